import { isEmptyDate } from '../calendar/dates.ts';
import { type BookingStatus, isPending, nextStatuses, shownStatus } from './booking-status.table.ts';

/** `status` in the service's spelling; `appointmentTime` a UTC instant, null or the empty date where there is none. */
export interface EditableState {
  readonly status: string;
  readonly appointmentTime: string | null;
}

type Named = EditableState & { readonly name: string };

/**
 * True if this candidate's Note, and from this candidate's page the booking's Comment, may be edited: while Pending, or
 * while Confirmed or Rescheduled with the time still ahead. Screen and service both use this rule.
 * @param now epoch milliseconds
 */
export function canEditNotes({ status, appointmentTime }: EditableState, now: number): boolean {
  const shown = shownStatus(status);
  if (shown === null) return false;
  return isPending(shown) || (isSettled(shown) && isAhead(appointmentTime, now));
}

/** Why not, about the candidate it concerns; null where they may. */
export function notesRefusal(candidate: Named, now: number): string | null {
  if (canEditNotes(candidate, now)) return null;
  const shown = shownStatus(candidate.status);
  return shown !== null && isSettled(shown)
    ? `The appointment of ${candidate.name} has passed.`
    : `${candidate.name} is ${shown ?? candidate.status}.`;
}

/** True if the person's own details may still be corrected: until the booking is Completed or Cancelled. */
export function canUpdateCandidate({ status }: Pick<EditableState, 'status'>): boolean {
  const shown = shownStatus(status);
  return shown !== null && nextStatuses(shown).length > 0;
}

const isSettled = (status: BookingStatus) => status === 'Confirmed' || status === 'Rescheduled';

/** True if there is a time, and it lies ahead. */
export const isAhead = (appointmentTime: string | null, now: number): boolean =>
  appointmentTime !== null &&
  !isEmptyDate(appointmentTime) &&
  Temporal.Instant.from(appointmentTime).epochMilliseconds > now;
