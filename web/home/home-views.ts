import { addressOf } from '../../machines/booking-list-view/list-query.ts';
import { type HomeViewName, homeViews } from '../../machines/rules/booking/home-views.ts';
import { formatTotal } from '../app/booking-format.ts';
import type { HomeQuery } from '../generated/graphql.ts';
import { clinicTime, formatDate, formatDay } from '../ui/date-format.ts';

export type Home = HomeQuery['home'];
export type HomeBooking = Home['bookings'][number];

/** The booking list with exactly what a number counts. */
export function viewAddress(view: HomeViewName, today: string): string {
  const { filter, sort } = homeViews(today)[view];
  const order = sort === 'created_at' ? 'desc' : 'asc';
  return `/pem-bookings?${addressOf({ ...filter, sort, order, view: '' })}`;
}

/** '3', or '2,000+' beyond what the list counts exactly. */
export function countOf({ counts }: Home, view: HomeViewName): { total: number; text: string } {
  const { total = 0, totalCapped = false } = counts.find((count) => count.view === view) ?? {};
  return { total, text: formatTotal(total, totalCapped) };
}

export const bookingsOf = ({ bookings }: Home, view: HomeViewName): readonly HomeBooking[] =>
  bookings.filter((booking) => booking.view === view);

/** 'Today 07:30', 'Tomorrow 08:15' or 'Wed 25/11/2026 09:00', by the clinic's clock. */
export function clinicStart(timeZone: string, startsAt: string, today: string): { day: string; time: string } {
  const day = formatDate(timeZone, startsAt);
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  const named = day === today ? 'Today' : day === tomorrow ? 'Tomorrow' : formatDay(day);
  return { day: named, time: clinicTime(timeZone, startsAt) };
}
