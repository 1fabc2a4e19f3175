import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { DEFAULT_TIME_ZONE } from '../../machines/rules/dates.ts';
import { joinEmails, splitEmails } from '../../machines/rules/email-list.ts';
import { type Caller, orgScope } from '../access/caller.ts';
import { audit } from '../audit/audit.ts';
import { canonicalJson } from '../audit/canonical-json.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../errors.ts';
import type { PortalFacts } from '../service.ts';
import { type Appointment, appointmentsOf } from './appointments.ts';
import { lockCandidates } from './booked-candidates.ts';
import { bookings, candidates } from './booking.schema.ts';
import type { NewBooking } from './booking.schemas.ts';
import { findFacts } from './booking-facts.ts';
import { writeConfirmation } from './booking-mails.ts';
import { bookingFaults } from './booking-rules.ts';
import { type SlotChange, waitingChanged } from './changes.ts';
import { instantSql } from './claims.ts';
import { refuseSent } from './drafts.ts';
import { readablePhone } from './phone-words.ts';

export interface Created {
  /** JSON text of the answer. */
  readonly answer: string;
  readonly changes: readonly SlotChange[];
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
  if (org !== undefined && org !== orgId) refuse(422, 'INVALID', '`org` is not the company of the booking.', 'org');
  return db.transaction(async (tx) => {
    const first = await claimKey(tx, caller.accountId, key, hashOf(body), now);
    if (first?.isSame) return { answer: first.answer, changes: [] };
    if (first) await refuseReused(tx, caller.accountId, body);
    refuseFaults(body, now);
    const facts = await findFacts(tx, caller.accountId, body);
    const appointments = appointmentsOf(body, facts, now);
    const bookingId = uuidv7();
    const reference = await nextReference(tx);
    const rows = candidateRows(body, appointments, {
      bookingId,
      caller,
      contactAccountId: facts.contact_account_id,
      now,
    });
    await tx
      .insert(bookings)
      .values(bookingRow(body, { bookingId, reference, caller, contactAccountId: facts.contact_account_id, now }));
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
    await tx.execute(sql`
      update booking.idempotency set response = ${answer}::jsonb where account_id = ${caller.accountId}::uuid and key = ${key}`);
    const changes = [
      ...appointments.flatMap(({ hold }) => (hold ? [{ site_id: hold.clinic_id, day: hold.day }] : [])),
      ...waitingChanged(...rows.map(({ preferredSiteId }) => preferredSiteId)),
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

/** Takes the key for this body; answers the first result where the key was used before, and whether for the same body. */
async function claimKey(
  tx: Database,
  accountId: string,
  key: string,
  bodyHash: string,
  now: Date,
): Promise<{ isSame: boolean; answer: string } | null> {
  const { rows: mine } = await tx.execute(sql`
    insert into booking.idempotency (account_id, key, body_hash, created_at)
    values (${accountId}::uuid, ${key}, ${bodyHash}, ${instantSql(now)})
    on conflict (account_id, key) do nothing returning key`);
  if (mine.length > 0) return null;
  const { rows } = await tx.execute<{ body_hash: string; response: object | null }>(sql`
    select body_hash, response from booking.idempotency where account_id = ${accountId}::uuid and key = ${key}`);
  const first = rows[0];
  if (!first?.response) throw new Error('A committed idempotency row has its response.');
  return { isSame: first.body_hash === bodyHash, answer: JSON.stringify(first.response) };
}

/** Another body under a key that was used: where it is of a draft, another tab or device sent that before. */
async function refuseReused(tx: Database, accountId: string, body: NewBooking): Promise<never> {
  const { draft } = await findFacts(tx, accountId, body);
  if (draft?.sent) refuseSent(draft.sent);
  refuse(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another booking.', 'idempotency-key');
}

const hashOf = (body: NewBooking) => createHash('sha256').update(canonicalJson(body)).digest('hex');

function refuseFaults(body: NewBooking, now: Date): void {
  const faults = bookingFaults(body, now, DEFAULT_TIME_ZONE);
  const [first] = faults;
  if (first) refuse(422, 'INVALID', first[1], first[0], { fields: Object.fromEntries(faults) });
}

async function nextReference(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select nextval('booking.booking_references')::text as number`,
  );
  return `PF-${rows[0]?.number}`;
}

type Made = { bookingId: string; caller: Caller; contactAccountId: string | null; now: Date };

function bookingRow(
  { header }: NewBooking,
  { bookingId, reference, caller, contactAccountId, now }: Made & { reference: string },
) {
  return {
    id: bookingId,
    reference,
    orgId: header.org_id,
    subsidiaryId: header.subsidiary_id ?? null,
    serviceType: header.service_type,
    sid: header.sid ?? null,
    contactName: header.contact_name.trim(),
    contactPhone: readablePhone(header.contact_phone),
    contactEmail: header.contact_email.trim(),
    contactAccountId,
    resultEmail: joinEmails(splitEmails(header.result_email)),
    invoiceEmail: header.invoice_email.trim(),
    poNumber: header.po_number?.trim() ?? '',
    project: header.project?.trim() ?? '',
    projectIdentification: header.project_identification?.trim() ?? '',
    paperworkIds: header.paperwork_ids ?? [],
    bookingComment: header.booking_comment?.trim() ?? '',
    createdBy: caller.accountId,
    createdAt: now,
  };
}

function candidateRows({ header, candidates: people }: NewBooking, appointments: readonly Appointment[], made: Made) {
  const { bookingId, caller, contactAccountId, now } = made;
  return people.map((person, index) => {
    const appointment = appointments[index];
    if (!appointment) throw new Error('Each candidate has an appointment.');
    const { status, from, to, site, hold } = appointment;
    const isPending = status === 'Pending';
    const { time_slots, time_slots_detail, listLocation, calendar_from_time_raw, preferred_site } = person;
    return {
      id: uuidv7(),
      bookingId,
      candidateIndex: index,
      orgId: header.org_id,
      subsidiaryId: header.subsidiary_id ?? null,
      candidateName: person.candidate_name.trim(),
      candidateDob: person.candidate_dob,
      candidateGender: person.candidate_gender.trim(),
      candidatePhone: readablePhone(person.candidate_phone),
      candidateEmail: person.candidate_email.trim(),
      positionId: person.position_id ?? null,
      candidatePosition: person.candidate_position.trim(),
      packageId: person.package_id,
      status,
      appointmentTime: new Date(from),
      appointmentEnd: new Date(to),
      clinicId: isPending ? null : site.id,
      rosterId: hold?.roster_id ?? null,
      appointmentNote: person.appointment_note?.trim() ?? '',
      preferredSiteId: isPending ? site.id : null,
      preferredSiteName: isPending ? site.name : '',
      preferredState: isPending ? site.state : '',
      preferredFromDate: isPending ? (person.preferred_from_date ?? null) : null,
      preferredToDate: isPending ? (person.preferred_to_date ?? null) : null,
      preferredTime: isPending ? (person.preferred_time?.trim() ?? '') : '',
      timezone: site.timezone,
      choice: { time_slots, time_slots_detail, listLocation, calendar_from_time_raw, preferred_site },
      contactName: header.contact_name.trim(),
      contactAccountId,
      createdBy: caller.accountId,
      createdAt: now,
      updatedAt: now,
    };
  });
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
  if (rows.length !== needed)
    refuse(409, 'HOLD_EXPIRED', 'A held time is no longer held for you. Please pick a time again.');
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

function createdCandidate(candidateId: string, index: number, appointment: Appointment | undefined) {
  const { status, from, site } = appointment ?? {};
  return {
    candidate_id: candidateId,
    index,
    status,
    appointment_time: from,
    site_id: site?.id ?? null,
    site_name: site?.name ?? null,
    site_tz: site?.timezone ?? null,
  };
}
