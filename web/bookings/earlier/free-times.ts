import type { FreeTime } from '../../../machines/forms/booking-forms.ts';
import { dayIn } from '../../../machines/rules/calendar/dates.ts';
import { dayMessage } from '../../../machines/rules/calendar/typed-day.ts';
import type { TimeSlotsQuery } from '../../generated/graphql.ts';

type Clinics = TimeSlotsQuery['timeSlots'];
type Limits = { appointmentTime: string; beforeDay: string };

/** The service answers no longer window. */
export const SEARCHED_DAYS = 30;
const MOST_SHOWN = 6;

/**
 * Free times of a clinic before a booking's own time and before that day: how many, and those to show, which are the first
 * of each day where there are many. A day that is not typed to its end limits nothing.
 */
export function earlierTimes([clinic]: Clinics, { appointmentTime, beforeDay }: Limits) {
  if (!clinic) return { count: 0, shown: [] };
  const isMeant = (day: string) => beforeDay === '' || dayMessage(beforeDay) !== null || day < beforeDay;
  const dayOf = ({ startsAt }: FreeTime) => dayIn(startsAt, clinic.timeZone);
  const times: FreeTime[] = clinic.days
    .flatMap(({ times: free }) => free)
    .filter((time) => Date.parse(time.startsAt) < Date.parse(appointmentTime) && isMeant(dayOf(time)));
  const firsts = [...Map.groupBy(times, dayOf).values()].flatMap(([first]) => first ?? []);
  return { count: times.length, shown: (times.length > MOST_SHOWN ? firsts : times).slice(0, MOST_SHOWN) };
}
