import { expect, test } from 'vitest';
import { mondayOf } from './mondays.ts';

const PERTH = 'Australia/Perth';

test('[digest.once] a Monday counts from seven o’clock of the portal’s zone on', () => {
  const at = (instant: string, zone = PERTH) => mondayOf(new Date(instant), zone);
  expect(at('2026-11-22T22:59:59Z').day).toBe('2026-11-16');
  expect(at('2026-11-22T23:00:00Z')).toEqual({
    day: '2026-11-23',
    at: new Date('2026-11-22T23:00:00Z'),
    next: new Date('2026-11-29T23:00:00Z'),
  });
  expect(at('2026-11-29T15:00:00Z').day, 'Sunday').toBe('2026-11-23');
  // Sydney's clocks go forward on the 4th of October.
  expect(at('2026-10-02T00:00:00Z', 'Australia/Sydney').next).toEqual(new Date('2026-10-04T20:00:00Z'));
});
