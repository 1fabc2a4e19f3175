import type { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Caller } from '../../access/caller.ts';
import { type CompanyTab, requireTabRead, requireTabWrite } from '../../access/company-tab.ts';
import { audit, auditAll } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicate } from '../../database/pg-error.ts';
import { nextStamp, refuseIfChanged, stampSql } from '../../shared/http/edit-conflict.ts';
import { eventsOf, type Origin } from '../../shared/http/origin.ts';
import { nameOf } from '../../shared/name.ts';
import { insertMany } from '../../shared/sql/insert-many.ts';
import { organisations, positions } from '../companies.tables.ts';
import type { companySchema } from '../lookups/lookups.routes.ts';
import { usualPositions } from '../named-entries/usual-positions.ts';

/** A company as every answer shows it. */
export type Company = z.infer<typeof companySchema> & Record<string, unknown>;

export interface Write extends Origin {}

export const COMPANY_TAKEN = 'There is a company of this name already.';

const access: CompanyTab = { own: 'my_company', tab: 'companies' };

/** Select list of a company, of table alias `o`. */
export const companyColumns = sql`o.id, o.company_name as name, o.company_name, o.enable, o.enable as active, o.fit_test,
  o.otp, o.sandbox, ${stampSql(sql`o.updated_at`)} as updated_at`;

export async function findCompany(db: Database, caller: Caller, orgId: string): Promise<Company> {
  requireTabRead(caller, orgId, access);
  const { rows } = await db.execute<Company>(
    sql`select ${companyColumns} from companies.organisations o where o.id = ${orgId}::uuid`,
  );
  return rows[0] ?? notFound('Organisation');
}

/** A company as the form sends it. */
export interface NewCompany {
  readonly company_name: string;
  readonly enable: boolean;
  readonly otp: boolean;
  readonly fit_test: boolean;
  readonly seed_positions: boolean;
}

export async function addCompany(db: Database, caller: Caller, input: NewCompany & Write): Promise<string> {
  const company = { ...input, company_name: nameOf(input.company_name, 'company.company_name') };
  const added = db.transaction(async (tx) => {
    const [id] = await insertCompanies(tx, caller, [company], input);
    return defined(id);
  });
  return added.catch(refuseIfTaken);
}

/** Makes companies, whose names are clean. @returns their ids, in the same order */
export async function insertCompanies(
  tx: Database,
  caller: Caller,
  wanted: readonly NewCompany[],
  { now, address }: Write,
): Promise<string[]> {
  const stamps = { createdAt: now, updatedAt: now };
  const made = wanted.map((company) => ({ ...company, id: uuidv7() }));
  await insertMany(made, (some) =>
    tx.insert(organisations).values(
      some.map(({ id, company_name: companyName, enable, otp, fit_test: fitTest }) => ({
        id,
        kind: 'client' as const,
        companyName,
        enable,
        otp,
        fitTest,
        ...stamps,
      })),
    ),
  );
  const seeded = made.filter((company) => company.seed_positions);
  const first = seeded.flatMap(({ id: orgId }) => usualPositions.map((name) => ({ orgId, name, ...stamps })));
  await insertMany(first, (some) => tx.insert(positions).values(some));
  const events = made.map(({ id, company_name, enable, otp, fit_test, seed_positions }) => ({
    ...eventOf('added', id, now, address),
    after: { company_name, enable, otp, fit_test, seed_positions },
  }));
  await auditAll(tx, caller, events);
  return made.map(({ id }) => id);
}

