import { type SQL, sql } from 'drizzle-orm';
import { BILLED_STATUSES } from '../../../../machines/rules/booking/billed-statuses.ts';
import {
  ANSWER_STATES,
  type BookingFilter,
  type FilterName,
  filterNames,
  RESULT_STATES,
} from '../../../../machines/rules/booking/booking-filter.ts';
import { OUTCOMES } from '../../../../machines/rules/booking/outcome.ts';
import { QUESTION_STATES } from '../../../../machines/rules/booking/question-state.ts';
import { orgFilter, type Reader } from '../../../access/caller.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { restName } from '../../../shared/http/rest-names.ts';
import { hasWordsSql } from '../../../shared/sql/search.ts';
import { listFilterNames } from '../../shared/booking.names.ts';
import { storedStatuses } from '../../shared/booking-status-colours.ts';
import type { BookingSearch } from './booking-filter.contract.ts';
import { columnHasWords, type NamedRecords, phoneCondition, searchConditions } from './booking-search.ts';

/** The candidates that a caller may see at all. `org` null = every organisation. */
export interface Scope {
  readonly orgId: string | null;
  /** Only those this account made or is the booking person of. */
  readonly ownOf: string | null;
}

/** The caller's scope: with my_bookings alone their own, a client never more than the own organisation's. */
export function scopeOf(caller: Reader, input: { org?: string | undefined; isMine: boolean }): Scope {
  const isOwnOnly = input.isMine || !caller.permissions.has('view_bookings');
  return {
    orgId: orgFilter(caller, input.org) ?? null,
    ownOf: isOwnOnly ? caller.accountId : null,
  };
}

/**
 * The one builder of conditions on `booking.candidates c`, for pages, counts and exports alike.
 * Each alternative (made by, booking person; person's words, company's name) is a condition of its own, because one
 * index serves each, and none serves an OR of them: the caller unites them.
 */
export function conditionsOf(
  filter: BookingSearch,
  scope: Scope,
  options: { withStatus: boolean; named: NamedRecords },
): SQL[] {
  const companies = [...new Set(filter.company)];
  // A page of several companies is read along the index of each; a search has alternatives of its own.
  const isEach = companies.length > 1 && scope.orgId === null && filter.search === '';
  const filters = isEach ? companies.map((id) => ({ ...filter, company: [id] })) : [filter];
  const owners = scope.ownOf
    ? [
        sql`c.created_by = ${scope.ownOf}::uuid`,
        sql`(c.contact_account_id = ${scope.ownOf}::uuid and c.created_by <> ${scope.ownOf}::uuid)`,
      ]
    : [sql`true`];
  const searches = filter.search ? searchConditions(filter.search, options.named) : [sql`true`];
  return filters.flatMap((one) => {
    const all = fixedConditions(one, scope, options.withStatus);
    return owners.flatMap((owner) => searches.map((search) => and([...all, owner, search])));
  });
}

