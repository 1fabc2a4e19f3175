import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { cancelCandidate } from '../../bookings/change/cancel-booking.ts';
import { type BookedCandidate, lockBookedCandidate as readAgain } from '../../record/candidates/booked-candidates.ts';
import { writeCancellation, writeConfirmation } from '../../record/mails/booking-mails.ts';
import { checkMove, findUnchangedPlace, lockAppointment } from '../../scheduling/slots/appointment-targets.ts';
import { type BookingChange, candidatesChanged } from '../../shared/changes.ts';
import { type Mover, moveThere } from '../board/moves.ts';
import type { BulkAction, BulkUndo } from './bulk-changes.tables.ts';

/** Everything that one bulk change has for each of its bookings. */
export interface BulkRun {
  readonly caller: Caller;
  readonly mover: Mover;
  readonly notes: string;
  readonly poNumber: string;
  /** When the mails leave. */
  readonly sendAfter: Date;
  /** Bookings whose PO number this change has set. */
  readonly withPo: Set<string>;
}

type Target = { readonly rosterId: number; readonly from: Date } | null;
type Done = { readonly undo: BulkUndo; readonly changes: readonly BookingChange[] };
type Act = (tx: Database, run: BulkRun, candidate: BookedCandidate, to: Target) => Promise<Done>;

/** Does it to one booking, whose row is locked, in a savepoint of the caller's. */
export const actOn = (action: BulkAction): Act => actions[action];

const actions: Readonly<Record<BulkAction, Act>> = {
  async cancel(tx, { caller, mover: { now, address, portal }, notes, sendAfter }, candidate) {
    const { changes, wasMoving } = await cancelCandidate(tx, caller, candidate, { notes, now, address });
    const mail = await writeCancellation(tx, portal, candidate, { by: caller.name, notes, now, sendAfter });
    const { updated_at } = await readAgain(tx, candidate.candidate_id);
    const undo = {
      status: candidate.status,
      note: candidate.appointment_note,
      was_moving: wasMoving,
      updated_at,
      mail_ids: mail === null ? [] : [mail],
    };
    return { undo, changes };
  },

  async resend(tx, { caller, mover: { now, address, portal }, sendAfter }, candidate) {
    const { candidate_id: entityId, booking_id: bookingId, candidate_email } = candidate;
    const mail = await writeConfirmation(tx, portal, candidate, { now, sendAfter });
    await audit(tx, caller, {
      action: 'candidate.email.sent',
      entity: 'candidate',
      entityId,
      bookingId,
      address,
      at: now,
      after: { recipients: candidate_email },
    });
    return { undo: { mail_ids: [mail] }, changes: [] };
  },

  async po(tx, { caller, mover: { now, address }, poNumber, withPo }, candidate) {
    const { booking_id: bookingId } = candidate;
    if (withPo.has(bookingId)) return { undo: {}, changes: [] };
    const { rows } = await tx.execute<{ po_number: string }>(sql`
      select po_number from booking.bookings where id = ${bookingId}::uuid for update`);
    const before = rows[0]?.po_number ?? '';
    if (before === poNumber) fail('CONFLICT', 'The booking has this PO number already.');
    const changes = await writePo(tx, bookingId, poNumber);
    withPo.add(bookingId);
    await audit(tx, caller, {
      action: 'booking.po-changed',
      entity: 'booking',
      entityId: bookingId,
      bookingId,
      address,
      at: now,
      before: { po_number: before },
      after: { po_number: poNumber },
    });
    return { undo: { po_before: before }, changes };
  },

  async move(tx, { mover, notes }, candidate, to) {
    if (!to) fail('INVALID', 'There is no time to move it to.');
    const placed = await lockAppointment(tx, candidate.candidate_id);
    const place = await findUnchangedPlace(tx, placed, to, mover.now);
    if (!place) fail('NOT_ROSTERED', 'The doctor’s day there is gone.');
    const verdict = checkMove(placed, place, to, mover.now);
    if (verdict) fail(verdict.code, verdict.message);
    const moved = await moveThere(tx, mover, { placed, place, from: to.from, reason: notes === '' ? null : notes });
    return { undo: { move_id: moved.moveId }, changes: moved.changes };
  },
};

/** The booking's PO number, which its candidates' rows have as well. */
export async function writePo(tx: Database, bookingId: string, poNumber: string): Promise<readonly BookingChange[]> {
  await tx.execute(sql`update booking.bookings set po_number = ${poNumber} where id = ${bookingId}::uuid`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    update booking.candidates set po_number = ${poNumber} where booking_id = ${bookingId}::uuid returning id`);
  return candidatesChanged(...rows.map(({ id }) => id));
}
