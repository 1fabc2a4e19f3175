import { type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ImportKind } from '../../../machines/rules/import/import-columns.ts';
import type { AccountKind, Caller } from '../../access/caller.ts';
import { auditAll } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { callerOf } from '../http/operation.ts';
import { eventsOf, originOf } from '../http/origin.ts';
import type { ServiceEnv } from '../http/service.ts';
import type { ServiceDeps } from '../http/service-deps.ts';
import type { ImportsTable } from './imports.table.ts';
import { ofImport } from './run-import.ts';

const NAMED_ROWS = 3;

/** Definition of undoing one kind of import. Its made rows are `t` in every SQL. */
export interface ImportUndo {
  readonly kind: ImportKind;
  readonly imports: ImportsTable;
  readonly entity: string;
  readonly table: string;
  readonly name: SQL;
  /** Columns `org_id` and `kind` for `allow`. */
  readonly allowedBy: SQL;
  readonly allow?: (caller: Caller, row: { readonly org_id: string; readonly kind: AccountKind }) => void;
  /** Reasons against it, with the words after the row's name. A changed row always has one. */
  readonly uses: readonly (readonly [words: string, when: SQL])[];
  /** Tables whose rows were made with it, by the column that names it. */
  readonly parts: readonly (readonly [table: string, column: string])[];
}

type MadeRow = { id: string; name: string; org_id: string; kind: AccountKind; reason: string | null };

/**
 * Deletes all rows of the caller's import, each with an audit entry. Rows that were deleted meanwhile are left out.
 * @throws ServiceError 404, or 409 IMPORT_IN_USE while one of its rows was changed or used
 */
export async function undoImport(
  { db, now: clock }: ServiceDeps,
  c: Context<ServiceEnv>,
  { importId, ...undo }: ImportUndo & { readonly importId: string },
): Promise<void> {
  const caller = callerOf(c);
  const { now, address } = originOf(c, clock);
  await db.transaction(async (tx) => {
    const own = ofImport(undo.imports, { accountId: caller.accountId, id: importId });
    const [made] = await tx.select().from(undo.imports).where(own).for('update');
    if (made?.kind !== undo.kind) notFound('Import');
    if (made.undoneAt !== null) return;
    await lockMade(tx, undo, made.made);
    const rows = await madeRows(tx, undo, made.made);
    for (const row of rows) undo.allow?.(caller, row);
    refuseUsed(rows);
    const ids = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
    for (const [table, column] of undo.parts) {
      await tx.execute(sql`delete from ${sql.raw(table)} where ${sql.raw(column)} = any (${ids})`);
    }
    await tx.execute(sql`delete from ${sql.raw(undo.table)} where id = any (${ids})`);
    await tx.update(undo.imports).set({ undoneAt: now }).where(own);
    const eventOf = eventsOf(undo.entity);
    const events = rows.map(({ id, name }) => ({ ...eventOf('deleted', id, now, address), before: { name } }));
    await auditAll(tx, caller, events);
  });
}

/**
 * Locks the made rows in a statement of its own: the next one sees what was written by those that it waited for, such as a booking for
 * one of them. Who wants to use a row waits until it is deleted, or found used.
 */
async function lockMade(tx: Database, { table }: ImportUndo, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select from ${sql.raw(table)} where id = any (${sql.param([...ids])}::uuid[]) order by id for update`);
}

/** Rows of an import that still exist, each with the reason against undoing it. */
export async function madeRows(tx: Database, undo: ImportUndo, ids: readonly string[]): Promise<MadeRow[]> {
  const uses = undo.uses.map(([words, when]) => sql`when ${when} then ${words}::text`);
  const { rows } = await tx.execute<MadeRow>(sql`
    select t.id, ${undo.name} as name, ${undo.allowedBy},
           case ${sql.join(uses, sql` `)} when t.updated_at <> t.created_at then 'was changed' end as reason
      from ${sql.raw(undo.table)} t where t.id = any (${sql.param([...ids])}::uuid[]) order by t.id`);
  return rows;
}

function refuseUsed(rows: readonly MadeRow[]): void {
  const used = rows.filter(({ reason }) => reason !== null);
  if (used.length === 0) return;
  const words = used.slice(0, NAMED_ROWS).map(({ name, reason }) => `${name} ${reason}.`);
  const more = used.length > NAMED_ROWS ? ` ${used.length - NAMED_ROWS} more were changed or are in use.` : '';
  fail('IMPORT_IN_USE', `Nothing was undone. ${words.join(' ')}${more}`);
}
