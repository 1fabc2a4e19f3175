import { type SQL, sql } from 'drizzle-orm';
import { fail } from '../base/errors.ts';
import { and } from '../booking/record/rows/booking-filter.ts';
import type { Database } from '../database/database.ts';
import type { AuditQuery } from './audit.routes.ts';
import { type AuditSearch, auditSearch } from './audit-filter.ts';

/** Start of the next page: behind this entry, newest first. */
export interface AuditCursor {
  readonly at: string;
  readonly id: string;
}

/** A time as a cursor holds it. */
export const atSql = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** Limit of the people of a list that are named in a row. */
const NAMED_PEOPLE = sql.raw('5');

/** The ids of the next `limit` entries: one short walk of an index for each alternative, each entry once. */
export function entryIds({ alternatives }: AuditSearch, cursor: AuditCursor | null, limit: number): SQL {
  const after = cursor ? sql`(e.at, e.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql`true`;
  if (alternatives.length === 0) return sql`select null::uuid as id, null::timestamptz as at where false`;
  const walks = alternatives.map(
    (one) =>
      sql`(select e.id, e.at from audit.entries e where ${and([one, after])} order by e.at desc, e.id desc limit ${limit})`,
  );
  return sql`select id, at from (${sql.join(walks, sql` union `)}) found order by at desc, id desc limit ${limit}`;
}

/** The shown fields of an entry, over `audit.entries e`. */
export const entryJoins = sql`
  left join companies.organisations o on o.id = e.org_id
  left join booking.bookings b on b.id = e.booking_id
  left join lateral (
    select json_agg(json_build_object('candidate_id', p.id, 'name', p.candidate_name) order by p.candidate_name, p.id) as people,
      string_agg(p.candidate_name, '; ' order by p.candidate_name, p.id) as names
    from (
      select c.id, c.candidate_name from booking.candidates c
      where c.id = any (coalesce(e.candidate_ids[1:${NAMED_PEOPLE}], case e.entity
        when 'candidate' then array[e.entity_id::uuid]
        when 'consult_file' then array(select f.candidate_id from booking.consult_files f where f.id = e.entity_id::uuid)
        when 'booking' then array(select m.id from booking.candidates m where m.booking_id = e.booking_id) end))
    ) p) shown on true`;

/** A page of entries as JSON text. */
export async function listAudit(db: Database, query: AuditQuery): Promise<string> {
  const search = await auditSearch(db, query);
  const { page_size: size, cursor } = query;
  const { rows } = await db.execute<{ list: string; found: number; last: AuditCursor | null }>(sql`
    with ids as materialized (${entryIds(search, cursor === undefined ? null : readCursor(cursor), size + 1)}),
    page as materialized (select id, at from ids order by at desc, id desc limit ${size})
    select (
      select coalesce(json_agg(json_build_object(
        'id', e.id, 'at', ${atSql(sql`e.at`)}, 'action', e.action, 'entity', e.entity, 'entity_id', e.entity_id,
        'account_id', e.account_id, 'account_name', e.account_name, 'company_name', o.company_name,
        'booking_id', e.booking_id, 'reference', b.reference, 'people', coalesce(shown.people, '[]'),
        'people_count', case when e.candidate_ids is null then null else cardinality(e.candidate_ids) end,
        'address', e.address, 'count', e.count, 'before', e.before, 'after', e.after) order by e.at desc, e.id desc), '[]')
      from page join audit.entries e on e.id = page.id ${entryJoins})::text as list,
    (select count(*)::int from ids) as found,
    (select json_build_object('at', ${atSql(sql`at`)}, 'id', id) from page order by at, id limit 1) as last`);
  const { list = '[]', found = 0, last = null } = rows[0] ?? {};
  const head = JSON.stringify({
    people: search.people.map(({ candidate_id, name, reference }) => ({ candidate_id, name, reference })),
    has_more_people: search.hasMorePeople,
    next_cursor: found > size && last ? writeCursor(last) : null,
  });
  return `{"entries":${list},${head.slice(1)}`;
}

export const writeCursor = ({ at, id }: AuditCursor): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** @throws ServiceError INVALID for a text that is none */
export function readCursor(cursor: string): AuditCursor {
  try {
    const [at, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isGood = typeof at === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at);
    if (isGood && typeof id === 'string' && /^[\da-f-]{36}$/.test(id)) return { at, id };
  } catch {
    // Answered below, as any other text that is no cursor.
  }
  return fail('INVALID', 'This cursor does not belong to this list: start from its first page.', { field: 'cursor' });
}
