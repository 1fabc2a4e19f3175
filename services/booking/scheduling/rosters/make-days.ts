import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { instantSql } from '../slots/claims.ts';
import { BREAK, isFree, wantedDays } from './wanted-days.ts';

/**
 * Makes the missing days of patterns, with their slots: nothing that exists is touched, and nothing is made twice. The
 * caller has locked the doctors' rows, so that no other transaction rosters them meanwhile.
 * @returns the clinics' days that have new times
 */
export async function makeDays(tx: Database, patterns: SQL, now: Date): Promise<SlotChange[]> {
  const { rows } = await tx.execute<{ site_id: string; day: string }>(sql`
    with wanted as (
      ${wantedDays(patterns)}
    ), added as (
      insert into booking.rosters (clinic_id, doctor_id, day, from_time, to_time, breaks, pattern_id, place)
      select clinic_id, doctor_id, day, from_time, to_time, tstzmultirange(tstzrange(from_time, to_time)) - periods, pattern_id, place
      from wanted w join booking.doctors d on d.id = w.doctor_id cross join generate_series(1, d.capacity) place
      where ${isFree} and to_time > ${instantSql(now)}
      order by day, clinic_id, place
      on conflict (clinic_id, day, doctor_id, place) do nothing
      returning id, clinic_id, doctor_id, day, from_time, to_time
    ), filled as (
      insert into booking.slots (roster_id, clinic_id, doctor_id, position, from_time, to_time, available, blocked_because)
      select r.id, r.clinic_id, r.doctor_id, p, quarter.at, quarter.at + interval '15 minutes', quarter.is_open,
        case when not quarter.is_open then ${BREAK} end
      from added r
      join wanted w on w.clinic_id = r.clinic_id and w.doctor_id = r.doctor_id and w.day = r.day
      cross join generate_series(0, 62) p
      cross join lateral (
        select start.at, w.periods @> tstzrange(start.at, start.at + interval '15 minutes') as is_open
        from (select r.from_time + p * interval '15 minutes' as at) start
      ) quarter
      where quarter.at < r.to_time
      order by r.id, p
    )
    select clinic_id as site_id, day::text as day from added`);
  return rows;
}
