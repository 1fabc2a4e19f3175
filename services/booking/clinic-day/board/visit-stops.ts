import { sql } from 'drizzle-orm';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { AppointmentState, TargetDay } from '../../scheduling/slots/appointment-targets.ts';
import { instantSql, stillClaimed } from '../../scheduling/slots/claims.ts';
import { type RouteSlots, slotsOfRoute } from '../../scheduling/visit-routes/route-slots.ts';

/** The slots that a visit route has now. */
export async function presentStops(tx: Database, candidateId: string): Promise<RouteSlots['stops']> {
  const { rows } = await tx.execute<{ roster_id: number; from_time: string; stop: string }>(sql`
    select k.roster_id, ${isoSql(sql`s.from_time`)} as from_time, k.stop
    from booking.claims k join booking.slots s on s.slot_id = k.slot_id
    where k.claim_id = ${candidateId}::uuid and k.kind = 'booking' and k.stop is not null`);
  return rows;
}

/** The very stops of before a move; nothing where one of them is not free, and other rooms or people will do. */
export async function formerVisit(
  tx: Database,
  candidateId: string,
  { roster_id, to_time, stops = [] }: AppointmentState,
  now: Date,
): Promise<Pick<TargetDay, 'visit' | 'roster_id'> | null> {
  if (stops.length === 0 || roster_id === null) return null;
  const { rows } = await tx.execute(sql`
    select from ${slotsOfRoute(
      sql`${JSON.stringify(stops)}::json`,
      sql`available and not exists (
        select from booking.claims c
        where c.slot_id = slots.slot_id and c.claim_id <> ${candidateId}::uuid and ${stillClaimed(instantSql(now))})`,
    )} s`);
  if (rows.length < stops.length) return null;
  const route = { rosterId: roster_id, to: new Date(to_time), slots: stops.length, stops };
  return { roster_id, visit: { route, why: null } };
}
