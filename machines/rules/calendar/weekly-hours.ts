import { boardHour } from './board-hours.ts';

/** Hours of one weekday: `week` 0 is week A, 1 is week B; `weekday` 1 is Monday; times are 'HH:mm' at the clinic. */
export interface Period {
  readonly week: number;
  readonly weekday: number;
  readonly fromTime: string;
  readonly toTime: string;
}

export const NO_HOUR = 'Quarters of an hour from 05:30 to 18:30, such as 08:15.';
export const NOT_AFTER = 'The end is not after the start.';
const OVERLAP = 'This begins before the period above it ends.';

/**
 * The error of a period, given those before it on its day. The periods of a day are in order, so that the time between
 * two of them is a break.
 */
export function periodFault({ fromTime, toTime }: Period, earlier: readonly Period[]): string | null {
  const [from, to] = [boardHour(fromTime), boardHour(toTime)];
  if (from === null || to === null) return NO_HOUR;
  if (to <= from) return NOT_AFTER;
  return earlier.some((period) => (boardHour(period.toTime) ?? 0) > from) ? OVERLAP : null;
}

/** The first fault of weekly hours, with the place of its period among them, or null. */
export function hoursFault(hours: readonly Period[]): { index: number; message: string } | null {
  for (const [index, period] of hours.entries()) {
    const earlier = hours.slice(0, index).filter((one) => one.week === period.week && one.weekday === period.weekday);
    const message = periodFault(period, earlier);
    if (message !== null) return { index, message };
  }
  return null;
}

/** The Monday of a day's week, both 'YYYY-MM-DD'. */
export function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

/** The Monday of the last week A that began on or before a day, where weeks alternate and `weekA` lies in one of them. */
export function latestWeekA(weekA: string, day: string): string {
  const [first, monday] = [Temporal.PlainDate.from(mondayOf(weekA)), Temporal.PlainDate.from(mondayOf(day))];
  const isWeekB = (first.until(monday).days / 7) % 2 !== 0;
  return monday.subtract({ days: isWeekB ? 7 : 0 }).toString();
}
