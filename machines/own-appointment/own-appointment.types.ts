import { shownStatus } from '../rules/booking/booking-status.table.ts';
import { isAhead } from '../rules/booking/edit-rule.ts';
import { isEmptyDate } from '../rules/calendar/dates.ts';

/** State of an appointment for the candidate, who does not see the provider's statuses. */
export type OwnState = 'arranging' | 'ahead' | 'past' | 'cancelled';

/** Facts that decide what a candidate may do about the own appointment. */
export interface OwnFacts {
  readonly appointment: OwnState;
  /** To the present time. */
  readonly answer: 'none' | 'confirmed' | 'asked';
  /** Some details are still to be filled in. */
  readonly isIncomplete: boolean;
  /** Null if the company does not allow moves, or it is too near. Epoch milliseconds. */
  readonly move: { readonly heldUntil: number | null; readonly isMoved: boolean } | null;
  readonly isWithDoctor: boolean;
  readonly earlier: 'none' | 'waiting' | 'offered';
}

/** Input of the machine: the facts, and the moment in epoch milliseconds. */
export interface OwnInput extends OwnFacts {
  readonly now: number;
}

export type OwnEvent =
  | { type: 'clock.ticked'; now: number }
  | { type: 'details.saved' }
  | { type: 'attendance.confirmed' }
  | { type: 'change.asked' }
  | { type: 'times.opened' }
  | { type: 'time.held'; until: number }
  | { type: 'time.taken' }
  | { type: 'time.released' }
  | { type: 'earlier.asked' }
  | { type: 'earlier.taken' }
  | { type: 'earlier.declined' };

/** @param status in the service's spelling @param now epoch milliseconds */
export function ownStateOf(status: string, appointmentTime: string | null, now: number): OwnState {
  const shown = shownStatus(status);
  if (shown === 'Cancelled') return 'cancelled';
  if (appointmentTime === null || isEmptyDate(appointmentTime)) return 'arranging';
  const isKept = shown === 'Confirmed' || shown === 'Rescheduled';
  return isKept && isAhead(appointmentTime, now) ? 'ahead' : 'past';
}
