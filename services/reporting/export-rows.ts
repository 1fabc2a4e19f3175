import { type SQL, sql } from 'drizzle-orm';
import { defined } from '../../machines/lib/assert-defined.ts';
import type { Log } from '../base/log.ts';
import { and } from '../booking/record/rows/booking-filter.ts';
import { shownNamesJoins } from '../booking/record/rows/booking-row.ts';
import type { ListQuery } from '../booking/views/list/bookings.routes.ts';
import { orderOf, writeCursor } from '../booking/views/list/list-cursor.ts';
import { pageIdsQuery } from '../booking/views/list/page-ids-query.ts';
import type { Copier, CopyFormat, Database } from '../database/database.ts';
import { type IdPage, inSlices, SLICE_ROWS } from './export-slices.ts';

/** The database that rows are read from, and its means of copying them out. */
export interface ExportSource {
  readonly db: Database;
  readonly copier: Copier;
  readonly log: Log;
}

interface RowsQuery {
  readonly conditions: readonly SQL[];
  readonly order: Pick<ListQuery, 'sort' | 'order'>;
  /** The select list of a row, over the tables of `shownNamesJoins`. */
  readonly fields: SQL;
  readonly format: CopyFormat;
}

/** All candidates of the conditions, in order: in one go where the database can, else in slices. */
export const exportRows = ({ db, copier, log }: ExportSource, query: RowsQuery): AsyncIterable<Uint8Array> =>
  withoutDetails(
    copier.inOneGo(allRows(query), query.format) ??
      inSlices(
        (cursor: string | undefined) => pageAt(db, query, cursor),
        (ids) => copier.slice(rowsOf(query.fields, ids), query.format),
      ),
    log,
  );

/** The server prints what breaks off an answer. An error of the database can name people, so the log alone gets its kind. */
export async function* withoutDetails(rows: AsyncIterable<Uint8Array>, log: Log): AsyncGenerator<Uint8Array> {
  try {
    yield* rows;
  } catch (error) {
    log.fault(error, { service: 'reporting' });
    throw new Error('The export broke off.');
  }
}

/** One condition is one walk of the sort's index; alternatives are united by their ids first. */
function allRows({ conditions, fields, ...query }: RowsQuery): SQL {
  const order = orderOf({ ...query.order, cursor: undefined });
  const [condition, ...others] = conditions;
  const [stretch, ...following] = order.stretches;
  return condition && stretch && others.length + following.length === 0
    ? sql`
      select ${fields} from booking.candidates c ${shownNamesJoins}
      where ${and([condition, stretch.where])} order by ${stretch.rows}`
    : sql`
      select ${fields} from (${pageIdsQuery(conditions, order, null)}) w
      join booking.candidates c on c.id = w.id ${shownNamesJoins} order by ${order.by('w')}`;
}

async function pageAt(
  db: Database,
  { conditions, ...query }: RowsQuery,
  cursor: string | undefined,
): Promise<IdPage<string>> {
  const order = orderOf({ ...query.order, cursor });
  const { rows } = await db.execute<{ id: string; key: string }>(sql`
    select w.id, ${order.text(sql`w.key`)} as key from (${pageIdsQuery(conditions, order, SLICE_ROWS)}) w
    order by ${order.by('w')} limit ${SLICE_ROWS}`);
  const isLast = rows.length < SLICE_ROWS;
  return { ids: rows.map(({ id }) => id), next: isLast ? null : writeCursor(query.order, defined(rows.at(-1))) };
}

const rowsOf = (fields: SQL, ids: readonly string[]) => sql`
  select ${fields} from unnest(${`{${ids.join(',')}}`}::uuid[]) with ordinality page (id, place)
  join booking.candidates c on c.id = page.id ${shownNamesJoins} order by page.place`;

/** The candidates of one booking, of those the conditions let through. */
export const ofBooking = (conditions: readonly SQL[], bookingId: string) =>
  conditions.map((condition) => and([condition, sql`c.booking_id = ${bookingId}::uuid`]));

/** These candidates, of those the conditions let through. */
export const ofCandidates = (conditions: readonly SQL[], ids: readonly string[]) =>
  conditions.map((condition) => and([condition, sql`c.id = any (${`{${ids.join(',')}}`}::uuid[])`]));
