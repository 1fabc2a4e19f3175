import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { missingDetails } from '../../../../machines/rules/booking/fill-in.ts';
import { DEFAULT_TIME_ZONE } from '../../../../machines/rules/calendar/dates.ts';
import { type Caller, orgScope } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { executePrepared, statement, variable } from '../../../database/statement.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { refuseSent } from '../../drafts/drafts/sent-booking.ts';
import { bookings, candidates } from '../../record/booking-record.tables.ts';
import { bookingCandidates } from '../../record/candidates/booked-candidates.ts';
import { firstSequence } from '../../record/mails/booking-mails.ts';
import { writeFirstMails } from '../../record/mails/first-mails.ts';
import { candidatesFillIn } from '../../record/mails/reminder-settings.ts';
import { tellWebhooks } from '../../record/webhook-events.ts';
import type { NewBooking } from '../../shared/booking.contract.ts';
import { type CandidateChange, candidatesChanged, type SlotChange, waitingChanged } from '../../shared/changes.ts';
import { claimKey } from '../../shared/idempotency.ts';
import { type Appointment, appointmentsOf } from '../change/appointments.ts';
import { bookingFaults, detailsOf } from '../change/booking-rules.ts';
import { findFacts } from './booking-facts.ts';
import { bookingRow, candidateRows, createdCandidate } from './booking-rows.ts';
import { firstSmsAt } from './first-sms.ts';

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
    if (first) await refuseReused(tx, caller.accountId, body, now);
    await refuseFaults(tx, portal, body, now);
    const facts = await findFacts(tx, caller.accountId, body, now);
    const appointments = appointmentsOf(body, facts, now);
    const bookingId = uuidv7();
    const made = { bookingId, caller, contactAccountId: facts.contact_account_id, now };
    const reference = await insertBooking(tx, bookingRow(body, made));
    const rows = candidateRows(body, appointments, { ...made, reference, packages: facts.packages });
    const candidateIds = rows.map(({ id }) => id);
    await executePrepared(tx, tx.insert(candidates).values(rows).getSQL());
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
    const answer = JSON.stringify({
      booking_id: bookingId,
      reference,
      candidates: rows.map((row, index) => {
        const candidate = defined(body.candidates[index]);
        const smsAt = firstSmsAt(candidate, appointments[index], { portal, isWanted: facts.sms_when_booked, now });
        return createdCandidate(row.id, index, appointments[index], smsAt);
      }),
    });
    await settle(tx, caller, {
      orgId,
      bookingId,
      draftId: body.draft_id ?? null,
      key,
      answer,
      appointments,
      candidateIds,
      now,
    });
    await tellWebhooks(tx, 'booking.booked', candidateIds, { now });
    await writeFirstMails(tx, portal, await bookingCandidates(tx, bookingId), { sequence: firstSequence(now), now });
    const changes = [
      ...appointments.flatMap(({ hold }) => (hold ? [{ site_id: hold.clinic_id, day: hold.day }] : [])),
      ...waitingChanged(...rows.map(({ preferredSiteId }) => preferredSiteId)),
      ...candidatesChanged(...candidateIds),
    ];
    return { answer, changes };
  });
}

/** Another body under a key that was used: where it is of a draft, another tab or device sent that before. */
async function refuseReused(tx: Database, accountId: string, body: NewBooking, now: Date): Promise<never> {
  const { draft } = await findFacts(tx, accountId, body, now);
  if (draft?.sent) refuseSent(draft.sent);
  fail('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another booking.', { field: 'idempotency-key' });
}

async function refuseFaults(tx: Database, portal: PortalFacts, body: NewBooking, now: Date): Promise<void> {
  const isOpen = body.candidates.some((candidate) => missingDetails(detailsOf(candidate)).length > 0);
  const fillsIn = isOpen && (await candidatesFillIn(tx, portal, body.header.org_id));
  const faults = bookingFaults(body, { now, timeZone: DEFAULT_TIME_ZONE, fillsIn });
  const [first] = faults;
  if (first) fail('INVALID', first[1], { field: first[0], details: { fields: Object.fromEntries(faults) } });
}

/** Writes the booking, whose reference the database counts. */
async function insertBooking(tx: Database, row: ReturnType<typeof bookingRow>): Promise<string> {
  const reference = sql<string>`'PF-' || nextval('booking.booking_references')`;
  const insert = tx.insert(bookings).values({ ...row, reference });
  const [made] = await executePrepared<{ reference: string }>(
    tx,
    insert.returning({ reference: bookings.reference }).getSQL(),
  );
  return defined(made).reference;
}

const v = {
  orgId: variable('orgId', 'uuid'),
  pairs: variable('pairs', 'json'),
  draftId: variable('draftId', 'uuid'),
  bookingId: variable('bookingId', 'uuid'),
  now: variable('now', 'timestamptz'),
  accountId: variable('accountId', 'uuid'),
  key: variable('key', 'text'),
  answer: variable('answer', 'jsonb'),
};

/**
 * The holds' claims become bookings, the draft is closed, what else it still held is given back, and the key answers from now on.
 */
const settleStatement = statement<{ booked: number }, keyof typeof v>(
  'booking_settle',
  sql`
    with pair as materialized (
      select hold, candidate from json_to_recordset(${v.pairs}) as pair (hold uuid, candidate uuid)
    ), booked as (
      update booking.claims c set kind = 'booking', expires_at = null, claim_id = pair.candidate, org_id = ${v.orgId}
      from pair where c.claim_id = pair.hold and c.kind = 'hold' returning c.slot_id
    ), held as (
      delete from booking.reservations
      where id in (select hold from pair) or draft_id = ${v.draftId} returning id
    ), freed as (
      delete from booking.claims where kind = 'hold' and claim_id in (
        select id from booking.reservations where draft_id = ${v.draftId} and id not in (select hold from pair))
    ), closed as (
      update booking.drafts set sent_booking_id = ${v.bookingId}, body = '{}'::jsonb, updated_at = ${v.now}
      where id = ${v.draftId}
    ), answered as (
      update booking.idempotency set response = ${v.answer} where account_id = ${v.accountId} and key = ${v.key}
    )
    select count(*)::int as booked from booked`,
);

interface Settled {
  readonly orgId: string;
  readonly bookingId: string;
  readonly draftId: string | null;
  readonly key: string;
  readonly answer: string;
  readonly appointments: readonly Appointment[];
  readonly candidateIds: readonly string[];
  readonly now: Date;
}

/**
 * Ends holds and draft. The holds were checked and locked, so a missing claim is a hold whose slot was taken after it
 * ran out by another clock: nothing is booked then.
 */
async function settle(tx: Database, { accountId }: Caller, { appointments, candidateIds, now, ...made }: Settled) {
  const pairs = appointments.flatMap(({ hold }, index) =>
    hold ? [{ hold: hold.id, candidate: candidateIds[index] }] : [],
  );
  const [row] = await settleStatement(tx, {
    ...made,
    accountId,
    pairs: JSON.stringify(pairs),
    now: now.toISOString(),
  });
  const needed = appointments.reduce((sum, { hold }) => sum + (hold?.slot_count ?? 0), 0);
  if (row?.booked !== needed) fail('HOLD_EXPIRED', 'A held time is no longer held for you. Please pick a time again.');
}
