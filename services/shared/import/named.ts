import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/**
 * Organisations by name, in the order of the names; null for an unknown name. Compared as the unique index compares
 * names.
 */
export async function organisationsNamed(db: Database, names: readonly string[]) {
  const { rows } = await db.execute<{
    key: string;
    id: string | null;
    kind: 'provider' | 'client' | null;
  }>(sql`
    select lower(n.name) as key, o.id, o.kind
      from unnest(${sql.param([...names])}::text[]) with ordinality n (name, nth)
      left join companies.organisations o on lower(o.company_name) = lower(n.name)
     order by n.nth`);
  return rows;
}

export const UNKNOWN_COMPANY = 'There is no company of this name.';

/** For each row whose key an earlier row has: that earlier row. Empty keys do not count. */
export function repeated(rows: readonly { readonly row: number; readonly key: string }[]): ReadonlyMap<number, string> {
  const firsts = new Map<string, number>();
  const found = new Map<number, string>();
  for (const { row, key } of rows) {
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, row);
    else if (key !== '') found.set(row, `Row ${first} has this name, too.`);
  }
  return found;
}
