import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { callerOf } from '../http/operation.ts';
import type { ServiceEnv } from '../http/service.ts';
import type { ServiceDeps } from '../http/service-deps.ts';
import type { UndoableImport } from './import.contract.ts';
import { type ImportUndo, madeRows } from './undo-import.ts';

/** The caller's last import of one kind, null once it was undone or one of its rows was changed or used. */
export async function undoableImport(
  { db }: ServiceDeps,
  c: Context<ServiceEnv>,
  undo: ImportUndo,
): Promise<UndoableImport | null> {
  const { imports, kind } = undo;
  const own = and(eq(imports.accountId, callerOf(c).accountId), eq(imports.kind, kind), isNull(imports.undoneAt));
  const [last] = await db.select().from(imports).where(own).orderBy(desc(imports.createdAt)).limit(1);
  if (!last) return null;
  const rows = await madeRows(db, undo, last.made);
  if (rows.length === 0 || rows.some(({ reason }) => reason !== null)) return null;
  return { import_id: last.id, rows: rows.length, imported_at: last.createdAt.toISOString() };
}
