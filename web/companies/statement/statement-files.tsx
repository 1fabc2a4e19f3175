import { Download } from 'lucide-react';
import { useState } from 'react';
import { fromCallback } from 'xstate';
import {
  type Arrival,
  bookingExportMachine,
  type ExportFormat,
} from '../../../machines/booking-export/booking-export.machine.ts';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { download } from '../../app/api/gateway-download.ts';
import { useMachine } from '../../app/machines/use-machine.ts';
import { messageFor } from '../../app/messages.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { notifyBy } from '../../ui/feedback/toasts.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { Period } from './period.ts';

type Layout = 'statement' | 'xero' | 'myob';
/** The file's address, and the question beside its format. */
type FileRequest = { path: string; question: object; label: string };

const fileOf = (gateway: Gateway, { path, question, label }: FileRequest) =>
  bookingExportMachine.provide({
    actors: {
      fetchFile: fromCallback<Arrival, { format: ExportFormat }>(({ input: { format }, sendBack }) => {
        const end = new AbortController();
        const body = JSON.stringify({ ...question, format });
        const onBytes = (bytes: number) => sendBack({ type: 'bytes.arrived', bytes });
        download(gateway, { path, body }, { signal: end.signal, onBytes }).then(
          (file) => sendBack({ type: 'file.arrived', file }),
          (thrown: unknown) => {
            if (end.signal.aborted) return;
            if (!(thrown instanceof PortalFailure)) throw thrown;
            sendBack({ type: 'export.failed', failure: thrown.error });
          },
        );
        return () => end.abort();
      }),
    },
    actions: {
      saveFile: (_, file) => saveFile(file),
      // The machine's own words are about bookings.
      showNotice: (shown, notice) => {
        const { failure } = shown.context;
        const text = failure ? `The file ‘${label}’ was not saved. ${messageFor(failure)}` : notice.text;
        notifyBy(shown, { ...notice, text });
      },
    },
  });

const files: readonly { label: string; layout: Layout; format: ExportFormat }[] = [
  { label: 'CSV', layout: 'statement', format: 'csv' },
  { label: 'XLSX', layout: 'statement', format: 'xlsx' },
  { label: 'Xero CSV', layout: 'xero', format: 'csv' },
  { label: 'MYOB CSV', layout: 'myob', format: 'csv' },
];

/** The statement as files: to read, and for bookkeeping to import. */
export const StatementFiles = ({ orgId, period }: { orgId: string; period: Period }) => (
  <fieldset className="flex flex-wrap gap-2 max-sm:contents print:hidden">
    <legend className="sr-only">Save as</legend>
    {files.map((file) => (
      <FileButton
        key={file.label}
        format={file.format}
        path="/files/exports/statement"
        question={{ orgId, fromDate: period.from, toDate: period.to, layout: file.layout }}
        label={file.label}
      />
    ))}
  </fieldset>
);

/** Saves one file; what was asked is what it was first drawn with. */
export function FileButton({ format, ...asked }: FileRequest & { format: ExportFormat }) {
  const { label } = asked;
  const gateway = useGateway();
  const [machine] = useState(() => fileOf(gateway, asked));
  const [snapshot, send] = useMachine(machine);
  const isSaving = snapshot.matches('exporting');
  return (
    <Button
      size="sm"
      className="max-sm:min-h-10"
      icon={<Download />}
      busy={isSaving ? 'Saving…' : null}
      onClick={() => send({ type: 'export.pressed', format })}
    >
      {label}
    </Button>
  );
}
