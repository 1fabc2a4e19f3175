import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { shownDay } from '../../../../machines/rules/calendar/dates.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { NamedFile } from '../../../files/serve-file.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import type { Scope } from '../../record/rows/booking-filter.ts';
import { refuseBeforeVisit, type StatusRow } from '../../shared/status-moves.ts';
import { markRead } from '../results/receipt.ts';
import { announceResults } from '../results/results-mails.ts';
import { consultFiles } from './consult-files.tables.ts';

export interface WantedFile {
  readonly file_id: string;
  readonly type: string;
}

interface FileRow extends Record<string, unknown> {
  file_id: string;
  file_type: string;
  file_name: string;
  file_key: string;
  size: number;
  candidate_id: string;
  booking_id: string;
  withdrawn_day: string | null;
  withdrawn_reason: string | null;
}

interface Reading {
  readonly store: FileStore;
  readonly scope: Scope;
  /** Given if the files have to be one candidate's. */
  readonly candidateId: string | undefined;
  /** Of the portal, for days. */
  readonly timeZone: string;
  readonly now: Date;
  readonly address: string;
}

/**
 * The files that were asked for, in that order, all or none; that each was read is written down.
 * @throws ServiceError 404 alike for one that is unknown, of another type, or out of scope; 410 for one that was withdrawn; 503
 * where the store cannot give one
 */
export async function readConsultFiles(db: Database, caller: Caller, wanted: readonly WantedFile[], reading: Reading) {
  const { store, scope, candidateId, now, address } = reading;
  const ids = sql.param(wanted.map(({ file_id }) => file_id));
  const { rows } = await db.execute<FileRow>(sql`
    select f.id as file_id, f.file_type, f.file_name, f.file_key, f.size, f.candidate_id, c.booking_id,
      to_char(f.withdrawn_at at time zone ${reading.timeZone}::text, 'YYYY-MM-DD') as withdrawn_day, f.withdrawn_reason
      from booking.consult_files f join booking.candidates c on c.id = f.candidate_id
     where f.id = any (${ids}::uuid[])
       and ${scope.orgId === null ? sql`true` : sql`c.org_id = ${scope.orgId}::uuid`}
       and ${scope.ownOf === null ? sql`true` : sql`${scope.ownOf}::uuid in (c.created_by, c.contact_account_id)`}
       and ${candidateId === undefined ? sql`true` : sql`c.id = ${candidateId}::uuid`}`);
  const found = wanted.map(
    ({ file_id, type }) => rows.find((row) => row.file_id === file_id && row.file_type === type) ?? notFound('File'),
  );
  for (const { file_name, withdrawn_day: day, withdrawn_reason: reason } of found) {
    if (day !== null) refuseWithdrawn(`${file_name} was withdrawn on ${shownDay(day)}: ${reason}`);
  }
  // A browser that follows the addresses leaves the page: a missing file is refused here, where it can be shown.
  await Promise.all(found.map(({ file_key }) => store.check(file_key)));
  await db.transaction(async (tx) => {
    for (const { file_id, file_name, file_type, booking_id: bookingId } of found) {
      const what = { action: 'consult-file.opened', entity: 'consult_file', entityId: file_id, bookingId };
      await audit(tx, caller, { ...what, after: { file_name, file_type }, address, at: now });
    }
    await markRead(tx, caller, ids, now);
  });
  return found;
}

/** A file by its id alone, for a request with a signed address of it. */
export async function storedConsultFile(db: Database, id: string): Promise<NamedFile> {
  const { rows } = await db.execute<{ key: string; name: string; content_type: string; is_withdrawn: boolean }>(sql`
    select file_key as key, file_name as name, content_type, withdrawn_at is not null as is_withdrawn
    from booking.consult_files where id = ${id}::uuid`);
  const { key, name, content_type: contentType, is_withdrawn: isWithdrawn } = rows[0] ?? notFound('File');
  if (isWithdrawn) refuseWithdrawn('This file was withdrawn. The booking’s page says why.');
  return { key, name, contentType };
}

