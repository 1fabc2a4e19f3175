import { type SQL, sql } from 'drizzle-orm';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { foldSql, hasWordsSql } from '../../shared/sql/search.ts';
import { billedFrom, gstSql, partSql } from '../statements/statement-rows.ts';
import type { Period } from '../statements/statements.routes.ts';
import type { MonthEnd } from './month-end.routes.ts';

export function periodOf(month: string): Period {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return { from_date: first.toString(), to_date: first.with({ day: first.daysInMonth }).toString() };
}

/** A company without any order number uses none, so that its rows lack none. */
const usesOrders = sql`(coalesce(d.po_required, false) or d.invoice_per = 'po' or bool_or(b.po_number <> ''))`;

/** Each company with a row, by its statement's own rules. */
const companiesSql = (period: Period) => sql`
  select o.id, o.company_name as name, count(*)::int as rows, count(distinct ${partSql})::int as invoices,
         coalesce(sum(c.price_cents), 0)::float8 as price_cents, coalesce(sum(${gstSql}), 0)::float8 as gst_cents,
         (count(*) filter (where c.price_cents is null))::int as without_price,
         (case when ${usesOrders} then count(*) filter (where b.po_number = '') else 0 end)::int as without_po
    ${billedFrom(null, period)}
   group by o.id, d.org_id`;

interface MonthEndRequest {
  readonly period: Period;
  readonly search: string | undefined;
  readonly needsAttention: boolean;
  readonly page: number;
  readonly pageSize: number;
}

/** One statement, however many the companies. */
export async function readMonthEnd(read: Database, asked: MonthEndRequest): Promise<MonthEnd> {
  const { period, search, needsAttention, page, pageSize } = asked;
  const conditions: SQL[] = [
    ...(needsAttention ? [sql`(without_price > 0 or without_po > 0)`] : []),
    ...(search ? [hasWordsSql(foldSql(sql`name`), search)] : []),
  ];
  const where = sql.join([sql`true`, ...conditions], sql` and `);
  const { rows } = await read.execute<{ totals: MonthEnd['totals']; companies: MonthEnd['companies']; total: number }>(
    sql`
      with billed as materialized (${companiesSql(period)}), shown as (select * from billed where ${where})
      select (select jsonb_build_object(
               'companies', count(*), 'rows', coalesce(sum(rows), 0), 'price_cents', coalesce(sum(price_cents), 0),
               'gst_cents', coalesce(sum(gst_cents), 0), 'without_price', count(*) filter (where without_price > 0),
               'without_po', count(*) filter (where without_po > 0)) from billed) as totals,
             (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
               select * from shown order by lower(name), id limit ${pageSize} offset ${(page - 1) * pageSize}) one) as companies,
             (select count(*)::int from shown) as total`,
  );
  const [{ totals, companies, total } = NOTHING] = rows;
  return { totals, companies, page, pages: Math.ceil(total / pageSize), total };
}

const NOTHING = {
  totals: { companies: 0, rows: 0, price_cents: 0, gst_cents: 0, without_price: 0, without_po: 0 },
  companies: [],
  total: 0,
};

const MAX_COMPANIES = 10_000;
const MAX_AUDITED_CANDIDATES = 5_000;

/** The companies of a file in its order, and its candidates where they are few enough for the audit. */
export async function billedCompanies(read: Database, period: Period) {
  const { rows } = await read.execute<{ id: string; rows: number; candidate_ids: string[] }>(sql`
    select o.id, count(*)::int as rows,
           (array_agg(c.id))[1:${MAX_AUDITED_CANDIDATES}::int]::text[] as candidate_ids ${billedFrom(null, period)}
     group by o.id order by lower(o.company_name), o.id limit ${MAX_COMPANIES + 1}`);
  if (rows.length > MAX_COMPANIES) fail('INVALID', 'These are more than 10,000 companies.', { field: 'month' });
  const isFew = rows.reduce((sum, company) => sum + company.rows, 0) <= MAX_AUDITED_CANDIDATES;
  return {
    companyIds: rows.map((company) => company.id),
    candidateIds: isFew ? rows.flatMap((company) => company.candidate_ids) : undefined,
  };
}
