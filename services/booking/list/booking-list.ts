import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fail } from '../../shared/http/errors.ts';
import { storedStatuses } from '../booking-status-colours.ts';
import { and, companiesNamed, conditionsOf, namesIn, type Scope } from './booking-filter.ts';
import { bookingRowColumns, bookingRowJoins } from './booking-row.ts';
import type { ListQuery } from './bookings.routes.ts';
import { orderOf, writeCursor } from './list-cursor.ts';
import { pageIdsQuery } from './page-ids-query.ts';

/** Counts are exact to here; counting further costs seconds and helps nobody. */
export const COUNT_CAP = 2_000;
/** Jumping reads over the rows before: deeper than this only `cursor` goes. */
const MOST_OFFSET = 100_000;

interface BookingPage {
  readonly json: string;
  /** Whose rows are shown, for the audit. */
  readonly candidateIds: readonly string[];
}

/**
 * A page of candidates as JSON text. First the ids of the page, by one short walk of the sort's index for each
 * alternative of the filter; only these rows are joined to what a row shows.
 */
export async function listBookings(db: Database, query: ListQuery, scope: Scope): Promise<BookingPage> {
  const companyIds = await companiesNamed(db, query.filter, scope);
  const [page, counts, filterNames] = await Promise.all([
    findPage(db, query, scope, companyIds),
    query.isCount ? count(db, query, scope, companyIds) : null,
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
  return { json: `{"bookings":${page.rows},${head.slice(1)}`, candidateIds: page.candidateIds };
}

async function findPage(db: Database, query: ListQuery, scope: Scope, companyIds: readonly string[]) {
  const { pageSize, page, cursor } = query;
  const order = orderOf(query);
  const offset = cursor === undefined ? ((page ?? 1) - 1) * pageSize : 0;
  if (offset > MOST_OFFSET) {
    fail('INVALID', 'This page is too deep to jump to: go on with next_cursor.', { field: 'page' });
  }
  const limit = offset + pageSize + 1;
  const walks = pageIdsQuery(conditionsOf(query.filter, scope, { withStatus: true, companyIds }), order, limit);
  const { rows } = await db.execute<{
    rows: string;
    found: number;
    shown_ids: string;
    last_key: string | null;
    last_id: string | null;
  }>(sql`
    with walked as (${walks}),
    ids as materialized (select id, key from walked w order by ${order.by('w')} limit ${pageSize + 1} offset ${offset}),
    page as materialized (select id, key from ids w order by ${order.by('w')} limit ${pageSize}),
    shown as (
      select r as row, w.key, w.id from page w join booking.candidates c on c.id = w.id ${bookingRowJoins}
      cross join lateral (select ${bookingRowColumns}) r
    )
    select (select coalesce(json_agg(w.row order by ${order.by('w')}), '[]')::text from shown w) as rows,
      (select count(*)::int from ids) as found,
      (select coalesce(json_agg(w.id), '[]')::text from page w) as shown_ids,
      last.last_key, last.last_id
    from (select 1) one left join lateral (
      select ${order.text(sql`w.key`)} as last_key, w.id as last_id from page w
      order by ${order.backwardsBy('w')} limit 1) last on true`);
  const answer = rows[0];
  const hasMore =
    answer !== undefined && answer.found > pageSize && answer.last_key !== null && answer.last_id !== null;
  return {
    rows: answer?.rows ?? '[]',
    candidateIds: JSON.parse(answer?.shown_ids ?? '[]') as string[],
    nextCursor: hasMore ? writeCursor(query, { key: answer.last_key ?? '', id: answer.last_id ?? '' }) : null,
  };
}

/** How many match, and how many of the filter without its status are Confirmed and Pending: each counted to the cap. */
async function count(db: Database, { filter }: ListQuery, scope: Scope, companyIds: readonly string[]) {
  const all = conditionsOf(filter, scope, { withStatus: true, companyIds });
  const anyStatus = conditionsOf(filter, scope, { withStatus: false, companyIds });
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
  const { rows } = await db.execute<{ total: number; confirmed: number; pending: number }>(sql`
    select ${capped(all)} as total, ${capped(withStatus('Confirmed'))} as confirmed, ${capped(withStatus('Pending'))} as pending`);
  const { total = 0, confirmed = 0, pending = 0 } = rows[0] ?? {};
  return {
    total: Math.min(total, COUNT_CAP),
    isCapped: total > COUNT_CAP,
    confirmed: Math.min(confirmed, COUNT_CAP),
    pending: Math.min(pending, COUNT_CAP),
  };
}

/** How many rows the alternatives have together; one more than the cap where there are more. */
export function capped(alternatives: readonly SQL[]): SQL {
  const some = alternatives.map(
    (condition) => sql`(select 1 from booking.candidates c where ${condition} limit ${COUNT_CAP + 1})`,
  );
  return sql`(select count(*)::int from (${sql.join(some, sql` union all `)}) counted)`;
}
