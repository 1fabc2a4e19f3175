import { sql } from 'drizzle-orm';
import { type Caller, orgScope } from '../../../access/caller.ts';
import { requireTabRead } from '../../../access/company-tab.ts';
import type { Database } from '../../../database/database.ts';
import { type LookupInput, lookUp, statusIs } from '../../../shared/sql/lookup.ts';
import {
  access,
  assessmentsOf,
  columns,
  findPackage,
  isProvidersOwn,
  type PackageRecord,
  requireOrganisation,
} from './package-record.ts';

/** A page of what an organisation is offered, by name: its own packages and those for every company. */
export async function listPackages(
  db: Database,
  caller: Caller,
  input: LookupInput & {
    org?: string | undefined;
    status: readonly ('active' | 'inactive')[];
    service_type?: 'pem' | 'fit_test' | undefined;
  },
) {
  const orgId = orgScope(caller, input.org);
  requireTabRead(caller, orgId, access);
  await requireOrganisation(db, orgId);
  const owners = isProvidersOwn(caller, orgId)
    ? sql`p.org_id is null`
    : sql`(p.org_id is null or p.org_id = ${orgId}::uuid)`;
  return lookUp<PackageRecord>(db, input, {
    columns: sql`${columns}, ${assessmentsOf('checked')}`,
    from: sql`booking.packages p`,
    where: [
      owners,
      sql`p.draft_id is null`,
      ...statusIs(input.status, sql`p.is_active`),
      ...(input.service_type === undefined ? [] : [sql`p.service_type = ${input.service_type}`]),
    ],
    name: sql`p.name`,
    id: sql`p.id`,
  });
}

/** One package with the whole catalogue, each entry checked or not. @throws ServiceError 404, a foreign one alike */
export async function readPackage(db: Database, caller: Caller, id: string): Promise<PackageRecord> {
  const found = await findPackage(db, caller, id, 'read');
  if (found.org_id !== null) requireTabRead(caller, found.org_id, access);
  return found;
}
