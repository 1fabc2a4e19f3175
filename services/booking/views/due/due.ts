import { type SQL, sql } from 'drizzle-orm';
import { BILLED_STATUSES } from '../../../../machines/rules/booking/billed-statuses.ts';
import type { BookingStatus } from '../../../../machines/rules/booking/booking-status.table.ts';
import { DEFAULT_TIME_ZONE, NO_DAY } from '../../../../machines/rules/calendar/dates.ts';
import type { Database } from '../../../database/database.ts';
import { foldSql, hasWordsSql } from '../../../shared/sql/search.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import type { Scope } from '../../record/rows/booking-filter.ts';
import { storedStatuses } from '../../shared/booking-status-colours.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import { COUNT_CAP } from '../list/list-counts.ts';
import type { DueRow } from './due.routes.ts';

export interface DueFilter {
  readonly subsidiary?: string | undefined;
  readonly site?: string | undefined;
  /** Part of the position. */
  readonly position?: string | undefined;
  /** First and last day on which a person is due, YYYY-MM-DD. */
  readonly dueFrom: string;
  readonly dueTo: string;
}

interface DueQuery extends DueFilter {
  readonly scope: Scope;
  /** YYYY-MM-DD; who was due before it has expired. */
  readonly today: string;
  readonly page: number;
  /** 0 counts alone. */
  readonly pageSize: number;
}

export const OPEN_STATUSES: readonly BookingStatus[] = [
  'Pending',
  'Confirmed',
  'Rescheduled',
  'Worker to Return',
  'Arrived',
  'In Progress',
];

const listed = (statuses: readonly string[]) => sql`${sql.param([...statuses])}::text[]`;
const examined = listed(storedStatuses(BILLED_STATUSES));
const open = listed(storedStatuses(OPEN_STATUSES));

/** A month's end is no fixed number of days away: the range of appointments is wider than the requested days. */
const MONTH_END = sql.raw("interval '4 days'");

/** The day on which the validity of a candidate's package ends, by the clock of its clinic. */
const dueOn = sql`((c.appointment_time at time zone coalesce(nullif(c.timezone, ''), ${DEFAULT_TIME_ZONE}))::date
  + make_interval(months => p.validity_months))::date`;

/** The last nine digits: '0491 570 006' and '+61 491 570 006' are one phone. */
const phoneOf = (of: 'o' | 'c') => sql.raw(`right(regexp_replace(${of}.candidate_phone, '\\D', '', 'g'), 9)`);

/**
 * The same person of the company: people have no number here, so name and date of birth identify them. While the date
 * is unknown, the phone does: a booking that leaves the date to the candidate has a mobile.
 */
const samePerson = sql`o.org_id = c.org_id and o.candidate_dob = c.candidate_dob
  and lower(o.candidate_name) = lower(c.candidate_name)
  and (c.candidate_dob <> ${NO_DAY}::date or ${phoneOf('o')} = ${phoneOf('c')})`;

/** A candidate of the name who may be the same person or another one, as one of the dates of birth is unknown. */
const maybeSame = sql`o.org_id = c.org_id and o.id <> c.id
  and (lower(o.candidate_name) collate "C") = (lower(c.candidate_name) collate "C")
  and ${NO_DAY}::date in (o.candidate_dob, c.candidate_dob) and not (${samePerson})`;

/** The latest examination of a person for a package counts; a person with a booking of its kind to come is not due. */
const isLatest = sql`not exists (select from booking.candidates o
  where ${samePerson} and o.package_id = c.package_id and o.status = any (${examined})
    and (o.appointment_time, o.id) > (c.appointment_time, c.id))`;

const isToCome = (
  today: string,
  kindOf: 'p' | 'c',
) => sql`q.service_type = ${sql.raw(kindOf)}.service_type and o.status = any (${open})
  and (o.appointment_time = ${NO_TIME}::timestamptz or o.appointment_time >= ${today}::date - interval '1 day')`;

const hasNoneToCome = (today: string) => sql`not exists (
  select from booking.candidates o join booking.packages q on q.id = o.package_id
  where ${samePerson} and ${isToCome(today, 'c')})`;

/** Of the few rows of a page: people see it, and decide. */
const mayBeBooked = (today: string) => sql`exists (
  select from booking.candidates o join booking.packages q on q.id = o.package_id
  where ${maybeSame} and (${isToCome(today, 'p')} or o.package_id = c.package_id and o.status = any (${examined})
    and o.appointment_time > c.appointment_time))`;

