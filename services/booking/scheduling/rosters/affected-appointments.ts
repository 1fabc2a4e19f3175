import { sql } from 'drizzle-orm';
import { canBecome, shownStatus } from '../../../../machines/rules/booking/booking-status.table.ts';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import { closeTogether, TOO_MANY_DAYS } from '../../../../machines/rules/calendar/closed-days.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { shownName } from '../doctors/shown-name.ts';
import { instantSql, stillClaimed } from '../slots/claims.ts';
import { isVisitRoute } from '../slots/visit-claims.ts';

/** Days that close: of all doctors of the sites, or some. Days are the sites' own, both ends included. */
export interface ClosingScope {
  readonly siteIds: readonly string[];
  readonly doctorIds: readonly string[];
  readonly fromDay: string;
  readonly toDay: string;
}

/** A doctor's day at a site. */
export interface ClosedDay extends Record<string, unknown> {
  readonly id: number;
  readonly clinic_id: string;
  readonly doctor_id: string;
  readonly doctor_name: string;
  readonly day: string;
}

/** A candidate whose appointment is on a day that closes. */
export interface AffectedAppointment extends Record<string, unknown> {
  readonly candidate_id: string;
  readonly booking_id: string;
  readonly reference: string;
  readonly candidate_name: string;
  readonly candidate_phone: string;
  readonly company_name: string;
  readonly package_id: string;
  readonly package_name: string;
  readonly service_type: ServiceKind;
  readonly status: string;
  readonly roster_id: number;
  readonly doctor_name: string;
  readonly site_id: string;
  readonly site_name: string;
  readonly timezone: string;
  readonly from_time: string;
  readonly to_time: string;
  /** It has several stops. */
  readonly is_route: boolean;
}

const MOST_PEOPLE = 1_000;
const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;
export const rosterIdsSql = (days: readonly { id: number }[]) =>
  sql`${`{${days.map(({ id }) => id).join(',')}}`}::int[]`;

/**
 * Every doctor's day at the sites, closing or not.
 * @throws ServiceError INVALID where the days are none, 404 where a site is unknown
 */
export async function rosteredDays(db: Database, scope: ClosingScope, now: Date): Promise<ClosedDay[]> {
  const { siteIds, fromDay, toDay } = scope;
  if (toDay < fromDay) fail('INVALID', 'The last day is before the first.', { field: 'to_day' });
  if (!closeTogether(fromDay, toDay)) fail('INVALID', TOO_MANY_DAYS, { field: 'to_day' });
  const { rows: sites } = await db.execute(sql`select from booking.clinics where id = any (${uuids(siteIds)})`);
  if (sites.length < new Set(siteIds).size) notFound('Site');
  const { rows } = await db.execute<ClosedDay>(sql`
    select r.id, r.clinic_id, r.doctor_id, ${shownName} as doctor_name, r.day::text as day
    from booking.rosters r join booking.doctors d on d.id = r.doctor_id
    where r.clinic_id = any (${uuids(siteIds)}) and r.day between ${fromDay}::date and ${toDay}::date
      and r.to_time > ${instantSql(now)}
    order by d.name, r.id`);
  return rows;
}

export const isClosed = ({ doctorIds }: ClosingScope, { doctor_id }: ClosedDay) =>
  doctorIds.length === 0 || doctorIds.includes(doctor_id);

/** Statuses in which an appointment that has begun is not over. */
const UNDER_WAY = sql.raw(`('Confirmed', 'PartialConfirmed', 'Rescheduled', 'Arrived', 'In Progress')`);

/** People with a time in these days that is not over, by time. */
export async function affectedAppointments(
  db: Database,
  days: readonly ClosedDay[],
  now: Date,
): Promise<AffectedAppointment[]> {
  const { rows } = await db.execute<AffectedAppointment>(sql`
    select p.id as candidate_id, p.booking_id, p.reference, p.candidate_name, p.candidate_phone, o.company_name,
      p.package_id, k.name as package_name, b.service_type, p.status, r.id as roster_id, ${shownName} as doctor_name, s.id as site_id,
      s.name as site_name, s.timezone, p.appointment_time::text as from_time, p.appointment_end::text as to_time,
      ${isVisitRoute(sql`p.id`)} as is_route
    from (select distinct claim_id from booking.claims where roster_id = any (${rosterIdsSql(days)}) and kind = 'booking') c
      join booking.candidates p on p.id = c.claim_id
      join booking.bookings b on b.id = p.booking_id
      join booking.rosters r on r.id = p.roster_id
      join booking.doctors d on d.id = r.doctor_id
      join booking.clinics s on s.id = r.clinic_id
      join companies.organisations o on o.id = p.org_id
      join booking.packages k on k.id = p.package_id
    where p.appointment_time > ${instantSql(now)} or p.status in ${UNDER_WAY}
    order by p.appointment_time, p.candidate_name, p.id limit ${MOST_PEOPLE + 1}`);
  if (rows.length > MOST_PEOPLE) {
    fail('TOO_MANY', `More than ${MOST_PEOPLE} people are booked there: choose fewer days.`, { field: 'to_day' });
  }
  return rows;
}

/** The person has arrived, or the appointment has begun: a mail comes too late, the desk tells them. */
export const isHere = ({ status, from_time }: AffectedAppointment, now: Date) =>
  status === 'Arrived' || Date.parse(from_time) <= now.getTime();

/** The reason why a candidate stays on a day that closes, or null where they must move. */
export function reasonNotMoved(status: string): string | null {
  const shown = shownStatus(status);
  if (shown === 'Arrived' || (shown !== null && canBecome(shown, 'Rescheduled'))) return null;
  return shown === 'In Progress'
    ? 'In Progress: the examination has begun.'
    : `It is ${shown ?? status} and stays in the record.`;
}

export interface HeldTime extends Record<string, unknown> {
  readonly site_name: string;
  readonly timezone: string;
  readonly from_time: string;
  readonly to_time: string;
  readonly expires_at: string;
}

/** Times held there at this moment. */
export async function heldTimes(db: Database, days: readonly ClosedDay[], now: Date): Promise<HeldTime[]> {
  const { rows } = await db.execute<HeldTime>(sql`
    select s.name as site_name, s.timezone, h.from_time::text as from_time, h.to_time::text as to_time,
      h.expires_at::text as expires_at
    from booking.reservations h join booking.clinics s on s.id = h.clinic_id
    where h.id in (
      select c.claim_id from booking.claims c
      where c.roster_id = any (${rosterIdsSql(days)}) and c.kind = 'hold' and ${stillClaimed(instantSql(now))})
    order by h.from_time, h.id limit ${MOST_PEOPLE}`);
  return rows;
}

/** Pending bookings that wish for a day in the range at a site that closes with all its doctors. */
export async function waitingPeople(
  db: Database,
  { siteIds, doctorIds, fromDay, toDay }: ClosingScope,
): Promise<number> {
  if (doctorIds.length > 0) return 0;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from booking.candidates
    where status = 'Pending' and preferred_site_id = any (${uuids(siteIds)})
      and preferred_from_date between ${fromDay}::date and ${toDay}::date and preferred_to_date <= ${toDay}::date`);
  return rows[0]?.count ?? 0;
}
