import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { executePrepared } from '../../../database/statement.ts';
import { bookingRowColumns, joinsOf } from '../../record/rows/booking-row.ts';
import type { ListQuery } from './bookings.routes.ts';

/** The rows of the candidates of `source`, which has their ids and places, as JSON text. */
export const rowsQuery = (source: SQL, fields: ListQuery['fields']): SQL => sql`
    select coalesce(json_agg(r order by w.place), '[]')::text as rows
    from ${source} w join booking.candidates c on c.id = w.id ${joinsOf(fields)}
    cross join lateral (select ${bookingRowColumns(fields)}) r`;

/** The list's rows of candidates, in the order of their ids: planned once, whatever the filter was that found them. */
export async function rowsOf(db: Database, ids: readonly string[], fields: ListQuery['fields']): Promise<string> {
  if (ids.length === 0) return '[]';
  const source = sql`(select * from unnest(${`{${ids.join(',')}}`}::uuid[]) with ordinality one (id, place))`;
  const [answer] = await executePrepared<{ rows: string }>(db, rowsQuery(source, fields));
  return answer?.rows ?? '[]';
}
