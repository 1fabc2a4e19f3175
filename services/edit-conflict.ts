import { type SQL, sql } from 'drizzle-orm';
import { refuse } from './errors.ts';

/** When a row was changed last, to the millisecond: an editor sends it back as `updated_at`. */
export const stampSql = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The next time of change: now, and later than the one before even where two changes share a moment. */
export const nextStamp = (previous: string, now: Date) => new Date(Math.max(now.getTime(), Date.parse(previous) + 1));

/**
 * Refuses an edit of a record that somebody changed since the editor read it. The row is locked by then, so that nobody
 * changes it between this look and the write.
 * @param seen the record's `updated_at` as the editor read it
 * @throws Refusal 409 EDIT_CONFLICT with the record as it is now in `details.present`
 */
export function refuseIfChanged(seen: string, present: { readonly updated_at: string }, what: string): void {
  if (Date.parse(seen) === Date.parse(present.updated_at)) return;
  refuse(409, 'EDIT_CONFLICT', `Somebody else changed this ${what} meanwhile.`, undefined, { present });
}
