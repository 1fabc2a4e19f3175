import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';

/**
 * Brings the booking list to exactly `rows` candidates by copying the demo's own bookings, each copy some minutes
 * earlier and under other names, so that statuses, companies, packages and lengths of text stay those of the demo.
 * Indexes are taken down for it and built again, as one would for an import; statistics are fresh afterwards.
 */
export async function growTo(db: Database, rows: number): Promise<void> {
  const { rows: counted } = await db.execute<{ candidates: number }>(
    sql`select count(*)::int as candidates from booking.candidates`,
  );
  const present = counted[0]?.candidates ?? 0;
  if (present === 0) throw new Error('There are no demo bookings to copy.');
  if (rows > present) {
    const copies = Math.ceil(rows / present) - 1;
    const indexes = rows > 100_000 ? await takeIndexesDown(db) : [];
    const growth = `${present}-${rows}`;
    await copyRows(db, 'bookings', copies, growth);
    await copyRows(db, 'candidates', copies, growth);
    for (const index of indexes) await db.execute(sql.raw(index));
  }
  await trimTo(db, rows);
  await db.execute(sql`vacuum analyze booking.bookings`);
  await db.execute(sql`vacuum analyze booking.candidates`);
}

/**
 * The copy's number makes new ids from old ones, so that a candidate's copy finds its booking's copy; the numbers of
 * rows before and after tell one growth from the next.
 */
const copied = (growth: string): Readonly<Record<string, string>> => ({
  id: `md5(id::text || ':${growth}:' || copy)::uuid`,
  booking_id: `md5(booking_id::text || ':${growth}:' || copy)::uuid`,
  reference: `reference || '-${growth}-' || copy`,
  candidate_name: "candidate_name || ' ' || copy",
  candidate_email: "copy || '.' || candidate_email",
  created_at: "created_at - copy * interval '7 minutes'",
  updated_at: "updated_at - copy * interval '7 minutes'",
  appointment_time:
    "case when appointment_time < '0002-01-01' then appointment_time else appointment_time - copy * interval '15 minutes' end",
});

async function copyRows(db: Database, table: 'bookings' | 'candidates', copies: number, growth: string): Promise<void> {
  const expressions = copied(growth);
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'booking' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => expressions[name] ?? `"${name}"`);
  await db.transaction(async (tx) => {
    // A million rows take longer than any request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(
      sql.raw(`
        insert into booking.${table} (${names.map((name) => `"${name}"`).join(', ')})
        select ${values.join(', ')} from booking.${table}, generate_series(1, ${copies}) as copy`),
    );
  });
}

/** Drops what slows an import down; answers the statements that bring it back. Keys stay, they guard the copy. */
async function takeIndexesDown(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.schemaname = 'booking' and i.tablename = 'candidates'
      and not exists (select from pg_constraint c where c.conname = i.indexname)`);
  for (const { name } of rows) await db.execute(sql.raw(`drop index booking."${name}"`));
  return rows.map(({ definition }) => definition);
}

/** Copies come in whole multiples of the demo; the oldest go until the number is right. */
async function trimTo(db: Database, rows: number): Promise<void> {
  const surplus = sql`(select id from booking.candidates order by created_at desc, id desc offset ${rows})`;
  for (const table of ['consult_files', 'moves'])
    await db.execute(sql`delete from ${sql.raw(`booking.${table}`)} where candidate_id in ${surplus}`);
  await db.execute(sql`delete from booking.candidates where id in ${surplus}`);
  // With their bookings, or the next growth would copy those again, a hundred times as many.
  await db.execute(sql`
    delete from booking.bookings b where not exists (select from booking.candidates c where c.booking_id = b.id)`);
}
