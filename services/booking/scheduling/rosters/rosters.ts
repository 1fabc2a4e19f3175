import { sql } from 'drizzle-orm';
import { boardHour } from '../../../../machines/rules/calendar/board-hours.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { databaseFault } from '../../../database/pg-error.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { instantSql, SLOT_MINUTES, stillClaimed } from '../slots/claims.ts';
import { withClaimsLock } from '../slots/claims-lock.ts';
import { clockIn } from '../slots/zone-days.ts';
import { holidaysOf } from './holidays-of.ts';
import { type Elsewhere, elsewhereMessage, elsewhereSql } from './travel-time.ts';

export interface RosterChange extends Origin {
  readonly caller: Caller;
}

/** Hours of a day at the site, 'HH:mm'. */
export interface Hours {
  readonly from_time: string;
  readonly to_time: string;
}

/** A roster keeps its free slots in one 64-bit number. */
const MOST_HOURS = 15.75;

function checkHours({ from_time, to_time }: Hours): void {
  const [from, to] = [boardHour(from_time), boardHour(to_time)];
  const within = 'Days go in quarters of an hour from 05:30 to 18:30.';
  if (from === null) fail('INVALID', within, { field: 'from_time' });
  if (to === null) fail('INVALID', within, { field: 'to_time' });
  if (to <= from) fail('INVALID', 'The day ends before it begins.', { field: 'to_time' });
  if (to - from > MOST_HOURS) fail('INVALID', 'A day has at most 15:45 hours.', { field: 'to_time' });
}

interface Site extends Record<string, unknown> {
  id: string;
  name: string;
  state: string;
  timezone: string;
  booking_free: boolean;
  travel_minutes: number;
}

export interface NewDays extends Hours {
  readonly site_id: string;
  readonly doctor_id: string;
  readonly days: readonly string[];
  /** Leaves out days that cannot be, saying why, instead of refusing all of them. */
  readonly skip: boolean;
  /** Works on public holidays as well. */
  readonly on_holidays: boolean;
}

export interface Skipped {
  readonly day: string;
  readonly reason: string;
}

/** Makes a doctor's days at a site with their slots. */
export async function addRosters(db: Database, change: RosterChange, wanted: NewDays) {
  checkHours(wanted);
  const { caller, now, address } = change;
  const { site_id, doctor_id, from_time, to_time, skip } = wanted;
  const days = [...new Set(wanted.days)].sort();
  return db.transaction(async (tx) => {
    // Two people who send one doctor somewhere at once take turns.
    const { rows: found } = await tx.execute<{ name: string; is_active: boolean }>(
      sql`select name, is_active from booking.doctors where id = ${doctor_id}::uuid for update`,
    );
    const { name: doctor, is_active } = found[0] ?? notFound('Doctor');
    if (!is_active) fail('NOT_ACTIVE', `${doctor} is retired.`, { field: 'doctor_id' });
    const { rows: sites } = await tx.execute<Site>(
      sql`select id, name, state, timezone, booking_free, travel_minutes from booking.clinics where id = ${site_id}::uuid`,
    );
    const site = sites[0] ?? notFound('Site');
    if (site.booking_free)
      fail('BOOKING_FREE', 'This site has no rosters: its times follow a rule.', { field: 'site_id' });
    const skipped = await faultsOf(tx, { wanted, days, site, doctor, now });
    const made = days.filter((day) => !skipped.some((one) => one.day === day));
    if (skipped.length > 0 && (!skip || made.length === 0)) {
      fail('DAYS_REFUSED', skipped.map(({ reason }) => reason).join(' '), { field: 'days', details: { skipped } });
    }
    const { rows } = await tx.execute<{ roster_id: number; day: string; place: number }>(sql`
      insert into booking.rosters (clinic_id, doctor_id, day, from_time, to_time, place)
      select ${site_id}::uuid, ${doctor_id}::uuid, day::date, (day::date + ${from_time}::time) at time zone ${site.timezone},
        (day::date + ${to_time}::time) at time zone ${site.timezone}, place
      from json_array_elements_text(${JSON.stringify(made)}::json) day
        cross join generate_series(1, (select capacity from booking.doctors where id = ${doctor_id}::uuid)) place
      returning id as roster_id, day::text as day, place`);
    await fillSlots(
      tx,
      rows.map(({ roster_id }) => roster_id),
    );
    await audit(tx, caller, {
      action: 'rosters.added',
      entity: 'clinic',
      entityId: site_id,
      address,
      at: now,
      after: { doctor, days: made, from_time, to_time },
    });
    const rosters = rows.flatMap(({ place, ...roster }) => (place === 1 ? roster : []));
    return { rosters, skipped, changes: made.map((day): SlotChange => ({ site_id, day })) };
  });
}

