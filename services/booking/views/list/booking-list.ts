import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { isSameFilter, NO_FILTER } from '../../../../machines/rules/booking/booking-filter.ts';
import type { Database } from '../../../database/database.ts';
import { executePrepared } from '../../../database/statement.ts';
import { namesIn, type Scope } from '../../record/rows/booking-filter.ts';
import { recordsNamed } from '../../record/rows/booking-search.ts';
import type { ListQuery } from './bookings.routes.ts';
import { type Counted, countsOf, countsQuery } from './list-counts.ts';
import { writeCursor } from './list-cursor.ts';
import { rowsOf } from './list-rows.ts';
import { pageIds } from './page-ids-query.ts';
import { openedList, type WholePage, wholePage } from './whole-page.ts';

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
  const { page, counts, filterNames } = await (isUnfiltered(query) ? inOne : inSteps)(db, query, { scope, record });
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
export const isUnfiltered = ({ page = 1, filter }: ListQuery): boolean =>
  page === 1 && filter.search === '' && isSameFilter(filter, NO_FILTER);

async function inOne(db: Database, query: ListQuery, { scope, record }: Reader): Promise<Found> {
  const opened = query.cursor === undefined ? openedList(query, scope) : null;
  const [found] = await (opened ? opened(db, scope) : executePrepared<WholePage>(db, wholePage(query, scope)));
  const { ids, last, rows } = defined(found);
  await record(ids);
  const id = ids.at(-1);
  return {
    page: { rows, last: id !== undefined && last !== null ? { id, key: last } : undefined },
    counts: query.isCount ? countsOf(found) : null,
    filterNames: query.isCount ? [] : null,
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