/** @throws ServiceError 409 EDIT_CONFLICT with the present record, DUPLICATE at the name, COMPANY_IN_USE at `sandbox` */
export async function changeCompany(
  db: Database,
  caller: Caller,
  change: {
    orgId: string;
    seen: string | undefined;
    wanted: { company_name?: string; fit_test?: boolean; otp?: boolean; sandbox?: boolean };
  } & Write,
): Promise<Company> {
  const { orgId, seen, wanted, now, address } = change;
  requireTabWrite(caller, orgId, access);
  if (wanted.otp !== undefined && !caller.isProvider) {
    fail('FORBIDDEN', 'Only the provider decides on one-time passwords.', { field: 'update_mask' });
  }
  if (wanted.sandbox !== undefined && !caller.isProvider) {
    fail('FORBIDDEN', 'Only the provider makes a company a sandbox.', { field: 'update_mask' });
  }
  const changed = db.transaction(async (tx) => {
    const present = await lockCompany(tx, orgId);
    if (seen !== undefined) await refuseIfChanged(tx, present, { seen, what: 'company', id: orgId, caller, now });
    const before = switchesOf(present);
    const { company_name, fit_test, otp, sandbox } = { ...before, ...wanted };
    const after = { company_name: nameOf(company_name, 'company.company_name'), fit_test, otp, sandbox };
    if (JSON.stringify(before) === JSON.stringify(after)) return present;
    if (before.sandbox !== sandbox) await refuseWhileBooked(tx, present);
    const { rows } = await tx.execute<Company>(sql`
      update companies.organisations o set company_name = ${after.company_name}, fit_test = ${fit_test}, otp = ${otp}, sandbox = ${sandbox},
             updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz
       where o.id = ${orgId}::uuid returning ${companyColumns}`);
    await audit(tx, caller, { ...eventOf('changed', orgId, now, address), before, after });
    return rows[0] ?? notFound('Organisation');
  });
  return changed.catch(refuseIfTaken);
}

const switchesOf = ({ company_name, fit_test, otp, sandbox }: Company) => ({ company_name, fit_test, otp, sandbox });

/** A sandbox's bookings send nothing and a company's do: one that is to come would become the other kind. */
async function refuseWhileBooked(tx: Database, { id, company_name: name }: Company): Promise<void> {
  const { rows } = await tx.execute<{ bookings: number; provider: boolean }>(sql`
    select (select count(*)::int from booking.candidates c where c.org_id = o.id
        and c.status not in ('Completed', 'Cancelled', 'Did Not Attend')) as bookings, o.kind = 'provider' as provider
      from companies.organisations o where o.id = ${id}::uuid`);
  if (rows[0]?.provider) fail('INVALID', 'The provider is no sandbox.', { field: 'company.sandbox' });
  const { bookings = 0 } = rows[0] ?? {};
  if (bookings === 0) return;
  const have = bookings === 1 ? 'has 1 booking that is' : `has ${bookings} bookings that are`;
  const words = `${name} ${have} still to come. Cancel them, or wait until they are completed.`;
  fail('COMPANY_IN_USE', words, { field: 'company.sandbox' });
}

/** Switches a client company on or off; once more changes nothing. The provider is no client and stays on. */
export function switchCompany(
  db: Database,
  caller: Caller,
  { orgId, enable, now, address }: { orgId: string; enable: boolean } & Write,
): Promise<Company> {
  return db.transaction(async (tx) => {
    const present = await lockCompany(tx, orgId, 'client');
    if (present.enable === enable) return present;
    const { rows } = await tx.execute<Company>(sql`
      update companies.organisations o set enable = ${enable},
             updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz
       where o.id = ${orgId}::uuid returning ${companyColumns}`);
    const event = eventOf(enable ? 'activated' : 'deactivated', orgId, now, address);
    await audit(tx, caller, { ...event, before: { enable: !enable }, after: { enable } });
    return rows[0] ?? notFound('Organisation');
  });
}

async function lockCompany(tx: Database, orgId: string, kind?: 'client'): Promise<Company> {
  const { rows } = await tx.execute<Company>(sql`
    select ${companyColumns} from companies.organisations o
     where o.id = ${orgId}::uuid and ${kind === undefined ? sql`true` : sql`o.kind = ${kind}`} for update`);
  return rows[0] ?? notFound('Organisation');
}

function refuseIfTaken(thrown: unknown): never {
  if (isDuplicate(thrown, 'organisations_name_key')) {
    fail('DUPLICATE', COMPANY_TAKEN, { field: 'company.company_name' });
  }
  throw thrown;
}

const eventOf = eventsOf('company');
