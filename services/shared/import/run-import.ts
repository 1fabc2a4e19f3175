import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { columnsOf, type ImportField, type ImportKind } from '../../../machines/rules/import/import-columns.ts';
import {
  type CellProblem,
  type ImportRow,
  NOT_CSV,
  type ReadImport,
  readImport,
  textOf,
} from '../../../machines/rules/import/read-import.ts';
import type { FieldMessage } from '../../../machines/rules/text/required.ts';
import type { Caller } from '../../access/caller.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { databaseFault } from '../../database/pg-error.ts';
import { callerOf } from '../http/operation.ts';
import type { Origin } from '../http/origin.ts';
import type { ServiceEnv } from '../http/service.ts';
import type { ServiceDeps } from '../http/service-deps.ts';
import type { ImportReport } from './import.contract.ts';
import type { ImportsTable } from './imports.table.ts';

/** Records an error of a cell. Null records nothing; only the first error of a cell is kept. */
export type Report<Field extends string> = (row: number, field: Field | null, message: FieldMessage) => void;

/** A service's definition of one kind of file. */
export interface Importer<Kind extends ImportKind, Made> {
  readonly kind: Kind;
  readonly imports: ImportsTable;
  /** Checks that need the database. @returns what each row creates; unusable if an error was recorded */
  readonly judge: (
    db: Database,
    caller: Caller,
    file: { readonly rows: readonly ImportRow<ImportField<Kind>>[]; readonly report: Report<ImportField<Kind>> },
  ) => Promise<readonly Made[]>;
  /** Creates all rows, each with an audit entry, as the form would. @returns their ids */
  readonly write: (tx: Database, caller: Caller, made: readonly Made[], at: Origin) => Promise<readonly string[]>;
}

/** Thrown to roll back the import. */
class Refused extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('An import has faults.');
    this.report = report;
  }
}

/** Reads and checks an uploaded file. With an id and without errors, it creates all rows. */
export async function runImport<Kind extends ImportKind, Made>(
  { db, now: clock }: ServiceDeps,
  c: Context<ServiceEnv>,
  importer: Importer<Kind, Made>,
): Promise<ImportReport> {
  const caller = callerOf(c);
  const importId = c.req.query('import_id');
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  const text = textOf(bytes);
  if (text === null) return reportOf(importer.kind, { rows: [], problems: new Map(), faults: [NOT_CSV] });
  const read = readImport(importer.kind, text);
  const judged = (on: Database) => judge(on, caller, read, importer);
  if (importId === undefined || read.faults.length > 0) return (await judged(db)).report;
  const at = { now: clock(), address: c.req.header('x-forwarded-for') };
  const claim = {
    accountId: caller.accountId,
    id: importId,
    kind: importer.kind,
    bodyHash: hashOf(bytes),
    rows: read.rows.length,
  };
  try {
    return await db.transaction(async (tx) => {
      if (!(await claimId(tx, importer.imports, { ...claim, createdAt: at.now }))) {
        return { ...reportOf(importer.kind, { ...read, problems: new Map() }), imported: true };
      }
      const { report, made } = await judged(tx);
      if (hasProblems(report)) throw new Refused(report);
      const ids = await importer.write(tx, caller, made, at);
      await tx
        .update(importer.imports)
        .set({ made: [...ids] })
        .where(ofImport(importer.imports, claim));
      return { ...report, imported: true };
    });
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.report;
    // A name was taken between the check and the write.
    if (databaseFault(thrown)?.code !== '23505') throw thrown;
    const { report } = await judged(db);
    return hasProblems(report) ? report : fail('CONFLICT', 'Something changed meanwhile. Check the file again.');
  }
}

/** @returns whether the id is new. @throws ServiceError 422 if the id was used for another file, 409 if it was undone */
async function claimId(tx: Database, imports: ImportsTable, claim: ImportsTable['$inferInsert']): Promise<boolean> {
  const mine = await tx.insert(imports).values(claim).onConflictDoNothing().returning({ id: imports.id });
  if (mine.length > 0) return true;
  const [first] = await tx
    .select({ bodyHash: imports.bodyHash, undoneAt: imports.undoneAt })
    .from(imports)
    .where(ofImport(imports, claim));
  if (first?.bodyHash !== claim.bodyHash) {
    fail('IDEMPOTENCY_KEY_REUSED', 'Another file was imported under this id. Choose the file again.');
  }
  if (first.undoneAt !== null) fail('CONFLICT', 'This import was undone. Choose the file again.');
  return false;
}

/** An import belongs to the account that sent it. */
export const ofImport = (imports: ImportsTable, { accountId, id }: { accountId: string; id: string }) =>
  and(eq(imports.accountId, accountId), eq(imports.id, id));

async function judge<Kind extends ImportKind, Made>(
  db: Database,
  caller: Caller,
  read: ReadImport,
  { kind, judge: judgeRows }: Importer<Kind, Made>,
): Promise<{ report: ImportReport; made: readonly Made[] }> {
  if (read.faults.length > 0) return { report: reportOf(kind, read), made: [] };
  const problems = new Map([...read.problems].map(([row, own]) => [row, [...own]]));
  const report: Report<ImportField<Kind>> = (row, field, message) => {
    const own = problems.get(row) ?? [];
    if (message !== null && !own.some((one) => one.field === field)) own.push({ field, message });
  };
  // The file was read with the columns of its kind.
  const rows = read.rows as readonly ImportRow<ImportField<Kind>>[];
  const made = await judgeRows(db, caller, { rows, report });
  return { report: reportOf(kind, { ...read, problems }), made };
}

function reportOf(kind: ImportKind, { rows, problems, faults }: ReadImport): ImportReport {
  const columns = columnsOf(kind);
  const fields = columns.map(([field]) => field);
  const placed = ({ field, message }: CellProblem) => ({
    column: field === null ? null : fields.indexOf(field),
    message,
  });
  return {
    imported: false,
    faults: [...faults],
    columns: columns.map(([, { heading }]) => heading),
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: fields.map((field) => cells[field] ?? ''),
      problems: (problems.get(row) ?? []).map(placed),
    })),
  };
}

const hasProblems = ({ faults, rows }: ImportReport) =>
  faults.length > 0 || rows.some(({ problems }) => problems.length > 0);

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
