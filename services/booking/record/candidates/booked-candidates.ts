import { type SQL, sql } from 'drizzle-orm';
import { type CandidateText, candidateTextNames } from '../../../../machines/rules/booking/candidate-texts.ts';
import type { Caller } from '../../../access/caller.ts';
import { notFound } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { executePrepared, statement, variable } from '../../../database/statement.ts';
import { stampSql } from '../../../shared/http/edit-conflict.ts';
import { bookedMinutes } from '../../catalogue/packages/booked-minutes.ts';
import { type Scope, scopeOf } from '../rows/booking-filter.ts';

/** A candidate as booked, with everything that changing it, or writing mails about it, needs. */
export type BookedCandidate = Readonly<Record<CandidateText, string>> & {
  readonly candidate_id: string;
  readonly booking_id: string;
  readonly candidate_index: number;
  readonly reference: string;
  readonly service_type: 'pem' | 'fit_test';
  readonly org_id: string;
  readonly company_name: string;
  readonly candidate_name: string;
  readonly candidate_dob: string;
  readonly position_id: string | null;
  /** In the service's own spelling. */
  readonly status: string;
  readonly appointment_time: string;
  readonly appointment_end: string;
  readonly clinic_id: string | null;
  readonly roster_id: number | null;
  readonly package_id: string;
  readonly package_name: string;
  /** Length of the appointment in quarters of an hour. */
  readonly slots: number;
  /** Of a pending one alone. */
  readonly preferred_site_id: string | null;
  readonly preferred_site_name: string;
  readonly preferred_from_date: string | null;
  readonly preferred_to_date: string | null;
  readonly site_name: string | null;
  readonly site_tz: string | null;
  readonly site_address: string | null;
  readonly site_phone: string | null;
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_phone: string;
  /** Days within which the company lets candidates move their appointment; 0: not at all. */
  readonly own_move_days: number;
  /** Names of the company's forms to bring; null where there are none. */
  readonly paperwork: string | null;
  /** Preparations for the assessments of the package, a sentence each; null where there are none. */
  readonly preparation: string | null;
  readonly updated_at: string;
};

/** The values that mails contain of a candidate. */
export type MailedCandidate = Omit<
  BookedCandidate,
  | Exclude<CandidateText, 'candidate_phone' | 'candidate_email'>
  | ('candidate_index' | 'service_type' | 'candidate_dob' | 'position_id')
  | ('clinic_id' | 'package_id' | 'preferred_site_id' | 'updated_at')
>;

/** Which candidates `c` the caller may change: the organisation's, with my_bookings alone only one's own. */
export const changeable = (caller: Caller): SQL => withinScope(scopeOf(caller, { isMine: false }));

/** The condition that a candidate `c` is one of those in scope. */
export const withinScope = ({ orgId, ownOf }: Scope): SQL =>
  scopeSql({ orgId: sql`${orgId}::uuid`, ownOf: sql`${ownOf}::uuid` });

/** The same by SQL for the values, such as variables of a statement. */
export const scopeSql = ({ orgId, ownOf }: Readonly<Record<keyof Scope, SQL>>): SQL => sql`
  (${orgId} is null or c.org_id = ${orgId})
  and (${ownOf} is null or c.created_by = ${ownOf} or c.contact_account_id = ${ownOf})`;

/**
 * Locks candidates of a booking until the transaction ends, in the booking's order, so that two changes of it never wait
 * for each other both ways.
 * @param ids which ones; all of the booking without it
 * @throws ServiceError 404 where one of them is unknown, another company's, or another booking's: all answer alike
 */
export async function lockBookedCandidates(
  tx: Database,
  caller: Caller,
  bookingId: string,
  ids?: readonly string[],
): Promise<BookedCandidate[]> {
  const idFilter = ids ? sql`c.id = any (${`{${ids.join(',')}}`}::uuid[])` : sql`true`;
  const found = await read(
    tx,
    sql`where c.booking_id = ${bookingId}::uuid and ${idFilter} and ${changeable(caller)} order by c.candidate_index for update of c`,
  );
  if (found.length === 0) notFound('Booking');
  if (ids && found.length < new Set(ids).size) notFound('Candidate');
  return found;
}

/**
 * Candidates of any bookings, locked in the order in which a booking's are.
 * @throws ServiceError 404 where one of them is unknown or another company's
 */
export async function lockChosen(tx: Database, caller: Caller, ids: readonly string[]): Promise<BookedCandidate[]> {
  const found = await read(
    tx,
    sql`where ${chosen(caller, ids)} order by c.booking_id, c.candidate_index for update of c`,
  );
  if (found.length < new Set(ids).size) notFound('Candidate');
  return found;
}

