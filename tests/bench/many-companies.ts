import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';
import { uuidOf } from './uuid-of.ts';

const TRADES = [
  'Mining',
  'Civil',
  'Logistics',
  'Energy',
  'Marine',
  'Rail',
  'Drilling',
  'Roads',
  'Scaffolding',
  'Freight',
];
const PLACES = [
  'Acacia',
  'Boronia',
  'Coolibah',
  'Dryandra',
  'Emu Point',
  'Fitzroy',
  'Gascoyne',
  'Heirisson',
  'Iluka',
  'Jarrah',
];
const texts = (values: readonly string[]) => sql`${`{${values.join(',')}}`}::text[]`;

/**
 * Client companies until there are `wanted` of them, each with a site and what the provider keeps about it. One in seventeen is
 * switched off.
 * @returns the ids of all active ones
 */
export async function manyCompanies(db: Database, wanted: number): Promise<string[]> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from companies.organisations where kind = 'client'`,
  );
  const missing = Math.max(0, wanted - (rows[0]?.count ?? 0));
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into companies.organisations (id, kind, company_name, enable, fit_test, otp, created_at, updated_at)
      select ${uuidOf(sql`'many company ' || n`)}, 'client',
        (${texts(PLACES)})[n % 10 + 1] || ' ' || (${texts(TRADES)})[n / 10 % 10 + 1] || ' ' || lpad(n::text, 3, '0'),
        n % 17 <> 0, n % 3 = 0, n % 20 = 0, now() - n * interval '1 day', now()
      from generate_series(1, ${missing}::int) n on conflict do nothing`);
    await tx.execute(sql`
      insert into companies.subsidiaries (id, org_id, site_name, alias, state, enable, fit_test, created_at, updated_at)
      select ${uuidOf(sql`'many site ' || n`)}, ${uuidOf(sql`'many company ' || n`)}, 'Head office', '', 'WA', true, n % 3 = 0, now(), now()
      from generate_series(1, ${missing}::int) n on conflict do nothing`);
    await tx.execute(sql`
      insert into companies.company_details (org_id, abn, billing_address, result_email, invoice_email, contact_name, contact_phone,
        po_required, own_packages_only, notes, updated_at)
      select ${uuidOf(sql`'many company ' || n`)}, '', 'PO Box ' || n || ', Perth WA 6000', 'results' || n || '@many.example',
        'accounts' || n || '@many.example', 'Alex Marsh', '08 5550 0140', n % 4 = 0, false, '', now()
      from generate_series(1, ${missing}::int) n on conflict do nothing`);
  });
  const { rows: active } = await db.execute<{ id: string }>(
    sql`select id from companies.organisations where kind = 'client' and enable order by id`,
  );
  return active.map(({ id }) => id);
}
