import { type SQL, sql } from 'drizzle-orm';
import { eachName } from '../../../../machines/lib/booking-references.ts';
import { candidateTextNames } from '../../../../machines/rules/booking/candidate-texts.ts';
import { canUpdateCandidate } from '../../../../machines/rules/booking/edit-rule.ts';
import { DEFAULT_TIME_ZONE } from '../../../../machines/rules/calendar/dates.ts';
import { formatPhone } from '../../../../machines/rules/contact/phone.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { refuseIfChanged } from '../../../shared/http/edit-conflict.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { masked } from '../../../shared/http/update-mask.ts';
import { type BookedCandidate, lockBookedCandidates, nextUpdate } from '../../record/candidates/booked-candidates.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import { type CandidateChange, type CandidateField, candidateFields } from './booking-changes.routes.ts';
import { refuseClosedNotes } from './booking-comment.ts';
import { personMessages } from './booking-rules.ts';
import { redirectMail } from './corrected-email.ts';

interface CandidateUpdate extends Origin {
  readonly bookingId: string;
  readonly candidateId: string;
  readonly change: CandidateChange;
}

/** The record of a candidate in the editor, returned again if another change came first. */
export const toRecord = (candidate: BookedCandidate) => ({
  booking_id: candidate.booking_id,
  candidate_id: candidate.candidate_id,
  candidate_name: candidate.candidate_name,
  candidate_dob: candidate.candidate_dob,
  position_id: candidate.position_id,
  ...eachName(candidateTextNames, (name) => candidate[name]),
  updated_at: candidate.updated_at,
});

/**
 * Changes the fields that the mask names and no others. Where the record changed since the editor saw it, nothing is
 * written, and the answer carries the present record.
 */
export async function updateCandidate(db: Database, caller: Caller, portal: PortalFacts, input: CandidateUpdate) {
  const { bookingId, candidateId, change, now, address } = input;
  return db.transaction(async (tx) => {
    const [present] = await lockBookedCandidates(tx, caller, bookingId, [candidateId]);
    if (!present) throw new Error('A locked candidate is there.');
    const wanted = wantedOf(change, present, now);
    const changed = fieldsOf(wanted).filter((field) => wanted[field] !== present[field]);
    const edit = { what: 'candidate', id: candidateId, caller, now };
    if (change.updated_at !== undefined) {
      await refuseIfChanged(tx, toRecord(present), { ...edit, seen: change.updated_at });
    }
    if (changed.length === 0) return toRecord(present);
    refuseClosed(present, changed, now);
    if (wanted.position_id) await refuseForeignPosition(tx, wanted.position_id, present.org_id);
    const pick = (from: Partial<Record<CandidateField, unknown>>) =>
      Object.fromEntries(changed.map((field) => [field, from[field]]));
    await tx.execute(sql`
      update booking.candidates set ${sql.join(
        changed.map((field) => assignment(field, wanted[field] ?? null)),
        sql`, `,
      )}, updated_at = ${nextUpdate(instantSql(now))} where id = ${candidateId}::uuid`);
    const isNoteAlone = changed.length === 1 && changed[0] === 'appointment_note';
    await audit(tx, caller, {
      action: isNoteAlone ? 'candidate.note.changed' : 'candidate.updated',
      entity: 'candidate',
      entityId: candidateId,
      bookingId,
      address,
      at: now,
      before: pick(present),
      after: pick(wanted),
    });
    const [after] = await lockBookedCandidates(tx, caller, bookingId, [candidateId]);
    if (after && changed.includes('candidate_email')) {
      const isConfirmed = change.send_confirmation === true;
      await redirectMail(tx, portal, caller, { before: present, after, isConfirmed, now, address });
    }
    return toRecord(after ?? present);
  });
}

const types: Partial<Record<CandidateField, SQL>> = { candidate_dob: sql`::date`, position_id: sql`::uuid` };
const assignment = (field: CandidateField, value: string | null) =>
  sql`${sql.identifier(field)} = ${value}${types[field] ?? sql``}`;

type Wanted = Partial<Record<CandidateField, string | null | undefined>>;
const fieldsOf = (wanted: Wanted) =>
  Object.keys(wanted).filter((field): field is CandidateField => candidateFields.some((one) => one === field));

/** The named fields as they will be kept, checked by the rules of the form that booked them. */
function wantedOf({ candidate, update_mask: mask }: CandidateChange, present: BookedCandidate, now: Date): Wanted {
  const wanted: Wanted = masked(candidate, mask);
  const named = fieldsOf(wanted);
  const messages = personMessages({ ...toRecord(present), ...texts(wanted) }, dayIn(now, DEFAULT_TIME_ZONE));
  const faults = named.flatMap((field) => {
    const message = messages[field];
    return message ? [[`candidate.${field}`, message] as const] : [];
  });
  const [first] = faults;
  if (first) fail('INVALID', first[1], { field: first[0], details: { fields: Object.fromEntries(faults) } });
  return Object.fromEntries(named.map((field) => [field, storedValue(field, wanted[field] ?? null)]));
}

const texts = (wanted: Wanted): Partial<Record<CandidateField, string>> =>
  Object.fromEntries(
    Object.entries(wanted).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
  );

const storedValue = (field: CandidateField, value: string | null) =>
  value === null ? null : field === 'candidate_phone' ? formatPhone(value) : value.trim();

/** The note follows the edit rule; the person's details may change until the booking is over. */
function refuseClosed(present: BookedCandidate, changed: readonly CandidateField[], now: Date): void {
  if (changed.includes('appointment_note')) refuseClosedNotes(present, now, 'note', 'candidate.appointment_note');
  const isPerson = changed.some((field) => field !== 'appointment_note');
  if (isPerson && !canUpdateCandidate(present)) {
    const { candidate_name: name, status } = present;
    const message = `${name} is ${status}: the details can no longer be changed.`;
    fail('STATUS_CONFLICT', message, { details: { guard: 'canUpdateCandidate' } });
  }
}

async function refuseForeignPosition(tx: Database, positionId: string, orgId: string): Promise<void> {
  const { rows } = await tx.execute(
    sql`select from companies.positions where id = ${positionId}::uuid and org_id = ${orgId}::uuid`,
  );
  if (rows.length === 0) notFound('Position');
}
