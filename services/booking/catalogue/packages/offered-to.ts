import { type SQL, sql } from 'drizzle-orm';

/**
 * True if a company is offered a package: its own, and those for every company unless the provider withholds them.
 * @param org the company's id · the package is `p`
 */
export const offeredTo = (org: SQL) => sql`(p.org_id = ${org} or (p.org_id is null and not exists (
  select from companies.company_details d where d.org_id = ${org} and d.own_packages_only)))`;