/** Slots for every quarter of the rosters that has none. */
async function fillSlots(tx: Database, rosterIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into booking.slots (roster_id, clinic_id, doctor_id, position, from_time, to_time)
    select r.id, r.clinic_id, r.doctor_id, p, r.from_time + p * interval '15 minutes',
      r.from_time + (p + 1) * interval '15 minutes'
    from booking.rosters r cross join generate_series(0, 62) p
    where r.id = any (${`{${rosterIds.join(',')}}`}::int[]) and r.from_time + (p + 1) * interval '15 minutes' <= r.to_time
      and not exists (select from booking.slots s where s.roster_id = r.id and s.position = p)
    order by r.id, p`);
}

/** Why days cannot be worked: a holiday, here already, or at another clinic at that time. */
async function faultsOf(
  tx: Database,
  {
    wanted,
    days,
    site,
    doctor,
    now,
  }: { wanted: NewDays; days: readonly string[]; site: Site; doctor: string; now: Date },
) {
  const periods = sql`tstzmultirange(tstzrange((d.day::date + ${wanted.from_time}::time) at time zone ${site.timezone},
    (d.day::date + ${wanted.to_time}::time) at time zone ${site.timezone}))`;
  const { rows } = await tx.execute<{
    day: string;
    holiday: string | null;
    here: boolean;
    elsewhere: Elsewhere | null;
  }>(sql`
    select day, (select name from ${holidaysOf({ id: sql`${site.id}::uuid`, state: sql`${site.state}` })} h where h.day = d.day::date) as holiday,
      exists (select from booking.rosters r
        where r.clinic_id = ${site.id}::uuid and r.day = d.day::date and r.doctor_id = ${wanted.doctor_id}::uuid and r.over_plan is null) as here,
      ${elsewhereSql({ doctor: sql`${wanted.doctor_id}::uuid`, clinic: sql`${site.id}::uuid`, travel: sql`${site.travel_minutes}::int`, periods, now: instantSql(now) })} as elsewhere
    from json_array_elements_text(${JSON.stringify(days)}::json) d (day)`);
  return rows.flatMap(({ day, holiday, here, elsewhere }): Skipped[] => {
    const shown = day.split('-').reverse().join('/');
    if (here) return [{ day, reason: `${doctor} works here on ${shown} already.` }];
    if (elsewhere) return [{ day, reason: elsewhereMessage(elsewhere, `${doctor} works`, shown) }];
    if (holiday && !wanted.on_holidays) return [{ day, reason: `${shown} is a public holiday: ${holiday}.` }];
    return [];
  });
}

interface RosterRow extends Record<string, unknown> {
  id: number;
  clinic_id: string;
  doctor_id: string;
  day: string;
  from_time: string;
  to_time: string;
  timezone: string;
}

export async function lockRoster(tx: Database, rosterId: number): Promise<RosterRow> {
  const { rows } = await tx.execute<RosterRow>(sql`
    select r.id, r.clinic_id, r.doctor_id, r.day::text as day, r.from_time::text as from_time, r.to_time::text as to_time, c.timezone
    from booking.rosters r join booking.clinics c on c.id = r.clinic_id where r.id = ${rosterId} and r.over_plan is null for update of r`);
  return rows[0] ?? notFound('Roster');
}

/** A day of a room for two has two rosters with the same hours. */
async function placesOf(tx: Database, rosterId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select other.id from booking.rosters r join booking.rosters other on other.clinic_id = r.clinic_id and other.day = r.day
      and other.doctor_id = r.doctor_id and other.from_time = r.from_time and other.to_time = r.to_time and other.over_plan is null
    where r.id = ${rosterId} order by other.id`);
  return rows.map(({ id }) => id);
}

/**
 * Changes a day's hours: slots are added at its ends, or removed if unclaimed. It is an own day from then on: its
 * weekly pattern does not change it back.
 */
