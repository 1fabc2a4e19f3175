import { BILLED_STATUSES } from './billed-statuses.ts';
import { type BookingFilter, NO_FILTER } from './booking-filter.ts';
import type { BookingStatus } from './booking-status.table.ts';

/** Days that a period of the overview has. */
export const OVERVIEW_PERIODS = [14, 30, 60] as const;
export const MAX_OVERVIEW_DAYS = 62;

/** Age of a pending booking in days: from `least` to `most`, or longer. */
export const PENDING_AGES = [
  { least: 0, most: 1 },
  { least: 2, most: 3 },
  { least: 4, most: 7 },
  { least: 8, most: null },
] as const;
export type PendingAge = (typeof PENDING_AGES)[number];

/** Statuses of candidates who came to the appointment. */
export const CAME_STATUSES = [
  'Arrived',
  'In Progress',
  'Worker to Return',
  ...BILLED_STATUSES,
] as const satisfies readonly BookingStatus[];
export const MISSED_STATUS = 'Did Not Attend' satisfies BookingStatus;

/** The numbers of the overview that count bookings. */
export type OverviewView = PendingAge | 'pending' | 'expected' | 'missed' | 'completed';

interface ViewOf {
  /** 'YYYY-MM-DD', in the zone that the list's days are of. */
  readonly today: string;
  /** Number of days back that appointments count, today among them. */
  readonly days: number;
  /** '' for every clinic. */
  readonly site: string;
}

/** Each number is a filter of the booking list: the page links to it, the service counts by it. */
export function overviewFilter(view: OverviewView, { today, days, site: id }: ViewOf): BookingFilter {
  const site = id === '' ? [] : [id];
  const ago = (count: number) => Temporal.PlainDate.from(today).subtract({ days: count }).toString();
  const pending: BookingFilter = { ...NO_FILTER, site, statuses: ['Pending'] };
  if (view === 'pending') return pending;
  if (typeof view === 'object') {
    const { least, most } = view;
    return { ...pending, createdFrom: most === null ? '' : ago(most), createdTo: ago(least) };
  }
  const statuses = {
    expected: [...CAME_STATUSES, MISSED_STATUS],
    missed: [MISSED_STATUS],
    completed: ['Completed'],
  };
  return { ...NO_FILTER, site, fromDate: ago(days - 1), toDate: today, statuses: statuses[view] };
}
