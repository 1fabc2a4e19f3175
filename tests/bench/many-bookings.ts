import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';
import { loadInBulk } from './bulk-load.ts';

/**
 * The differences of a copy from its row: SQL expressions by column. `copy` is its number, and `growth` tells one
 * growth from the next: both make new ids from old ones, so that a candidate's copy finds its booking's copy.
 */
export type CopyRules = (growth: string) => Readonly<Record<string, string>>;

const hasTime = (expression: string) =>
  `case when appointment_time < '0002-01-01' then appointment_time else ${expression} end`;

export const newIds: CopyRules = (growth) => ({
  id: `md5(id::text || ':${growth}:' || copy)::uuid`,
  booking_id: `md5(booking_id::text || ':${growth}:' || copy)::uuid`,
  reference: `reference || '-${growth}-' || copy`,
  candidate_email: "copy || '.' || candidate_email",
  candidate_phone: "left(candidate_phone, -5) || lpad((copy % 100000)::text, 5, '0')",
});

/** Each copy so much earlier, with its appointment. */
export const earlierBy = (created: string, appointment: string) => ({
  created_at: `created_at - copy * interval '${created}'`,
  updated_at: `updated_at - copy * interval '${created}'`,
  appointment_time: hasTime(`appointment_time - copy * interval '${appointment}'`),
  appointment_end: hasTime(`appointment_end - copy * interval '${appointment}'`),
});

const crowded: CopyRules = (growth) => ({
  ...newIds(growth),
  ...earlierBy('7 minutes', '15 minutes'),
  candidate_name: "candidate_name || ' ' || copy",
});

export interface Growth {
  readonly rules?: CopyRules;
  /** The statement that makes the clinics of so many copies, where they are at others. */
  readonly clinics?: (growth: string, copies: number) => string;
}

/** More than this is loaded as an import would be. */
const BULK_ROWS = 100_000;

/**
 * Brings the booking list to exactly `rows` candidates by copying those that are there, so that statuses, companies, packages and
 * lengths of text stay those of the demo. Statistics are fresh afterwards.
 */
export async function growTo(db: Database, rows: number, { rules = crowded, clinics }: Growth = {}): Promise<void> {
  const present = await countCandidates(db);
  if (present === 0) throw new Error('There are no demo bookings to copy.');
  if (rows > present) {
    const copies = Math.ceil(rows / present) - 1;
    const growth = `${present.toString(36)}.${rows.toString(36)}`;
    const expressions = rules(growth);
    const copyBoth = async (tx: Database) => {
      if (clinics) await tx.execute(sql.raw(clinics(growth, copies)));
      await copyRows(tx, 'bookings', copies, expressions);
      await copyRows(tx, 'candidates', copies, expressions);
    };
    await (rows > BULK_ROWS ? loadInBulk(db, copyBoth) : db.transaction(copyBoth));
  }
  if ((await countCandidates(db)) > rows) await trimTo(db, rows);
  for (const table of ['booking.bookings', 'booking.candidates']) {
    await analyze(db, table);
    await db.execute(sql.raw(`vacuum ${table}`));
  }
}

/** Without a table all of them. A sample of a million rows takes longer than any request may. */
export async function analyze(db: Database, table = ''): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql.raw(`analyze ${table}`));
  });
}

export async function countCandidates(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from booking.candidates`);
  return rows[0]?.count ?? 0;
}

async function copyRows(
  tx: Database,
  table: 'bookings' | 'candidates',
  copies: number,
  expressions: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'booking' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => expressions[name] ?? `"${name}"`);
  // Thousands of rows take longer than any request may.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(
    sql.raw(`
      insert into booking.${table} (${names.map((name) => `"${name}"`).join(', ')})
      select ${values.join(', ')} from booking.${table}, generate_series(1, ${copies}) as copy`),
  );
}

/** Copies come in whole multiples; the oldest of them go until the number is right, the demo's own rows last. */
async function trimTo(db: Database, rows: number): Promise<void> {
  const surplus = sql`(
    select id from booking.candidates order by reference like 'PF-%-%', created_at desc, id desc offset ${rows})`;
  for (const table of ['consult_files', 'moves'])
    await db.execute(sql`delete from ${sql.raw(`booking.${table}`)} where candidate_id in ${surplus}`);
  await db.execute(sql`delete from booking.candidates where id in ${surplus}`);
  // With their bookings, or the next growth would copy those again, a hundred times as many.
  await db.execute(sql`
    delete from booking.bookings b where not exists (select from booking.candidates c where c.booking_id = b.id)`);
}
