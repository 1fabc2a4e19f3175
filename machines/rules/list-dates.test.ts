import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDates } from './list-dates.ts';

test('[list.filter-dates] from the start of the from day to the end of the to day, in the zone named', () => {
  expect(listDates('2026-11-23', '2026-11-24', 'Australia/Perth')).toEqual({
    from: '2026-11-22T16:00:00Z',
    to: '2026-11-24T15:59:59.999Z',
  });
});

test('[list.filter-dates] either end may be open', () => {
  expect(listDates('', '2026-11-24', 'Australia/Perth').from).toBeNull();
  expect(listDates('2026-11-23', '', 'Australia/Perth').to).toBeNull();
});

test('[list.filter-dates] one day is as long as its clock says, and the next one begins a millisecond later', () => {
  const hours = (day: string) => {
    const { from, to } = listDates(day, day, 'Australia/Sydney');
    return (Date.parse(to ?? '') + 1 - Date.parse(from ?? '')) / 3_600_000;
  };
  expect([hours('2026-10-03'), hours('2026-10-04'), hours('2026-04-05')]).toEqual([24, 23, 25]);
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }), (date) => {
      const day = Temporal.PlainDate.from(date.toISOString().slice(0, 10));
      const today = listDates(day.toString(), day.toString(), 'Australia/Sydney');
      const tomorrow = listDates(day.add({ days: 1 }).toString(), '', 'Australia/Sydney');
      expect(Date.parse(tomorrow.from ?? '') - Date.parse(today.to ?? '')).toBe(1);
    }),
  );
});
