import { expect, test } from 'vitest';
import { earlierTimes } from './free-times.ts';

const clinic = (...days: string[][]) => [
  {
    siteId: 's1',
    siteName: 'Perth',
    address: 'Hay Street',
    timeZone: 'Australia/Perth',
    bookingFree: false,
    days: days.map((starts) => ({
      day: '',
      times: starts.map((startsAt) => ({ startsAt, calendarIds: [1] })),
      whyNot: null,
    })),
  },
];
const monday = ['2026-11-29T23:30:00Z', '2026-11-30T01:00:00Z', '2026-11-30T03:00:00Z'];
const tuesday = ['2026-11-30T23:30:00Z', '2026-12-01T02:00:00Z'];
const appointmentTime = '2026-12-01T02:00:00Z';
const starts = ({ shown }: ReturnType<typeof earlierTimes>) => shown.map(({ startsAt }) => startsAt);

test('free times before the present time and before the day are shown, a few of each', () => {
  const found = earlierTimes(clinic(monday, tuesday), { appointmentTime, beforeDay: '2026-12-01' });
  expect([found.count, starts(found)]).toEqual([3, monday]);
  const sameDay = earlierTimes(clinic(monday, tuesday), { appointmentTime, beforeDay: '2026-12-02' });
  expect([sameDay.count, starts(sameDay)], 'not the present time').toEqual([4, [...monday, tuesday[0]]]);
});

test('of many the first of each day, and how many there are', () => {
  const many = Array.from({ length: 7 }, (_, at) => `2026-11-30T0${at}:15:00Z`);
  const found = earlierTimes(clinic(many, tuesday), { appointmentTime, beforeDay: '2026-12-02' });
  expect([found.count, starts(found)]).toEqual([8, [many[0], tuesday[0]]]);
});

test('a day that is not typed to its end limits nothing; without a clinic nothing is free', () => {
  expect(earlierTimes(clinic(monday), { appointmentTime, beforeDay: '1/1' }).count).toBe(3);
  expect(earlierTimes(clinic(monday), { appointmentTime, beforeDay: '' }).count).toBe(3);
  expect(earlierTimes([], { appointmentTime, beforeDay: '' })).toEqual({ count: 0, shown: [] });
});
