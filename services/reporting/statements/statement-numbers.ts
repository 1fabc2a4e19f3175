import { sql } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Database } from '../../database/database.ts';
import type { Period } from './statements.routes.ts';

/** The number as people see it, over the row `n` of `companies.statement_numbers`. */
export const invoiceNumberSql = sql`'ST-' || n.number`;

/** The number of a company's statement: a new one for a new period, the same one for the same days. */
export async function numberStatement(
  db: Database,
  orgId: string,
  { from_date: from, to_date: to }: Period,
  now: Date,
): Promise<string> {
  const isThis = sql`n.org_id = ${orgId}::uuid and n.from_date = ${from}::date and n.to_date = ${to}::date`;
  // The first statement spares a number where there is one; the second sees what another request has just added.
  await db.execute(sql`
    insert into companies.statement_numbers (org_id, from_date, to_date, created_at)
    select ${orgId}::uuid, ${from}::date, ${to}::date, ${now.toISOString()}::timestamptz
     where not exists (select from companies.statement_numbers n where ${isThis})
    on conflict (org_id, from_date, to_date) do nothing`);
  const { rows } = await db.execute<{ number: string }>(
    sql`select ${invoiceNumberSql} as number from companies.statement_numbers n where ${isThis}`,
  );
  return defined(rows[0]).number;
}
