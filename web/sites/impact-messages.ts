import { shownDay } from '../../machines/rules/calendar/dates.ts';
import type { ClinicSiteEffectsQuery } from '../generated/graphql.ts';
import { formatDate } from '../ui/date-format.ts';

/** Counts stop here. */
const COUNT_CAP = 1_000;

const counted = (count: number, one: string, many: string) =>
  `${count >= COUNT_CAP ? '1,000 or more' : count} ${count === 1 ? one : many}`;

/** The effects of disabling a site, one line for each kind of thing that there is; days are the site's own. */
export function siteImpactMessages(
  { bookings, firstBooking, lastBooking, pending, holds, rosters }: ClinicSiteEffectsQuery['clinicSiteEffects'],
  timeZone: string,
): readonly string[] {
  const day = (instant: string | null | undefined) => (instant ? shownDay(formatDate(timeZone, instant)) : '');
  const when =
    day(firstBooking) === day(lastBooking)
      ? `on ${day(firstBooking)}`
      : `from ${day(firstBooking)} to ${day(lastBooking)}`;
  const lines: [number, string][] = [
    [
      bookings,
      `${counted(bookings, 'booking', 'bookings')} to come, ${when}: they stay booked; move them or keep the clinic open for them.`,
    ],
    [pending, `${counted(pending, 'pending booking prefers', 'pending bookings prefer')} it.`],
    [holds, `${counted(holds, 'time is', 'times are')} held right now and given back; whoever held them is told.`],
    [rosters, `${counted(rosters, 'doctor’s day', 'doctors’ days')} to come, offered again once it is active.`],
  ];
  return lines.filter(([count]) => count > 0).map(([, words]) => words);
}
