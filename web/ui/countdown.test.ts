import { expect, test } from 'vitest';
import { clock, holdTone } from './countdown.ts';

test('a countdown reads minutes and seconds, and a started second counts whole', () => {
  expect([600_000, 599_001, 61_000, 60_001, 1, 0].map(clock)).toEqual([
    '10:00',
    '10:00',
    '01:01',
    '01:01',
    '00:01',
    '00:00',
  ]);
});

test('a countdown never goes below zero', () => {
  expect(clock(-5_000)).toBe('00:00');
});

test('the bar warns at two minutes and again at thirty seconds', () => {
  expect([120_001, 120_000, 30_001, 30_000, 0].map(holdTone)).toEqual(['calm', 'warn', 'warn', 'late', 'late']);
});
