import { sql } from 'drizzle-orm';
import { type Caller, orgFilter } from '../../access/caller.ts';
import type { Database } from '../../database/database.ts';
import { lookUp } from '../../shared/sql/lookup.ts';
import type { FoundSubsidiary } from './subsidiaries.routes.ts';
import { isActive, subsidiaryTables } from './subsidiaries.ts';

/** Subsidiaries by a part of name or alias: the provider's people find every company's, a company's people their own. */
export async function findSubsidiaries(
  db: Database,
  caller: Caller,
  { search, page_size }: { search: string; page_size: number },
): Promise<FoundSubsidiary[]> {
  const org = orgFilter(caller);
  const { items } = await lookUp<FoundSubsidiary>(
    db,
    { search, page: 1, page_size },
    {
      columns: sql`s.id, s.site_name as name, s.alias, s.org_id as company_id, o.company_name, ${isActive} as active`,
      from: subsidiaryTables,
      where: org === undefined ? [] : [sql`s.org_id = ${org}::uuid`],
      name: sql`s.site_name`,
      // As the index has it.
      searched: sql`(s.site_name || ' ' || s.alias)`,
      id: sql`s.id`,
    },
  );
  return items;
}
