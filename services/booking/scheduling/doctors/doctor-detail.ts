import { sql } from 'drizzle-orm';
import type { Period } from '../../../../machines/rules/calendar/weekly-hours.ts';
import type { Database } from '../../../database/database.ts';
import { workedTimes } from '../rosters/worked-times.ts';
import { instantSql } from '../slots/claims.ts';
import type { DoctorLeave, OwnDay } from './doctors.routes.ts';
import { findDoctor } from './doctors.ts';

interface PatternRow extends Record<string, unknown> {
  readonly pattern_id: string;
  readonly doctor_id: string;
  readonly site_id: string;
  readonly site_name: string;
  readonly timezone: string;
  readonly from_day: string;
  readonly until_day: string | null;
  readonly weeks: number;
  readonly week_a: string;
  readonly hours: readonly Period[];
  readonly on_holidays: boolean;
  readonly made_until: string;
}

const MOST_OWN_DAYS = 50;

/** A doctor with what is to come: weekly hours, leave, and days that people made. */
export async function doctorDetail(db: Database, id: string, now: Date, today: string) {
  const doctor = await findDoctor(db, id, { now });
  const { rows: patterns } = await db.execute<PatternRow>(sql`
    select p.id as pattern_id, p.doctor_id, p.clinic_id as site_id, c.name as site_name, c.timezone, p.from_day::text as from_day,
      p.until_day::text as until_day, p.weeks::int as weeks, p.week_a::text as week_a, p.hours, p.on_holidays, p.made_until::text as made_until
    from booking.roster_patterns p join booking.clinics c on c.id = p.clinic_id
    where p.doctor_id = ${id}::uuid and coalesce(p.until_day >= greatest(p.from_day, ${today}::date), true)
    order by c.name, p.from_day`);
  const { rows: leaves } = await db.execute<DoctorLeave>(sql`
    select id as leave_id, from_day::text as from_day, until_day::text as until_day, reason from booking.doctor_leaves
    where doctor_id = ${id}::uuid and until_day >= ${today}::date order by from_day, id`);
  const { rows: ownDays } = await db.execute<OwnDay>(sql`
    select r.id as roster_id, r.clinic_id as site_id, c.name as site_name, c.timezone, r.day::text as day,
      to_char(r.from_time at time zone c.timezone, 'HH24:MI') as from_time, to_char(r.to_time at time zone c.timezone, 'HH24:MI') as to_time
    from booking.rosters r join booking.clinics c on c.id = r.clinic_id
    where r.doctor_id = ${id}::uuid and r.pattern_id is null and r.place = 1
      and ${workedTimes} && tstzrange(${instantSql(now)}, null)
    order by r.day, r.id limit ${MOST_OWN_DAYS}`);
  return { doctor, patterns, leaves, own_days: ownDays };
}
