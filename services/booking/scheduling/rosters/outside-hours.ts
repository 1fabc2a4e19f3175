import { type SQL, sql } from 'drizzle-orm';
import { closeTogether } from '../../../../machines/rules/calendar/closed-days.ts';
import type { Database } from '../../../database/database.ts';
import { instantSql } from '../slots/claims.ts';
import { type AffectedAppointment, affectedAppointments, isHere, reasonNotMoved } from './affected-appointments.ts';
import { type FitScope, inScope } from './fit-days.ts';
import type { DaysToClose } from './patterns.routes.ts';
import { isFree, isPatternBlock, wantedDays } from './wanted-days.ts';
import { workedTimes } from './worked-times.ts';

/** The people booked outside the hours, and the days to close for them. */
export interface OutsideHours {
  readonly people: readonly AffectedAppointment[];
  readonly plans: readonly DaysToClose[];
}

interface DayRow extends Record<string, unknown> {
  readonly id: number;
  readonly clinic_id: string;
  readonly site_name: string;
  readonly doctor_id: string;
  readonly doctor_name: string;
  readonly day: string;
  /** Some of its hours are still worked. */
  readonly stays: boolean;
  readonly hit: string[] | null;
}

/** Whom it would hit if only what patterns want were worked; nothing is changed. */
export const outsideWanted = (db: Database, scope: FitScope, patterns: SQL, now: Date) =>
  read(db, now, {
    wanted: sql`with wanted as (${wantedDays(patterns)})`,
    join: sql`left join wanted w on w.clinic_id = r.clinic_id and w.day = r.day and ${isFree}`,
    stays: sql`w.pattern_id is not null`,
    isHit: sql`w.periods is null or not w.periods @> tstzrange(min(s.from_time), max(s.to_time))`,
    where: inScope(scope, now),
  });

/** An appointment over the plan begins when its doctor is not there. */
const isWithoutDoctor = sql`r.over_plan is not null and not exists (
  select from booking.rosters plan join booking.slots open on open.roster_id = plan.id and open.available
  where plan.clinic_id = r.clinic_id and plan.day = r.day and plan.doctor_id = r.doctor_id and open.from_time = min(s.from_time))`;

/** People still booked outside a doctor's hours, after these were changed. */
export const outsideNow = (db: Database, doctorId: string, now: Date) =>
  read(db, now, {
    wanted: sql``,
    join: sql``,
    stays: sql`exists (select from booking.slots s where s.roster_id = r.id and not ${isPatternBlock(sql`coalesce(s.blocked_because, '')`)})`,
    isHit: sql`bool_or(not s.available and ${isPatternBlock(sql`coalesce(s.blocked_because, '')`)}) or (${isWithoutDoctor})`,
    where: sql`r.doctor_id = ${doctorId}::uuid and ${workedTimes} && tstzrange(${instantSql(now)}, null)`,
  });

async function read(
  db: Database,
  now: Date,
  { wanted, join, stays, isHit, where }: { wanted: SQL; join: SQL; stays: SQL; isHit: SQL; where: SQL },
): Promise<OutsideHours> {
  const { rows } = await db.execute<DayRow>(sql`
    ${wanted}
    select r.id, r.clinic_id, c.name as site_name, r.doctor_id, d.name as doctor_name, r.day::text as day,
      ${stays} as stays, hits.ids as hit
    from booking.rosters r
    join booking.clinics c on c.id = r.clinic_id
    join booking.doctors d on d.id = r.doctor_id
    ${join}
    left join lateral (
      select json_agg(one.claim_id) as ids from (
        select k.claim_id from booking.claims k join booking.slots s on s.slot_id = k.slot_id
        where k.roster_id = r.id and k.kind = 'booking' group by k.claim_id having ${isHit}
      ) one
    ) hits on true
    where ${where} order by r.clinic_id, r.day, r.id`);
  const days = rows.filter(({ hit }) => hit !== null);
  const hit = new Set(days.flatMap((day) => day.hit ?? []));
  const all = days.length > 0 ? await affectedAppointments(db, days, now) : [];
  const people = all.filter(
    (person) => hit.has(person.candidate_id) && !isHere(person, now) && reasonNotMoved(person.status) === null,
  );
  const counts = Map.groupBy(people, ({ roster_id }) => roster_id);
  return { people, plans: plansOf(rows, (id) => counts.get(id)?.length ?? 0) };
}

/** Days with people, joined until one comes that is worked. */
function plansOf(rows: readonly DayRow[], peopleOn: (rosterId: number) => number): DaysToClose[] {
  const plans: DaysToClose[] = [];
  let open: DaysToClose | null = null;
  for (const { id, clinic_id, site_name, day, stays } of rows) {
    const people = peopleOn(id);
    if (open && (stays || open.site_id !== clinic_id || !closeTogether(open.from_day, day))) open = null;
    if (people === 0) continue;
    if (open) plans.pop();
    const next: DaysToClose = {
      site_id: clinic_id,
      site_name,
      from_day: open?.from_day ?? day,
      to_day: day,
      people: (open?.people ?? 0) + people,
    };
    plans.push(next);
    open = stays ? null : next;
  }
  return plans;
}
