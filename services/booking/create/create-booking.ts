import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { DEFAULT_TIME_ZONE } from '../../../machines/rules/calendar/dates.ts';
import { type Caller, orgScope } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../shared/http/errors.ts';
import type { PortalFacts } from '../../shared/http/service.ts';
import type { NewBooking } from '../booking.contract.ts';
import { bookings, candidates } from '../booking.tables.ts';
import { type Appointment, appointmentsOf } from '../change/appointments.ts';
import { bookingFaults } from '../change/booking-rules.ts';
import { type CandidateChange, candidatesChanged, type SlotChange, waitingChanged } from '../changes.ts';
import { lockCandidates } from '../detail/booked-candidates.ts';
import { refuseSent } from '../drafts/drafts.ts';
import { writeConfirmation } from '../mails/booking-mails.ts';
import { instantSql } from '../slots/claims.ts';
import { findFacts } from './booking-facts.ts';
import { bookingRow, candidateRows, createdCandidate } from './booking-rows.ts';
import { claimKey, keepAnswer } from './idempotency.ts';

export interface Created {
  /** JSON text of the answer. */
  readonly answer: string;
  readonly changes: readonly (SlotChange | CandidateChange)[];
}

/**
 * Books all candidates or none, in one transaction: holds become bookings, candidates, audit and the closed draft are
 * written together. The idempotency row is its first write, so a second call with the same key waits for the first and
 * then answers the same; a refused call leaves no trace of its key.
 */
export async function createBooking(
  db: Database,
  caller: Caller,
  {
    key,
    org,
    body,
    now,
    address,
    portal,
  }: {
    key: string;
    org: string | undefined;
    body: NewBooking;
    now: Date;
    address?: string | undefined;
    portal: PortalFacts;
  },
): Promise<Created> {
  const orgId = orgScope(caller, body.header.org_id);
  if (org !== undefined && org !== orgId) fail('INVALID', '`org` is not the company of the booking.', { field: 'org' });
  return db.transaction(async (tx) => {
    const first = await claimKey(tx, caller.accountId, key, body, now);
    if (first?.isSame) return { answer: first.answer, changes: [] };
    if (first) await refuseReused(tx, caller.accountId, body);
    refuseFaults(body, now);
    const facts = await findFacts(tx, caller.accountId, body);
    const appointments = appointmentsOf(body, facts, now);
    const bookingId = uuidv7();
    const reference = await nextReference(tx);
    const made = { bookingId, reference, caller, contactAccountId: facts.contact_account_id, now };
    const rows = candidateRows(body, appointments, made);
    await tx.insert(bookings).values(bookingRow(body, made));
    await tx.insert(candidates).values(rows);
    await consumeHolds(
      tx,
      orgId,
      appointments,
      rows.map(({ id }) => id),
    );
    if (body.draft_id) await closeDraft(tx, body.draft_id, bookingId, now);
    await audit(tx, caller, {
      action: 'booking.created',
      entity: 'booking',
      entityId: bookingId,
      bookingId,
      after: {
        reference,
        candidates: rows.map(({ candidateName, status }) => ({ candidate_name: candidateName, status })),
      },
      address,
      at: now,
    });
    await confirmByMail(tx, caller, portal, bookingId, now);
    const answer = JSON.stringify({
      booking_id: bookingId,
      reference,
      candidates: rows.map((row, index) => createdCandidate(row.id, index, appointments[index])),
    });
    await keepAnswer(tx, caller.accountId, key, answer);
    const changes = [
      ...appointments.flatMap(({ hold }) => (hold ? [{ site_id: hold.clinic_id, day: hold.day }] : [])),
      ...waitingChanged(...rows.map(({ preferredSiteId }) => preferredSiteId)),
      ...candidatesChanged(...rows.map(({ id }) => id)),
    ];
    return { answer, changes };
  });
}

/** One mail to each candidate who has a time; the pending ones hear when they get one. */
async function confirmByMail(tx: Database, caller: Caller, portal: PortalFacts, bookingId: string, now: Date) {
  for (const candidate of await lockCandidates(tx, caller, bookingId)) {
    if (candidate.status === 'Confirmed') await writeConfirmation(tx, portal, candidate, { now });
  }
}

/** Another body under a key that was used: where it is of a draft, another tab or device sent that before. */
async function refuseReused(tx: Database, accountId: string, body: NewBooking): Promise<never> {
  const { draft } = await findFacts(tx, accountId, body);
  if (draft?.sent) refuseSent(draft.sent);
  fail('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another booking.', { field: 'idempotency-key' });
}

function refuseFaults(body: NewBooking, now: Date): void {
  const faults = bookingFaults(body, now, DEFAULT_TIME_ZONE);
  const [first] = faults;
  if (first) fail('INVALID', first[1], { field: first[0], details: { fields: Object.fromEntries(faults) } });
}

async function nextReference(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select nextval('booking.booking_references')::text as number`,
  );
  return `PF-${rows[0]?.number}`;
}

/**
 * Turns the holds' claims into bookings. They were checked and locked, so a missing one is a hold whose slot somebody
 * took after it ran out by another clock: nothing is booked then.
 */
async function consumeHolds(
  tx: Database,
  orgId: string,
  appointments: readonly Appointment[],
  candidateIds: readonly string[],
) {
  const pairs = appointments.flatMap(({ hold }, index) =>
    hold ? [{ hold: hold.id, candidate: candidateIds[index] }] : [],
  );
  if (pairs.length === 0) return;
  const { rows } = await tx.execute(sql`
    update booking.claims c set kind = 'booking', expires_at = null, claim_id = pair.candidate, org_id = ${orgId}::uuid
    from json_to_recordset(${JSON.stringify(pairs)}::json) as pair (hold uuid, candidate uuid)
    where c.claim_id = pair.hold and c.kind = 'hold' returning c.slot_id`);
  const needed = appointments.reduce((sum, { hold }) => sum + (hold?.slot_count ?? 0), 0);
  if (rows.length !== needed) fail('HOLD_EXPIRED', 'A held time is no longer held for you. Please pick a time again.');
  await tx.execute(sql`
    delete from booking.reservations where id = any (${`{${pairs.map(({ hold }) => hold).join(',')}}`}::uuid[])`);
}

/** The draft is closed; what else it still held is given back. */
async function closeDraft(tx: Database, draftId: string, bookingId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    delete from booking.claims where kind = 'hold' and claim_id in (
      select id from booking.reservations where draft_id = ${draftId}::uuid)`);
  await tx.execute(sql`delete from booking.reservations where draft_id = ${draftId}::uuid`);
  await tx.execute(sql`
    update booking.drafts set sent_booking_id = ${bookingId}::uuid, body = '{}'::jsonb, updated_at = ${instantSql(now)}
    where id = ${draftId}::uuid`);
}
