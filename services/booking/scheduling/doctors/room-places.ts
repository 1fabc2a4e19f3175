import { sql } from 'drizzle-orm';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { fitDays } from '../rosters/fit-days.ts';
import { noPatterns } from '../rosters/wanted-days.ts';
import { instantSql, stillClaimed } from '../slots/claims.ts';

interface NewCapacity {
  readonly id: string;
  readonly capacity: number;
  readonly today: string;
  readonly now: Date;
}

/**
 * Gives the days to come of a room as many places as it has now. The caller has the board alone.
 * @throws ServiceError SLOTS_IN_USE where a place that goes is booked or held
 */
export async function fitPlaces(tx: Database, wanted: NewCapacity): Promise<readonly SlotChange[]> {
  const { id, capacity, today, now } = wanted;
  await refuseUsedPlaces(tx, wanted);
  const scope = { doctorId: id, clinicId: null, fromDay: today, toDay: null, alsoByHand: true, afterPlace: capacity };
  const gone = await fitDays(tx, scope, noPatterns, now);
  return [...gone, ...(await addPlaces(tx, wanted))];
}

async function refuseUsedPlaces(tx: Database, { id, capacity, now }: NewCapacity): Promise<void> {
  const { rows } = await tx.execute<{ day: string; name: string }>(sql`
    select to_char(r.day, 'DD/MM/YYYY') as day, d.name
    from booking.rosters r join booking.doctors d on d.id = r.doctor_id join booking.claims c on c.roster_id = r.id
    where r.doctor_id = ${id}::uuid and r.place > ${capacity} and r.to_time > ${instantSql(now)} and ${stillClaimed(instantSql(now))}
    order by r.day limit 1`);
  const [first] = rows;
  if (!first) return;
  const why = `A place of ${first.name} that would go is taken on ${first.day}. Move that visit first.`;
  fail('SLOTS_IN_USE', why, { field: 'capacity' });
}

/** New places have the hours of the first one, and its breaks and blocks. */
async function addPlaces(tx: Database, { id, capacity, now }: NewCapacity): Promise<SlotChange[]> {
  const { rows } = await tx.execute<{ site_id: string; day: string }>(sql`
    with first as (
      select * from booking.rosters where doctor_id = ${id}::uuid and place = 1 and to_time > ${instantSql(now)}
    ), added as (
      insert into booking.rosters (clinic_id, doctor_id, day, from_time, to_time, breaks, pattern_id, place)
      select clinic_id, doctor_id, day, from_time, to_time, breaks, pattern_id, number
      from first cross join generate_series(2, ${capacity}) number
      on conflict (clinic_id, day, doctor_id, place) do nothing
      returning id, clinic_id, day
    ), filled as (
      insert into booking.slots (roster_id, clinic_id, doctor_id, position, from_time, to_time, available, blocked_because)
      select added.id, s.clinic_id, s.doctor_id, s.position, s.from_time, s.to_time, s.available, s.blocked_because
      from added join first on first.clinic_id = added.clinic_id and first.day = added.day
        join booking.slots s on s.roster_id = first.id
      order by added.id, s.position
    ), reopened as (
      update booking.slots t set available = s.available, blocked_because = s.blocked_because
      from booking.rosters kept join first on first.clinic_id = kept.clinic_id and first.day = kept.day
        join booking.slots s on s.roster_id = first.id
      where kept.doctor_id = ${id}::uuid and kept.place between 2 and ${capacity}
        and t.roster_id = kept.id and t.from_time = s.from_time
    )
    select distinct clinic_id as site_id, day::text as day from added`);
  return rows;
}
