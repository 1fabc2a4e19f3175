import { DEFAULT_TIME_ZONE, dayIn, isoDay } from '../../../machines/rules/calendar/dates.ts';

/** Two days, both included. */
export type Period = { from: string; to: string };

/** The calendar month of a day, so many months on. */
export function monthOf(day: string, months: number): Period {
  const first = Temporal.PlainDate.from(day).with({ day: 1 }).add({ months });
  return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString() };
}

/** As the address has it; without one the month before this one, which is what is to be billed. */
export function periodIn(params: URLSearchParams, now: Date): Period {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const isWhole = isoDay(from) !== null && isoDay(to) !== null && from <= to;
  return isWhole ? { from, to } : monthOf(dayIn(now.toISOString(), DEFAULT_TIME_ZONE), -1);
}
