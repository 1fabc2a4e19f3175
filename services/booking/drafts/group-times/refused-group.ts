import { sql } from 'drizzle-orm';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { instantSql, stillClaimed } from '../../scheduling/slots/claims.ts';
import { namedClockIn } from '../../scheduling/slots/zone-days.ts';
import { refusedTimeMessage, type SlotsInTheWay } from '../holds/refused-time.ts';
import type { RefusedPlace, WantedPlace } from './plan-places.ts';

interface PlaceInTheWay extends SlotsInTheWay {
  readonly length: number;
  readonly timezone: string;
}

/** Refuses a group of which the visit of one candidate fits nowhere. No hold was changed. */
export function refusePlace({ candidateIndex, from, timeZone, why }: RefusedPlace): never {
  const message = `Nothing is held. ${namedClockIn(from, timeZone)} for candidate ${candidateIndex + 1}: ${why}`;
  return fail('SLOT_TAKEN', message, {
    field: 'places',
    details: { reason: message, candidate_index: candidateIndex },
  });
}

/** Refuses a group with which a resource would have more visits than its most for a day. No hold was changed. */
export function refuseLimit(why: string): never {
  const message = `Nothing is held. ${why}`;
  return fail('SLOT_TAKEN', message, { field: 'places', details: { reason: message } });
}

/** Refuses a group of which a time is not free, with the candidate and the reason. No hold was changed. */
export async function refuseGroup(
  db: Database,
  { draftId, places, now }: { draftId: string; places: readonly WantedPlace[]; now: Date },
): Promise<never> {
  for (const { candidateIndex, rosterId, packageId, siteId, from } of places) {
    const { rows } = await db.execute<PlaceInTheWay>(sql`
      select ceil(p.minutes / 15.0)::int as length, k.timezone, count(s.slot_id)::int as slots,
        count(s.slot_id) filter (where s.available)::int as open, false as begins_free, coalesce(bool_or(c.kind = 'booking'), false) as booked,
        max(c.expires_at)::text as held_until
      from booking.packages p cross join booking.clinics k
        left join booking.slots s on s.roster_id = ${rosterId} and s.from_time >= ${instantSql(from)}
          and s.from_time < ${instantSql(from)} + p.minutes * interval '1 minute'
        left join booking.claims c on c.slot_id = s.slot_id and ${stillClaimed(instantSql(now))}
          and c.claim_id not in (select id from booking.reservations where draft_id = ${draftId}::uuid)
      where p.id = ${packageId}::uuid and k.id = ${siteId}::uuid
      group by p.id, k.id`);
    const found = rows[0];
    const isFree =
      found && found.slots === found.length && found.open === found.slots && !found.booked && !found.held_until;
    if (isFree) continue;
    const timeZone = found?.timezone ?? 'UTC';
    const reason = refusedTimeMessage(found, found?.length ?? 0, timeZone);
    return refusePlace({ candidateIndex, from, timeZone, why: reason });
  }
  const message = 'Someone else took this time and gave it back. Try again.';
  return fail('SLOT_TAKEN', message, { field: 'places', details: { reason: message } });
}
