import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { isPerson, type ResourceKind } from '../../machines/rules/booking/resource-kinds.ts';
import { holidaysOf } from '../booking/scheduling/rosters/holidays-of.ts';
import { BREAK } from '../booking/scheduling/rosters/wanted-days.ts';
import type { Database } from '../database/database.ts';
import type { RelativeData } from './relative-run.ts';
import { visitClinics } from './visit-clinics.ts';

const DAYS_AROUND = 60;

interface Staff {
  readonly doctors: number;
  readonly opens: number;
  readonly closes: number;
  /** So many of its doctors work on every day of the year, weekends and holidays too: mines change crews every day. */
  readonly everyDay?: number;
}

/** Number of doctors at a clinic, by its number, and its first doctor's hours in local time. */
const staff: Readonly<Record<number, Staff>> = {
  101: { doctors: 4, opens: 6.5, closes: 16 },
  102: { doctors: 2, opens: 7, closes: 16 },
  103: { doctors: 2, opens: 7, closes: 15.5 },
  104: { doctors: 2, opens: 6, closes: 15, everyDay: 2 },
  105: { doctors: 1, opens: 7, closes: 15 },
  106: { doctors: 2, opens: 8, closes: 16.5, everyDay: 1 },
  107: { doctors: 1, opens: 7.5, closes: 15.5 },
  108: { doctors: 3, opens: 7, closes: 16 },
  109: { doctors: 1, opens: 7, closes: 15 },
  110: { doctors: 2, opens: 8, closes: 16.5 },
  111: { doctors: 2, opens: 8, closes: 16 },
};
const unknownStaff: Staff = { doctors: 1, opens: 8, closes: 16 };

/**
 * Rosters of each doctor at one clinic: on weekdays that are no holiday of the state, and on every day at the clinics
 * that never close. A day off comes now and then, but never for the doctors of every day. Lunch and a meeting here and
 * there are blocked. Days that have their rosters already stay as they are. Each has weekly hours, which end where the
 * demo's days end. Once people changed these, the days are the product's. The last of them is on leave next week.
 */
export async function seedRosters({ db, signal }: Pick<RelativeData, 'db' | 'signal'>, now: Date): Promise<void> {
  const { byDoctors, others } = await shiftsByClinic(db);
  const away = byDoctors.at(-1)?.at(-1);
  for (const shifts of [...byDoctors, ...others]) {
    signal?.throwIfAborted();
    await addWeeklyHours(db, shifts, now);
    if (away && shifts.includes(away)) await addLeave(db, away.doctor, now);
    await addRosters(db, shifts, now);
  }
}

interface Shift {
  /** Of the weekly hours, where the doctor has none yet. */
  readonly pattern: string;
  readonly clinic: string;
  readonly doctor: string;
  readonly opens: number;
  readonly closes: number;
  readonly lunch: number | null;
  readonly everyDay: boolean;
}

/**
 * Doctors go to clinics in the order both were entered; nurses, booths and rooms have their rosters after all doctors.
 * Times are minutes of the clinic's day.
 */
async function shiftsByClinic(db: Database): Promise<{ byDoctors: Shift[][]; others: Shift[][] }> {
  const { rows: clinics } = await db.execute<{ id: string; number: number }>(
    sql`select id, number from booking.clinics where is_active and not booking_free order by number`,
  );
  const { rows: resources } = await db.execute<{ id: string; name: string; kind: ResourceKind }>(
    sql`select id, name, kind from booking.doctors order by id`,
  );
  const doctors = resources.filter(({ kind }) => kind === 'doctor');
  let next = 0;
  const byDoctors = clinics.map(({ id, number }) => {
    const { doctors: count, opens, closes, everyDay = 0 } = staff[number] ?? unknownStaff;
    const here = doctors.slice(next, next + count);
    next += count;
    return here.map((doctor, place) => ({
      pattern: uuidv7(),
      clinic: id,
      doctor: doctor.id,
      opens: opens * 60 + (place % 3) * 30,
      closes: closes * 60 - (place % 2) * 60,
      lunch: 12 * 60 + (place % 3) * 30,
      everyDay: place < everyDay,
    }));
  });
  const others = clinics.map(({ id, number }) => {
    const here = resources.filter(({ name }) => visitClinics[number]?.some((one) => one.name === name));
    return otherShifts(here, id, staff[number] ?? unknownStaff);
  });
  return { byDoctors, others };
}

/** Nurses, booths and rooms of one clinic. Things have no lunch. */
function otherShifts(resources: readonly { id: string; kind: ResourceKind }[], clinic: string, hours: Staff): Shift[] {
  return resources.map(({ id, kind }, place) => ({
    pattern: uuidv7(),
    clinic,
    doctor: id,
    opens: hours.opens * 60,
    closes: hours.closes * 60,
    lunch: isPerson(kind) ? 12 * 60 + place * 30 : null,
    everyDay: hours.everyDay !== undefined,
  }));
}

const lastDay = (now: Date) => sql`(${now.toISOString()}::timestamptz + ${DAYS_AROUND} * interval '1 day')::date`;
const isUnchanged = sql`not exists (
  select from audit.entries e where e.entity = 'doctor' and e.entity_id = s.doctor::text and e.action like 'roster-pattern.%')`;

