import { type SQL, sql } from 'drizzle-orm';
import { fail } from '../base/errors.ts';
import type { Database } from '../database/database.ts';
import { type AuditCursor, atSql, readCursor, writeCursor } from './audit-list.ts';
import { type ExportColumn, fileWriters } from './export-file.ts';
import { type ExportSource, withoutDetails } from './export-rows.ts';
import { type IdPage, inSlices, SLICE_ROWS } from './export-slices.ts';
import { MAX_SEEN_DAYS, type SeenFilter, type SeenQuery } from './seen-people.routes.ts';

/** Entries `e` of an account in a period: one stretch of the index over account and time. */
export interface SeenSearch {
  readonly ofAccount: SQL;
  readonly entries: SQL;
}

/** @throws ServiceError INVALID for dates in the wrong order or too far apart */
export function seenSearch({ account_id, from_date, to_date, time_zone }: SeenFilter): SeenSearch {
  const [from, to] = [Temporal.PlainDate.from(from_date), Temporal.PlainDate.from(to_date)];
  const days = from.until(to).days;
  if (days < 0) fail('INVALID', 'The to date is before the from date.', { field: 'to_date' });
  if (days > MAX_SEEN_DAYS) {
    fail('INVALID', `The period must not be longer than ${MAX_SEEN_DAYS} days.`, { field: 'to_date' });
  }
  const startOf = (day: Temporal.PlainDate) =>
    sql`${new Date(day.toZonedDateTime(time_zone).epochMilliseconds).toISOString()}::timestamptz`;
  const ofAccount = sql`e.account_id = ${account_id}::uuid`;
  return {
    ofAccount,
    entries: sql`${ofAccount} and e.at >= ${startOf(from)} and e.at < ${startOf(to.add({ days: 1 }))}`,
  };
}

/** Candidates whose data an entry showed or changed: those that it names, else those of its file or booking. */
const candidatesOf = sql`coalesce(e.candidate_ids, case e.entity
  when 'candidate' then array[e.entity_id::uuid]
  when 'consult_file' then array(select f.candidate_id from booking.consult_files f where f.id = e.entity_id::uuid)
  else array(select m.id from booking.candidates m where m.booking_id = e.booking_id) end)`;

/** The next people, the last seen first. */
export const seenPeople = ({ entries }: SeenSearch, cursor: AuditCursor | null, limit: number): SQL => sql`
  select candidate_id, min(at) as first_at, max(at) as last_at, sum(count)::int as times,
    array_agg(distinct action order by action) as actions
  from (select e.at, e.action, e.count, unnest(${candidatesOf}) as candidate_id from audit.entries e where ${entries}) shown
  group by candidate_id
  having ${cursor ? sql`(max(at), candidate_id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql`true`}
  order by last_at desc, candidate_id desc limit ${limit}`;

const joins = sql`
  left join booking.candidates c on c.id = seen.candidate_id
  left join booking.bookings b on b.id = c.booking_id
  left join companies.organisations o on o.id = c.org_id`;

/** A page as JSON text, with the ids of its people. */
export async function listSeen(db: Database, { cursor, page_size: size, ...filter }: SeenQuery) {
  const search = seenSearch(filter);
  const after = cursor === undefined ? null : readCursor(cursor);
  const { rows } = await db.execute<{
    people: string;
    ids: string[];
    found: number;
    last: AuditCursor | null;
    account_name: string | null;
    whole_exports: number;
  }>(sql`
    with found as materialized (${seenPeople(search, after, size + 1)}),
    seen as materialized (select * from found order by last_at desc, candidate_id desc limit ${size})
    select (
      select coalesce(json_agg(json_build_object('candidate_id', seen.candidate_id, 'name', c.candidate_name,
        'reference', b.reference, 'company_name', o.company_name, 'first_at', ${atSql(sql`seen.first_at`)},
        'last_at', ${atSql(sql`seen.last_at`)}, 'times', seen.times, 'actions', seen.actions)
        order by seen.last_at desc, seen.candidate_id desc), '[]')
      from seen ${joins})::text as people,
    (select coalesce(json_agg(candidate_id), '[]') from seen) as ids,
    (select count(*)::int from found) as found,
    (select json_build_object('at', ${atSql(sql`last_at`)}, 'id', candidate_id) from seen
      order by seen.last_at, candidate_id limit 1) as last,
    (select e.account_name from audit.entries e where ${search.ofAccount} order by e.at desc limit 1) as account_name,
    (select count(*)::int from audit.entries e
      where ${search.entries} and e.action = 'bookings.exported' and e.candidate_ids is null) as whole_exports`);
  const { people = '[]', ids = [], found = 0, last = null, account_name = null, whole_exports = 0 } = rows[0] ?? {};
  const head = JSON.stringify({
    account_name,
    whole_exports,
    next_cursor: found > size && last ? writeCursor(last) : null,
  });
  return { page: `{"people":${people},${head.slice(1)}`, candidateIds: ids };
}

const column = (header: string, width: number, value: SQL): ExportColumn => ({ header, width, value, isTyped: true });
const inZone = (at: SQL, timeZone: string) =>
  sql`to_char(${at} at time zone ${timeZone}::text, 'DD/MM/YYYY HH24:MI:SS')`;

const columnsIn = (timeZone: string): readonly ExportColumn[] => [
  column('Name', 32, sql`coalesce(c.candidate_name, '')`),
  column('Booking', 12, sql`coalesce(b.reference, '')`),
  column('Company', 24, sql`coalesce(o.company_name, '')`),
  column('First', 19, inZone(sql`seen.first_at`, timeZone)),
  column('Last', 19, inZone(sql`seen.last_at`, timeZone)),
  column('Times', 6, sql`seen.times::text`),
  column('Actions', 40, sql`array_to_string(seen.actions, '; ')`),
  column('Id', 36, sql`seen.candidate_id::text`),
];

/** Everybody of a search as a file of CSV, the last seen first. */
export function seenFile({ db, copier, log }: ExportSource, search: SeenSearch, timeZone: string) {
  const columns = columnsIn(timeZone);
  const fields = fileWriters.csv.fields(columns);
  let slice = sql``;
  const rows = inSlices(
    async (cursor: AuditCursor | undefined): Promise<IdPage<AuditCursor>> => {
      slice = seenPeople(search, cursor ?? null, SLICE_ROWS);
      const { rows: people } = await db.execute<AuditCursor & Record<string, unknown>>(sql`
        select seen.candidate_id as id, ${atSql(sql`seen.last_at`)} as at from (${slice}) seen
        order by seen.last_at desc, seen.candidate_id desc`);
      const isLast = people.length < SLICE_ROWS;
      return { ids: people.map(({ id }) => id), next: isLast ? null : (people.at(-1) ?? null) };
    },
    () =>
      copier.slice(
        sql`select ${fields} from (${slice}) seen ${joins} order by seen.last_at desc, seen.candidate_id desc`,
        'csv',
      ),
  );
  return fileWriters.csv.file(columns, withoutDetails(rows, log), 'Seen people');
}
