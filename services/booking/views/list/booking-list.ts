import { type SQL, sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { isSameFilter, NO_FILTER } from '../../../../machines/rules/booking/booking-filter.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { executePrepared, inlineNumber } from '../../../database/statement.ts';
import { conditionsOf, namesIn, type Scope } from '../../record/rows/booking-filter.ts';
import { NAMES_NOTHING, type NamedRecords, recordsNamed } from '../../record/rows/booking-search.ts';
import type { ListQuery } from './bookings.routes.ts';
import { type Counted, countsOf, countsQuery } from './list-counts.ts';
import { orderOf, writeCursor } from './list-cursor.ts';
import { rowsOf, rowsQuery } from './list-rows.ts';
import { pageIdsQuery } from './page-ids-query.ts';

/** Jumping reads over the rows before: deeper than this only `cursor` goes. */
const MOST_OFFSET = 100_000;

interface Reader {
  readonly scope: Scope;
  /** Writes down whose rows are shown: it ends before they are, and what cannot be written down is not given out. */
  readonly record: (candidateIds: readonly string[]) => Promise<void>;
}

/**
 * A page of candidates as JSON text. The ids of the page are found by one short walk of the sort's index for each
 * alternative of the filter; only these rows are joined to what a row shows.
 */
export async function listBookings(db: Database, query: ListQuery, { scope, record }: Reader): Promise<string> {
  const isPlain = (query.page ?? 1) === 1 && query.filter.search === '' && isSameFilter(query.filter, NO_FILTER);
  const { page, counts, filterNames } = await (isPlain ? inOne : inSteps)(db, query, { scope, record });
  const head = JSON.stringify({
    pages: counts && Math.max(1, Math.ceil(counts.total / query.pageSize)),
    page_size: query.pageSize,
    counts: counts && { Confirmed: counts.confirmed, Pending: counts.pending },
    total: counts?.total ?? null,
    total_capped: counts?.isCapped ?? false,
    filter_names: filterNames,
    error: null,
    next_cursor: page.last ? writeCursor(query, page.last) : null,
  });
  return `{"bookings":${page.rows},${head.slice(1)}`;
}

interface Found {
  readonly page: { readonly rows: string; readonly last: { readonly id: string; readonly key: string } | undefined };
  readonly counts: { total: number; isCapped: boolean; confirmed: number; pending: number } | null;
  readonly filterNames: Awaited<ReturnType<typeof namesIn>> | null;
}

/** The beginning of an unfiltered list, or what follows a cursor: its plan does not depend on values, so it is one statement. */
async function inOne(db: Database, query: ListQuery, { scope, record }: Reader): Promise<Found> {
  const { pageSize, isCount, fields } = query;
  const [found] = await executePrepared<Partial<Counted> & { ids: string[]; last: string | null; rows: string }>(
    db,
    sql`
    with page as materialized (${pageIds(query, scope, NAMES_NOTHING)}) ${isCount ? sql`, ${countsQuery(query, scope, NAMES_NOTHING)}` : sql``}
    select (select coalesce(json_agg(id order by place), '[]') from page where place <= ${inlineNumber(pageSize)}) as ids,
      (select key from page where place = ${inlineNumber(pageSize)} and exists (select from page where place > ${inlineNumber(pageSize)})) as last,
      (${rowsQuery(sql`page`, fields)} where w.place <= ${inlineNumber(pageSize)}) as rows
      ${isCount ? sql`, counted.* from counted` : sql``}`,
  );
  const { ids, last, rows } = defined(found);
  await record(ids);
  const id = ids.at(-1);
  return {
    page: { rows, last: id !== undefined && last !== null ? { id, key: last } : undefined },
    counts: isCount ? countsOf(found) : null,
    filterNames: isCount ? [] : null,
  };
}

/** The ids are planned by the filter's values. The rows are planned once, and read while they are written down. */
async function inSteps(db: Database, query: ListQuery, { scope, record }: Reader): Promise<Found> {
  const named = await recordsNamed(db, query.filter, scope);
  const findPage = async () => {
    const { rows: found } = await db.execute<{ id: string; key: string }>(pageIds(query, scope, named));
    const shown = found.slice(0, query.pageSize);
    const ids = shown.map(({ id }) => id);
    const [rows] = await Promise.all([rowsOf(db, ids, query.fields), record(ids)]);
    return { rows, last: found.length > query.pageSize ? shown.at(-1) : undefined };
  };
  const count = async () => {
    const { rows } = await db.execute<Counted>(sql`with ${countsQuery(query, scope, named)} select * from counted`);
    return countsOf(rows[0]);
  };
  const [page, counts, filterNames] = await Promise.all([
    findPage(),
    query.isCount ? count() : null,
    query.isCount ? namesIn(db, query.filter, scope) : null,
  ]);
  return { page, counts, filterNames };
}

/** Ids and keys of a page and of the row after it, in their places. */
function pageIds(query: ListQuery, scope: Scope, named: NamedRecords): SQL {
  const { pageSize, page, cursor } = query;
  const order = orderOf(query);
  const offset = cursor === undefined ? ((page ?? 1) - 1) * pageSize : 0;
  if (offset > MOST_OFFSET) {
    fail('INVALID', 'This page is too deep to jump to: go on with next_cursor.', { field: 'page' });
  }
  const limit = offset + pageSize + 1;
  const walks = pageIdsQuery(conditionsOf(query.filter, scope, { withStatus: true, named }), order, limit);
  return sql`
    select w.id, ${order.text(sql`w.key`)} as key, row_number() over (order by ${order.by('w')})::int as place from (${walks}) w
    order by ${order.by('w')} limit ${inlineNumber(pageSize + 1)} offset ${inlineNumber(offset)}`;
}
