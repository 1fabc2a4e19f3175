import { addressOf } from '../../../machines/booking-list-view/list-query.ts';
import { filterOf } from '../../../machines/rules/booking/booking-filter.ts';
import { BOOKING_STATUSES } from '../../../machines/rules/booking/booking-status.table.ts';

const OPEN = BOOKING_STATUSES.filter((status) => status !== 'Completed' && status !== 'Cancelled');

/** The list of a company's or a site's bookings that are neither completed nor cancelled, the next appointment first. */
export const openBookingsAddress = (of: { company: string } | { site: string; fromDate: string }) =>
  `/pem-bookings?${addressOf({ ...filterOf(of), statuses: OPEN, sort: 'appointment_time', order: 'asc', view: '' })}`;
