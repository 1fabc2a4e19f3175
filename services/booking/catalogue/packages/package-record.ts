import type { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { type Caller, refuseForbidden } from '../../../access/caller.ts';
import { type CompanyTab, requireTabWrite } from '../../../access/company-tab.ts';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { stampSql } from '../../../shared/http/edit-conflict.ts';
import type { packageRecord } from './packages.routes.ts';

export type PackageRecord = z.infer<typeof packageRecord> & Record<string, unknown>;

export const access: CompanyTab = { own: 'packages', tab: 'company_packages' };
export const columns = sql`p.id as package_id, p.name, p.service_type, p.org_id, p.is_active, p.minutes, p.validity_months,
  ceil(p.minutes / 15.0)::int * 15 as duration, ${stampSql(sql`p.updated_at`)} as updated_at,
  exists (select from booking.candidates c where c.package_id = p.id) as in_use`;

/**
 * `checked` lists the package's contents; `all` adds the rest of the catalogue, unchecked, switched-off ones left out.
 */
export const assessmentsOf = (which: 'checked' | 'all') => sql`(
  select coalesce(json_agg(json_build_object('category_name', a.category_name, 'assessment_name', a.assessment_name,
    'minutes', a.minutes, 'checked', pa.package_id is not null) order by a.position, a.id), '[]')
  from booking.assessments a
  ${which === 'all' ? sql`left join` : sql`join`} booking.package_assessments pa
    on pa.assessment_id = a.id and pa.package_id = p.id
  where pa.package_id is not null or a.is_active) as assessments`;

/** The provider's own packages are those for every company. */
export const isProvidersOwn = (caller: Caller, orgId: string) => caller.isProvider && orgId === caller.orgId;

/**
 * Foreign and unknown ids answer alike; a package of a single booking is not found here. `lock` keeps it as it was
 * found until the transaction ends.
 */
export async function findPackage(
  db: Database,
  caller: Caller,
  id: string,
  purpose: 'read' | 'lock',
): Promise<PackageRecord> {
  const inScope = caller.isProvider ? sql`true` : sql`(p.org_id is null or p.org_id = ${caller.orgId}::uuid)`;
  const { rows } = await db.execute<PackageRecord>(sql`
    select ${columns}, ${assessmentsOf('all')} from booking.packages p
    where p.id = ${id}::uuid and p.draft_id is null and ${inScope} ${purpose === 'lock' ? sql`for update of p` : sql``}`);
  return rows[0] ?? notFound('Package');
}

/** Packages for every company are the provider's to change; a company's own are that company's, or the provider's in its tab. */
export function requireWrite(caller: Caller, orgId: string | null): void {
  if (orgId !== null) requireTabWrite(caller, orgId, access);
  else if (!caller.isProvider || !caller.permissions.has('packages')) refuseForbidden();
}

export async function requireOrganisation(db: Database, orgId: string): Promise<void> {
  const { rows } = await db.execute(sql`select from companies.organisations where id = ${orgId}::uuid`);
  if (rows.length === 0) notFound('Organisation');
}
