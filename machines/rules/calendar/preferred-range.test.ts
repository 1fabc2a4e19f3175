import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeMessage } from './preferred-range.ts';

const ORDER = 'Preferred to date should not be before than from date';
const LENGTH = 'Selected range should not be more than 30 days';

test.each([
  ['2026-11-23', '2026-11-23', null],
  ['2026-11-23', '2026-12-23', null], // 30 days apart
  ['2026-11-23', '2026-12-24', LENGTH],
  ['2026-11-23', '2026-11-22', ORDER],
  ['2027-01-31', '2026-12-31', ORDER],
  ['2028-02-15', '2028-03-16', null], // over a leap day
  ['', '2026-11-23', null],
  ['2026-11-23', '', null],
  ['2026-02-30', '2026-03-01', null], // no day: the field itself says so
])('[valid.range] from %s to %s: %s', (from, to, message) => {
  expect(rangeMessage(from, to)).toBe(message);
});

test('[valid.range] the rule counts the number of days, at any place of the range', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (date, days) => {
      const from = Temporal.PlainDate.from(date.toISOString().slice(0, 10));
      const expected = days < 0 ? ORDER : days > 30 ? LENGTH : null;
      expect(rangeMessage(from.toString(), from.add({ days }).toString())).toBe(expected);
    }),
  );
});
