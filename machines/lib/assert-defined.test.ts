import { expect, test } from 'vitest';
import { defined } from './assert-defined.ts';
import { PortalFailure, toPortalError } from './portal-error.ts';

test('a known value comes back, falsy ones too', () => {
  expect([defined(0), defined(''), defined(false)]).toEqual([0, '', false]);
});

test('a missing value that was promised is a loud bug', () => {
  expect(() => defined(null)).toThrow('promised');
  expect(() => defined(undefined)).toThrow('promised');
});

test('a failure of a port becomes data, a bug is thrown again', () => {
  const taken = { code: 'SLOT_TAKEN', reason: 'This time was just taken.' } as const;
  expect(toPortalError(new PortalFailure(taken))).toEqual(taken);
  expect(new PortalFailure(taken).message).toBe('This time was just taken.');
  expect(new PortalFailure({ code: 'UNREACHABLE' }).message).toBe('UNREACHABLE');
  const bug = new TypeError('x is not a function');
  expect(() => toPortalError(bug)).toThrow(bug);
});
