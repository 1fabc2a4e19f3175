import { addressOf } from '../../machines/booking-list-view/list-query.ts';
import { type OverviewView, overviewFilter, PENDING_AGES } from '../../machines/rules/booking/overview-views.ts';
import type { OverviewNumbersQuery } from '../generated/graphql.ts';

export type Numbers = OverviewNumbersQuery['overviewNumbers'];
export type BookingNumbers = Numbers['all'];

/** '0–1 days', '4–7 days', 'Over 7 days'. */
export const ageNames = PENDING_AGES.map(({ least, most }) =>
  most === null ? `Over ${least - 1} days` : `${least}–${most} days`,
);

/** The booking list with exactly what a number counts, the oldest first. */
export function listAddress(view: OverviewView, facts: { today: string; days: number; site: string }): string {
  const isPending = view === 'pending' || typeof view === 'object';
  const sort = isPending ? 'created_at' : 'appointment_time';
  return `/pem-bookings?${addressOf({ ...overviewFilter(view, facts), sort, order: 'asc', view: '' })}`;
}

/** '4.2%' of the expected candidates; empty where none were expected. */
export const missedRate = ({ missed, expected }: BookingNumbers): string =>
  expected === 0 ? '' : `${((100 * missed) / expected).toFixed(1)}%`;

/** '6.5 h' up to two days, then '3.2 days'. */
export const formatTurnaround = (hours: number): string =>
  hours < 48 ? `${hours.toFixed(1)} h` : `${(hours / 24).toFixed(1)} days`;

/** Pending that no clinic was wished for, by age. */
export const withoutClinic = ({ all, clinics }: Numbers): number =>
  all.pending.reduce((sum, one) => sum + one, 0) -
  clinics.reduce((sum, { pending }) => sum + pending.reduce((part, one) => part + one, 0), 0);
