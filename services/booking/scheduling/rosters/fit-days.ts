import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { instantSql, SLOT_MINUTES } from '../slots/claims.ts';
import { forgetOldHolds } from './rosters.ts';
import { BREAK, isFree, isPatternBlock, OUTSIDE, wantedDays } from './wanted-days.ts';
import { workedTimes } from './worked-times.ts';

/** Which of a doctor's days are fitted to what is wanted. */
export interface FitScope {
  readonly doctorId: string;
  /** Null: at every clinic. */
  readonly clinicId: string | null;
  readonly fromDay: string;
  /** Null: all there are. */
  readonly toDay: string | null;
  /** Includes own days: a doctor on leave works on none. */
  readonly alsoByHand: boolean;
  /** Only places after this one. */
  readonly afterPlace?: number;
}

/** Of a roster `r`: in the scope, and not over. */
export const inScope = (
  { doctorId, clinicId, fromDay, toDay, alsoByHand, afterPlace = 0 }: FitScope,
  now: Date,
): SQL => sql`
  r.doctor_id = ${doctorId}::uuid and (${clinicId}::uuid is null or r.clinic_id = ${clinicId}::uuid)
  and r.day >= ${fromDay}::date and (${toDay}::date is null or r.day <= ${toDay}::date)
  and (${alsoByHand}::boolean or r.pattern_id is not null) and r.place > ${afterPlace}
  and ${workedTimes} && tstzrange(${instantSql(now)}, null)`;

/** Of a roster `r`: nothing was ever booked on it. */
export const isUnrecorded = sql`
  not exists (select from booking.candidates p where p.clinic_id = r.clinic_id and p.roster_id = r.id
    and p.appointment_time >= r.from_time and p.appointment_time < r.to_time)
  and not exists (select from booking.closing_people x where x.from_roster_id = r.id)
  and not exists (select from booking.closing_people x where x.to_roster_id = r.id)`;

interface FittedDay extends Record<string, unknown> {
  readonly id: number;
  readonly clinic_id: string;
  readonly day: string;
  /** The pattern that wants the day; null without one. */
  readonly pattern_id: string | null;
  readonly periods: string | null;
  readonly opens: string | null;
  readonly closes: string | null;
  /** Its hours once it is fitted. */
  readonly from_time: string;
  readonly to_time: string;
  /** When the doctor is needed there: the wanted periods, and what is booked or held. */
  readonly needed: string;
  /** True if it has and had no booking or hold, and no pattern wants it: the day is deleted. */
  readonly goes: boolean;
}

/**
 * Fits existing days to the patterns. Booked and held times are kept: outside the new hours their quarters stay,
 * blocked for all others. Days that anything was ever booked on stay for the record. The caller has the board alone, so
 * that no time is taken meanwhile.
 */
export async function fitDays(tx: Database, scope: FitScope, patterns: SQL, now: Date): Promise<SlotChange[]> {
  const rosters = sql`select r.id from booking.rosters r where ${inScope(scope, now)}`;
  await forgetOldHolds(
    tx,
    sql`select s.slot_id from booking.slots s join booking.claims c on c.slot_id = s.slot_id
      where s.roster_id in (${rosters}) and c.expires_at <= ${instantSql(now)}`,
  );
  const { rows } = await tx.execute<FittedDay>(sql`
    with wanted as (${wantedDays(patterns)})
    select r.id, r.clinic_id, r.day::text as day, w.pattern_id, w.periods::text as periods, w.from_time::text as opens, w.to_time::text as closes,
      coalesce(least(w.from_time, k.first), r.from_time)::text as from_time,
      coalesce(greatest(w.to_time, k.last), r.to_time)::text as to_time,
      (coalesce(w.periods, '{}') + coalesce(k.times, '{}'))::text as needed,
      w.pattern_id is null and k.first is null
        and ${isUnrecorded}
        and not exists (select from booking.slots s where s.roster_id = r.id and s.blocked_because like 'Closed: %') as goes
    from booking.rosters r
    left join wanted w on w.clinic_id = r.clinic_id and w.day = r.day and ${isFree}
      and r.place <= (select capacity from booking.doctors d where d.id = r.doctor_id)
    left join lateral (
      select min(s.from_time) as first, max(s.to_time) as last, range_agg(tstzrange(s.from_time, s.to_time)) as times
      from booking.claims c join booking.slots s on s.slot_id = c.slot_id where c.roster_id = r.id
    ) k on true
    where ${inScope(scope, now)} order by r.id`);
  await deleteRosters(
    tx,
    rows.filter(({ goes }) => goes),
  );
  await reshape(
    tx,
    rows.filter(({ goes }) => !goes),
  );
  return rows.map(({ clinic_id, day }) => ({ site_id: clinic_id, day }));
}

