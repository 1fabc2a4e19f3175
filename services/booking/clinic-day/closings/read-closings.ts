import { type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import type { ClosingPerson } from './closings.routes.ts';
import { MOVED_MEANWHILE } from './run-closings.ts';
import type { ClosingRow } from './start-closing.ts';

export interface ClosingSummary extends Record<string, unknown> {
  readonly closing_id: string;
  readonly sites: string[];
  /** Empty where every doctor's days closed. */
  readonly doctors: string[];
  readonly from_day: string;
  readonly to_day: string;
  readonly reason: string;
  readonly status: ClosingRow['status'];
  readonly created_by: string;
  readonly created_at: string;
  readonly undo_until: string;
  /** Numbers of the people affected, of those done, of those moved, and of those still to be phoned. */
  readonly people: number;
  readonly done: number;
  readonly moved: number;
  readonly to_phone: number;
}

/** Still on the list of those to phone: the days are closed, and the person's time is in them as it was. */
const isToPhone = sql`coalesce(x.status in ('closing', 'closed') and p.outcome = 'phone' and c.roster_id = p.from_roster_id
  and c.appointment_time = p.from_time and c.status in ('Confirmed', 'PartialConfirmed', 'Rescheduled', 'Arrived'), false)`;

const summary = sql`
  x.id as closing_id,
  array(select name from booking.clinics where id = any (x.site_ids) order by name) as sites,
  array(select name from booking.doctors where id = any (x.doctor_ids) order by name) as doctors,
  x.from_day::text as from_day, x.to_day::text as to_day, x.reason, x.status, x.created_by_name as created_by,
  ${isoSql(sql`x.created_at`)} as created_at, ${isoSql(sql`x.undo_until`)} as undo_until,
  counts.people, counts.done, counts.moved, counts.to_phone
`;
const counts = sql`
  cross join lateral (
    select count(*)::int as people, count(*) filter (where p.tried)::int as done,
      count(*) filter (where p.outcome = 'moved')::int as moved, count(*) filter (where ${isToPhone})::int as to_phone
    from booking.closing_people p join booking.candidates c on c.id = p.candidate_id where p.closing_id = x.id
  ) counts`;

const MOST_LISTED = 50;

/** The latest closings, newest first. */
export async function listClosings(db: Database): Promise<ClosingSummary[]> {
  const { rows } = await db.execute<ClosingSummary>(sql`
    select ${summary} from booking.closings x ${counts} order by x.created_at desc, x.id desc limit ${MOST_LISTED}`);
  return rows;
}

/** The reason why a moved person would not go back if the days reopened now; null for a person who would. */
const keepsNewTimeBecause = (now: SQL) => sql`case when x.status = 'closed' and p.outcome = 'moved' then case
  when c.roster_id is distinct from p.to_roster_id or c.appointment_time <> p.to_time then ${MOVED_MEANWHILE}
  when p.from_time <= ${now} then 'The old time is over.'
  when exists (
    select from booking.claims taken join booking.slots s on s.slot_id = taken.slot_id
    where taken.roster_id = p.from_roster_id and taken.claim_id <> c.id
      and (taken.kind = 'booking' or taken.expires_at > ${now})
      and s.from_time >= p.from_time and s.from_time < p.from_time + (c.appointment_end - c.appointment_time))
    then 'Somebody else has the old time.'
  end end`;

export async function readClosing(
  db: Database,
  id: string,
  now: Date,
): Promise<ClosingSummary & { list: ClosingPerson[] }> {
  const { rows } = await db.execute<ClosingSummary>(sql`
    select ${summary} from booking.closings x ${counts} where x.id = ${id}::uuid`);
  const found = rows[0] ?? notFound('Closing');
  const { rows: list } = await db.execute<ClosingPerson>(sql`
    select p.candidate_id, c.reference, c.candidate_name, c.candidate_phone, o.company_name, k.name as package_name,
      from_site.name as from_site, from_site.timezone as from_timezone, ${isoSql(sql`p.from_time`)} as from_time,
      to_site.name as to_site, to_doctor.name as to_doctor, to_site.timezone as to_timezone,
      ${isoSql(sql`p.to_time`)} as to_time, p.outcome, p.why, ${isToPhone} as to_phone,
      ${keepsNewTimeBecause(instantSql(now))} as stays_because
    from booking.closing_people p
      join booking.closings x on x.id = p.closing_id
      join booking.candidates c on c.id = p.candidate_id
      join companies.organisations o on o.id = c.org_id
      join booking.packages k on k.id = c.package_id
      join booking.rosters from_day on from_day.id = p.from_roster_id
      join booking.clinics from_site on from_site.id = from_day.clinic_id
      left join booking.rosters to_day on to_day.id = p.to_roster_id
      left join booking.clinics to_site on to_site.id = to_day.clinic_id
      left join booking.doctors to_doctor on to_doctor.id = to_day.doctor_id
    where p.closing_id = ${id}::uuid order by p.position`);
  return { ...found, list };
}
