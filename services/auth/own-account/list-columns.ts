import { eq } from 'drizzle-orm';
import { chosenColumns, type ListColumn } from '../../../machines/rules/booking/list-columns.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../database/database.ts';
import { accounts } from '../auth.tables.ts';

/** The layout of a list is a preference, so nothing is audited. */
export async function storeListColumns(db: Database, { accountId }: Caller, names: readonly ListColumn[]) {
  const listColumns = [...chosenColumns(names)];
  await db.update(accounts).set({ listColumns }).where(eq(accounts.id, accountId));
  return listColumns;
}
