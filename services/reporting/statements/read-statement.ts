import { sql } from 'drizzle-orm';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { numberStatement } from './statement-numbers.ts';
import { daySql, gstSql, partSql, requirePeriod, statementFrom } from './statement-rows.ts';
import type { Period, Statement } from './statements.routes.ts';

export const MAX_STATEMENT_ROWS = 5_000;

type Row = Omit<Statement['rows'][number], 'invoice_number'> & { part: string } & Record<string, unknown>;
type Company = Statement['company'] & Record<string, unknown>;

interface Source {
  /** The database that the rows are read from. */
  readonly read: Database;
  /** The database that stores the number. */
  readonly db: Database;
  readonly now: Date;
}

/** @throws ServiceError 404 for what is no client company, 422 for a period that is none or holds too much */
export async function readStatement({ read, db, now }: Source, orgId: string, period: Period): Promise<Statement> {
  requirePeriod(period);
  const company = await findCompany(read, orgId);
  const { rows } = await read.execute<Row>(sql`
    select c.id as candidate_id, ${daySql}::text as day, b.reference, c.candidate_name, p.name as package_name,
           b.po_number, b.project, ${partSql} as part, c.status, c.price_cents, ${gstSql} as gst_cents
    ${statementFrom(orgId, period)} limit ${MAX_STATEMENT_ROWS + 1}`);
  if (rows.length > MAX_STATEMENT_ROWS) {
    fail('INVALID', 'These are more than 5,000 rows. Choose a shorter period.', { field: 'to_date' });
  }
  const numbers = rows.length > 0 ? await numberStatement(db, orgId, period, now) : new Map<string, string>();
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  const totals = {
    price_cents: sum(rows.map((row) => row.price_cents)),
    gst_cents: sum(rows.map((row) => row.gst_cents)),
    without_price: rows.filter((row) => row.price_cents === null).length,
    without_po: rows.filter((row) => row.po_number === '').length,
  };
  const numbered = rows.map(({ part, ...row }) => ({ ...row, invoice_number: numbers.get(part) ?? '' }));
  return { company, rows: numbered, totals };
}

async function findCompany(db: Database, orgId: string): Promise<Company> {
  const { rows } = await db.execute<Company>(sql`
    select o.id, o.company_name as name, coalesce(d.abn, '') as abn, coalesce(d.billing_address, '') as billing_address,
           coalesce(d.po_required, false) as po_required
      from companies.organisations o left join companies.company_details d on d.org_id = o.id
     where o.id = ${orgId}::uuid and o.kind = 'client'`);
  return rows[0] ?? notFound('Company');
}
