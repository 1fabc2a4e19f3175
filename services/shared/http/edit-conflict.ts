import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';

/** Time of the last change in milliseconds. An editor sends it back as `updated_at`. */
export const stampSql = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The next `updated_at`: now, but always later than the previous one, even within one millisecond. */
export const nextStamp = (previous: string, now: Date) => new Date(Math.max(now.getTime(), Date.parse(previous) + 1));

/** An edit to be checked for conflicts. */
interface Edit {
  /** The record's `updated_at` when the editor loaded it. */
  readonly seen: string;
  /** Name of the record in messages and, unless said otherwise, in the audit. */
  readonly what: string;
  /** Limits the entries to this record's, if another one has its entries under the same name. */
  readonly audited?: { readonly entity: string; readonly action: string };
  readonly id: string;
  readonly caller: Pick<Caller, 'accountId'>;
  readonly now: Date;
}

/**
 * Refuses an edit if the record was changed since the editor loaded it. The row must be locked already, so that it
 * cannot change between this check and the write.
 * @throws ServiceError 409 EDIT_CONFLICT with the current record in `details.present`, and who changed it when
 */
export async function refuseIfChanged(
  tx: Database,
  present: { readonly updated_at: string },
  { seen, what, audited, id, caller, now }: Edit,
): Promise<void> {
  if (Date.parse(seen) === Date.parse(present.updated_at)) return;
  const { rows } = await tx.execute<{ account_id: string | null; account_name: string; at: string }>(sql`
    select account_id, account_name, ${stampSql(sql`at`)} as at from audit.entries
     where entity = ${audited?.entity ?? what} and entity_id = ${id} and after is not null
       and (${audited?.action ?? null}::text is null or action = ${audited?.action ?? null}) order by at desc, id desc limit 1`);
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

/** A past time in the largest unit that fits. Relative, because readers are in different time zones. */
export function timeAgo(ms: number): string {
  const [unit, noun] = units.find(([length]) => ms >= length) ?? [];
  if (unit === undefined) return 'just now';
  const count = Math.floor(ms / unit);
  return `${count} ${noun}${count === 1 ? '' : 's'} ago`;
}
