import { z } from '@hono/zod-openapi';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { executePrepared, inlineNumber } from '../../database/statement.ts';
import { type GraphqlPart, inGraphql, type RootField } from '../http/graphql.ts';
import { flag, orgQuery, paging, repeated } from '../http/query.ts';
import { foldSql, hasWordsSql } from './search.ts';

const pageSize = 10;
const most = 1_000;

/** Query of every look-up. `unlimited` is a page of 1000. */
export const lookupQuery = {
  name: z.string().trim().max(200).optional().openapi({ description: 'Part of the name.', example: 'red' }),
  search: z.string().trim().max(200).optional().openapi({ description: 'The same as name.', example: 'red' }),
  ...paging({ pageSize, most }),
  unlimited: flag('A page of 1000.').optional(),
  is_count: flag('Answers count and pages too.').optional(),
  recent_first: flag('What the account booked lately comes before the others.').optional(),
  status: repeated(z.enum(['active', 'inactive']))
    .default(['active'])
    .openapi({ description: 'active, inactive or both; active without it.', example: ['active'] }),
  org: inGraphql(orgQuery, { required: true }),
};

/** Answer of every look-up beside its list. `count` and `pages` only if asked for. */
export const lookupPage = {
  page: z.int(),
  page_size: inGraphql(z.int(), { hidden: true }),
  pages: z.int().nullable(),
  count: z.int().nullable(),
};

/** A root field that answers a page of active entries and their number, what the account booked lately first. */
export const lookupField = (query: string, list: string): RootField & { readonly answer: GraphqlPart } => ({
  query,
  args: { limit: 'page_size' },
  always: { is_count: true, recent_first: true },
  only: ['org', 'search', 'page_size', 'service_type', 'sid'],
  answer: {
    type: 'Lookup',
    names: { items: list, total: 'count' },
    omit: ['page', 'pages'],
    parts: { count: { required: true } },
  },
});

export interface LookupInput {
  name?: string | undefined;
  search?: string | undefined;
  page: number;
  page_size: number;
  unlimited?: boolean | undefined;
  is_count?: boolean | undefined;
  recent_first?: boolean | undefined;
}

export interface LookupSource {
  /** The SELECT list: columns named as in the answer. */
  readonly columns: SQL;
  readonly from: SQL;
  readonly where: readonly SQL[];
  /** Column for search and order; `lower(…)` of it is indexed. */
  readonly name: SQL;
  /** Expression to search, if it is more than the name. */
  readonly searched?: SQL;
  readonly id: SQL;
  /** Expression to order by, if it is not the name. */
  readonly order?: readonly SQL[];
  /** Orders what the account used lately before the rest. */
  readonly recent?: SQL;
}

/** One page of a look-up, ordered by name. */
export async function lookUp<Item extends Record<string, unknown>>(
  db: Database,
  input: LookupInput,
  source: LookupSource,
) {
  const { page } = input;
  const page_size = input.unlimited ? most : input.page_size;
  const text = input.search || input.name;
  const matches = text ? [hasWordsSql(foldSql(source.searched ?? source.name), text)] : [];
  const where = sql.join([sql`true`, ...source.where, ...matches], sql` and `);
  const recent = input.recent_first && source.recent ? [source.recent] : [];
  const order = [...recent, ...(source.order ?? [sql`lower(${source.name})`])];
  const query = sql`
    select ${source.columns} from ${source.from} where ${where}
     order by ${sql.join(order, sql`, `)}, ${source.id} limit ${inlineNumber(page_size)} offset ${(page - 1) * page_size}`;
  // A part of a name decides the plan.
  const items = text ? (await db.execute<Item>(query)).rows : await executePrepared<Item>(db, query);
  if (!input.is_count) return { items, page, page_size, pages: null, count: null };
  const before = (page - 1) * page_size;
  // A page that is not full is the last one and needs no count query, unless the page lies beyond the end.
  const isLast = items.length < page_size && (items.length > 0 || page === 1);
  const count = isLast ? before + items.length : await countOf(db, source.from, where);
  return { items, page, page_size, pages: Math.ceil(count / page_size), count };
}

async function countOf(db: Database, from: SQL, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${from} where ${where}`);
  return rows[0]?.count ?? 0;
}

/** The condition for `status`, for records with an enable switch. */
export function statusIs(status: readonly ('active' | 'inactive')[], isActive: SQL): SQL[] {
  if (status.includes('active') && status.includes('inactive')) return [];
  return status.includes('active') ? [isActive] : [sql`not (${isActive})`];
}
