import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../../access/caller.ts';
import { recordAccess } from '../../../audit/access-log.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import { type BookedCandidate, lockBookedCandidate } from '../../record/candidates/booked-candidates.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { ownPhase } from '../own-appointment/own-appointment.ts';
import type { OwnFile } from './candidate-files.routes.ts';

/** The name of a photo identification, which every candidate sends and is no form of a company. */
const IDENTIFICATION = 'Photo identification';

/** The identification first, then the forms of the booking by name. Paperwork of one booking alone is between company and clinic. */
export async function requiredFiles(db: Database, candidateId: string): Promise<OwnFile[]> {
  const { rows } = await db.execute<OwnFile>(sql`
    select asked.paperwork_id, asked.paper_work, f.file_name, ${isoSql(sql`f.sent_at`)} as sent_at
    from booking.candidates c join booking.bookings b on b.id = c.booking_id
      cross join lateral (
        select null::uuid as paperwork_id, ${IDENTIFICATION}::text as paper_work, 0 as nth
        union all
        select w.id, w.paper_work, 1 from companies.paperworks w where w.id = any (b.paperwork_ids) and not w.temporary
      ) asked
      left join booking.candidate_files f on f.candidate_id = c.id and f.paperwork_id is not distinct from asked.paperwork_id
    where c.id = ${candidateId}::uuid order by asked.nth, asked.paper_work, asked.paperwork_id`);
  return rows;
}

export const mayStillSend = (candidate: BookedCandidate, now: Date): boolean =>
  ownPhase(candidate, now).hasTag('sendable');

/** @throws ServiceError 409 once the appointment has begun or is cancelled */
export function requireSendable(candidate: BookedCandidate, now: Date): void {
  if (!mayStillSend(candidate, now)) fail('NOT_ACTIVE', 'Files can be sent until the appointment begins.');
}

interface Sent extends Origin {
  readonly candidateId: string;
  /** Null for the identification. */
  readonly paperworkId: string | null;
  readonly file: { readonly key: string; readonly name: string; readonly contentType: string; readonly size: number };
}

/**
 * Puts a stored file in the place of the one before. A form that was sent counts as handed in, until the desk says otherwise.
 * @returns the key of the file that was replaced, and the day list that changed
 * @throws ServiceError 404 where the form is none of the booking's, 409 once the appointment has begun
 */
export function putCandidateFile(db: Database, { candidateId, paperworkId, file, now, address }: Sent) {
  return db.transaction(async (tx) => {
    const candidate = await lockBookedCandidate(tx, candidateId);
    requireSendable(candidate, now);
    const asked = (await requiredFiles(tx, candidateId)).find((one) => one.paperwork_id === paperworkId);
    const { paper_work: paperWork, file_name: before } = asked ?? notFound('Form');
    const { rows } = await tx.execute<{ key: string }>(sql`
      delete from booking.candidate_files where candidate_id = ${candidateId}::uuid
        and paperwork_id is not distinct from ${paperworkId}::uuid returning file_key as key`);
    await tx.execute(sql`
      insert into booking.candidate_files (id, candidate_id, org_id, paperwork_id, paper_work, file_name, file_key, content_type,
        size, sent_at)
      values (${uuidv7()}::uuid, ${candidateId}::uuid, ${candidate.org_id}::uuid, ${paperworkId}::uuid, ${paperWork}, ${file.name},
        ${file.key}, ${file.contentType}, ${file.size}, ${now.toISOString()}::timestamptz)`);
    if (paperworkId !== null) {
      await tx.execute(sql`
        update booking.candidates set handed_in_paperwork_ids = array_append(handed_in_paperwork_ids, ${paperworkId}::uuid)
        where id = ${candidateId}::uuid and ${paperworkId}::uuid <> all (handed_in_paperwork_ids)`);
    }
    await audit(
      tx,
      { orgId: candidate.org_id, name: candidate.candidate_name },
      {
        action: 'candidate.file-sent',
        entity: 'candidate',
        entityId: candidateId,
        bookingId: candidate.booking_id,
        // The company reads the history; the file's name is the clinic's.
        ...(before === null ? {} : { before: { paper_work: paperWork } }),
        after: { paper_work: paperWork },
        at: now,
        address,
      },
    );
    return { replacedKey: rows[0]?.key ?? null, changes: await dayListOf(tx, candidateId) };
  });
}

async function dayListOf(tx: Database, candidateId: string): Promise<SlotChange[]> {
  const { rows } = await tx.execute<SlotChange & Record<string, unknown>>(sql`
    select k.id as site_id, (c.appointment_time at time zone k.timezone)::date::text as day
    from booking.candidates c join booking.clinics k on k.id = c.clinic_id
    where c.id = ${candidateId}::uuid and c.appointment_time > '1970-01-01'`);
  return rows.map(({ site_id, day }) => ({ site_id, day }));
}

/** A file that a candidate sent, for the clinic; that it was opened is written down. @returns its name @throws ServiceError 404, 503 */
export async function openCandidateFile(
  db: Database,
  caller: Caller,
  { id, files, now, address }: { id: string; files: FileStore } & Origin,
): Promise<string> {
  const { rows } = await db.execute<{ key: string; name: string; candidate_id: string; paper_work: string }>(sql`
    select file_key as key, file_name as name, candidate_id, paper_work from booking.candidate_files where id = ${id}::uuid`);
  const { key, name, candidate_id: candidateId, paper_work } = rows[0] ?? notFound('File');
  await files.check(key);
  await recordAccess(db, caller, {
    action: 'candidate-file.opened',
    entity: 'candidate',
    entityId: candidateId,
    candidateIds: [candidateId],
    after: { paper_work, file_name: name },
    at: now,
    ...(address === undefined ? {} : { address }),
  });
  return name;
}
