import { type SQL, sql } from 'drizzle-orm';
import type { TypedResponse } from 'hono';
import { TextResponse } from '../../shared/http/text-response.ts';

/**
 * An answer that is JSON text already, written by the database or by hand: parsing it only to write it again would cost
 * more than the rest of the request. That the text is what the route promises is for the tests to prove.
 */
export function jsonText<Status extends 200 | 201>(text: string, status: Status) {
  const response = new TextResponse(text, { status, headers: { 'content-type': 'application/json' } });
  return response as Response as Response & TypedResponse<never, Status, 'json'>;
}

/** An instant as the answers spell it, '2026-11-23T01:15:00Z', whatever the connection's own zone is. */
export const isoSql = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The same in JavaScript, from a date or from any spelling of the database's. */
export const iso = (time: Date | string) => `${new Date(time).toISOString().slice(0, 19)}Z`;
