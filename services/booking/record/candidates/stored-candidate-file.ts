import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { NamedFile } from '../../../files/serve-file.ts';

/** A candidate's file by its id alone: the request had a signed address. Null for other files. */
export async function storedCandidateFile(db: Database, id: string): Promise<NamedFile | null> {
  const { rows } = await db.execute<{ key: string; name: string; content_type: string }>(sql`
    select file_key as key, file_name as name, content_type from booking.candidate_files where id = ${id}::uuid`);
  const found = rows[0];
  return found ? { key: found.key, name: found.name, contentType: found.content_type } : null;
}
