import { expect, test } from 'vitest';
import { differences, leaves } from './context-diff.ts';

test('[machine.inspect] a change of the context is shown with its path; values that appear or disappear whole are only named', () => {
  const before = { step: 'time', holds: { c1: { id: 'r1', minutes: 10 } }, sending: null, emails: ['a', 'b'] };
  const after = { step: 'review', holds: {}, sending: { key: 'k', candidates: [1, 2] }, emails: ['a', 'c'] };
  expect(differences(before, after)).toEqual([
    { path: 'step', before: 'time', after: 'review' },
    { path: 'holds', before: '{…}', after: '{}' },
    { path: 'sending', before: 'null', after: '{…}' },
    { path: 'emails', before: 'a, b', after: 'a, c' },
  ]);
  expect(differences(before, structuredClone(before))).toEqual([]);
});

test('[machine.inspect] an actor is a leaf, by its id', () => {
  expect(leaves({ owner: { xstate$$type: 1, id: 'x:3' } })).toEqual([['owner', 'actor x:3']]);
});

test('[machine.inspect] epoch milliseconds are shown as a time of day, with the day where it is another one', () => {
  const now = new Date();
  now.setHours(9, 5, 7, 42);
  expect(leaves({ expiresAt: now.getTime(), remainingMs: 600_000 })).toEqual([
    ['expiresAt', '09:05:07.042'],
    ['remainingMs', '600000'],
  ]);
  expect(leaves({ at: new Date(2025, 1, 3, 16, 0, 0, 5).getTime() })).toEqual([['at', '03/02/2025 16:00:00.005']]);
});

test('[machine.inspect] a list of plain values is one line', () => {
  expect(leaves({ permissions: ['sites', 'calendar'], rows: [{ id: 1 }] })).toEqual([
    ['permissions', 'sites, calendar'],
    ['rows.0.id', '1'],
  ]);
});
