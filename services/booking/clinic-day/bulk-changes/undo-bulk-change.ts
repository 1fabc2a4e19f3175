import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { type BookedCandidate, lockChosen, nextUpdate } from '../../record/candidates/booked-candidates.ts';
import { writeConfirmation } from '../../record/mails/booking-mails.ts';
import { writeWebhookEvents } from '../../record/webhook-events.ts';
import { retakeTime } from '../../scheduling/slots/booked-time.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { type BookingChange, candidatesChanged, waitingChanged } from '../../shared/changes.ts';
import { statusOf } from '../../shared/status-moves.ts';
import { undoMove } from '../board/undo-move.ts';
import { writePo } from './bulk-actions.ts';
import { type BulkAction, type BulkRow, type BulkUndo, bulkChanges } from './bulk-changes.tables.ts';
import { withdrawMails, writeSummaries } from './bulk-mails.ts';
import {
  auditBulk,
  type BulkChange,
  type Changed,
  type Changing,
  findBulkChange,
  inSavepoint,
  isOwn,
  moverOf,
} from './run-bulk-change.ts';

type TakeBack = (
  tx: Database,
  by: Changing,
  change: BulkChange,
  one: { candidate: BookedCandidate; undo: BulkUndo },
) => Promise<readonly BookingChange[]>;

const CHANGED = 'It was changed since.';

const takesBack: Readonly<Record<BulkAction, TakeBack>> = {
  async cancel(tx, { caller, portal, now, address }, _change, { candidate, undo }) {
    const { candidate_id: id, booking_id: bookingId } = candidate;
    if (candidate.status !== 'Cancelled' || candidate.updated_at !== undo.updated_at) fail('CONFLICT', CHANGED);
    const status = defined(undo.status);
    const { verdict, changes } = await retakeTime(tx, id, now);
    if (verdict) fail(verdict.code, `Its time is gone. ${verdict.message}`);
    await tx.execute(sql`
      update booking.candidates set status = ${status}, appointment_note = ${undo.note ?? ''},
        updated_at = ${nextUpdate(instantSql(now))} where id = ${id}::uuid`);
    await audit(tx, caller, {
      action: 'candidate.cancel-undone',
      entity: 'candidate',
      entityId: id,
      bookingId,
      address,
      at: now,
      before: { status: 'Cancelled' },
      after: { status: statusOf({ status }) },
    });
    await withdrawMails(tx, undo.mail_ids ?? []);
    await writeWebhookEvents(tx, 'booking.booked', [id], { now });
    // The notice of a move went with the cancellation: the candidate still believes in the old time.
    if (undo.was_moving) await writeConfirmation(tx, portal, candidate, { kind: 'booking.rescheduled', now });
    return [...changes, ...waitingChanged(candidate.preferred_site_id)];
  },

  async resend(tx, { caller, now, address }, _change, { candidate, undo }) {
    const { candidate_id: entityId, booking_id: bookingId } = candidate;
    if ((await withdrawMails(tx, undo.mail_ids ?? [])) === 0) fail('CONFLICT', 'The mail has left.');
    await audit(tx, caller, {
      action: 'candidate.email-withdrawn',
      entity: 'candidate',
      entityId,
      bookingId,
      address,
      at: now,
    });
    return [];
  },

  async po(tx, { caller, now, address }, { poNumber }, { candidate, undo }) {
    const { booking_id: bookingId } = candidate;
    const { rows } = await tx.execute<{ po_number: string }>(sql`
      select po_number from booking.bookings where id = ${bookingId}::uuid for update`);
    if (undo.po_before === undefined) return [];
    if (rows[0]?.po_number !== poNumber) fail('CONFLICT', CHANGED);
    await audit(tx, caller, {
      action: 'booking.po-changed',
      entity: 'booking',
      entityId: bookingId,
      bookingId,
      address,
      at: now,
      before: { po_number: poNumber },
      after: { po_number: undo.po_before },
    });
    return writePo(tx, bookingId, undo.po_before);
  },

  async move(tx, by, { undoUntil }, { undo }) {
    return (await undoMove(tx, moverOf(by, undoUntil), defined(undo.move_id))).changes;
  },
};

/** Takes it back while its mails wait, one booking after the other: what was changed since stays, and says why. */
export function undoBulkChange(db: Database, by: Changing, id: string): Promise<Changed> {
  return withClaimsLock(db, 'shared', async (tx) => {
    const change = (await findBulkChange(tx, by.caller, id)) ?? notFound('Bulk change');
    if (change.undoneAt) return { change, changes: [] };
    if (change.undoUntil <= by.now) fail('UNDO_OVER', 'It is too late to undo: the mails have left.');
    const changes: BookingChange[] = [];
    const rows: BulkRow[] = [];
    const candidates = new Map(
      (
        await lockChosen(
          tx,
          by.caller,
          change.rows.map(({ candidate_id }) => candidate_id),
        )
      ).map((one) => [one.candidate_id, one]),
    );
    for (const row of change.rows) {
      const candidate = defined(candidates.get(row.candidate_id));
      const { undo } = row;
      if (undo === null) {
        rows.push(row);
        continue;
      }
      const back = await inSavepoint(tx, (savepoint) =>
        takesBack[change.action](savepoint, by, change, { candidate, undo }),
      );
      const isKept = typeof back === 'string';
      rows.push({ ...row, outcome: isKept ? 'kept' : 'undone', reason: isKept ? back : null });
      if (!isKept) changes.push(...back, ...candidatesChanged(row.candidate_id));
    }
    const kept = rows.flatMap((row) => (row.outcome === 'kept' ? [defined(candidates.get(row.candidate_id))] : []));
    const undone = rows.filter(({ outcome }) => outcome === 'undone');
    await withdrawMails(tx, change.mailIds);
    const run = { caller: by.caller, mover: moverOf(by, change.undoUntil), notes: '', sendAfter: by.now };
    await writeSummaries(tx, run, change.action, kept);
    await tx.update(bulkChanges).set({ undoneAt: by.now, rows }).where(isOwn(by.caller, id));
    await auditBulk(tx, by, { id, action: 'bookings.undone', candidates: undone });
    return { change: { ...change, rows, undoneAt: by.now }, changes };
  });
}
