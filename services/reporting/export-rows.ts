import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { defined } from '../../machines/lib/assert-defined.ts';
import { and } from '../booking/list/booking-filter.ts';
import { shownNamesJoins } from '../booking/list/booking-row.ts';
import type { ListQuery } from '../booking/list/bookings.routes.ts';
import { orderOf, writeCursor } from '../booking/list/list-cursor.ts';
import { pageIdsQuery } from '../booking/list/page-ids-query.ts';
import { type Copier, fieldsOf, PART_BYTES } from '../database/copy-out.ts';
import { ReusableBuffer } from '../database/reusable-buffer.ts';
import { type ExportColumn, exportColumns } from './export-columns.ts';

/** How long a slice may keep a database that answers one question at a time from everybody else. */
const SLICE_MS = 30;
/** Fewer rows than this cost more to ask for than to answer. */
const [LEAST, MOST] = [250, 5_000];

type Order = Pick<ListQuery, 'sort' | 'order'>;

/**
 * All candidates of the conditions, in order, as lines of COPY that begin with the export's columns: in one go where the
 * database can, else in slices.
 */
export function exportRows(
  copier: Copier,
  conditions: readonly SQL[],
  { timeZone, ...order }: Order & { timeZone: string },
): AsyncGenerator<Buffer> {
  const input = { conditions, columns: exportColumns(timeZone), order };
  return copier.inOneGo(rowsOf({ ...input, cursor: undefined, limit: null })) ?? slices(copier, input);
}

interface RowsQuery {
  readonly conditions: readonly SQL[];
  readonly columns: readonly ExportColumn[];
  readonly order: Order;
}

/** Where a slice begins, and how long it is; all rows where there is no limit. */
interface SliceQuery extends RowsQuery {
  readonly cursor: string | undefined;
  readonly limit: number | null;
}

/**
 * The rows of a list; of a slice, with their sort key and id behind. One condition is one walk of the sort's index;
 * alternatives are united by their ids first.
 */
function rowsOf({ conditions, columns, ...input }: SliceQuery): SQL {
  const order = orderOf({ ...input.order, cursor: input.cursor });
  const limit = input.limit === null ? sql`` : sql`limit ${input.limit}`;
  const fields = (key: SQL) =>
    sql.join(
      [...columns.map(({ value }) => value), ...(input.limit === null ? [] : [order.text(key), sql`c.id`])],
      sql`, `,
    );
  const [condition, ...others] = conditions;
  const [stretch, ...following] = order.stretches;
  return condition && stretch && others.length + following.length === 0
    ? sql`
      select ${fields(stretch.key)} from booking.candidates c ${shownNamesJoins}
      where ${and([condition, stretch.where])} order by ${stretch.rows} ${limit}`
    : sql`
      select ${fields(sql`w.key`)} from (${pageIdsQuery(conditions, order, input.limit)}) w
      join booking.candidates c on c.id = w.id ${shownNamesJoins} order by ${order.by('w')} ${limit}`;
}

/**
 * A slice begins where the one before ended, so what is booked meanwhile neither doubles nor loses a row, and each is as
 * long as the database could answer quickly. While one is being written, the next is being asked for, each in memory of its
 * own that is used again.
 */
async function* slices(copier: Copier, input: RowsQuery): AsyncGenerator<Buffer> {
  let limit = LEAST;
  let [memory, other] = [new ReusableBuffer(), new ReusableBuffer()];
  for (let reading: Promise<Slice> | null = read(copier, { ...input, cursor: undefined, limit }, memory); reading; ) {
    const { lines, ms }: Slice = await reading;
    const isMore: boolean = rowsIn(lines) === limit;
    limit = Math.round(Math.min(MOST, Math.max(LEAST, limit * Math.min(2, SLICE_MS / Math.max(1, ms)))));
    reading = isMore ? read(copier, { ...input, cursor: cursorAfter(lines, input.order), limit }, other) : null;
    [memory, other] = [other, memory];
    // Whoever stops reading does not wait for it; whoever goes on hears of it.
    reading?.catch(() => {});
    yield* partsOf(lines);
  }
}

/** Lines, and how long the database took for them. */
interface Slice {
  readonly lines: Buffer;
  readonly ms: number;
}

async function read(copier: Copier, input: SliceQuery, memory: ReusableBuffer): Promise<Slice> {
  const start = performance.now();
  const lines = await copier.slice(rowsOf(input), memory);
  return { lines, ms: performance.now() - start };
}

function rowsIn(lines: Buffer): number {
  let count = 0;
  for (let at = lines.indexOf('\n'); at >= 0; at = lines.indexOf('\n', at + 1)) count += 1;
  return count;
}

function cursorAfter(lines: Buffer, order: Order): string {
  const [key, id] = fieldsOf(lines.subarray(lines.lastIndexOf('\n', -2) + 1, -1)).slice(-2);
  return writeCursor(order, { key: defined(key), id: defined(id) });
}

/** Everything else in the process has its turn between two parts of a slice. */
async function* partsOf(lines: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < lines.length; ) {
    const end = lines.length - from > PART_BYTES ? lines.lastIndexOf('\n', from + PART_BYTES) + 1 : lines.length;
    const next = end > from ? end : lines.indexOf('\n', from) + 1;
    yield lines.subarray(from, next);
    from = next;
    await nextTurn();
  }
}

/** The candidates of one booking, of those the conditions let through. */
export const ofBooking = (conditions: readonly SQL[], bookingId: string) =>
  conditions.map((condition) => and([condition, sql`c.booking_id = ${bookingId}::uuid`]));