/** The SQL condition of each field, made only if the field filters. */
const conditions: {
  readonly [Name in FilterName]: (value: BookingFilter[Name], filter: BookingSearch, scope: Scope) => SQL[];
} = {
  candidateName: (part) => columnHasWords(sql`c.candidate_name`, part),
  // The scope says the company where it is one, and another one than that has nothing.
  company: (ids, _filter, { orgId }) =>
    orgId === null ? [isOneOf(sql`c.org_id`, ids)] : ids.includes(orgId) ? [] : [sql`false`],
  site: (ids) => [isOneOf(sql`coalesce(c.clinic_id, c.preferred_site_id)`, ids)],
  phone: phoneCondition,
  subsidiary: (id) => [sql`c.subsidiary_id = ${id}::uuid`],
  fromDate: (day, { timeZone }) => [sql`c.appointment_time >= ${startOf(day, timeZone).toISOString()}::timestamptz`],
  toDate: upToDay,
  createdFrom: (day, { timeZone }) => [sql`c.created_at >= ${startOf(day, timeZone).toISOString()}::timestamptz`],
  createdTo: (day, { createdFrom, timeZone }) => {
    requireOrder(createdFrom, day, timeZone, 'createdTo');
    return [sql`c.created_at <= ${endOf(day, timeZone).toISOString()}::timestamptz`];
  },
  email: (part) => columnHasWords(sql`c.candidate_email`, part),
  contactPerson: (part) => columnHasWords(sql`c.contact_name`, part),
  package: (id) => [sql`c.package_id = ${id}::uuid`],
  doctor: (id) => [
    sql`c.id in (select t.claim_id from booking.rosters r join booking.claims t on t.roster_id = r.id
      where r.doctor_id = ${id}::uuid)`,
  ],
  position: (part) => columnHasWords(sql`c.candidate_position`, part),
  poNumber: (part) => columnHasWords(sql`c.po_number`, part),
  project: (part) => [
    sql`c.booking_id in (select b.id from booking.bookings b where ${hasWordsSql(sql`public.fold_text(b.project || ' | ' || b.project_identification)`, part)})`,
  ],
  statuses: (statuses) => [inStatus(storedStatuses(statuses))],
  results: (states) => anyOf(states, resultConditions),
  outcomes: (outcomes) => anyOf(outcomes, outcomeConditions),
  answers: (answers) => anyOf(answers, answerConditions),
  questions: (states) => anyOf(states, questionConditions),
};

/** One alone is compared as one, which its index serves in the order of the rows. */
const isOneOf = (column: SQL, ids: readonly string[]) =>
  ids.length === 1 ? sql`${column} = ${ids[0]}::uuid` : sql`${column} = any (${uuids(ids)})`;
const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

const saidYes = sql`c.attendance_confirmed_for = c.appointment_time`;
/** Few ask, and for a while: those rows have an index of their own, which the first condition names. */
const asksForChange = sql`(c.change_asked_for is not null and c.change_asked_for = c.appointment_time)`;
const answerConditions: ReadonlyMap<string, SQL> = new Map([
  [ANSWER_STATES[0], saidYes],
  [ANSWER_STATES[1], asksForChange],
  [
    ANSWER_STATES[2],
    sql`(c.appointment_time > '1970-01-01' and (${saidYes}) is not true and ${asksForChange} is not true)`,
  ],
]);

/** Few wait for an answer: those rows have an index of their own. */
const questionConditions: ReadonlyMap<string, SQL> = new Map([
  [QUESTION_STATES[0], sql`c.question_waits_for = 'clinic'`],
  [QUESTION_STATES[1], sql`c.question_waits_for = 'company'`],
  [QUESTION_STATES[2], sql`(c.questioned_at is not null and c.question_waits_for is null)`],
]);

const outcomeConditions: ReadonlyMap<string, SQL> = new Map([
  ...OUTCOMES.map((outcome): [string, SQL] => [outcome, sql`c.outcome = ${outcome}`]),
  ['No outcome', sql`(c.outcome is null and c.status = any (${textArray(storedStatuses(BILLED_STATUSES))}))`],
]);

const anyOf = (chosen: readonly string[], meanings: ReadonlyMap<string, SQL>): SQL[] => [
  sql`(${sql.join(
    chosen.map((one) => meanings.get(one) ?? sql`false`),
    sql` or `,
  )})`,
];

/** One alone is compared as one: then its rows come out of their index in the order of their times. */
const inStatus = (stored: readonly string[]) =>
  stored.length === 1 ? sql`c.status = ${stored[0]}` : sql`c.status = any (${textArray(stored)})`;

