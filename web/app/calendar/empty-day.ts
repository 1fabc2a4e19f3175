import { MAX_OVERVIEW_DAYS } from '../../../machines/rules/booking/overview-views.ts';
import { formatDay } from '../../ui/date-format.ts';

export interface EmptyDayFacts {
  readonly day: string;
  /** The holiday that closes the clinic. */
  readonly holiday: string | null;
  /** The holiday of its state on which it is open. */
  readonly openHoliday: string | null;
  /** Days on which doctors work at the clinic, from `day` on, in order. */
  readonly rosteredDays: readonly string[];
}

const weekdayOf = (day: string) => Temporal.PlainDate.from(day).dayOfWeek;
const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const;

/** The reason why a clinic has no doctors on a day, and the next day on which it has some. */
export function emptyDayReason(facts: EmptyDayFacts): string {
  const [next] = facts.rosteredDays;
  const later = next ? `next day with doctors: ${formatDay(next)}` : `no doctors within ${MAX_OVERVIEW_DAYS} days`;
  return `${closedReason(facts)}; ${later}`;
}

function closedReason({ day, holiday, openHoliday, rosteredDays }: EmptyDayFacts): string {
  if (holiday) return `Closed: ${holiday}`;
  if (openHoliday) return `Open although ${openHoliday}, but no doctor is rostered`;
  const isUsual = rosteredDays.length > 0 && !rosteredDays.some((other) => weekdayOf(other) === weekdayOf(day));
  return `Nobody is rostered on ${isUsual ? weekdays[weekdayOf(day) - 1] : formatDay(day)}`;
}
