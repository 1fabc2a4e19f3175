import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../database/database.ts';
import { fail } from './errors.ts';

/** When a row was changed last, to the millisecond: an editor sends it back as `updated_at`. */
export const stampSql = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The next time of change: now, and later than the one before even where two changes share a moment. */
export const nextStamp = (previous: string, now: Date) => new Date(Math.max(now.getTime(), Date.parse(previous) + 1));

/** An edit that somebody wants to make. */
interface Edit {
  /** The record's `updated_at` as the editor read it. */
  readonly seen: string;
  /** Noun of the record, which is also what the audit calls it. */
  readonly what: string;
  readonly id: string;
  readonly caller: Pick<Caller, 'accountId'>;
  readonly now: Date;
}

/**
 * Refuses an edit of a record that somebody changed since the editor read it. The row is locked by then, so that nobody
 * changes it between this look and the write.
 * @throws ServiceError 409 EDIT_CONFLICT: the record as it is now in `details.present`, who changed it and when beside it
 */
export async function refuseIfChanged(
  tx: Database,
  present: { readonly updated_at: string },
  { seen, what, id, caller, now }: Edit,
): Promise<void> {
  if (Date.parse(seen) === Date.parse(present.updated_at)) return;
  const { rows } = await tx.execute<{ account_id: string | null; account_name: string; at: string }>(sql`
    select account_id, account_name, ${stampSql(sql`at`)} as at from audit.entries
     where entity = ${what} and entity_id = ${id} and after is not null order by at desc, id desc limit 1`);
  const [last] = rows;
  if (!last) fail('EDIT_CONFLICT', `Somebody else changed this ${what} meanwhile.`, { details: { present } });
  const isOneself = last.account_id === caller.accountId;
  const when = timeAgo(now.getTime() - Date.parse(last.at));
  const message = isOneself
    ? `You changed this ${what} ${when}, in another window.`
    : `${last.account_name} changed this ${what} ${when}.`;
  fail('EDIT_CONFLICT', message, { details: { present, changed_by: last.account_name, changed_at: last.at } });
}

const MINUTE_MS = 60_000;
const units: readonly [ms: number, noun: string][] = [
  [24 * 60 * MINUTE_MS, 'day'],
  [60 * MINUTE_MS, 'hour'],
  [MINUTE_MS, 'minute'],
];

/** How long ago, in the largest unit that fits: people read it in whichever zone they are. */
export function timeAgo(ms: number): string {
  const [unit, noun] = units.find(([length]) => ms >= length) ?? [];
  if (unit === undefined) return 'just now';
  const count = Math.floor(ms / unit);
  return `${count} ${noun}${count === 1 ? '' : 's'} ago`;
}
