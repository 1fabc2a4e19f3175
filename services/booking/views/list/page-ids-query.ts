import { type SQL, sql } from 'drizzle-orm';
import { fail } from '../../../base/errors.ts';
import { inlineNumber } from '../../../database/statement.ts';
import { and, conditionsOf, type Scope } from '../../record/rows/booking-filter.ts';
import type { NamedRecords } from '../../record/rows/booking-search.ts';
import type { ListQuery } from './bookings.routes.ts';
import { orderOf } from './list-cursor.ts';

/**
 * The ids and sort keys of the next `limit` candidates, unsorted and up to that many of each alternative: one short walk
 * of the sort's index for every condition. Lists and exports page through their rows with it. No limit = all of them.
 */
export function pageIdsQuery(
  conditions: readonly SQL[],
  { stretches }: ReturnType<typeof orderOf>,
  limit: number | null,
): SQL {
  const walks = conditions.flatMap((condition) =>
    stretches.map(
      ({ where, key, rows }) => sql`
      (select c.id, ${key} as key from booking.candidates c
       where ${and([condition, where])} ${limit === null ? sql`` : sql`order by ${rows} limit ${inlineNumber(limit)}`})`,
    ),
  );
  return sql.join(walks, sql` union all `);
}

/** Jumping reads over the rows before: deeper than this only `cursor` goes. */
const MOST_OFFSET = 100_000;

/** Ids and keys of a page and of the row after it, in their places. */
export function pageIds(query: ListQuery, scope: Scope, named: NamedRecords): SQL {
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
