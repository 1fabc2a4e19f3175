import { Download } from 'lucide-react';
import { useState } from 'react';
import { fromCallback } from 'xstate';
import {
  type Arrival,
  bookingExportMachine,
  type ExportFormat,
} from '../../machines/booking-export/booking-export.machine.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { download } from '../app/api/gateway-download.ts';
import { useMachine } from '../app/machines/use-machine.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { notifyBy } from '../ui/feedback/toasts.ts';
import { saveFile } from '../ui/save-file.ts';

const FAILED = 'Nothing was exported. Try again.';

type ExportProps = { path: string; filter: () => object };

const csvExport = (gateway: Gateway, { path, filter }: ExportProps) =>
  bookingExportMachine.provide({
    actors: {
      fetchFile: fromCallback<Arrival, { format: ExportFormat }>(({ sendBack }) => {
        const end = new AbortController();
        const body = JSON.stringify(filter());
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
      showNotice: (shown, notice) => notifyBy(shown, notice.tone === 'bad' ? { ...notice, text: FAILED } : notice),
    },
  });

/** Exports all rows of a list's filter as CSV. */
export function CsvExportButton(props: ExportProps) {
  const gateway = useGateway();
  const [machine] = useState(() => csvExport(gateway, props));
  const [snapshot, send] = useMachine(machine);
  const isExporting = snapshot.matches('exporting');
  return (
    <Button
      icon={<Download />}
      busy={isExporting ? 'Exporting…' : null}
      onClick={() => send({ type: 'export.pressed', format: 'csv' })}
    >
      Export CSV
    </Button>
  );
}
