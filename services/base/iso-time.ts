import { type SQL, sql } from 'drizzle-orm';

/** An instant as the answers spell it, '2026-11-23T01:15:00Z', whatever the connection's own zone is. */
export const isoSql = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The same in JavaScript, from a date or from any spelling of the database's. */
export const iso = (time: Date | string) => `${new Date(time).toISOString().slice(0, 19)}Z`;
