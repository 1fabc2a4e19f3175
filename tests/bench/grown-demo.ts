import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';
import { withoutLimits } from '../../services/database/limits.ts';
import { manyClinics } from './many-clinics.ts';
import { manyCompanies } from './many-companies.ts';

export interface DemoSize {
  readonly companies: number;
  readonly clinics: number;
  readonly doctors: number;
  /** Before today, and from today on. */
  readonly days: number;
}

/**
 * Brings the demo to the size of a large provider, in one transaction that takes as long as it takes.
 * @returns what it has now, or why nothing was done
 */
export async function growDemo(db: Database, { companies, clinics, doctors, days }: DemoSize): Promise<string> {
  const { rows } = await db.execute<{ demo: boolean; grown: boolean }>(sql`
    select exists (select from companies.organisations where kind = 'client') as demo,
      exists (select from booking.clinics where number > 5000) as grown`);
  if (!rows[0]?.demo) return 'There is no demo here. Start the portal with it once, and stop it again.';
  if (rows[0].grown) return 'This demo has been grown already.';
  const active = await db.transaction(async (tx) => {
    await tx.execute(withoutLimits);
    const orgIds = await manyCompanies(tx, companies);
    await manyClinics(tx, orgIds, { clinics, doctors, days: 2 * days, daysBefore: days });
    await tx.execute(sql`analyze`);
    return orgIds.length;
  });
  const { rows: counts } = await db.execute<{ candidates: number }>(
    sql`select count(*)::int as candidates from booking.candidates`,
  );
  return `${active} active companies, ${clinics} more clinics with ${doctors} doctors, ${counts[0]?.candidates} candidates.`;
}
