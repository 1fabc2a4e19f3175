import { type SQL, sql } from 'drizzle-orm';
import { searchedAccount } from '../auth/accounts/account-records.ts';
import { fail } from '../base/errors.ts';
import { and } from '../booking/record/rows/booking-filter.ts';
import { hasSearchWords } from '../booking/record/rows/booking-search.ts';
import type { Database } from '../database/database.ts';
import { foldSql, hasWordsSql } from '../shared/sql/search.ts';
import type { AuditFilter } from './audit.routes.ts';

/** More people or accounts than this with one name are too vague a search. */
const MAX_MATCHES = 50;

export interface Person extends Record<string, unknown> {
  candidate_id: string;
  booking_id: string;
  org_id: string;
  name: string;
  reference: string;
}

/** A search resolved: the people it names, and its conditions, each served by an index. */
export interface AuditSearch {
  readonly people: readonly Person[];
  readonly hasMorePeople: boolean;
  /** Each is one walk of an index over `audit.entries e`, newest first; an entry can be found by several. */
  readonly alternatives: readonly SQL[];
}

/** Resolves names to ids first: the database cannot know that few match, and would read every entry. */
export async function auditSearch(db: Database, filter: AuditFilter): Promise<AuditSearch> {
  const common = commonConditions(filter);
  const [people, accounts] = await Promise.all([peopleOf(db, filter), accountsOf(db, filter)]);
  const byAccount = accounts && accountAlternatives(accounts);
  if (!people) {
    const alternatives = (byAccount ?? [sql`true`]).map((one) => and([one, ...common]));
    return { people: [], hasMorePeople: false, alternatives };
  }
  const shown = people.slice(0, MAX_MATCHES);
  const account = byAccount ? [sql`(${sql.join([...byAccount], sql` or `)})`] : [];
  const alternatives = shown.length === 0 ? [] : personAlternatives(shown);
  return {
    people: shown,
    hasMorePeople: people.length > MAX_MATCHES,
    alternatives: alternatives.map((one) => and([one, ...account, ...common])),
  };
}

function commonConditions({ company, action, from_date, to_date, time_zone }: AuditFilter): SQL[] {
  if (from_date && to_date && to_date < from_date) {
    fail('INVALID', 'The to date is before the from date.', { field: 'to_date' });
  }
  const dayStart = (day: string, days: number) => {
    const start = Temporal.PlainDate.from(day).add({ days }).toZonedDateTime(time_zone);
    return sql`${new Date(start.epochMilliseconds).toISOString()}::timestamptz`;
  };
  return [
    ...(company === undefined ? [] : [sql`e.org_id = ${company}::uuid`]),
    ...(action === undefined ? [] : [sql`e.action = ${action}`]),
    ...(from_date === undefined ? [] : [sql`e.at >= ${dayStart(from_date, 0)}`]),
    ...(to_date === undefined ? [] : [sql`e.at < ${dayStart(to_date, 1)}`]),
  ];
}

/** Null without a search for a person. */
async function peopleOf(db: Database, { person, candidate_id }: AuditFilter): Promise<readonly Person[] | null> {
  if (!person && candidate_id === undefined) return null;
  const wanted = candidate_id === undefined ? sql`${hasSearchWords(person ?? '')}` : sql`c.id = ${candidate_id}::uuid`;
  const { rows } = await db.execute<Person>(sql`
    select c.id as candidate_id, c.booking_id, c.org_id, c.candidate_name as name, b.reference
    from booking.candidates c join booking.bookings b on b.id = c.booking_id
    where ${wanted} order by c.created_at desc, c.id limit ${MAX_MATCHES + 1}`);
  return rows;
}

interface Accounts {
  readonly ids: readonly string[];
  /** Finds what an account that is gone has done; its name alone is left. */
  readonly name: string | null;
}

async function accountsOf(db: Database, { account, account_id }: AuditFilter): Promise<Accounts | null> {
  if (account_id !== undefined) return { ids: [account_id], name: null };
  if (!account) return null;
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from auth.accounts a
    where ${hasWordsSql(foldSql(searchedAccount), account)}
    order by a.username limit ${MAX_MATCHES}`);
  return { ids: rows.map(({ id }) => id), name: account.toLowerCase() };
}

const accountAlternatives = ({ ids, name }: Accounts): readonly SQL[] => [
  ...ids.map((id) => sql`e.account_id = ${id}::uuid`),
  ...(name === null ? [] : [sql`lower(e.account_name) = ${name}`]),
];

/**
 * Entries that showed or changed a person's data: lists and exports by the ids they hold, their own entries and files,
 * their booking's entries, and exports too large to keep ids, of their company or of all.
 */
function personAlternatives(people: readonly Person[]): readonly SQL[] {
  const uuids = (ids: readonly string[]) => sql`${`{${[...new Set(ids)].join(',')}}`}::uuid[]`;
  const candidates = uuids(people.map(({ candidate_id }) => candidate_id));
  const bookings = uuids(people.map(({ booking_id }) => booking_id));
  const orgs = uuids(people.map(({ org_id }) => org_id));
  return [
    sql`e.candidate_ids && ${candidates}`,
    sql`e.entity = 'candidate' and e.entity_id = any (${candidates}::text[])`,
    sql`e.entity = 'consult_file' and e.entity_id in (
      select f.id::text from booking.consult_files f where f.candidate_id = any (${candidates}))`,
    sql`e.booking_id = any (${bookings}) and e.entity not in ('candidate', 'consult_file')`,
    sql`e.entity = 'organisation' and e.action = 'bookings.exported' and e.candidate_ids is null and e.entity_id in (
      select o.id::text from companies.organisations o where o.id = any (${orgs}) or o.kind = 'provider')`,
  ];
}
