import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../services/database/open.ts';
import { readConfig } from '../../services/server/config.ts';
import { manyClinics } from './many-clinics.ts';
import { manyCompanies } from './many-companies.ts';

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '600' },
    clinics: { type: 'string', default: '42' },
    doctors: { type: 'string', default: '120' },
    days: { type: 'string', default: '60' },
  },
});

/** Brings the demo of a portal that is stopped to the size of a large provider, to look at its pages under load. */
async function growDemo(): Promise<string> {
  const { databaseUrl, databaseDirectUrl, dataDir } = readConfig(process.env, []);
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    directUrl: databaseDirectUrl ?? undefined,
    dataDir,
  });
  const { db } = database;
  try {
    const { rows } = await db.execute<{ demo: boolean; grown: boolean }>(sql`
      select exists (select from companies.organisations where kind = 'client') as demo,
        exists (select from booking.clinics where number > 5000) as grown`);
    if (!rows[0]?.demo) return 'There is no demo here. Start the portal with it once, and stop it again.';
    if (rows[0].grown) return 'This demo has been grown already.';
    const orgIds = await manyCompanies(db, Number(values.companies));
    const [clinics, doctors, days] = [Number(values.clinics), Number(values.doctors), Number(values.days)];
    await manyClinics(db, orgIds, { clinics, doctors, days: 2 * days, daysBefore: days });
    const { rows: counts } = await db.execute<{ candidates: number }>(
      sql`select count(*)::int as candidates from booking.candidates`,
    );
    return `${orgIds.length} active companies, ${clinics} more clinics with ${doctors} doctors, ${counts[0]?.candidates} candidates.`;
  } finally {
    await database.close();
  }
}

console.log(await growDemo());
