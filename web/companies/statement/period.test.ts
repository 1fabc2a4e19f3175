import { expect, test } from 'vitest';
import { monthOf, periodIn } from './period.ts';

const inDecember = new Date('2026-12-01T00:30:00Z');

test('[billing.statement] without days in the address it is the month before, in the portal’s zone', () => {
  expect(periodIn(new URLSearchParams(), inDecember)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(periodIn(new URLSearchParams(), new Date('2026-11-30T16:30:00Z'))).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
});

test('days of the address count where they are two, in order', () => {
  const days = (text: string) => periodIn(new URLSearchParams(text), inDecember);
  expect(days('from=2026-11-03&to=2026-11-09')).toEqual({ from: '2026-11-03', to: '2026-11-09' });
  expect(days('from=2026-11-09&to=2026-11-03')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(days('from=2026-02-31&to=2026-03-03')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test('a month is whole, across the year too', () => {
  expect(monthOf('2026-01-31', 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthOf('2026-01-15', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});
