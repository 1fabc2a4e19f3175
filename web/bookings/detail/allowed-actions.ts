import type { Permission } from '../../../machines/rules/access/permissions.ts';
import {
  type BookingStatus,
  isPending,
  shownStatus,
  tableRefusal,
} from '../../../machines/rules/booking/booking-status.table.ts';
import { canEditNotes, canUpdateCandidate, isAhead } from '../../../machines/rules/booking/edit-rule.ts';

type Person = { status: string };
type BookingState = Person & { appointmentTime: string | null; candidates: readonly Person[] };

/** Why this candidate cannot be cancelled, in words; null where they can. */
export function cancelRefusal({ status }: Person, permissions: readonly Permission[]): string | null {
  const shown = shownStatus(status);
  return shown !== null && tableRefusal(shown, 'Cancelled', permissions) === null ? null : `is ${shown ?? status}`;
}

/**
 * The actions that the account may take on a candidate's booking in its present state, by the service's own rules.
 * @param now epoch milliseconds
 */
export function allowedActions(
  detail: BookingState,
  permissions: readonly Permission[],
  now: number,
  { isProvider = false } = {},
) {
  const status = shownStatus(detail.status);
  const writes = permissions.includes('make_bookings');
  const may = (to: BookingStatus) => status !== null && tableRefusal(status, to, permissions) === null;
  const pending = status !== null && isPending(status);
  const isOver = !pending && !isAhead(detail.appointmentTime, now);
  return {
    editNotes: writes && canEditNotes(detail, now),
    update: writes && canUpdateCandidate(detail),
    sendConfirmation: writes && canUpdateCandidate(detail) && !isOver,
    /** From the start on only the clinic says what became of it. */
    cancel: cancelRefusal(detail, permissions) === null && (isProvider || !isOver),
    /** A time, or another one. */
    pickTime: writes && may(pending ? 'Confirmed' : 'Rescheduled'),
    changeDates: writes && pending,
  };
}

export type AllowedActions = ReturnType<typeof allowedActions>;
