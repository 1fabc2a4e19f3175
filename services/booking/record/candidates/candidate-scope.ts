import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { changeable } from './booked-candidates.ts';

/** Refuses a candidate out of the caller's reach as one that does not exist. */
export async function candidateInScope(db: Database, caller: Caller, candidateId: string): Promise<void> {
  const { rows } = await db.execute(
    sql`select from booking.candidates c where c.id = ${candidateId}::uuid and ${changeable(caller)}`,
  );
  if (rows.length === 0) notFound('Candidate');
}
