import { sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { ErasureDeps } from './erase-company.ts';
import { personFileKeys } from './erase-person.ts';
import { type ExportFolder, writeExport } from './export-folder.ts';
import type { Person } from './find-person.ts';
import { personTables } from './person-tables.ts';

/** Writes what is known of a person into a folder, as of one moment, as `exportCompany` does. */
export async function exportPerson(deps: ErasureDeps, person: Person, folder: string): Promise<ExportFolder> {
  const { db, files, actor, now } = deps;
  const candidates = sql`${sql.param(person.candidateIds)}::uuid[]`;
  const tables = [
    { table: 'booking.candidates', of: sql`t.id = any (${candidates})` },
    { table: 'booking.moves', of: sql`t.candidate_id = any (${candidates})` },
    ...personTables(person).filter(({ isInternal }) => !isInternal),
    { table: 'audit.entries', of: sql`t.entity_id in (select unnest(${candidates})::text)`, secret: ['hash'] },
  ];
  const written = await db.transaction(
    async (tx) => writeExport(tx, { tables, files, fileKeys: await personFileKeys(tx, person), folder }),
    { isolationLevel: 'repeatable read' },
  );
  const event = { action: 'person.exported', entity: 'candidate', entityId: person.candidateIds[0] ?? '', at: now() };
  await db.transaction((tx) => audit(tx, actor, { ...event, candidateIds: person.candidateIds, after: written }));
  return written;
}
