import { type SQL, sql } from 'drizzle-orm';
import type { Period } from '../../../../machines/rules/calendar/weekly-hours.ts';
import { holidaysOfClinic } from './holidays-of.ts';
import { elsewhereSql } from './travel-time.ts';

/** The hours that days are made from: of a stored pattern, or of a requested one. */
export interface PatternHours {
  readonly id: string;
  readonly doctorId: string;
  readonly clinicId: string;
  readonly weeks: number;
  readonly weekA: string;
  readonly hours: readonly Period[];
  readonly onHolidays: boolean;
}

/** A pattern that need not be stored, from a day to another, as `wantedDays` takes it. */
export const asPatterns = (pattern: PatternHours, firstDay: string, lastDay: SQL): SQL => sql`
  select ${pattern.id}::uuid as id, ${pattern.doctorId}::uuid as doctor_id, ${pattern.clinicId}::uuid as clinic_id,
    ${pattern.weeks}::int as weeks, ${pattern.weekA}::date as week_a, ${JSON.stringify(pattern.hours)}::jsonb as hours,
    ${pattern.onHolidays}::boolean as on_holidays, ${firstDay}::date as first_day, ${lastDay} as last_day`;

/** Stored patterns, each from the day after `made_until` on, or from `first` where it is given. */
export const storedPatterns = (
  where: SQL,
  { first = sql`p.made_until + 1`, last }: { first?: SQL; last: SQL },
): SQL => sql`
  select p.id, p.doctor_id, p.clinic_id, p.weeks, p.week_a, p.hours, p.on_holidays,
    greatest(p.from_day, ${first}) as first_day, least(p.until_day, ${last}) as last_day
  from booking.roster_patterns p where ${where}`;

/** No pattern at all: the doctor is to work on no day. */
export const noPatterns = sql`
  select null::uuid as id, null::uuid as doctor_id, null::uuid as clinic_id, 1 as weeks, null::date as week_a,
    '[]'::jsonb as hours, false as on_holidays, null::date as first_day, null::date as last_day where false`;

/**
 * The days that patterns ask for: one row a day, its periods as a multirange, and its obstacle, if there is one: a
 * holiday of the clinic, leave, or a day at another clinic at that time or too near to it.
 */
export const wantedDays = (patterns: SQL): SQL => sql`
  select w.*, ${elsewhereSql({ doctor: sql`w.doctor_id`, clinic: sql`w.clinic_id`, travel: sql`w.travel_minutes`, periods: sql`w.periods` })} as elsewhere
  from (
    select p.id as pattern_id, p.doctor_id, p.clinic_id, c.travel_minutes, day.day,
      min((day.day + h."fromTime") at time zone c.timezone) as from_time,
      max((day.day + h."toTime") at time zone c.timezone) as to_time,
      range_agg(tstzrange((day.day + h."fromTime") at time zone c.timezone, (day.day + h."toTime") at time zone c.timezone))
        as periods,
      (select f.name from ${holidaysOfClinic} f where f.day = day.day and not p.on_holidays) as holiday,
      (select l.reason from booking.doctor_leaves l
        where l.doctor_id = p.doctor_id and day.day between l.from_day and l.until_day limit 1) as leave
    from (${patterns}) p
    join booking.clinics c on c.id = p.clinic_id
    cross join lateral (
      select d::date as day from generate_series(p.first_day::timestamp, p.last_day::timestamp, interval '1 day') d
    ) day
    join lateral jsonb_to_recordset(p.hours) as h (week int, weekday int, "fromTime" time, "toTime" time)
      on h.weekday = extract(isodow from day.day) and h.week = mod((day.day - p.week_a) / 7, p.weeks)
    group by p.id, p.doctor_id, p.clinic_id, p.on_holidays, c.id, day.day
  ) w`;

/** A wanted day `w` without an obstacle. */
export const isFree = sql`(w.holiday is null and w.leave is null and w.elsewhere is null)`;

/** The board's reason for a quarter of an hour that a pattern keeps from being booked. */
export const BREAK = 'Break';
export const OUTSIDE = 'Outside the weekly hours';
export const isPatternBlock = (column: SQL) => sql`${column} in (${BREAK}, ${OUTSIDE})`;
