import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Announce, SlotChange } from '../../shared/changes.ts';
import { makeDays } from './make-days.ts';
import { storedPatterns } from './wanted-days.ts';

export interface RosterRunnerDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly announce: Announce;
  /** Weeks ahead for which days are made. */
  readonly rosterWeeks: number;
}

/** The channel on which a commit that gave a pattern days to make is heard. */
export const rosterChannel = 'rosters_waiting';

/** Limits of one transaction: doctors, and days of each; short enough to let others in. */
const DOCTORS_AT_ONCE = 20;
const DAYS_AT_ONCE = 28;

/** The last day that is made today; days are counted in UTC, half a day sooner or later. */
export const horizonSql = (now: Date, rosterWeeks: number) =>
  sql`(${now.toISOString().slice(0, 10)}::date + ${rosterWeeks}::int * 7)`;

/**
 * Makes the days ahead that are not made yet. A doctor's row is locked meanwhile, and rows locked by another process
 * are skipped: two runners share the work and never do the same. Days and `made_until` are written in one transaction.
 * @returns how many doctors' days were made
 */
export async function runRosters(deps: RosterRunnerDeps, signal?: AbortSignal): Promise<number> {
  let made = 0;
  while (!signal?.aborted) {
    const changes = await deps.db.transaction((tx) => takeTurn(tx, deps));
    if (changes === null) break;
    made += changes.length;
    if (changes.length > 0) await deps.announce(changes);
  }
  return made;
}

/** @returns null where nothing is left to do, or others do it */
async function takeTurn(tx: Database, { now, rosterWeeks }: RosterRunnerDeps): Promise<readonly SlotChange[] | null> {
  const horizon = horizonSql(now(), rosterWeeks);
  const isBehind = sql`(p.until_day is null or p.made_until < p.until_day) and p.made_until < ${horizon}`;
  const { rows: doctors } = await tx.execute<{ id: string }>(sql`
    select d.id from booking.doctors d
    where d.id in (
      select p.doctor_id from booking.roster_patterns p join booking.clinics c on c.id = p.clinic_id
      where ${isBehind} and c.is_active and not c.booking_free)
    order by d.id limit ${DOCTORS_AT_ONCE} for update skip locked`);
  if (doctors.length === 0) return null;
  // A doctor's patterns have their turns one after the other: days of one may conflict with days of another.
  const { rows: turns } = await tx.execute<{ id: string; last_day: string }>(sql`
    select distinct on (p.doctor_id) p.id, least(p.until_day, ${horizon}, p.made_until + ${DAYS_AT_ONCE}::int)::text as last_day
    from booking.roster_patterns p join booking.clinics c on c.id = p.clinic_id
    where p.doctor_id = any (${`{${doctors.map(({ id }) => id).join(',')}}`}::uuid[])
      and ${isBehind} and c.is_active and not c.booking_free
    order by p.doctor_id, p.made_until, p.id`);
  const turnsJson = JSON.stringify(turns);
  const turnOf = sql`(select t.last_day from json_to_recordset(${turnsJson}::json) as t (id uuid, last_day date) where t.id = p.id)`;
  const ids = sql`p.id = any (${`{${turns.map(({ id }) => id).join(',')}}`}::uuid[])`;
  const changes = await makeDays(tx, storedPatterns(ids, { last: turnOf }), now());
  await tx.execute(sql`update booking.roster_patterns p set made_until = ${turnOf} where ${ids}`);
  return changes;
}
