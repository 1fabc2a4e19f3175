import { sql } from 'drizzle-orm';
import { BOOKING_STATUSES, canBecome, NOT_SEEN } from '../../../../machines/rules/booking/booking-status.table.ts';
import { namesIn, referenceIn } from '../../../../machines/rules/files/result-file-name.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { shownStatusSql, storedStatuses } from '../../shared/booking-status-colours.ts';

/** A name in a file's name finds candidates who came in the last half year. */
const LOOK_BACK_DAYS = 183;
const MAX_CANDIDATES = 5;

const completable = storedStatuses(BOOKING_STATUSES.filter((status) => canBecome(status, 'Completed')));

const arrayOf = (statuses: readonly string[]) => `{${statuses.map((one) => `"${one}"`).join(',')}}`;

export interface NamedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The search typed to find the candidate; '' leaves it to the file's name. */
  readonly search: string;
}

/**
 * Finds the candidates of results files, by the reference in each one's name or, without one, by a person's name in it:
 * at most five candidates a file, who came last first. A booking's several candidates are narrowed to those whom the
 * file names. If the name is that of another person than the reference's, both are answered.
 * @returns the answer of matchResults as JSON text, in the order of `files`, and whom it shows
 */
export async function matchResults(db: Database, files: readonly NamedFile[], now: Date) {
  const clues = files.map(({ name, size, search }, nth) => {
    const words = search || name;
    return { nth, name, size, reference: referenceIn(words), names: namesIn(words) };
  });
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * 24 * 60 * 60_000).toISOString();
  const { rows } = await db.execute<{ answer: string; candidate_ids: string }>(sql`
    with file as (
      select * from jsonb_to_recordset(${JSON.stringify(clues)}::jsonb)
        as f (nth int, name text, size int, reference text, names text[])
    ),
    referenced as (
      select file.nth, c.id, lower(c.candidate_name) collate "C" = any (file.names) as is_named
      from file join booking.bookings b on b.reference = file.reference
      join booking.candidates c on c.booking_id = b.id
    ),
    found as (
      select nth, id, is_named from referenced
      union all
      select file.nth, c.id, false from file cross join lateral (
        select each.id from booking.candidates each
        where lower(each.candidate_name) collate "C" = any (file.names)
        order by each.appointment_time desc, each.id limit ${MAX_CANDIDATES}
      ) c
      where file.nth in (select nth from referenced) and file.nth not in (select nth from referenced where is_named)
      union all
      select file.nth, c.id, true from file cross join lateral (
        select each.id from booking.candidates each
        where file.reference is null and lower(each.candidate_name) collate "C" = any (file.names)
          and each.appointment_time between ${since}::timestamptz and ${now.toISOString()}::timestamptz
          and each.status not in ('Pending', 'Cancelled')
        order by each.appointment_time desc, each.id limit ${MAX_CANDIDATES}
      ) c
    ),
    matched as (
      select found.nth, found.id from found
      where found.is_named or not exists (select from found other where other.nth = found.nth and other.is_named)
    )
    select json_build_object('files', (
      select coalesce(json_agg(json_build_object('name', file.name, 'candidates', (
        select coalesce(json_agg(json_build_object(
          'candidate_id', c.id, 'reference', c.reference, 'candidate_name', c.candidate_name,
          'candidate_dob', c.candidate_dob, 'company_name', o.company_name,
          'appointment_time', ${isoSql(sql`c.appointment_time`)}, 'site_tz', k.timezone,
          'status', ${shownStatusSql(sql`c.status`)}, 'outcome', c.outcome,
          'can_complete', c.status = any (${arrayOf(completable)}::text[]),
          'is_to_come', c.status = any (${arrayOf(storedStatuses(NOT_SEEN))}::text[])
            and not c.appointment_time between '0002-01-01'::timestamptz and ${now.toISOString()}::timestamptz,
          'is_stored', exists (select from booking.consult_files s where s.candidate_id = c.id
            and s.file_name = file.name and s.size = file.size and s.withdrawn_at is null))
          order by c.appointment_time desc, c.candidate_index), '[]')
        from matched m join booking.candidates c on c.id = m.id
        join companies.organisations o on o.id = c.org_id left join booking.clinics k on k.id = c.clinic_id
        where m.nth = file.nth)) order by file.nth), '[]') from file))::text as answer,
      (select coalesce(json_agg(distinct id), '[]')::text from matched) as candidate_ids`);
  const [{ answer, candidate_ids: ids } = { answer: '{"files":[]}', candidate_ids: '[]' }] = rows;
  return { json: answer, candidateIds: JSON.parse(ids) as string[] };
}
