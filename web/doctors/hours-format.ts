import { closeTogether } from '../../machines/rules/calendar/closed-days.ts';
import { shownDay } from '../../machines/rules/calendar/dates.ts';
import type { Period } from '../../machines/rules/calendar/weekly-hours.ts';
import { formatDayRange, pluralize } from '../ui/date-format.ts';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const short = (weekday: number) => WEEKDAYS[weekday - 1]?.slice(0, 3) ?? '';

export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** 'Mon–Fri 08:00–12:00, 12:30–16:00 · Sat 08:00–12:00': weekdays in a row with the same hours are joined. */
export function hoursText(hours: readonly Period[], week: number): string {
  const days = WEEKDAYS.map((_name, index) =>
    hours
      .filter((one) => one.week === week && one.weekday === index + 1)
      .map(({ fromTime, toTime }) => `${fromTime}–${toTime}`)
      .join(', '),
  );
  const groups: { first: number; last: number; text: string }[] = [];
  for (const [index, text] of days.entries()) {
    const group = groups.at(-1);
    if (group?.text === text) group.last = index + 1;
    else groups.push({ first: index + 1, last: index + 1, text });
  }
  return groups
    .filter(({ text }) => text !== '')
    .map(({ first, last, text }) => `${first === last ? short(first) : `${short(first)}–${short(last)}`} ${text}`)
    .join(' · ');
}

/** 'From 30/11/2026', with the last day where it is known. */
export const periodText = (fromDay: string, untilDay: string | null | undefined) =>
  untilDay ? formatDayRange(fromDay, untilDay) : `From ${shownDay(fromDay)}`;

type DaysToClose = { siteId: string; siteName: string; fromDay: string; toDay: string; people: number };

/** The people whom an absence affects, one line for each stretch of days with people. */
export const absenceMessages = (plans: readonly DaysToClose[]) =>
  plans.map(
    ({ siteName, fromDay, toDay, people: count }) =>
      `${people(count)} booked at ${siteName}, ${formatDayRange(fromDay, toDay)}: ${count === 1 ? 'the time is' : 'the times are'} kept until you plan where they go.`,
  );

/** The address at which a closing of these days is planned. */
export const closingAddress = ({ siteId, fromDay, toDay }: DaysToClose, doctorId: string) =>
  `/closings/new?${new URLSearchParams({ site: siteId, from: fromDay, to: toDay, doctors: doctorId })}`;

/**
 * The address of one closing for all people whom leave affects, at all clinics; null where there are none, or where it
 * is too long for one.
 */
export function leaveAddress(
  plans: readonly DaysToClose[],
  { doctorId, reason, publicReason }: { doctorId: string; reason: string; publicReason: string },
) {
  const from = plans.map(({ fromDay }) => fromDay).toSorted()[0];
  const to = plans
    .map(({ toDay }) => toDay)
    .toSorted()
    .at(-1);
  if (!from || !to || !closeTogether(from, to)) return null;
  const site = [...new Set(plans.map(({ siteId }) => siteId))].join(',');
  return `/closings/new?${new URLSearchParams({ site, from, to, doctors: doctorId, reason, ...(publicReason && { words: publicReason }) })}`;
}

/** '98 days until 24/05/2027'. */
export const daysText = (days: number, horizon: string) => `${pluralize(days, 'day')} until ${shownDay(horizon)}`;
