import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { SlotChange } from '../../shared/changes.ts';

/** In the caller's transaction, which holds the candidate's lock. @returns what became free */
export async function dropOwnHold(tx: Database, candidateId: string): Promise<SlotChange[]> {
  const { rows } = await tx.execute<SlotChange & Record<string, unknown>>(sql`
    with mine as (
      select hold_id, roster_id from booking.own_moves where candidate_id = ${candidateId}::uuid and hold_id is not null
    ), gone as (
      delete from booking.claims where kind = 'hold' and claim_id in (select hold_id from mine)
    ), emptied as (
      update booking.own_moves set hold_id = null, roster_id = null, from_time = null, expires_at = null
      where candidate_id = ${candidateId}::uuid
    )
    select r.clinic_id as site_id, r.day::text as day from mine join booking.rosters r on r.id = mine.roster_id`);
  return rows.map(({ site_id, day }) => ({ site_id, day }));
}