export async function deleteRosters(tx: Database, days: readonly Pick<FittedDay, 'id'>[]): Promise<void> {
  const ids = sql`${`{${days.map(({ id }) => id).join(',')}}`}::int[]`;
  await tx.execute(sql`delete from booking.slots where roster_id = any (${ids})`);
  await tx.execute(sql`delete from booking.rosters where id = any (${ids})`);
}

async function reshape(tx: Database, days: readonly FittedDay[]): Promise<void> {
  const fitted = sql`json_to_recordset(${JSON.stringify(days)}::json) as f (id int, pattern_id uuid, periods tstzmultirange,
    opens timestamptz, closes timestamptz, from_time timestamptz, to_time timestamptz, needed tstzmultirange)`;
  await tx.execute(sql`
    delete from booking.slots s using ${fitted}
    where s.roster_id = f.id and (s.from_time < f.from_time or s.to_time > f.to_time)`);
  // Positions are counted from the roster's start.
  const moved = sql`(extract(epoch from f.from_time - r.from_time) / 60 / ${SLOT_MINUTES})::int`;
  await tx.execute(sql`
    update booking.slots t set position = t.position - ${moved} from ${fitted} join booking.rosters r on r.id = f.id
    where t.roster_id = f.id and f.from_time <> r.from_time`);
  await tx.execute(sql`
    update booking.claims t set position = t.position - ${moved} from ${fitted} join booking.rosters r on r.id = f.id
    where t.roster_id = f.id and f.from_time <> r.from_time`);
  await tx.execute(sql`
    update booking.rosters r set from_time = f.from_time, to_time = f.to_time, pattern_id = coalesce(f.pattern_id, r.pattern_id),
      breaks = tstzmultirange(tstzrange(f.from_time, f.to_time)) - f.needed
    from ${fitted} where r.id = f.id`);
  // A day that is closed stays closed, where it grows and where it had a break.
  const closed = (roster: SQL) => sql`(
    select c.blocked_because from booking.slots c
    where c.roster_id = ${roster} and c.blocked_because like 'Closed: %' limit 1)`;
  await tx.execute(sql`
    insert into booking.slots (roster_id, clinic_id, doctor_id, position, from_time, to_time)
    select r.id, r.clinic_id, r.doctor_id, p, r.from_time + p * interval '15 minutes', r.from_time + (p + 1) * interval '15 minutes'
    from ${fitted} join booking.rosters r on r.id = f.id
    cross join generate_series(0, 62) p
    where r.from_time + (p + 1) * interval '15 minutes' <= r.to_time
      and not exists (select from booking.slots s where s.roster_id = r.id and s.position = p)
    order by r.id, p`);
  await tx.execute(sql`
    update booking.slots s set available = open.is_open and open.closed is null,
      blocked_because = case when open.is_open then open.closed
        when s.from_time >= f.opens and s.to_time <= f.closes then ${BREAK} else ${OUTSIDE} end
    from ${fitted} cross join lateral (
      select n.slot_id, coalesce(f.periods @> tstzrange(n.from_time, n.to_time), false) as is_open, day.closed
      from booking.slots n cross join (select ${closed(sql`f.id`)} as closed) day
      where n.roster_id = f.id
    ) open
    where s.slot_id = open.slot_id and (s.available or ${isPatternBlock(sql`s.blocked_because`)})`);
}