/** The same without a lock, in the order asked. */
export async function findChosen(db: Database, caller: Caller, ids: readonly string[]): Promise<BookedCandidate[]> {
  const found = new Map(
    (await read(db, sql`where ${chosen(caller, ids)}`)).map((candidate) => [candidate.candidate_id, candidate]),
  );
  return [...new Set(ids)].map((id) => found.get(id) ?? notFound('Candidate'));
}

const chosen = (caller: Caller, ids: readonly string[]) =>
  sql`c.id = any (${`{${ids.join(',')}}`}::uuid[]) and ${changeable(caller)}`;

/** One candidate in its present state, without a lock. */
export async function findCandidate(db: Database, caller: Caller, candidateId: string): Promise<BookedCandidate> {
  const [found] = await read(db, sql`where c.id = ${candidateId}::uuid and ${changeable(caller)}`);
  return found ?? notFound('Candidate');
}

/** One candidate in its present state, without a scope: for mails that a change by the provider writes. */
export async function candidateForMail(tx: Database, candidateId: string): Promise<BookedCandidate> {
  const [found] = await read(tx, sql`where c.id = ${candidateId}::uuid`);
  return found ?? notFound('Candidate');
}

/** Several at once, as above. */
export const candidatesForMail = (tx: Database, ids: readonly string[]): Promise<BookedCandidate[]> =>
  read(tx, sql`where c.id = any (${`{${ids.join(',')}}`}::uuid[])`);

/** The same, locked until the transaction ends. */
export async function lockBookedCandidate(tx: Database, candidateId: string): Promise<BookedCandidate> {
  const [found] = await read(tx, sql`where c.id = ${candidateId}::uuid for update of c`);
  return found ?? notFound('Candidate');
}

/** The candidates of a booking, in its order, for its mails. */
export const bookingCandidates = (tx: Database, bookingId: string): Promise<BookedCandidate[]> =>
  bookingStatement(tx, { bookingId });

/** By ids or a booking, which every plan begins with. */
const read = (db: Database, condition: SQL) => executePrepared<BookedCandidate>(db, bookedCandidates(condition));

/** Of a clinic `k`, in one line. */
export const siteAddressSql = sql`
  concat_ws(', ', nullif(k.address, ''), nullif(concat_ws(' ', nullif(k.suburb, ''), k.state, nullif(k.postcode, '')), ''))`;

/** Preparations for the assessments of a package, in one line; null where there are none. */
export const preparationSql = (packageId: SQL) => sql`(
  select string_agg(distinct a.preparation, ' ') from booking.package_assessments pa
  join booking.assessments a on a.id = pa.assessment_id
  where pa.package_id = ${packageId} and a.preparation <> '')`;

const candidateTextColumns = sql.join(
  candidateTextNames.map((name) => sql`c.${sql.identifier(name)}`),
  sql`, `,
);

const bookedCandidates = (condition: SQL) => sql`
    select c.id as candidate_id, c.booking_id, c.candidate_index, b.reference, b.service_type, c.org_id, o.company_name,
      c.candidate_name, c.candidate_dob::text as candidate_dob, ${candidateTextColumns},
      c.position_id, c.status,
      ${isoSql(sql`c.appointment_time`)} as appointment_time, ${isoSql(sql`c.appointment_end`)} as appointment_end,
      c.clinic_id, c.roster_id, c.package_id, p.name as package_name,
      ceil(${bookedMinutes} / 15.0)::int as slots,
      c.preferred_site_id, c.preferred_site_name, c.preferred_from_date::text as preferred_from_date, c.preferred_to_date::text as preferred_to_date,
      k.name as site_name, k.timezone as site_tz, ${siteAddressSql} as site_address, k.phone as site_phone,
      b.contact_name, b.contact_email, b.contact_phone,
      coalesce((select s.own_move_days from booking.reminder_settings s where s.org_id = c.org_id), 0) as own_move_days,
      (select string_agg(w.paper_work, '; ' order by w.paper_work) from companies.paperworks w
        where w.id = any (b.paperwork_ids) and not w.temporary) as paperwork,
      ${preparationSql(sql`c.package_id`)} as preparation, ${stampSql(sql`c.updated_at`)} as updated_at
    from booking.candidates c
      join booking.bookings b on b.id = c.booking_id
      join booking.packages p on p.id = c.package_id
      join companies.organisations o on o.id = c.org_id
      left join booking.clinics k on k.id = c.clinic_id
    ${condition}`;

const bookingStatement = statement<BookedCandidate, 'bookingId'>(
  'booking_candidates',
  bookedCandidates(sql`where c.booking_id = ${variable('bookingId', 'uuid')} order by c.candidate_index`),
);

/** Grows with every change, by a millisecond where the clock did not: what an editor saw is never mistaken for newer. */
export const nextUpdate = (now: SQL) => sql`greatest(${now}, updated_at + interval '1 millisecond')`;
