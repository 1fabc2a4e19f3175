import { sql } from 'drizzle-orm';
import { organisations } from '../companies/companies.tables.ts';
import type { Database } from '../database/database.ts';
import { withoutLimits } from '../database/limits.ts';
import { seedBilling } from './billing.ts';
import { seedClinics } from './clinics.ts';
import { seedOrganisations } from './organisations.ts';
import { seedPackages } from './packages.ts';
import { seedVisitClinics } from './visit-clinics.ts';

/** The demo's rows that do not depend on the day: they are part of the shipped template. */
export async function seedStaticData(db: Database): Promise<void> {
  await seedOrganisations(db);
  await seedClinics(db);
  await seedPackages(db);
  await seedBilling(db);
  await seedVisitClinics(db);
}

/** The same for a database that was not made from the template; does nothing where an organisation exists already. */
export async function seedStaticDataOnce(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // One process at a time: of several that start together the first does it.
    await tx.execute(withoutLimits);
    await tx.execute(sql`select pg_advisory_xact_lock(7262013)`);
    const [any] = await tx.select({ id: organisations.id }).from(organisations).limit(1);
    if (!any) await seedStaticData(tx);
  });
}
