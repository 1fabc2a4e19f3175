import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Caller, orgFilter } from '../../access/caller.ts';
import { type CompanyTab, requireTabRead, requireTabWrite } from '../../access/company-tab.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicate } from '../../database/pg-error.ts';
import { nextStamp, refuseIfChanged, stampSql } from '../../shared/http/edit-conflict.ts';
import type { Origin } from '../../shared/http/origin.ts';
import { nameOf } from '../../shared/name.ts';
import { type LookupInput, lookUp } from '../../shared/sql/lookup.ts';
import type { NamedEntry } from './named-entries.routes.ts';

/** Names that a company keeps and bookings choose from. Bookings keep the words, so an entry in use may go. */
export interface NamedKind {
  readonly table: 'positions' | 'projects';
  readonly noun: 'position' | 'project';
  readonly access: CompanyTab;
}

/** True if entries can be closed: `disable` takes one out of the lists that bookings choose from. */
const canBeClosed = ({ table }: NamedKind) => table === 'projects';

const columnsOf = (kind: NamedKind) => sql`n.id, n.name, n.org_id as company_id,
  ${canBeClosed(kind) ? sql`n.disable` : sql`false`} as disable, ${stampSql(sql`n.updated_at`)} as updated_at`;
const tableOf = ({ table }: NamedKind) => sql`companies.${sql.identifier(table)}`;

/** A page of a company's entries, by name. */
export async function listNamed(
  db: Database,
  caller: Caller,
  kind: NamedKind,
  input: LookupInput & { orgId: string; disable?: boolean | undefined },
) {
  const { orgId, disable } = input;
  requireTabRead(caller, orgId, kind.access);
  await requireOrganisation(db, orgId);
  return lookUp<NamedEntry>(db, input, {
    columns: columnsOf(kind),
    from: sql`${tableOf(kind)} n`,
    where: [sql`n.org_id = ${orgId}::uuid`, ...(disable === undefined ? [] : [sql`n.disable = ${disable}`])],
    name: sql`n.name`,
    id: sql`n.id`,
  });
}

/** @throws ServiceError 409 at `name` where the company has an entry of this name already, whatever its capitals */
export async function addNamed(
  db: Database,
  caller: Caller,
  kind: NamedKind,
  { orgId, name, now, address }: { orgId: string; name: string } & Origin,
): Promise<NamedEntry> {
  requireTabWrite(caller, orgId, kind.access);
  const wanted = nameOf(name, 'name');
  return db.transaction(async (tx) => {
    await requireOrganisation(tx, orgId);
    const { rows } = await tx.execute<NamedEntry>(sql`
      insert into ${tableOf(kind)} as n (id, org_id, name, created_at, updated_at)
      values (${uuidv7()}::uuid, ${orgId}::uuid, ${wanted}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
      on conflict do nothing returning ${columnsOf(kind)}`);
    const entry = rows[0] ?? refuseDuplicate(kind);
    await audit(tx, caller, { ...eventOf(kind, 'added', entry.id, now, address), after: { name: wanted } });
    return entry;
  });
}

/** @throws ServiceError 409 EDIT_CONFLICT with the present record, or 409 at `name` for a duplicate */
export async function changeNamed(
  db: Database,
  caller: Caller,
  kind: NamedKind,
  change: { id: string; seen: string; wanted: { name?: string; disable?: boolean } } & Origin,
): Promise<NamedEntry> {
  const { id, seen, wanted, now, address } = change;
  const changed = db.transaction(async (tx) => {
    const present = await lockNamed(tx, caller, kind, id);
    await refuseIfChanged(tx, present, { seen, what: kind.noun, id, caller, now });
    const name = wanted.name === undefined ? present.name : nameOf(wanted.name, 'name');
    const disable = wanted.disable ?? present.disable;
    if (name === present.name && disable === present.disable) return present;
    const closed = canBeClosed(kind) ? sql`, disable = ${disable}` : sql``;
    const { rows } = await tx.execute<NamedEntry>(sql`
      update ${tableOf(kind)} n
         set name = ${name}, updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz ${closed}
       where n.id = ${id}::uuid returning ${columnsOf(kind)}`);
    const entry = rows[0] ?? notFound(titleOf(kind));
    await audit(tx, caller, {
      ...eventOf(kind, 'changed', id, now, address),
      before: { name: present.name, disable: present.disable },
      after: { name, disable },
    });
    return entry;
  });
  return changed.catch((thrown: unknown) => {
    if (isDuplicate(thrown, `${kind.table}_name_key`)) refuseDuplicate(kind);
    throw thrown;
  });
}

export async function deleteNamed(
  db: Database,
  caller: Caller,
  kind: NamedKind,
  { id, now, address }: { id: string } & Origin,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { name } = await lockNamed(tx, caller, kind, id);
    await tx.execute(sql`delete from ${tableOf(kind)} where id = ${id}::uuid`);
    await audit(tx, caller, { ...eventOf(kind, 'deleted', id, now, address), before: { name } });
  });
}

/** A foreign id and an unknown one answer alike. */
async function lockNamed(tx: Database, caller: Caller, kind: NamedKind, id: string): Promise<NamedEntry> {
  const org = orgFilter(caller);
  const { rows } = await tx.execute<NamedEntry>(sql`
    select ${columnsOf(kind)} from ${tableOf(kind)} n
     where n.id = ${id}::uuid and ${org === undefined ? sql`true` : sql`n.org_id = ${org}::uuid`} for update`);
  const entry = rows[0] ?? notFound(titleOf(kind));
  requireTabWrite(caller, entry.company_id, kind.access);
  return entry;
}

async function requireOrganisation(db: Database, orgId: string): Promise<void> {
  const { rows } = await db.execute(sql`select from companies.organisations where id = ${orgId}::uuid`);
  if (rows.length === 0) notFound('Organisation');
}

const refuseDuplicate = ({ noun }: NamedKind): never =>
  fail('DUPLICATE', `There is a ${noun} of this name already.`, { field: 'name' });

const titleOf = ({ noun }: NamedKind) => (noun === 'position' ? 'Position' : 'Project');

const eventOf = ({ noun }: NamedKind, verb: string, id: string, at: Date, address: string | undefined) => ({
  action: `${noun}.${verb}`,
  entity: noun,
  entityId: id,
  at,
  address,
});
