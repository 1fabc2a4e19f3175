import type { Database } from '../../database/database.ts';
import type { PortalFacts } from '../../shared/http/service-deps.ts';
import type { BookedCandidate } from './candidates/booked-candidates.ts';
import {
  type Cancelled,
  type CONFIRMATIONS,
  writeCancellation,
  writeCancellationCopy,
  writeConfirmation,
  writeCopy,
} from './mails/booking-mails.ts';
import { withdrawMoveNotices } from './mails/move-notices.ts';
import { withdrawReminders } from './mails/withdraw-reminders.ts';
import { writeWebhookEvents } from './webhook-events.ts';

/*
 * Mails, reminders and webhooks of an appointment that a company or a candidate changes, in the transaction of the change.
 * The caller writes the audit. A new booking: `mails/first-mails.ts`. A move by the clinic, which can be undone: `moveThere` in
 * `clinic-day/board/moves.ts`. Results: `results/results-mails.ts`.
 */

/** A clinic has given a pending candidate a time: the candidate gets the confirmation, and the booking person a copy. */
export async function appointmentConfirmed(tx: Database, portal: PortalFacts, after: BookedCandidate, now: Date) {
  await writeWebhookEvents(tx, 'booking.moved', [after.candidate_id], { now });
  await writeConfirmation(tx, portal, after, { now });
  if (after.contact_email !== after.candidate_email) await writeCopy(tx, portal, after, { now });
}

/** The company or the candidate has chosen another time: mails about the old one are withdrawn, both get the new one. */
export async function appointmentMoved(
  tx: Database,
  portal: PortalFacts,
  after: BookedCandidate,
  { kind = 'booking.rescheduled', now }: { kind?: (typeof CONFIRMATIONS)[number]; now: Date },
) {
  await withdrawWaiting(tx, after.candidate_id);
  await writeWebhookEvents(tx, 'booking.moved', [after.candidate_id], { now });
  await writeConfirmation(tx, portal, after, { kind, now });
  await writeCopy(tx, portal, after, { kind, now });
}

/** Both get the cancellation. `before` is the candidate as it was; the row's change has withdrawn what waited. */
export async function appointmentCancelled(
  tx: Database,
  portal: PortalFacts,
  before: BookedCandidate,
  cancelled: Cancelled,
) {
  await writeCancellation(tx, portal, before, cancelled);
  await writeCancellationCopy(tx, portal, before, cancelled);
}

/**
 * Withdraws reminders and notices of moves that have not left, of an appointment that is not there any more.
 * @returns `wasMoving`: a notice of a move was among them
 */
export async function withdrawWaiting(tx: Database, candidateId: string): Promise<{ wasMoving: boolean }> {
  const notices = await withdrawMoveNotices(tx, candidateId);
  await withdrawReminders(tx, candidateId);
  return { wasMoving: notices.size > 0 };
}