const file = sql`from booking.consult_files f where f.withdrawn_at is null`;
/** Few are unread: the database reads those of all candidates. The others are many, and are looked up one by one. */
const unread = sql`c.id in (select f.candidate_id ${file} and f.read_at is null)`;
const unacknowledged = sql`exists (select ${file} and f.candidate_id = c.id and f.acknowledged_at is null)`;
const acknowledged = sql`exists (select ${file} and f.candidate_id = c.id and f.acknowledged_at is not null)`;
const resultConditions: ReadonlyMap<string, SQL> = new Map([
  [RESULT_STATES[0], unread],
  [RESULT_STATES[1], sql`(${unacknowledged} and not ${unread})`],
  [RESULT_STATES[2], sql`(${acknowledged} and not ${unacknowledged})`],
]);

function fixedConditions(filter: BookingSearch, scope: Scope, withStatus: boolean): SQL[] {
  const names = filterNames.filter((name) => withStatus || name !== 'statuses');
  return [
    ...(scope.orgId === null ? [] : [sql`c.org_id = ${scope.orgId}::uuid`]),
    ...names.flatMap((name) => conditionOf(name, filter, scope)),
  ];
}

const conditionOf = <Name extends FilterName>(name: Name, filter: BookingSearch, scope: Scope): SQL[] =>
  filter[name].length === 0 ? [] : conditions[name](filter[name], filter, scope);

/**
 * The names of what a filter names by id, for an address that carries ids alone. What the caller may not see, such as a doctor for a
 * client, or is not there, has none.
 */
export async function namesIn(
  db: Database,
  filter: Pick<BookingSearch, 'company' | 'subsidiary' | 'site'> & Partial<Pick<BookingSearch, 'package' | 'doctor'>>,
  { orgId }: Scope,
) {
  const { company, subsidiary, site, package: packageId, doctor } = filter;
  if (company.length + site.length === 0 && !(subsidiary || packageId || doctor)) return [];
  const ofOrg = (column: SQL) => (orgId === null ? sql`true` : sql`${column} = ${orgId}::uuid`);
  const { rows } = await db.execute<{ id: string; name: string; org_id: string | null }>(sql`
    select id, company_name as name, null::uuid as org_id from companies.organisations
    where id = any (${uuids(company)}) and ${ofOrg(sql`id`)}
    union all select id, site_name, org_id from companies.subsidiaries
    where id = ${subsidiary || null}::uuid and ${ofOrg(sql`org_id`)}
    union all select id, name, null from booking.clinics where id = any (${uuids(site)})
    union all select id, name, null from booking.packages
    where id = ${packageId || null}::uuid and (org_id is null or ${ofOrg(sql`org_id`)})
    union all select id, name, null from booking.doctors where id = ${doctor || null}::uuid and ${orgId === null}`);
  return rows.map(({ id, name, org_id }) => ({ id, name, org_id }));
}

function upToDay(toDate: string, { fromDate, timeZone }: BookingSearch): SQL[] {
  requireOrder(fromDate, toDate, timeZone, 'toDate');
  return [
    sql`c.appointment_time <= ${endOf(toDate, timeZone).toISOString()}::timestamptz`,
    // The empty date is before every day: a to date alone must not bring what has no time.
    ...(fromDate ? [] : [sql`c.appointment_time > '0002-01-01'::timestamptz`]),
  ];
}

function requireOrder(from: string, to: string, timeZone: string, field: 'toDate' | 'createdTo'): void {
  if (from && endOf(to, timeZone) < startOf(from, timeZone))
    fail('INVALID', 'The to date is before the from date.', { field: restName(listFilterNames, field) });
}

const startOf = (dayOrInstant: string, zone: string) =>
  dayOrInstant.length > 10 ? new Date(dayOrInstant) : new Date(dayStart(dayOrInstant, zone).epochMilliseconds);
const endOf = (dayOrInstant: string, zone: string) =>
  dayOrInstant.length > 10
    ? new Date(dayOrInstant)
    : new Date(dayStart(dayOrInstant, zone).add({ days: 1 }).epochMilliseconds - 1);
const dayStart = (day: string, zone: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone);

export const and = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}