export async function changeRoster(db: Database, change: RosterChange, rosterId: number, hours: Hours) {
  checkHours(hours);
  const { caller, now, address } = change;
  try {
    return await withClaimsLock(db, 'exclusive', async (tx) => {
      const roster = await lockRoster(tx, rosterId);
      const { clinic_id, doctor_id: doctorId, day, timezone } = roster;
      const { rows: ends } = await tx.execute<{ from_time: string; to_time: string }>(sql`
        select ((${day}::date + ${hours.from_time}::time) at time zone ${timezone})::text as from_time,
          ((${day}::date + ${hours.to_time}::time) at time zone ${timezone})::text as to_time`);
      const [from, to] = [new Date(ends[0]?.from_time ?? ''), new Date(ends[0]?.to_time ?? '')];
      const outside = sql`(from_time < ${instantSql(from)} or to_time > ${instantSql(to)})`;
      const ids = await placesOf(tx, rosterId);
      const places = sql`roster_id = any (${`{${ids.join(',')}}`}::int[])`;
      await refuseTooNear(tx, roster, { from, to, now });
      const ofDay = sql`clinic_id = ${clinic_id}::uuid and doctor_id = ${doctorId}::uuid and day = ${day}::date`;
      await refuseCut(
        tx,
        sql`roster_id in (select id from booking.rosters where ${ofDay}) and ${outside}`,
        timezone,
        now,
      );
      await forgetOldHolds(tx, sql`select slot_id from booking.slots where ${places} and ${outside}`);
      await tx.execute(sql`delete from booking.slots where ${places} and ${outside}`);
      const slotsLater = (from.getTime() - Date.parse(roster.from_time)) / 60_000 / SLOT_MINUTES;
      await tx.execute(sql`update booking.slots set position = position - ${slotsLater} where ${places}`);
      await tx.execute(sql`update booking.claims set position = position - ${slotsLater} where ${places}`);
      await tx.execute(sql`
        update booking.rosters set from_time = ${instantSql(from)}, to_time = ${instantSql(to)}, pattern_id = null,
          breaks = breaks * tstzmultirange(tstzrange(${instantSql(from)}, ${instantSql(to)}))
        where id = any (${`{${ids.join(',')}}`}::int[])`);
      await fillSlots(tx, ids);
      await audit(tx, caller, {
        action: 'roster.changed',
        entity: 'clinic',
        entityId: clinic_id,
        address,
        at: now,
        before: { roster_id: rosterId, from_time: iso(roster.from_time), to_time: iso(roster.to_time) },
        after: { roster_id: rosterId, from_time: iso(from), to_time: iso(to) },
      });
      const changes: SlotChange[] = [{ site_id: clinic_id, day }];
      return { roster_id: rosterId, day, from_time: iso(from), to_time: iso(to), changes, doctorId };
    });
  } catch (thrown) {
    if (databaseFault(thrown)?.constraint !== 'rosters_doctor_once') throw thrown;
    return fail('DOCTOR_ELSEWHERE', 'The doctor is at another clinic at that time.', { field: 'from_time' });
  }
}

/** Refuses hours that leave too little time to travel from or to another clinic. */
async function refuseTooNear(
  tx: Database,
  { id, day }: RosterRow,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<void> {
  const periods = sql`(tstzmultirange(tstzrange(${instantSql(from)}, ${instantSql(to)})) - here.breaks)`;
  const { rows } = await tx.execute<{ name: string; elsewhere: Elsewhere | null }>(sql`
    select d.name, ${elsewhereSql({ doctor: sql`here.doctor_id`, clinic: sql`here.clinic_id`, travel: sql`site.travel_minutes`, periods, now: instantSql(now) })} as elsewhere
    from booking.rosters here join booking.clinics site on site.id = here.clinic_id join booking.doctors d on d.id = here.doctor_id
    where here.id = ${id}`);
  const { name, elsewhere = null } = rows[0] ?? {};
  if (!elsewhere || elsewhere.minutes === null) return;
  fail('DOCTOR_ELSEWHERE', elsewhereMessage(elsewhere, `${name} works`, day.split('-').reverse().join('/')), {
    field: 'from_time',
  });
}

async function refuseCut(tx: Database, cut: ReturnType<typeof sql>, timeZone: string, now: Date) {
  const { rows } = await tx.execute<{ from_time: string; kind: string }>(sql`
    select min(s.from_time)::text as from_time, c.kind from booking.claims c join booking.slots s on s.slot_id = c.slot_id
    where ${stillClaimed(instantSql(now))} and s.slot_id in (select slot_id from booking.slots where ${cut})
    group by c.claim_id, c.kind order by 1`);
  if (rows.length === 0) return;
  const said = rows.map(({ from_time, kind }) => {
    return `${clockIn(new Date(from_time), timeZone)} is ${kind === 'booking' ? 'booked' : 'held'}`;
  });
  fail('SLOTS_IN_USE', `The day cannot be cut there: ${said.join(', ')}.`, { field: 'from_time' });
}

/** Claims of holds that ran out would keep their slots from going. */
export const forgetOldHolds = (tx: Database, slotIds: ReturnType<typeof sql>) =>
  tx.execute(sql`delete from booking.claims where kind = 'hold' and slot_id in (${slotIds})`);
