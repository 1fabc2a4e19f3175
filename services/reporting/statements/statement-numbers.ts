import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { billedFrom, invoicePerSql, partSql } from './statement-rows.ts';
import type { Period } from './statements.routes.ts';

/** The number as people see it, over the row `n` of `companies.statement_numbers`. */
export const invoiceNumberSql = sql`'ST-' || n.number`;

/**
 * Numbers for the invoices of a company, or of all companies, that have none yet: one statement, which spares a number where
 * there is one. Always in one order, so that two of them never wait for each other.
 */
export async function addNumbers(db: Database, orgId: string | null, period: Period, now: Date): Promise<void> {
  const { from_date: from, to_date: to } = period;
  await db.execute(sql`
    insert into companies.statement_numbers (org_id, from_date, to_date, invoice_per, part, created_at)
    select billed.org_id, ${from}::date, ${to}::date, billed.invoice_per, billed.part, ${now.toISOString()}::timestamptz
      from (select distinct c.org_id, lower(o.company_name) as name, ${invoicePerSql} as invoice_per, ${partSql} as part
        ${billedFrom(orgId, period)}) billed
     where not exists (select from companies.statement_numbers n
       where n.org_id = billed.org_id and n.from_date = ${from}::date and n.to_date = ${to}::date
         and n.invoice_per = billed.invoice_per and n.part = billed.part)
     order by billed.name, billed.org_id, billed.part
    on conflict (org_id, from_date, to_date, invoice_per, part) do nothing`);
}

/**
 * The numbers of a company's statement by part: new ones for a new period or part, the same ones for the same days.
 * Parts are what the company has as invoices: the whole, an order, a project.
 */
export async function numberStatement(
  db: Database,
  orgId: string,
  period: Period,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const { from_date: from, to_date: to } = period;
  const isThis = sql`n.org_id = ${orgId}::uuid and n.from_date = ${from}::date and n.to_date = ${to}::date`;
  await addNumbers(db, orgId, period, now);
  // A statement of its own sees what another request has just added.
  const { rows } = await db.execute<{ part: string; number: string }>(sql`
    select n.part, ${invoiceNumberSql} as number from companies.statement_numbers n
      left join companies.company_details d on d.org_id = n.org_id
     where ${isThis} and n.invoice_per = ${invoicePerSql}`);
  return new Map(rows.map(({ part, number }) => [part, number]));
}
