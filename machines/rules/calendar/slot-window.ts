import type { EpochMs } from '../../lib/ports.ts';

const LEAD_MINUTES = 5;

/**
 * The period of a search for times, from one day to another at a site.
 * @param days 'YYYY-MM-DD' as the site's calendar has them; one day when both are equal
 * @returns two UTC instants: now plus 5 minutes when the first day is today at the site, else its 01:00; to the last
 * day's 23:59:59. In the last minutes of today both are that end: nothing is left.
 */
export function slotWindow(days: { fromDay: string; toDay: string; timeZone: string; now: EpochMs }) {
  const now = Temporal.Instant.fromEpochMilliseconds(days.now);
  const fromDay = Temporal.PlainDate.from(days.fromDay);
  const isToday = now.toZonedDateTimeISO(days.timeZone).toPlainDate().equals(fromDay);
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: days.timeZone, plainTime: time }).toInstant();
  const to = at(Temporal.PlainDate.from(days.toDay), '23:59:59');
  const from = isToday ? now.add({ minutes: LEAD_MINUTES }) : at(fromDay, '01:00');
  const earlier = Temporal.Instant.compare(from, to) > 0 ? to : from;
  return { from: earlier.toString(), to: to.toString() };
}
