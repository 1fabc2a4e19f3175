import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import type { Database } from '../../../database/database.ts';
import { findChosen } from '../../record/candidates/booked-candidates.ts';

interface FileRow extends Record<string, unknown> {
  readonly candidate_id: string;
  readonly file_id: string;
  readonly file_type: string;
  readonly file_name: string;
}

/** Downloadable files of candidates, in the order asked. Their bytes are given out elsewhere. */
export async function resultFiles(db: Database, caller: Caller, candidateIds: readonly string[]) {
  const candidates = await findChosen(db, caller, candidateIds);
  const { rows } = await db.execute<FileRow>(sql`
    select candidate_id, id as file_id, file_type, file_name from booking.consult_files
    where candidate_id = any (${`{${candidateIds.join(',')}}`}::uuid[]) and withdrawn_at is null
    order by created_at, id`);
  const filesOf = Map.groupBy(rows, ({ candidate_id }) => candidate_id);
  return candidates.map(({ candidate_id, candidate_name }) => ({
    candidate_id,
    candidate_name,
    files: (filesOf.get(candidate_id) ?? []).map(({ candidate_id: _of, ...file }) => file),
  }));
}
