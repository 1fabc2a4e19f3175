import { expect, test } from 'vitest';
import { lengthLabel, minutesBetween } from './length-label.ts';

test.each([
  [45, '45 minutes'],
  [60, 'about 1 h'],
  [95, 'about 1 h 35'],
  [125, 'about 2 h 05'],
])('[visit.length] %i minutes are %s', (minutes, label) => {
  expect(lengthLabel(minutes)).toBe(label);
});

test('[visit.length] minutes are counted between two instants', () => {
  expect(minutesBetween('2026-11-24T00:00:00Z', '2026-11-24T01:35:00Z')).toBe(95);
});
