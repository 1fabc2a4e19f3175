import { expect, test } from 'vitest';
import { emptyDayReason } from './empty-day.ts';

const weekdaysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => Temporal.PlainDate.from(day).add({ days: index }))
    .filter(({ dayOfWeek }) => dayOfWeek < 6)
    .map(String);

test.each<[string, { closed?: string; open?: string } | null, string[], string]>([
  [
    '2026-11-29',
    null,
    weekdaysFrom('2026-11-29', 62),
    'Nobody is rostered on Sundays; next day with doctors: Mon 30/11/2026',
  ],
  [
    '2026-12-25',
    { closed: 'Christmas Day' },
    ['2026-12-29'],
    'Closed: Christmas Day; next day with doctors: Tue 29/12/2026',
  ],
  [
    '2026-12-01',
    null,
    ['2026-12-02', '2026-12-08'],
    'Nobody is rostered on Tue 01/12/2026; next day with doctors: Wed 02/12/2026',
  ],
  [
    '2026-12-25',
    { open: 'Christmas Day' },
    ['2026-12-29'],
    'Open although Christmas Day, but no doctor is rostered; next day with doctors: Tue 29/12/2026',
  ],
  ['2026-11-29', null, [], 'Nobody is rostered on Sun 29/11/2026; no doctors within 62 days'],
])('[admin.board-empty] %s says why no doctor works', (day, holiday, rosteredDays, reason) => {
  const holidays = { holiday: holiday?.closed ?? null, openHoliday: holiday?.open ?? null };
  expect(emptyDayReason({ day, ...holidays, rosteredDays })).toBe(reason);
});
