import { type SQL, sql } from 'drizzle-orm';
import { inlineNumber } from '../../../database/statement.ts';
import { and } from '../../record/rows/booking-filter.ts';
import type { orderOf } from './list-cursor.ts';

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
