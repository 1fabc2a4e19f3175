import { type SQL, sql } from 'drizzle-orm';
import { and } from '../booking/booking-filter.ts';
import { bookingRowJoins } from '../booking/booking-row.ts';
import type { ListQuery } from '../booking/bookings.routes.ts';
import { walkOf } from '../booking/candidate-walk.ts';
import { orderOf, writeCursor } from '../booking/list-cursor.ts';
import type { Database } from '../database/database.ts';
import { type ExportColumn, exportColumns } from './export-columns.ts';

/** Between fields and between rows of a chunk: control characters that no field has, or it is taken out. */
export const FIELD = '\x1f';
export const ROW = '\x1e';

/** How long a chunk may keep a database that answers one question at a time from everybody else. */
const CHUNK_MS = 25;
const [LEAST, MOST] = [100, 4_000];

type Order = Pick<ListQuery, 'sort' | 'order'>;
type Chunk = { rows: string | null; found: number; last_key: string; last_id: string };

/**
 * All candidates of the conditions, in order, chunk by chunk as text: `FIELD` between fields, `ROW` between rows. A chunk
 * begins where the one before ended, so what is booked meanwhile neither doubles nor loses a row, and each is as long
 * as the database could answer quickly.
 */
export async function* exportChunks(
  db: Database,
  conditions: readonly SQL[],
  { timeZone, ...order }: Order & { timeZone: string },
): AsyncGenerator<string> {
  const columns = exportColumns(timeZone);
  let limit = LEAST;
  for (let cursor: string | undefined; ; ) {
    const start = performance.now();
    const asked = { conditions, columns, order, cursor, limit };
    const chunk = await read(db, asked);
    const ms = performance.now() - start;
    if (chunk.rows !== null) yield isSound(chunk, columns.length) ? chunk.rows : known(await read(db, asked, isolated));
    if (chunk.found < limit) return;
    cursor = writeCursor(order, { key: chunk.last_key, id: chunk.last_id });
    limit = Math.round(Math.min(MOST, Math.max(LEAST, limit * Math.min(2, CHUNK_MS / Math.max(1, ms)))));
  }
}

interface Asked {
  readonly conditions: readonly SQL[];
  readonly columns: readonly ExportColumn[];
  readonly order: Order;
  readonly cursor: string | undefined;
  readonly limit: number;
}

async function read(
  db: Database,
  { conditions, columns, order: asked, cursor, limit }: Asked,
  field: (value: SQL) => SQL = (value) => value,
): Promise<Chunk> {
  const order = orderOf({ ...asked, cursor });
  const fields = sql.join(
    columns.map(({ value }) => field(value)),
    sql`, `,
  );
  const { rows } = await db.execute<Chunk>(sql`
    with walked as (${walkOf(conditions, order, limit)}),
    page as materialized (select id, key from walked w order by ${order.by('w')} limit ${limit}),
    shown as (
      select w.id, w.key, concat_ws(${FIELD}, ${fields}) as line
      from page w join booking.candidates c on c.id = w.id ${bookingRowJoins}
    )
    select string_agg(w.line, ${ROW} order by ${order.by('w')}) as rows, count(*)::int as found,
      (array_agg(${order.text(sql`w.key`)} order by ${order.by('w')}))[count(*)] as last_key,
      (array_agg(w.id::text order by ${order.by('w')}))[count(*)] as last_id
    from shown w`);
  return rows[0] ?? { rows: null, found: 0, last_key: '', last_id: '' };
}

const isolated = (value: SQL) => sql`translate(${value}, ${FIELD + ROW}, '')`;

/** Whether no field holds a separator, which would put words of one column into another. */
const isSound = ({ rows, found }: Chunk, columns: number) =>
  countOf(rows ?? '', ROW) === found - 1 && countOf(rows ?? '', FIELD) === found * (columns - 1);

function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}

const known = ({ rows }: Chunk) => rows ?? '';

/** The candidates of one booking, of those the conditions let through. */
export const ofBooking = (conditions: readonly SQL[], bookingId: string) =>
  conditions.map((condition) => and([condition, sql`c.booking_id = ${bookingId}::uuid`]));
