import { useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { importMachine } from '../../machines/import/import.machine.ts';
import type { CheckRequest, ImportRequest, ImportResult, UndoRequest } from '../../machines/import/import.types.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import type { ImportKind } from '../../machines/rules/import/import-columns.ts';
import { importFileMessage } from '../../machines/rules/import/import-file.ts';
import { sendRows } from '../app/api/send-rows.ts';
import { useMachine } from '../app/machines/use-machine.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { TypedDocumentString } from '../generated/graphql.ts';
import {
  UndoAccountImportDocument,
  UndoCompanyImportDocument,
  UndoPackageImportDocument,
  UndoSubsidiaryImportDocument,
} from './imports.documents.ts';

export type ImportState = SnapshotFrom<typeof importMachine>;
export type SendImport = ActorRefFrom<typeof importMachine>['send'];

/** The service's answer about a file. */
export type ImportReport = {
  imported: boolean;
  faults: readonly string[];
  columns: readonly string[];
  rows: readonly ReportRow[];
};
export type ReportRow = {
  row: number;
  cells: readonly string[];
  problems: readonly { column: number | null; message: string }[];
};

const verdictOf = ({ imported, faults, rows }: ImportReport): ImportResult => ({
  imported,
  total: rows.length,
  faults: faults.length,
  faulty: rows.filter(({ problems }) => problems.length > 0).length,
});

const undoDocuments: Readonly<Record<ImportKind, TypedDocumentString<unknown, { id: string }>>> = {
  companies: UndoCompanyImportDocument,
  subsidiaries: UndoSubsidiaryImportDocument,
  accounts: UndoAccountImportDocument,
  packages: UndoPackageImportDocument,
};

const unreadable = (reason: string) => new PortalFailure({ code: 'BAD_REQUEST', reason, fields: {} });

/** Hosts an import: the file and the judged rows stay here, the machine knows them by key and number. */
export function useImport(kind: ImportKind) {
  const gateway = useGateway();
  const files = useRef(new Map<string, File>());
  const bytes = useRef(new Map<string, Blob>());
  const [report, setReport] = useState<ImportReport | null>(null);
  const [machine] = useState(() => {
    const judged = async (request: CheckRequest, id: string | null, signal: AbortSignal) => {
      const path = `/files/imports/${request.kind}${id === null ? '' : `?import_id=${id}`}`;
      const rows = defined(bytes.current.get(request.key));
      const answer = await sendRows<ImportReport>(gateway, { path, rows }, signal);
      setReport(answer);
      return verdictOf(answer);
    };
    return importMachine.provide({
      actors: {
        readFile: fromPromise<unknown, { key: string }>(async ({ input: { key } }) => {
          const file = defined(files.current.get(key));
          const message = importFileMessage(file.size);
          if (message !== null) throw unreadable(message);
          const content = await file.arrayBuffer().catch(() => {
            throw unreadable('The file cannot be read any more. Choose it again.');
          });
          bytes.current = new Map([[key, new Blob([content])]]);
        }),
        checkRows: fromPromise<ImportResult, CheckRequest>(({ input, signal }) => judged(input, null, signal)),
        importRows: fromPromise<ImportResult, ImportRequest>(({ input, signal }) =>
          judged(input, input.importId, signal),
        ),
        undoImport: fromPromise<unknown, UndoRequest>(({ input, signal }) =>
          gateway.request(undoDocuments[input.kind], { id: input.importId }, { signal }),
        ),
      },
    });
  });
  const [snapshot, send] = useMachine(machine, { input: { kind } });
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const key = uuidv7();
    files.current = new Map([[key, file]]);
    send({ type: 'file.chosen', file: { key, name: file.name, size: file.size } });
  };
  return { snapshot, send, report, choose };
}
