import { type SQL, sql } from 'drizzle-orm';
import { isSameFilter, NO_FILTER } from '../../../../machines/rules/booking/booking-filter.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { executePrepared, inlineNumber } from '../../../database/statement.ts';
import { and, conditionsOf, namesIn, type Scope } from '../../record/rows/booking-filter.ts';
import { bookingRowColumns, bookingRowJoins } from '../../record/rows/booking-row.ts';
import { type NamedRecords, recordsNamed } from '../../record/rows/booking-search.ts';
import { storedStatuses } from '../../shared/booking-status-colours.ts';
import type { ListQuery } from './bookings.routes.ts';
import { orderOf, writeCursor } from './list-cursor.ts';
import { pageIdsQuery } from './page-ids-query.ts';

/** Counts are exact to here; counting further costs seconds and helps no one. */
export const COUNT_CAP = 2_000;
/** Jumping reads over the rows before: deeper than this only `cursor` goes. */
const MOST_OFFSET = 100_000;

interface Reader {
  readonly scope: Scope;
  /** Writes down whose rows are shown: it ends before they are, and what cannot be written down is not given out. */
  readonly record: (candidateIds: readonly string[]) => Promise<void>;
}

/**
 * A page of candidates as JSON text. First the ids of the page, by one short walk of the sort's index for each
 * alternative of the filter; only these rows are joined to what a row shows, while they are written down.
 */
export async function listBookings(db: Database, query: ListQuery, { scope, record }: Reader): Promise<string> {
  const named = await recordsNamed(db, query.filter, scope);
  const [page, counts, filterNames] = await Promise.all([
    findPage(db, query, { scope, record, named }),
    query.isCount ? count(db, query, scope, named) : null,
    query.isCount ? namesIn(db, query.filter, scope) : null,
  ]);
  const head = JSON.stringify({
    pages: counts && Math.max(1, Math.ceil(counts.total / query.pageSize)),
    page_size: query.pageSize,
    counts: counts && { Confirmed: counts.confirmed, Pending: counts.pending },
    total: counts?.total ?? null,
    total_capped: counts?.isCapped ?? false,
    filter_names: filterNames,
    error: null,
    next_cursor: page.nextCursor,
  });
  return `{"bookings":${page.rows},${head.slice(1)}`;
}

async function findPage(
  db: Database,
  query: ListQuery,
  { scope, record, named }: Reader & { readonly named: NamedRecords },
) {
  const { pageSize, page, cursor } = query;
  const order = orderOf(query);
  const offset = cursor === undefined ? ((page ?? 1) - 1) * pageSize : 0;
  if (offset > MOST_OFFSET) {
    fail('INVALID', 'This page is too deep to jump to: go on with next_cursor.', { field: 'page' });
  }
  const limit = offset + pageSize + 1;
  const walks = pageIdsQuery(conditionsOf(query.filter, scope, { withStatus: true, named }), order, limit);
  const found = await find<{ id: string; key: string }>(
    db,
    query,
    sql`
    select w.id, ${order.text(sql`w.key`)} as key from (${walks}) w
    order by ${order.by('w')} limit ${inlineNumber(pageSize + 1)} offset ${inlineNumber(offset)}`,
  );
  const shown = found.slice(0, pageSize);
  const candidateIds = shown.map(({ id }) => id);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  const [rows] = await Promise.all([rowsOf(db, candidateIds, query.fields), record(candidateIds)]);
  return { rows, nextCursor: last ? writeCursor(query, last) : null };
}

/**
 * The plan depends on the filter's values and the page's number; the beginning of an unfiltered list is planned once.
 */
async function find<Row extends Record<string, unknown>>(db: Database, { filter, page = 1 }: ListQuery, query: SQL) {
  const isPlain = page === 1 && filter.search === '' && isSameFilter(filter, NO_FILTER);
  return isPlain ? executePrepared<Row>(db, query) : (await db.execute<Row>(query)).rows;
}

/**
 * The list's rows of candidates, in the order of their ids. The page's ids are found by a statement of their own: that
 * one reads one table and is planned by its filter's values, this one joins seven, and is planned once whatever the filter is.
 */
export async function rowsOf(db: Database, ids: readonly string[], fields: ListQuery['fields']): Promise<string> {
  if (ids.length === 0) return '[]';
  const [answer] = await executePrepared<{ rows: string }>(
    db,
    sql`
    select coalesce(json_agg(r order by w.place), '[]')::text as rows
    from unnest(${`{${ids.join(',')}}`}::uuid[]) with ordinality w (id, place)
    join booking.candidates c on c.id = w.id ${bookingRowJoins}
    cross join lateral (select ${bookingRowColumns(fields)}) r`,
  );
  return answer?.rows ?? '[]';
}

/** Counts the matches, and the Confirmed and Pending ones of the filter without its status: each to the cap. */
async function count(db: Database, query: ListQuery, scope: Scope, named: NamedRecords) {
  const { filter } = query;
  const all = conditionsOf(filter, scope, { withStatus: true, named });
  const anyStatus = conditionsOf(filter, scope, { withStatus: false, named });
  const withStatus = (...statuses: string[]) =>
    anyStatus.map((condition) =>
      and([
        condition,
        sql`c.status in (${sql.join(
          storedStatuses(statuses).map((status) => sql`${status}`),
          sql`, `,
        )})`,
      ]),
    );
  // Without a status in the filter these two are parts of the whole, which then need not be counted above the cap.
  const whole =
    filter.statuses.length === 0
      ? sql`case when confirmed + pending > ${inlineNumber(COUNT_CAP)} then confirmed + pending else ${capped(all)} end`
      : capped(all);
  const [counted] = await find<{ total: number; confirmed: number; pending: number }>(
    db,
    query,
    sql`
    with by_status as materialized (
      select ${capped(withStatus('Confirmed'))} as confirmed, ${capped(withStatus('Pending'))} as pending)
    select ${whole} as total, confirmed, pending from by_status`,
  );
  const { total = 0, confirmed = 0, pending = 0 } = counted ?? {};
  return {
    total: Math.min(total, COUNT_CAP),
    isCapped: total > COUNT_CAP,
    confirmed: Math.min(confirmed, COUNT_CAP),
    pending: Math.min(pending, COUNT_CAP),
  };
}

/** The number of rows the alternatives have together; one more than the cap where there are more. */
export function capped(alternatives: readonly SQL[]): SQL {
  const some = alternatives.map(
    (condition) => sql`(select 1 from booking.candidates c where ${condition} limit ${inlineNumber(COUNT_CAP + 1)})`,
  );
  return sql`(select count(*)::int from (${sql.join(some, sql` union all `)}) counted)`;
}
