import { shownStatus } from '../booking-status/booking-status.machine.ts';
import { isAhead } from '../rules/booking/edit-rule.ts';
import { isEmptyDate } from '../rules/calendar/dates.ts';

/** What is stored of a link. Instants in epoch milliseconds. */
export interface LinkFacts {
  /** Revoked, or tried too often. */
  readonly endedAt: number | null;
  /** From then on it opens nothing, whatever happens. */
  readonly endsAt: number;
  /** Wrong dates of birth or codes since the last right one. */
  readonly wrongTries: number;
  readonly restsUntil: number | null;
  /** What is asked for: the code of an SMS where the date of birth is not known yet. */
  readonly proof: 'birthDate' | 'code';
  /** Of the code that was sent last; null where none can be typed any more. */
  readonly codeEndsAt: number | null;
}

/** Where an appointment stands for the candidate, who knows nothing of the provider's statuses. */
export type OwnState = 'arranging' | 'ahead' | 'past' | 'cancelled';

/** What decides what a candidate may do with the page, once the link is open. */
export interface OwnFacts {
  readonly appointment: OwnState;
  /** To the time that stands. */
  readonly answer: 'none' | 'confirmed' | 'asked';
  /** Whether something is left to fill in. */
  readonly isIncomplete: boolean;
  /** Null where the company lets nobody move, or it is too near. */
  readonly move: { readonly heldUntil: number | null; readonly isMoved: boolean } | null;
  readonly isWithDoctor: boolean;
  readonly earlier: 'none' | 'waiting' | 'offered';
}

/** What the machine begins with: a link's row or null where there is none, and the moment in epoch milliseconds. */
export interface LinkInput {
  readonly now: number;
  readonly link: LinkFacts | null;
  readonly isProved: boolean;
  readonly own: OwnFacts;
}

export type LinkEvent =
  | { type: 'clock.ticked'; now: number }
  | { type: 'link.revoked' }
  | { type: 'code.asked' }
  | { type: 'proof.tried'; isRight: boolean }
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

/** Of a page whose appointment nobody has read yet. */
export const NO_OWN_FACTS: OwnFacts = {
  ...{ appointment: 'past', answer: 'none', isIncomplete: false },
  ...{ move: null, isWithDoctor: false, earlier: 'none' },
};

/** A link that opens something, for those who know that already and ask what may be done. */
export const OPEN_LINK: LinkFacts = {
  ...{ endedAt: null, endsAt: Number.MAX_SAFE_INTEGER, wrongTries: 0, restsUntil: null },
  ...{ proof: 'birthDate', codeEndsAt: null },
};

/** @param status in the service's spelling @param now epoch milliseconds */
export function ownStateOf(status: string, appointmentTime: string | null, now: number): OwnState {
  const shown = shownStatus(status);
  if (shown === 'Cancelled') return 'cancelled';
  if (appointmentTime === null || isEmptyDate(appointmentTime)) return 'arranging';
  const isKept = shown === 'Confirmed' || shown === 'Rescheduled';
  return isKept && isAhead(appointmentTime, now) ? 'ahead' : 'past';
}
