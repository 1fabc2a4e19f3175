import { type BookingStatus, STATUS_FAMILIES } from './booking-status.table.ts';

/** The statuses in the order in which a booking goes through them, as the list's filter offers them. */
export const STATUS_GROUPS = {
  Waiting: ['Pending', 'Confirmed', 'Rescheduled', 'Worker to Return'],
  'At the clinic': ['Arrived', 'In Progress', 'Attended'],
  Results: [...STATUS_FAMILIES.resultPending, 'Preparing Report', ...STATUS_FAMILIES.waiting],
  Done: ['Completed', 'Cancelled', 'Did Not Attend'],
} as const satisfies Readonly<Record<string, readonly BookingStatus[]>>;
