import { type SQL, sql } from 'drizzle-orm';
import { and } from '../booking/booking-filter.ts';
import { shownNamesJoins } from '../booking/booking-row.ts';
import type { ListQuery } from '../booking/bookings.routes.ts';
import { walkOf } from '../booking/candidate-walk.ts';
import { orderOf, writeCursor } from '../booking/list-cursor.ts';
import { type CopyOut, FIELD, ROW } from '../database/copy-out.ts';
import type { Database } from '../database/database.ts';
import { type ExportColumn, exportColumns } from './export-columns.ts';

/** How long a chunk may keep a database that answers one question at a time from everybody else. */
const CHUNK_MS = 25;
/** Fewer rows than this cost more to ask for than to answer; more would keep the process from others while it writes them. */
const [LEAST, MOST] = [250, 2_000];

type Order = Pick<ListQuery, 'sort' | 'order'>;
type Chunk = { rows: string | null; found: number; last_key: string; last_id: string };
/** A chunk, and how long the database took for it. */
type Read = Chunk & { ms: number };

/** All candidates of the conditions, in order, as texts of rows: in one go where the database can, else in chunks. */
export function exportRows(
  { read, copyOut }: { read: Database; copyOut: CopyOut },
  conditions: readonly SQL[],
  { timeZone, ...order }: Order & { timeZone: string },
): AsyncGenerator<string> {
  const columns = exportColumns(timeZone);
  return copyOut(wholeOf(conditions, columns, order)) ?? exportChunks(read, conditions, columns, order);
}

/** One condition is one walk of the sort's index; alternatives are united by their ids first. */
function wholeOf(conditions: readonly SQL[], columns: readonly ExportColumn[], asked: Order): SQL {
  const order = orderOf({ ...asked, cursor: undefined });
  const fields = fieldsOf(columns);
  const [condition, ...others] = conditions;
  const [stretch, ...later] = order.stretches;
  return condition && stretch && others.length + later.length === 0
    ? sql`select ${fields} from booking.candidates c ${shownNamesJoins} where ${condition} order by ${stretch.rows}`
    : sql`
      select ${fields} from (${walkOf(conditions, order, null)}) w join booking.candidates c on c.id = w.id ${shownNamesJoins}
      order by ${order.by('w')}`;
}

const fieldsOf = (columns: readonly ExportColumn[], field: (value: SQL) => SQL = (value) => value) =>
  sql.join(
    columns.map(({ value }) => field(value)),
    sql`, `,
  );

/**
 * All candidates of the conditions, in order, chunk by chunk as text: `FIELD` between fields, `ROW` between rows. A chunk
 * begins where the one before ended, so what is booked meanwhile neither doubles nor loses a row, and each is as long
 * as the database could answer quickly. While one is being written, the next is being asked for.
 */
async function* exportChunks(
  db: Database,
  conditions: readonly SQL[],
  columns: readonly ExportColumn[],
  order: Order,
): AsyncGenerator<string> {
  let asked: Asked = { conditions, columns, order, cursor: undefined, limit: LEAST };
  for (let reading: Promise<Read> | null = read(db, asked); reading; ) {
    const chunk: Read = await reading;
    const { rows, found, last_key: key, last_id: id, ms } = chunk;
    const { limit } = asked;
    const isSound = rows === null || hasParts(rows, found, columns.length);
    const text = isSound ? rows : (await read(db, asked, isolated)).rows;
    const next = Math.round(Math.min(MOST, Math.max(LEAST, limit * Math.min(2, CHUNK_MS / Math.max(1, ms)))));
    asked = { ...asked, cursor: writeCursor(order, { key, id }), limit: next };
    reading = found < limit ? null : read(db, asked);
    // Whoever stops reading does not wait for it; whoever goes on hears of it.
    reading?.catch(() => {});
    if (text !== null) yield text;
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
  field?: (value: SQL) => SQL,
): Promise<Read> {
  const start = performance.now();
  const order = orderOf({ ...asked, cursor });
  // Sorted before it is put together, and once: sorting inside an aggregate costs as much as all of the joins.
  const { rows } = await db.execute<Chunk>(sql`
    with walked as (${walkOf(conditions, order, limit)}),
    page as materialized (select id, key from walked w order by ${order.by('w')} limit ${limit}),
    lines as (
      select concat_ws(${FIELD}, ${fieldsOf(columns, field)}) as line
      from page w join booking.candidates c on c.id = w.id ${shownNamesJoins} order by ${order.by('w')}
    )
    select (select string_agg(line, ${ROW}) from lines) as rows, (select count(*)::int from page) as found,
      ${order.text(sql`w.key`)} as last_key, w.id::text as last_id
    from page w order by ${order.backwardsBy('w')} limit 1`);
  const chunk = rows[0] ?? { rows: null, found: 0, last_key: '', last_id: '' };
  return { ...chunk, ms: performance.now() - start };
}

const isolated = (value: SQL) => sql`translate(${value}, ${FIELD + ROW}, '')`;

/** Whether no field holds a separator, which would put words of one column into another. */
const hasParts = (text: string, rows: number, columns: number) =>
  countOf(text, ROW) === rows - 1 && countOf(text, FIELD) === rows * (columns - 1);

function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}

/** The candidates of one booking, of those the conditions let through. */
export const ofBooking = (conditions: readonly SQL[], bookingId: string) =>
  conditions.map((condition) => and([condition, sql`c.booking_id = ${bookingId}::uuid`]));
