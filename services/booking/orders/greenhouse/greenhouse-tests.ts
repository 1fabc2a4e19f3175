import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { foldSql } from '../../../shared/sql/search.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import type { OrderContent } from '../../record/orders/order-content.ts';

/** Packages `p` that a company can book. */
const bookable = (org: SQL) => sql`
  from booking.packages p join companies.organisations o on o.id = ${org}
  where p.is_active and p.draft_id is null and ${offeredTo(org)} and (p.service_type <> 'fit_test' or o.fit_test)`;

/** A company's packages, as Greenhouse lists the tests of a partner. */
export async function listTests(db: Database, orgId: string) {
  const { rows } = await db.execute<{ partner_test_id: string; partner_test_name: string }>(sql`
    select p.id as partner_test_id, p.name as partner_test_name ${bookable(sql`${orgId}::uuid`)} order by p.name, p.id`);
  return rows;
}

interface Wish extends Record<string, unknown> {
  readonly service_type: OrderContent['service_type'];
  readonly package: string;
}

/**
 * The wish of an order for one of the company's packages; null where it has none with this id. It is the package's name, which people
 * read, or its id where two have one name.
 */
export async function wishFor(db: Database, orgId: string, testId: string): Promise<Wish | null> {
  const org = sql`${orgId}::uuid`;
  const { rows } = await db.execute<Wish>(sql`
    with mine as (select p.id, p.name, p.service_type, ${foldSql(sql`p.name`)} as folded ${bookable(org)})
    select m.service_type, case when exists (
      select from mine other where other.folded = m.folded and other.id <> m.id) then m.id::text else m.name end as package
    from mine m where m.id::text = lower(${testId})`);
  return rows[0] ?? null;
}
