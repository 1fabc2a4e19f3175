import { addressOf } from '../../../machines/booking-list-view/list-query.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import { filterOf } from '../../../machines/rules/booking/booking-filter.ts';
import { BOOKING_STATUSES, type BookingStatus } from '../../../machines/rules/booking/booking-status.table.ts';
import { CANCEL_LISTED } from '../cancel-listed.ts';
import { useAccess } from '../session/session-context.tsx';

const OPEN = BOOKING_STATUSES.filter((status) => status !== 'Completed' && status !== 'Cancelled');
const BEFORE_THE_VISIT: readonly BookingStatus[] = ['Pending', 'Confirmed', 'Rescheduled'];

/** Bookings of a company, of one of its subsidiaries, of a site or a doctor from a day on. */
type BookingsOf =
  | { company: string; subsidiary?: string }
  | { site: string; fromDate: string }
  | { doctor: string; fromDate: string };

/** The list of bookings that are neither completed nor cancelled, the next appointment first. */
export const openBookingsAddress = (of: BookingsOf, statuses: readonly BookingStatus[] = OPEN) =>
  `/pem-bookings?${addressOf({ ...filterOf(of), statuses: [...statuses], sort: 'appointment_time', order: 'asc', view: '' })}`;

/**
 * Links of a question that affects open bookings: their list, and the list that cancels those before the visit.
 * @param whose the word before 'bookings', such as 'its'
 */
export function openBookingsLinks(of: BookingsOf, whose: string, permissions: readonly Permission[]) {
  const look = { href: openBookingsAddress(of), text: `Look at ${whose} open bookings` };
  const cancel = {
    href: openBookingsAddress(of, BEFORE_THE_VISIT),
    text: `Cancel ${whose} bookings`,
    state: CANCEL_LISTED,
  };
  return permissions.includes('make_bookings') ? [look, cancel] : [look];
}

/** The links that the account may follow. */
export const useOpenBookingsLinks = (of: BookingsOf, whose: string) =>
  openBookingsLinks(of, whose, useAccess().permissions);
