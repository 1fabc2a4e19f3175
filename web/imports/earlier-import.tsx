import type { ImportKind } from '../../machines/rules/import/import-columns.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { formatDayAndTime, ownZone, pluralize } from '../ui/date-format.ts';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import {
  UndoableAccountImportDocument,
  UndoableCompanyImportDocument,
  UndoablePackageImportDocument,
  UndoableSubsidiaryImportDocument,
} from './imports.documents.ts';
import type { SendImport } from './use-import.ts';

type Undoable = { readonly id: string; readonly rows: number; readonly importedAt: string } | null;
type Ask = (gateway: Gateway, signal: AbortSignal) => Promise<Undoable>;

const questions: Readonly<Record<ImportKind, Ask>> = {
  companies: async (gateway, signal) =>
    (await gateway.request(UndoableCompanyImportDocument, {}, { signal })).undoableCompanyImport,
  subsidiaries: async (gateway, signal) =>
    (await gateway.request(UndoableSubsidiaryImportDocument, {}, { signal })).undoableSubsidiaryImport,
  accounts: async (gateway, signal) =>
    (await gateway.request(UndoableAccountImportDocument, {}, { signal })).undoableAccountImport,
  packages: async (gateway, signal) =>
    (await gateway.request(UndoablePackageImportDocument, {}, { signal })).undoablePackageImport,
};

/** The account's last import of this kind, made before the page was loaded, while it can be undone. */
export function EarlierImport({ kind, send }: { kind: ImportKind; send: SendImport }) {
  const gateway = useGateway();
  const { data, failure, retry } = useRecord('earlier import', async (signal) => ({
    undoable: await questions[kind](gateway, signal),
  }));
  if (failure) return <RecordFailure failure={failure} what="your last import" onRetry={retry} />;
  if (!data) return <SkeletonRows rows={1} label="Your last import" />;
  if (!data.undoable) return null;
  const { id, rows, importedAt } = data.undoable;
  return (
    <section aria-label="Your last import" className="mt-2 border-border border-t">
      <div className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-6">
        <p className="tabular-nums">
          {pluralize(rows, 'row')} of {kind} imported on {formatDayAndTime(ownZone(), importedAt)}.
        </p>
        <Button className="ml-auto" onClick={() => send({ type: 'earlier.pressed', importId: id, rows })}>
          Undo this import
        </Button>
      </div>
    </section>
  );
}