function filterConditions({ scope, subsidiary, site, position }: DueQuery): SQL[] {
  return [
    ...(scope.orgId === null ? [] : [sql`c.org_id = ${scope.orgId}::uuid`]),
    ...(scope.ownOf === null
      ? []
      : [sql`(c.created_by = ${scope.ownOf}::uuid or c.contact_account_id = ${scope.ownOf}::uuid)`]),
    ...(subsidiary ? [sql`c.subsidiary_id = ${subsidiary}::uuid`] : []),
    ...(site ? [sql`c.clinic_id = ${site}::uuid`] : []),
    ...(position ? [hasWordsSql(foldSql(sql`c.candidate_position`), position)] : []),
  ];
}

/**
 * The people due in the requested days, the longest ago first: of each package with a validity, a range of its
 * appointments. They are sorted before the same person is looked for: a page, or a count to the cap, reads no further.
 */
const dueQuery = (query: DueQuery) => sql`
  select c.id, c.due_on from (
    select c.id, c.org_id, c.candidate_dob, c.candidate_name, c.candidate_phone, c.package_id, c.appointment_time, p.service_type,
      ${dueOn} as due_on
    from booking.packages p join booking.candidates c on c.package_id = p.id
      and c.appointment_time >= ${query.dueFrom}::date - make_interval(months => p.validity_months) - ${MONTH_END}
      and c.appointment_time < ${query.dueTo}::date - make_interval(months => p.validity_months) + ${MONTH_END}
    where p.validity_months > 0 and p.draft_id is null and c.status = any (${examined})
      and ${dueOn} between ${query.dueFrom}::date and ${query.dueTo}::date
      ${sql.join(
        filterConditions(query).map((one) => sql`and ${one}`),
        sql` `,
      )}
    order by due_on, c.id offset 0) c
  where ${isLatest} and ${hasNoneToCome(query.today)}`;

/** People due again, the longest ago first, with what a new booking of each needs. */
export async function dueAgain(db: Database, query: DueQuery) {
  const [{ rows: counted }, { rows }] = await Promise.all([
    db.execute<{ total: number; expired: number }>(sql`
      select count(*)::int as total, count(*) filter (where due_on < ${query.today}::date)::int as expired
      from (${dueQuery(query)} order by due_on limit ${COUNT_CAP + 1}) due`),
    query.pageSize === 0 ? { rows: [] } : db.execute<DueRow>(pageQuery(query)),
  ]);
  const { total, expired } = counted[0] ?? { total: 0, expired: 0 };
  return {
    today: query.today,
    total: Math.min(total, COUNT_CAP),
    total_capped: total > COUNT_CAP,
    expired: Math.min(expired, COUNT_CAP),
    rows,
  };
}

const pageQuery = (query: DueQuery) => sql`
  with due as materialized (
    ${dueQuery(query)} order by due_on, id limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize})
  select c.id as candidate_id, c.reference, c.candidate_name, c.candidate_dob::text as candidate_dob, c.candidate_gender,
    c.candidate_phone, c.candidate_email, c.position_id, c.candidate_position, p.id as package_id, p.name as package_name,
    ceil(p.minutes / 15.0)::int * 15 as package_minutes, p.service_type,
    (p.is_active and ${offeredTo(sql`c.org_id`)}) as is_offered, ${mayBeBooked(query.today)} as may_be_booked,
    c.org_id, g.company_name, s.id as subsidiary_id, s.site_name as subsidiary_name, k.id as site_id, k.name as site_name,
    k.state as site_state, b.contact_name, b.contact_phone, b.contact_email, b.result_email, b.invoice_email,
    ((c.appointment_time at time zone coalesce(nullif(c.timezone, ''), ${DEFAULT_TIME_ZONE}))::date)::text as examined_on, due.due_on::text as due_on
  from due join booking.candidates c on c.id = due.id
    join booking.packages p on p.id = c.package_id
    join booking.bookings b on b.id = c.booking_id
    join companies.organisations g on g.id = c.org_id
    left join companies.subsidiaries s on s.id = c.subsidiary_id
    left join booking.clinics k on k.id = c.clinic_id and k.is_active
  order by due.due_on, due.id`;
