import { sql } from 'drizzle-orm';
import { mobileAddress } from '../../machines/rules/contact/phone.ts';
import type { Database } from '../database/database.ts';
import type { Company } from './company-tables.ts';

/** The reason, for the person who runs the command. */
export class NotErasable extends Error {
  override readonly name = 'NotErasable';
}

interface CompanyRow extends Record<string, unknown> {
  id: string;
  company_name: string;
  is_provider: boolean;
}

/**
 * A client company by its id or its exact name.
 * @throws NotErasable where there is none, and for the provider
 */
export async function findCompany(db: Database, idOrName: string): Promise<Company & { readonly name: string }> {
  const { rows } = await db.execute<CompanyRow>(sql`
    select id, company_name, kind = 'provider' as is_provider from companies.organisations
     where id::text = lower(${idOrName}) or lower(company_name) = lower(${idOrName})`);
  const [found] = rows;
  if (!found) throw new NotErasable(`No company is called ${idOrName}.`);
  if (found.is_provider) throw new NotErasable('This is the provider itself.');
  return { orgId: found.id, name: found.company_name, phones: await exclusivePhones(db, found.id) };
}

/** As SMS are addressed. A phone that another company's candidate has as well stays that one's. */
async function exclusivePhones(db: Database, orgId: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ candidate_phone: string; is_own: boolean }>(sql`
    select distinct candidate_phone, org_id = ${orgId}::uuid as is_own from booking.candidates where candidate_phone <> ''`);
  const addresses = (isOwn: boolean) =>
    rows.flatMap(({ candidate_phone: phone, is_own }) => (is_own === isOwn ? (mobileAddress(phone) ?? []) : []));
  const others = new Set(addresses(false));
  return [...new Set(addresses(true))].filter((phone) => !others.has(phone));
}

/** Whom the audit names where a command or the night erased something. */
export async function providerId(db: Database): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from companies.organisations where kind = 'provider' limit 1`);
  return rows[0]?.id ?? '';
}
