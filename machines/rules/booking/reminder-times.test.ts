import { expect, test } from 'vitest';
import { type ReminderChannel, type ReminderMoment, reminderPlan } from './reminder-times.ts';

const PERTH = 'Australia/Perth';
const SYDNEY = 'Australia/Sydney';
const at = (
  moment: ReminderMoment,
  channel: ReminderChannel,
  appointment: string,
  { timeZone = PERTH, now = '2026-11-01T04:00:00Z' } = {},
) => reminderPlan({ moment, channel, appointment, timeZone, now })?.at ?? null;

test('[remind.times] reminders leave 7 days, 1 day and 2 hours before, by the clinic’s clock over a change of summer time', () => {
  // 10:00 in Perth on Tuesday 24/11/2026.
  const ten = '2026-11-24T02:00:00Z';
  expect(at('7d', 'mail', ten)).toBe('2026-11-17T02:00:00Z');
  expect(at('1d', 'mail', ten)).toBe('2026-11-23T02:00:00Z');
  expect(at('2h', 'mail', ten)).toBe('2026-11-24T00:00:00Z');
  // Sydney puts its clocks on by an hour on 04/10/2026: 09:00 is 23:00Z before it and 22:00Z after it.
  const nine = '2026-10-06T22:00:00Z';
  const inSydney = { timeZone: SYDNEY, now: '2026-09-01T00:00:00Z' };
  expect(at('7d', 'mail', nine, inSydney)).toBe('2026-09-29T23:00:00Z');
});

test('[remind.quiet] no SMS leaves from 20:00 to 08:00: it leaves after them, or before them where that is too late', () => {
  // 07:30 in Perth: a day before is quiet, 08:00 of that day is not; two hours before is quiet, and 08:00 too late.
  const early = '2026-11-23T23:30:00Z';
  expect(at('1d', 'sms', early)).toBe('2026-11-23T00:00:00Z');
  expect(at('2h', 'sms', early)).toBe('2026-11-23T11:45:00Z');
  // 09:30: 08:00 is in time for it. 20:00 is quiet, 19:59 and 08:00 are not.
  expect(at('2h', 'sms', '2026-11-24T01:30:00Z')).toBe('2026-11-24T00:00:00Z');
  expect(at('2h', 'sms', '2026-11-24T14:00:00Z')).toBe('2026-11-24T11:45:00Z');
  expect(at('2h', 'sms', '2026-11-24T13:59:00Z')).toBe('2026-11-24T11:59:00Z');
  expect(at('2h', 'sms', '2026-11-24T02:00:00Z')).toBe('2026-11-24T00:00:00Z');
  expect(at('2h', 'mail', early), 'mail may come at night').toBe('2026-11-23T21:30:00Z');
});

test('[remind.times] reminders already due at the booking are not sent; the SMS of a booking leaves once it can no longer be undone', () => {
  const soon = { now: '2026-11-24T01:00:00Z' };
  const noon = '2026-11-24T04:00:00Z';
  expect([at('7d', 'mail', noon, soon), at('1d', 'sms', noon, soon)]).toEqual([null, null]);
  expect(at('2h', 'sms', noon, soon)).toBe('2026-11-24T02:00:00Z');
  expect(at('2h', 'mail', noon, { now: '2026-11-24T02:00:00Z' }), 'its very instant has passed').toBeNull();
  expect(at('booked', 'sms', noon, soon)).toBe('2026-11-24T01:02:00Z');
  const night = { now: '2026-11-24T13:00:00Z' };
  expect(at('booked', 'sms', '2026-11-26T04:00:00Z', night)).toBe('2026-11-25T00:00:00Z');
  expect(at('booked', 'sms', '2026-11-25T00:30:00Z', night), 'the evening before has passed').toBeNull();
  expect(at('booked', 'sms', '2026-11-24T01:01:00Z', soon), 'it would come after the start').toBeNull();
});
