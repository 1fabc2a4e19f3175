import { expect, test } from 'vitest';
import { searchedDays } from './searched-days.ts';

const none = { site: null, appointmentTime: null, preferredFromDate: null, preferredToDate: null };
const at = (appointmentTime: string, timeZone = 'Australia/Perth') => ({
  ...none,
  site: { timeZone },
  appointmentTime,
});
const sunday = '2026-11-22';

test('[detail.reschedule] another time is looked for in the week of the present one', () => {
  const week = { fromDate: '2026-12-14', toDate: '2026-12-20' };
  expect(searchedDays(at('2026-12-15T23:30:00Z'), sunday)).toEqual(week);
  expect(searchedDays(at('2026-12-20T05:00:00Z'), sunday)).toEqual(week);
  // Monday at the clinic, Sunday elsewhere.
  expect(searchedDays(at('2026-12-13T20:30:00Z', 'Australia/Brisbane'), sunday)).toEqual(week);
});

test('[detail.reschedule] in a week that has begun, from today on', () => {
  expect(searchedDays(at('2026-11-22T23:30:00Z'), sunday)).toEqual({ fromDate: '2026-11-23', toDate: '2026-11-29' });
  expect(searchedDays(at('2026-11-25T23:30:00Z'), '2026-11-23')).toEqual({});
  expect(searchedDays(at('2026-10-01T01:00:00Z'), sunday)).toEqual({});
});

test('[detail.reschedule] a pending candidate on the days asked for, while they are ahead', () => {
  const requests = { preferredFromDate: '2026-12-01', preferredToDate: '2026-12-05' };
  const days = { fromDate: '2026-12-01', toDate: '2026-12-05' };
  expect(searchedDays({ ...none, ...requests }, sunday)).toEqual(days);
  expect(searchedDays({ ...none, ...requests, site: { timeZone: 'Australia/Perth' } }, '2026-12-01')).toEqual(days);
  expect(searchedDays({ ...none, ...requests }, '2026-12-02')).toEqual({});
  expect(searchedDays(none, sunday)).toEqual({});
});
