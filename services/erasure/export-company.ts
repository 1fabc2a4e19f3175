import { sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { type Company, companyTables } from './company-tables.ts';
import { type ErasureDeps, fileKeys } from './erase-company.ts';
import { type ExportFolder, writeExport } from './export-folder.ts';

/** Writes everything of a company into a folder, as of one moment: a file of JSON lines for each table, and its files. */
export async function exportCompany(
  { db, files, now, actor }: ErasureDeps,
  company: Company,
  folder: string,
): Promise<ExportFolder> {
  const { orgId } = company;
  const bookings = sql`(select id from booking.bookings where org_id = ${orgId}::uuid)`;
  const tables = [
    ...companyTables(company).filter(({ isInternal }) => !isInternal),
    { table: 'audit.entries', of: sql`t.org_id = ${orgId}::uuid or t.booking_id in ${bookings}` },
    { table: 'audit.chains', of: sql`t.booking_id in ${bookings}` },
  ];
  const written = await db.transaction(
    async (tx) => writeExport(tx, { tables, files, fileKeys: await fileKeys(tx, orgId), folder }),
    { isolationLevel: 'repeatable read' },
  );
  await db.transaction((tx) =>
    audit(tx, actor, { action: 'company.exported', entity: 'company', entityId: orgId, at: now(), after: written }),
  );
  return written;
}
