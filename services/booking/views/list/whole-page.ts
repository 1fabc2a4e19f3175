import { type SQL, sql } from 'drizzle-orm';
import { inlineNumber, statement } from '../../../database/statement.ts';
import type { Scope } from '../../record/rows/booking-filter.ts';
import { NAMES_NOTHING } from '../../record/rows/booking-search.ts';
import type { ListQuery } from './bookings.routes.ts';
import { type Counted, countsQuery } from './list-counts.ts';
import { rowsQuery } from './list-rows.ts';
import { pageIds } from './page-ids-query.ts';

export type WholePage = Partial<Counted> & { ids: string[]; last: string | null; rows: string };

/** Ids, rows and, where asked for, counts of an unfiltered page. */
export function wholePage(query: ListQuery, scope: Scope): SQL {
  const { pageSize, isCount, fields } = query;
  const size = inlineNumber(pageSize);
  const counts = isCount ? sql`, ${countsQuery(query, scope, NAMES_NOTHING)}` : sql``;
  return sql`
    with page as materialized (${pageIds(query, scope, NAMES_NOTHING)}) ${counts}
    select (select coalesce(json_agg(id order by place), '[]') from page where place <= ${size}) as ids,
      (select key from page where place = ${size} and exists (select from page where place > ${size})) as last,
      (${rowsQuery(sql`page`, fields)} where w.place <= ${size}) as rows
      ${isCount ? sql`, counted.* from counted` : sql``}`;
}

const writeStatement = (name: string, query: SQL) => statement<WholePage, keyof Scope>(name, query);
const opened = new Map<string, ReturnType<typeof writeStatement>>();
const MOST_OPENED = 100;

/** The statement of a list as it opens. Its text is long, and is written once for all callers; null where there are too many texts. */
export function openedList(query: ListQuery, { orgId, ownOf }: Scope) {
  const { sort, order, pageSize, isCount, fields } = query;
  const key = JSON.stringify([orgId === null, ownOf === null, sort, order, pageSize, isCount, fields]);
  const known = opened.get(key);
  if (known || opened.size >= MOST_OPENED) return known ?? null;
  // The values come with each call.
  const given = (name: keyof Scope, value: string | null) =>
    value === null ? null : (sql.placeholder(name) as unknown as string);
  const scope = { orgId: given('orgId', orgId), ownOf: given('ownOf', ownOf) };
  const made = writeStatement(`booking_list_${opened.size}`, wholePage(query, scope));
  opened.set(key, made);
  return made;
}
