import type { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { type Caller, orgScope } from '../../access/caller.ts';
import { type CompanyTab, requireTabWrite } from '../../access/company-tab.ts';
import { audit, auditAll } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicate } from '../../database/pg-error.ts';
import { nextStamp, refuseIfChanged, stampSql } from '../../shared/http/edit-conflict.ts';
import { eventsOf } from '../../shared/http/origin.ts';
import { nameOf } from '../../shared/name.ts';
import { insertMany } from '../../shared/sql/insert-many.ts';
import { subsidiaries } from '../companies.tables.ts';
import type { Write } from '../company/company.ts';
import type { siteSchema } from '../lookups/lookups.routes.ts';

/** A subsidiary as every answer shows it. */
export type Subsidiary = z.infer<typeof siteSchema> & Record<string, unknown>;

export const SUBSIDIARY_TAKEN = 'The company has a subsidiary of this name already.';

export const subsidiaryTab: CompanyTab = { own: 'subsidiaries', tab: 'company_subsidiaries' };

export const isActive = sql`s.enable and o.enable`;
/** Select list of a subsidiary `s` of organisation `o`. */
export const subsidiaryColumns = sql`s.id, s.site_name as name, s.site_name, s.org_id as company_id, s.alias, s.state,
  s.enable, ${isActive} as active, s.fit_test, ${stampSql(sql`s.updated_at`)} as updated_at`;
export const subsidiaryTables = sql`companies.subsidiaries s join companies.organisations o on o.id = s.org_id`;

/** @throws ServiceError 404 for a company that is not the caller's to add to, 409 at the name for a duplicate */
export async function addSubsidiary(
  db: Database,
  caller: Caller,
  input: {
    org?: string | undefined;
    site_name: string;
    alias?: string | undefined;
    enable: boolean;
    fit_test: boolean;
  } & Write,
): Promise<Subsidiary> {
  const { enable, fit_test: fitTest, now, address } = input;
  const orgId = orgScope(caller, input.org);
  requireTabWrite(caller, orgId, subsidiaryTab);
  const siteName = nameOf(input.site_name, 'site.site_name');
  const alias = nameOf(input.alias?.trim() || siteName, 'site.alias');
  const added = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select from companies.organisations where id = ${orgId}::uuid for share`);
    if (rows.length === 0) notFound('Organisation');
    const [id] = await insertSubsidiaries(tx, caller, [{ orgId, siteName, alias, enable, fitTest }], { now, address });
    return lockSubsidiary(tx, defined(id), orgId);
  });
  return added.catch(refuseIfTaken);
}

export interface NewSubsidiary {
  readonly orgId: string;
  readonly siteName: string;
  readonly alias: string;
  readonly enable: boolean;
  readonly fitTest: boolean;
}

/** Makes subsidiaries, whose names are clean. @returns their ids, in the same order */
export async function insertSubsidiaries(
  tx: Database,
  caller: Caller,
  wanted: readonly NewSubsidiary[],
  { now, address }: Write,
): Promise<string[]> {
  const made = wanted.map((one) => ({ ...one, id: uuidv7(), createdAt: now, updatedAt: now }));
  await insertMany(made, (some) => tx.insert(subsidiaries).values(some));
  const events = made.map(({ id, orgId, siteName, alias, enable, fitTest }) => ({
    ...eventOf('added', id, now, address),
    after: { company_id: orgId, site_name: siteName, alias, enable, fit_test: fitTest },
  }));
  await auditAll(tx, caller, events);
  return made.map(({ id }) => id);
}

/** @throws ServiceError 409 EDIT_CONFLICT with the present record, 409 at the name for a duplicate */
export async function changeSubsidiary(
  db: Database,
  caller: Caller,
  change: {
    id: string;
    org: string | undefined;
    seen: string | undefined;
    wanted: { site_name?: string; alias?: string; fit_test?: boolean };
  } & Write,
): Promise<Subsidiary> {
  const { id, seen, wanted, now, address } = change;
  const orgId = orgScope(caller, change.org);
  const isUpdateMode = orgId === caller.orgId && caller.permissions.has('my_subsidiary');
  if (!isUpdateMode) requireTabWrite(caller, orgId, subsidiaryTab);
  const changed = db.transaction(async (tx) => {
    const present = await lockSubsidiary(tx, id, orgId);
    if (seen !== undefined) await refuseIfChanged(tx, present, { seen, what: 'subsidiary', id, caller, now });
    const before = { site_name: present.site_name, alias: present.alias, fit_test: present.fit_test };
    const after = {
      site_name: nameOf(wanted.site_name ?? present.site_name, 'site.site_name'),
      alias: nameOf(wanted.alias ?? present.alias, 'site.alias'),
      fit_test: wanted.fit_test ?? present.fit_test,
    };
    if (JSON.stringify(before) === JSON.stringify(after)) return present;
    await tx.execute(sql`
      update companies.subsidiaries set site_name = ${after.site_name}, alias = ${after.alias},
             fit_test = ${after.fit_test}, updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz
       where id = ${id}::uuid`);
    await audit(tx, caller, { ...eventOf('changed', id, now, address), before, after });
    return lockSubsidiary(tx, id, orgId);
  });
  return changed.catch(refuseIfTaken);
}

/** Switches one on or off; once more changes nothing. */
export async function switchSubsidiary(
  db: Database,
  caller: Caller,
  { id, org, enable, now, address }: { id: string; org: string | undefined; enable: boolean } & Write,
): Promise<Subsidiary> {
  const orgId = orgScope(caller, org);
  requireTabWrite(caller, orgId, subsidiaryTab);
  return db.transaction(async (tx) => {
    const present = await lockSubsidiary(tx, id, orgId);
    if (present.enable === enable) return present;
    await tx.execute(sql`
      update companies.subsidiaries set enable = ${enable},
             updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz where id = ${id}::uuid`);
    const event = eventOf(enable ? 'activated' : 'deactivated', id, now, address);
    await audit(tx, caller, { ...event, before: { enable: !enable }, after: { enable } });
    return lockSubsidiary(tx, id, orgId);
  });
}

/** A foreign id and an unknown one answer alike. */
async function lockSubsidiary(tx: Database, id: string, orgId: string): Promise<Subsidiary> {
  const { rows } = await tx.execute<Subsidiary>(sql`
    select ${subsidiaryColumns} from ${subsidiaryTables}
     where s.id = ${id}::uuid and s.org_id = ${orgId}::uuid for update of s`);
  return rows[0] ?? notFound('Subsidiary');
}

function refuseIfTaken(thrown: unknown): never {
  if (isDuplicate(thrown, 'subsidiaries_name_key')) {
    fail('DUPLICATE', SUBSIDIARY_TAKEN, { field: 'site.site_name' });
  }
  throw thrown;
}

const eventOf = eventsOf('subsidiary');
