import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';

/** Tables whose keys and indexes slow down millions of new rows: those are made once afterwards, not row by row. */
const TABLES = ['bookings', 'candidates'];

interface Definition extends Record<string, unknown> {
  readonly drop: string;
  readonly restore: string;
}

/**
 * Loads bookings and candidates without their keys and indexes, and builds those afterwards, as one would for an import. Foreign keys
 * come back unchecked: the rows are copies of rows that had them.
 */
export async function loadInBulk(db: Database, load: (tx: Database) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    // Millions of rows take longer than any request may; sorts in memory make the indexes twice as fast.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
    const taken = [...(await keysAndIndexes(tx, 'f')), ...(await keysAndIndexes(tx, 'pu')), ...(await indexes(tx))];
    for (const { drop } of taken) await tx.execute(sql.raw(drop));
    await load(tx);
    for (const { restore } of taken.toReversed()) await tx.execute(sql.raw(restore));
  });
}

/** Constraints of these types: foreign keys of and to the tables, or the tables' own primary and unique keys. */
async function keysAndIndexes(tx: Database, types: 'f' | 'pu'): Promise<Definition[]> {
  const { rows } = await tx.execute<Definition>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        || case when contype = 'f' and convalidated then ' not valid' else '' end as restore
    from pg_constraint c
    where position(contype::text in ${types}) > 0 and exists (
      select from unnest(${sql.param(`{${TABLES.join(',')}}`)}::text[]) name
      where format('booking.%I', name)::regclass in (c.conrelid, c.confrelid))`);
  return rows;
}

async function indexes(tx: Database): Promise<Definition[]> {
  const { rows } = await tx.execute<Definition>(sql`
    select format('drop index booking.%I', i.indexname) as drop, i.indexdef as restore
    from pg_indexes i
    where i.schemaname = 'booking' and i.tablename = any (${sql.param(`{${TABLES.join(',')}}`)}::text[])
      and not exists (select from pg_constraint c where c.conname = i.indexname)`);
  return rows;
}
