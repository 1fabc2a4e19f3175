import { type CorrectableFacts, shownStatus } from '../../machines/rules/booking/booking-status.table.ts';

/** Facts of a booking that decide its next status. */
export type StatusSource = {
  status: string;
  appointmentTime: string | null;
  siteTimeZone: string | null;
  statusBefore: string | null;
  statusChangedAt: string | null;
};

/** Null where a service named a status that the table does not know. */
export function statusFacts(booking: StatusSource): CorrectableFacts | null {
  const { appointmentTime: startsAt, siteTimeZone: timeZone, statusBefore, statusChangedAt } = booking;
  const status = shownStatus(booking.status);
  if (status === null) return null;
  return {
    status,
    startsAt,
    timeZone,
    statusChangedAt,
    statusBefore: statusBefore === null ? null : shownStatus(statusBefore),
  };
}

/** Of all of them, or of none where one is unknown. */
export function allStatusFacts(bookings: readonly StatusSource[]): readonly CorrectableFacts[] {
  const complete = bookings.map(statusFacts).filter((facts) => facts !== null);
  return complete.length === bookings.length ? complete : [];
}
