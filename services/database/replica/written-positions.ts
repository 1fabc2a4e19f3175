import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { statement, variable } from '../statement.ts';

/** After the commit, so the place covers it. The table is UNLOGGED: this waits for no disk. */
const noteStatement = statement<Record<string, never>, 'accountId'>(
  'note_written',
  sql`
    insert into auth.written_positions as w (account_id, position)
    values (${variable('accountId', 'uuid')}, pg_current_wal_insert_lsn())
    on conflict (account_id) do update set position = greatest(w.position, excluded.position)`,
);

/** Until the replica is there, this account's lists are read from the primary, by every process. */
export async function noteWritten(db: Database, accountId: string): Promise<void> {
  await noteStatement(db, { accountId });
}
