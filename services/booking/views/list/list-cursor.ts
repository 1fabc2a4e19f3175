import { type SQL, sql } from 'drizzle-orm';
import { fail } from '../../../base/errors.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import type { ListQuery } from './bookings.routes.ts';

/** The key of each sort, as the index has it. Text sorts by lower case and code point: the same on every database. */
const keys: Readonly<Record<ListQuery['sort'], { column: SQL; type: string; text: (key: SQL) => SQL }>> = {
  created_at: instantKey(sql`c.created_at`),
  appointment_time: instantKey(sql`c.appointment_time`),
  name: textKey(sql`lower(c.candidate_name)`),
  email: textKey(sql`lower(c.candidate_email)`),
  contact_person: textKey(sql`lower(c.contact_name)`),
};

function instantKey(column: SQL) {
  // Microseconds as the database has them: rounded to milliseconds, rows of one moment would be left out.
  return {
    column,
    type: 'timestamptz',
    text: (key: SQL) => sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  };
}

function textKey(column: SQL) {
  return { column: sql`(${column} collate "C")`, type: 'text collate "C"', text: (key: SQL) => key };
}

/** The key of rows without a time when the earliest comes first: they are last, whichever way round. */
const LAST = '9999-12-31T00:00:00.000000Z';

/** One walk of the sort's index: which rows, by which key, and in which order. */
interface IndexRange {
  readonly where: SQL;
  readonly key: SQL;
  readonly rows: SQL;
}

/** The order of a page, its start, and the cursor of its last row. */
export function orderOf({ sort, order, cursor }: Pick<ListQuery, 'sort' | 'order' | 'cursor'>) {
  const { column, type, text } = keys[sort];
  const direction = sql.raw(order);
  const after = cursor === undefined ? null : readCursor(cursor, sort, order);
  const typed = sql.raw(type.replace('text collate', 'text) collate'));
  const key = after && (type === 'timestamptz' ? sql`${after.key}::timestamptz` : sql`(${after.key}::${typed}`);
  const whole: IndexRange = {
    where:
      after && key
        ? sql`(${column}, c.id) ${sql.raw(order === 'asc' ? '>' : '<')} (${key}, ${after.id}::uuid)`
        : sql`true`,
    key: column,
    rows: sql`${column} ${direction}, c.id ${direction}`,
  };
  const isTimeUp = sort === 'appointment_time' && order === 'asc';
  const stretches = isTimeUp ? datedFirst(whole, after) : [whole];
  return {
    stretches,
    by: (alias: string) => sql`${sql.raw(alias)}.key ${direction}, ${sql.raw(alias)}.id ${direction}`,
    text,
  };
}

const noTime = sql.raw(`'${NO_TIME}'::timestamptz`);

/** Those with a time as the index has them, then those without by their id. */
function datedFirst(whole: IndexRange, after: { key: string; id: string } | null): readonly IndexRange[] {
  const timed = { ...whole, where: sql`c.appointment_time > ${noTime} and ${whole.where}` };
  const isPast = after?.key === LAST;
  const untimed = {
    where: sql`c.appointment_time = ${noTime} and ${isPast ? sql`c.id > ${after.id}::uuid` : sql`true`}`,
    key: sql`${LAST}::timestamptz`,
    rows: sql`c.id asc`,
  };
  return isPast ? [untimed] : [timed, untimed];
}

export function writeCursor(
  { sort, order }: Pick<ListQuery, 'sort' | 'order'>,
  row: { key: string; id: string },
): string {
  return Buffer.from(JSON.stringify([sort, order, row.key, row.id])).toString('base64url');
}

function readCursor(cursor: string, sort: string, order: string): { key: string; id: string } {
  const parts = parse(Buffer.from(cursor, 'base64url').toString());
  const [cursorSort, cursorOrder, key, id] = parts;
  const isGood =
    cursorSort === sort &&
    cursorOrder === order &&
    typeof key === 'string' &&
    typeof id === 'string' &&
    /^[0-9a-f-]{36}$/.test(id);
  const isInstant = sort === 'created_at' || sort === 'appointment_time';
  if (!isGood || (isInstant && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(key))) {
    fail('INVALID', 'This cursor does not belong to this list: start from its first page.', { field: 'cursor' });
  }
  return { key, id };
}

function parse(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