function refuseWithdrawn(message: string): never {
  fail('WITHDRAWN', message);
}

interface NewFile extends Origin {
  readonly candidateId: string;
  readonly fileType: string;
  /** The withdrawn file in whose place it comes. */
  readonly replacesId: string | null;
  readonly file: {
    readonly key: string;
    readonly name: string;
    readonly contentType: string;
    readonly size: number;
    readonly contentHash: string;
  };
  readonly portal: PortalFacts;
}

/**
 * Writes a stored file to its candidate, and that it was into the booking's history.
 * @throws ServiceError 409 STATUS_CONFLICT before the appointment, 409 DUPLICATE if the candidate has the same file already
 */
export async function addConsultFile(
  db: Database,
  caller: Caller,
  { candidateId, fileType, replacesId, file, now, address, portal }: NewFile,
) {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<StatusRow & { org_id: string; booking_id: string }>(sql`
      select c.org_id, c.booking_id, c.candidate_name, c.status, ${isoSql(sql`c.appointment_time`)} as appointment_time,
             k.timezone as site_tz
        from booking.candidates c left join booking.clinics k on k.id = c.clinic_id where c.id = ${candidateId}::uuid`);
    const candidate = rows[0] ?? notFound('Candidate');
    const { org_id: orgId, booking_id: bookingId } = candidate;
    refuseBeforeVisit(candidate, now);
    const replaced = replacesId === null ? null : await replaceableFile(tx, { replacesId, candidateId });
    const id = uuidv7();
    const row = {
      id,
      candidateId,
      orgId,
      fileType,
      fileName: file.name,
      fileKey: file.key,
      contentType: file.contentType,
      size: file.size,
      contentHash: file.contentHash,
      createdBy: caller.accountId,
      createdAt: now,
      replacesId,
    };
    const added = await tx.insert(consultFiles).values(row).onConflictDoNothing().returning({ id: consultFiles.id });
    if (added.length === 0) await refuseSameFile(tx, candidate.candidate_name, { candidateId, file });
    await audit(tx, caller, {
      action: 'consult-file.added',
      entity: 'consult_file',
      entityId: id,
      bookingId,
      address,
      at: now,
      after: { file_name: file.name, file_type: fileType, ...(replaced === null ? {} : { replaces: replaced }) },
    });
    await announceResults(tx, portal, candidateId, now);
    return { file_id: id, file_type: fileType, file_name: file.name, size: file.size };
  });
}

/** @throws ServiceError 409 DUPLICATE with the name under which the same bytes are stored */
async function refuseSameFile(
  tx: Database,
  candidateName: string,
  { candidateId, file }: Pick<NewFile, 'candidateId' | 'file'>,
): Promise<never> {
  const { rows } = await tx.execute<{ file_name: string }>(sql`
    select file_name from booking.consult_files
    where candidate_id = ${candidateId}::uuid and content_hash = ${file.contentHash} and withdrawn_at is null`);
  const stored = rows[0]?.file_name ?? file.name;
  return fail('DUPLICATE', `${candidateName} has this file already, as ${stored}.`, { field: 'file' });
}

/** The name of the file that is replaced. @throws ServiceError 422 where it is not withdrawn, 409 where it has been replaced */
async function replaceableFile(tx: Database, { replacesId, candidateId }: { replacesId: string; candidateId: string }) {
  const { rows } = await tx.execute<{ file_name: string }>(sql`
    select f.file_name from booking.consult_files f
    where f.id = ${replacesId}::uuid and f.candidate_id = ${candidateId}::uuid and f.withdrawn_at is not null for update`);
  const found =
    rows[0] ?? fail('INVALID', 'This is no withdrawn file of the candidate.', { field: 'replaces_file_id' });
  // Asked once the row is locked: a statement sees what was there at its start, before it waited for another upload.
  const replacing = await tx.execute(sql`select from booking.consult_files where replaces_id = ${replacesId}::uuid`);
  if (replacing.rows.length > 0)
    fail('REPLACED', 'This file has been replaced already.', { field: 'replaces_file_id' });
  return found.file_name;
}
