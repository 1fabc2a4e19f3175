import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { crewSizeMessage, MAX_CREWS } from '../../../../machines/rules/booking/crew.ts';
import { type Caller, orgScope } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { isDuplicate } from '../../../database/pg-error.ts';
import { nextStamp, refuseIfChanged } from '../../../shared/http/edit-conflict.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import type { Crew, NewCrew } from './crews.routes.ts';
import { readCrews } from './read-crews.ts';

/** The crews of a company, by name. */
export const crewsOf = (db: Database, caller: Caller, org: string | undefined): Promise<Crew[]> =>
  readCrews(db, sql`c.org_id = ${orgScope(caller, org)}::uuid`);

/** @throws ServiceError NOT_FOUND, INVALID, NAME_TAKEN, TOO_MANY */
export async function saveCrew(
  db: Database,
  caller: Caller,
  { now, address, ...crew }: Origin & NewCrew,
): Promise<Crew> {
  const orgId = orgScope(caller, crew.company_id);
  const tooMany = crewSizeMessage(crew.lines.map(({ people }) => people));
  if (tooMany !== null) fail('INVALID', tooMany, { field: 'lines' });
  const id = uuidv7();
  return named(db, async (tx) => {
    // The company's row orders two saves at once, so that both cannot be the last one that there is room for.
    const { rows: company } = await tx.execute(sql`
      select from companies.organisations where id = ${orgId}::uuid and kind = 'client' for no key update`);
    if (company.length === 0) notFound('Organisation');
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from booking.crews where org_id = ${orgId}::uuid`,
    );
    if ((rows[0]?.count ?? 0) >= MAX_CREWS)
      fail('TOO_MANY', `${MAX_CREWS} crews are the most. Delete one first.`, { field: 'name' });
    await insertCrew(tx, { ...crew, id, orgId, createdBy: caller.accountId, now });
    const after = { name: crew.name, people: crew.lines.reduce((sum, { people }) => sum + people, 0) };
    await audit(tx, caller, { ...entryOf('crew.saved', id), after, address, at: now });
    return oneCrew(tx, id);
  });
}

type Inserted = NewCrew & { id: string; orgId: string; createdBy: string; now: Date };

/** Values that the company does not have are left out, which reveals nothing of another company's. */
async function insertCrew(tx: Database, { id, orgId, createdBy, now, ...crew }: Inserted): Promise<void> {
  const org = sql`${orgId}::uuid`;
  const lines = JSON.stringify(crew.lines.map((line, place) => ({ ...line, place })));
  await tx.execute(sql`
    insert into booking.crews (id, org_id, name, service_type, sid, subsidiary_id, result_email, invoice_email, po_number,
      project, project_identification, created_by, created_at, updated_at)
    values (${id}::uuid, ${org}, ${crew.name}, ${crew.service_type},
      (select s.id from booking.services s where s.id = ${crew.sid ?? null}::uuid and s.service_type = ${crew.service_type}),
      (select s.id from companies.subsidiaries s where s.id = ${crew.subsidiary_id ?? null}::uuid and s.org_id = ${org}),
      ${crew.result_email}, ${crew.invoice_email}, ${crew.po_number}, ${crew.project}, ${crew.project_identification},
      ${createdBy}::uuid, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)`);
  await tx.execute(sql`
    insert into booking.crew_lines (crew_id, place, people, position_id, position, package_id, state, site_ids)
    select ${id}::uuid, l.place, l.people,
      (select p.id from companies.positions p where p.id = l.position_id and p.org_id = ${org}), l.position,
      (select p.id from booking.packages p where p.id = l.package_id and p.draft_id is null
        and ${offeredTo(org)}),
      l.state, coalesce(l.site_ids, '{}')
    from json_to_recordset(${lines}::json) as l (place int, people int, position_id uuid, position text, package_id uuid,
      state text, site_ids uuid[])`);
}

/** @throws ServiceError NOT_FOUND, NAME_TAKEN, EDIT_CONFLICT with the present crew */
export async function renameCrew(
  db: Database,
  caller: Caller,
  { crewId, name, seen, now, address }: Origin & { crewId: string; name: string; seen: string | undefined },
): Promise<Crew> {
  return named(db, async (tx) => {
    const { rows } = await tx.execute(sql`
      select from booking.crews c where ${ownCrew(caller, crewId)} for update`);
    if (rows.length === 0) notFound('Crew');
    const present = await oneCrew(tx, crewId);
    if (seen !== undefined) await refuseIfChanged(tx, present, { seen, what: 'crew', id: crewId, caller, now });
    await tx.execute(sql`
      update booking.crews set name = ${name}, updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz
       where id = ${crewId}::uuid`);
    const before = { name: present.name };
    await audit(tx, caller, { ...entryOf('crew.renamed', crewId), before, after: { name }, address, at: now });
    return oneCrew(tx, crewId);
  });
}

/** @throws ServiceError NOT_FOUND */
export async function deleteCrew(db: Database, caller: Caller, { crewId, now, address }: Origin & { crewId: string }) {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      delete from booking.crews c where ${ownCrew(caller, crewId)} returning c.name`);
    const [before] = rows;
    if (!before) notFound('Crew');
    await audit(tx, caller, { ...entryOf('crew.deleted', crewId), before, address, at: now });
  });
}

/** A crew is the whole company's: any account that books for it may change it. */
const ownCrew = ({ orgId, isProvider }: Caller, crewId: string) =>
  sql`c.id = ${crewId}::uuid and (${isProvider} or c.org_id = ${orgId}::uuid)`;

const entryOf = (action: string, entityId: string) => ({ action, entity: 'crew', entityId });

async function oneCrew(tx: Database, crewId: string): Promise<Crew> {
  const [crew] = await readCrews(tx, sql`c.id = ${crewId}::uuid`);
  return crew ?? notFound('Crew');
}

async function named(db: Database, work: (tx: Database) => Promise<Crew>): Promise<Crew> {
  try {
    return await db.transaction(work);
  } catch (thrown) {
    if (isDuplicate(thrown, 'crews_name'))
      fail('NAME_TAKEN', 'Your company has a crew of this name already. Choose another one.', { field: 'name' });
    throw thrown;
  }
}