/** Monday to Friday, or the whole week, with lunch, until the last day that the demo has. */
async function addWeeklyHours(db: Database, shifts: readonly Shift[], now: Date): Promise<void> {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const wanted = shifts.map(({ pattern, clinic, doctor, opens, closes, lunch, everyDay }) => ({
    pattern,
    clinic,
    doctor,
    everyDay,
    hours: [1, 2, 3, 4, 5, ...(everyDay ? [6, 7] : [])].flatMap((weekday) => [
      { week: 0, weekday, fromTime: clock(opens), toTime: clock(lunch ?? closes) },
      ...(lunch === null ? [] : [{ week: 0, weekday, fromTime: clock(lunch + 30), toTime: clock(closes) }]),
    ]),
  }));
  const first = sql`(${now.toISOString()}::timestamptz - ${DAYS_AROUND} * interval '1 day')::date`;
  const given = sql`json_to_recordset(${JSON.stringify(wanted)}::json) as s
    (pattern uuid, clinic uuid, doctor uuid, hours jsonb, "everyDay" boolean)`;
  await db.execute(sql`
    insert into booking.roster_patterns
      (id, doctor_id, clinic_id, from_day, until_day, weeks, week_a, hours, on_holidays, made_until)
    select s.pattern, s.doctor, s.clinic, ${first}, ${lastDay(now)}, 1, date_trunc('week', ${first}::timestamp)::date, s.hours,
      s."everyDay", ${lastDay(now)}
    from ${given} where not exists (select from booking.roster_patterns p where p.doctor_id = s.doctor)`);
  await db.execute(sql`
    update booking.roster_patterns p set until_day = ${lastDay(now)}, made_until = ${lastDay(now)}
    from ${given} where p.doctor_id = s.doctor and p.until_day < ${lastDay(now)} and ${isUnchanged}`);
}

/** Monday to Friday of next week, where the doctor has no day yet. */
async function addLeave(db: Database, doctor: string, now: Date): Promise<void> {
  const monday = sql`(date_trunc('week', ${now.toISOString()}::timestamptz at time zone 'Australia/Perth') + interval '7 days')::date`;
  await db.execute(sql`
    insert into booking.doctor_leaves (id, doctor_id, from_day, until_day, reason)
    select ${uuidv7()}::uuid, ${doctor}::uuid, ${monday}, ${monday} + 4, 'Annual leave'
    where not exists (select from booking.rosters r where r.doctor_id = ${doctor}::uuid)
      and not exists (select from booking.doctor_leaves l where l.doctor_id = ${doctor}::uuid)`);
}

async function addRosters(db: Database, shifts: readonly Shift[], now: Date): Promise<void> {
  const middle = sql`${now.toISOString()}::timestamptz`;
  const minutes = (count: ReturnType<typeof sql>) => sql`${count} * interval '1 minute'`;
  await db.execute(sql`
    with shifts as (
      select s.*, p.id as pattern, c.timezone, c.state, d.capacity from json_to_recordset(${JSON.stringify(shifts)}::json)
        as s (clinic uuid, doctor uuid, opens int, closes int, lunch int, "everyDay" boolean)
      join booking.clinics c on c.id = s.clinic join booking.doctors d on d.id = s.doctor
      join booking.roster_patterns p on p.doctor_id = s.doctor and p.clinic_id = s.clinic
      where ${isUnchanged}
    ), days as (
      select day::date as day from generate_series(
        ${middle} - ${DAYS_AROUND} * interval '1 day', ${middle} + ${DAYS_AROUND} * interval '1 day', interval '1 day') day
    ), added as (
      insert into booking.rosters (clinic_id, doctor_id, day, from_time, to_time, pattern_id, place)
      select s.clinic, s.doctor, days.day,
        (days.day + ${minutes(sql`s.opens`)}) at time zone s.timezone, (days.day + ${minutes(sql`s.closes`)}) at time zone s.timezone, s.pattern, place
      from shifts s cross join days cross join generate_series(1, s.capacity) place
      where (s."everyDay" or (extract(isodow from days.day) <= 5
          and not exists (select from ${holidaysOf({ id: sql`s.clinic`, state: sql`s.state` })} f where f.day = days.day)
          and (s.lunch is null or hashtext(s.opens || ' ' || s.lunch || ' ' || days.day) % 9 <> 0)))
        and not exists (
          select from booking.doctor_leaves l where l.doctor_id = s.doctor and days.day between l.from_day and l.until_day)
      order by days.day, s.opens, place
      on conflict (clinic_id, day, doctor_id, place) do nothing
      returning id, clinic_id, doctor_id, day, from_time, to_time
    )
    insert into booking.slots (roster_id, clinic_id, doctor_id, position, from_time, to_time, available, blocked_because)
    select r.id, r.clinic_id, r.doctor_id, p, start.at, start.at + interval '15 minutes',
      s.lunch is null or (not lunch.is_now and hashtext(r.day || ':' || p || s.opens) % 60 <> 0), case when lunch.is_now then ${BREAK} end
    from added r join shifts s on s.doctor = r.doctor_id and s.clinic = r.clinic_id
    cross join generate_series(0, 62) p
    cross join lateral (select r.from_time + p * interval '15 minutes' as at) start
    cross join lateral (
      select start.at in (noon, noon + interval '15 minutes') as is_now
      from (select (r.day + ${minutes(sql`s.lunch`)}) at time zone s.timezone as noon) n
    ) lunch
    where start.at + interval '15 minutes' <= r.to_time
    order by r.id, p`);
}
