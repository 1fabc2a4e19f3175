import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Actor } from '../audit/audit-event.ts';
import { eraseEntries, eraseUnchained } from '../audit/erase-entries.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Company, companyTables } from './company-tables.ts';

export interface ErasureDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly actor: Actor;
}

/** Counts of the erasure: rows by table, files, and entries of the audit whose content is erased. */
export interface Erased {
  readonly tables: Readonly<Record<string, number>>;
  readonly files: number;
  readonly entries: number;
}

/**
 * Erases everything of a company. First it is switched off, so that its people can change nothing more; then its files
 * go, then all rows in one transaction. If it fails in between, run it again: it continues with what is left.
 */
export async function eraseCompany({ db, files, now, actor }: ErasureDeps, company: Company): Promise<Erased> {
  const { orgId } = company;
  await db.execute(sql`update companies.organisations set enable = false where id = ${orgId}::uuid`);
  const keys = await fileKeys(db, orgId);
  for (const key of keys) await files.remove(key);
  return db.transaction(async (tx) => {
    const entries = await eraseAudit(tx, actor, orgId, now());
    await unnameBulkChanges(tx, sql`(select id::text from booking.candidates where org_id = ${orgId}::uuid)`);
    const tables: Record<string, number> = {};
    for (const { table, of } of companyTables(company)) {
      const { rows } = await tx.execute<{ count: number }>(sql`
        with gone as (delete from ${sql.raw(table)} t where ${of} returning 1) select count(*)::int as count from gone`);
      tables[table] = rows[0]?.count ?? 0;
    }
    const erased = { tables, files: keys.length, entries };
    await audit(tx, actor, { action: 'company.erased', entity: 'company', entityId: orgId, at: now(), after: erased });
    return erased;
  });
}

export async function fileKeys(db: Database, orgId: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ file_key: string }>(sql`
    select file_key from booking.consult_files where org_id = ${orgId}::uuid
    union select file_key from booking.candidate_files where org_id = ${orgId}::uuid
    union select file_key from companies.paperworks where org_id = ${orgId}::uuid and file_key is not null`);
  return rows.map(({ file_key }) => file_key);
}

async function eraseAudit(tx: Database, actor: Actor, orgId: string, at: Date): Promise<number> {
  const org = sql`${orgId}::uuid`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from booking.bookings where org_id = ${org} order by id`);
  const leave = <Row extends object>(row: Row) => ({
    ...row,
    before: null,
    after: null,
    accountName: '',
    address: null,
  });
  const count = await eraseEntries(tx, actor, { bookingIds: rows.map(({ id }) => id), leave, at });
  await eraseUnchained(tx, sql`org_id = ${org}`, true);
  // Entries of the provider's people about it.
  await eraseUnchained(
    tx,
    sql`entity_id in (
      select ${orgId} union all select id::text from booking.candidates where org_id = ${org}
      union all select id::text from auth.accounts where org_id = ${org}
      union all select id::text from booking.packages where org_id = ${org}
      union all select id::text from companies.paperworks where org_id = ${org}
      union all select id::text from companies.subsidiaries where org_id = ${org}
      union all select id::text from companies.positions where org_id = ${org}
      union all select id::text from companies.projects where org_id = ${org}
      union all select id::text from companies.purchase_orders where org_id = ${org}
      union all select id::text from companies.project_identifications where org_id = ${org})`,
    false,
  );
  // A search that showed one of its candidates may hold the name.
  await eraseUnchained(
    tx,
    sql`candidate_ids && (select coalesce(array_agg(id), '{}') from booking.candidates where org_id = ${org})`,
    false,
  );
  return count;
}

/** People change several bookings together: such a list stays, without these candidates' names. `candidates` are ids as text. */
export async function unnameBulkChanges(tx: Database, candidates: SQL): Promise<void> {
  await tx.execute(sql`
    update booking.bulk_changes set rows = (
      select jsonb_agg(case when r ->> 'candidate_id' in ${candidates}
          then r || '{"candidate_name": "", "reason": null, "undo": null}' else r end order by nth)
        from jsonb_array_elements(rows) with ordinality each (r, nth))
     where exists (select from jsonb_array_elements(rows) r where r ->> 'candidate_id' in ${candidates})`);
}
