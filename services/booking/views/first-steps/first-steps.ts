import { sql } from 'drizzle-orm';
import { FIRST_STEPS, type FirstStep } from '../../../../machines/rules/access/first-steps.ts';
import type { Database } from '../../../database/database.ts';

type Found = Readonly<Record<FirstStep, boolean>> & {
  readonly doctor_id: string | null;
  readonly company_id: string | null;
};

/** Which steps of a new portal are done, by what exists; each question ends at the first row that it finds. */
export async function firstSteps(db: Database) {
  const { rows } = await db.execute<Found>(sql`
    select exists (select from booking.clinics) as site,
      (select id from booking.doctors order by id limit 1) as doctor_id,
      exists (select from booking.doctors) as doctor,
      exists (select from booking.roster_patterns) or exists (select from booking.rosters) as hours,
      exists (select from booking.assessments) as assessments,
      exists (select from booking.packages) as package,
      (select id from companies.organisations where kind = 'client' order by id limit 1) as company_id,
      exists (select from companies.organisations where kind = 'client') as company,
      exists (
        select from companies.organisations o join auth.accounts a on a.org_id = o.id where o.kind = 'client') as account`);
  const [found] = rows;
  return {
    done: FIRST_STEPS.filter((step) => found?.[step]),
    doctor_id: found?.doctor_id ?? null,
    company_id: found?.company_id ?? null,
  };
}
