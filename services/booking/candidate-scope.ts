import { sql } from 'drizzle-orm';
import { type Caller, orgFilter } from '../access/caller.ts';
import type { Database } from '../database/database.ts';
import { refuseUnknown } from '../errors.ts';

/** Refuses a candidate of another company as one that does not exist. */
export async function candidateInScope(db: Database, caller: Caller, candidateId: string): Promise<void> {
  const org = orgFilter(caller);
  const inScope = org === undefined ? sql`true` : sql`org_id = ${org}::uuid`;
  const { rows } = await db.execute(sql`select from booking.candidates where id = ${candidateId}::uuid and ${inScope}`);
  if (rows.length === 0) refuseUnknown('Candidate');
}
