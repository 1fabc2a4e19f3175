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
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { notifyBy } from '../ui/feedback/toasts.ts';
import { saveFile } from '../ui/save-file.ts';
import { type AuditFilter, nonEmptyFilter } from './audit-list.ts';

const FAILED = 'The audit was not exported. Try again.';

const auditExport = (gateway: Gateway, timeZone: string, filter: () => AuditFilter) =>
  bookingExportMachine.provide({
    actors: {
      fetchFile: fromCallback<Arrival, { format: ExportFormat }>(({ sendBack }) => {
        const end = new AbortController();
        const body = JSON.stringify({ filter: nonEmptyFilter(filter()), timeZone });
        const onBytes = (bytes: number) => sendBack({ type: 'bytes.arrived', bytes });
        download(gateway, { path: '/files/exports/audit', body }, { signal: end.signal, onBytes }).then(
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

/** Exports all rows of the list's filter as CSV. */
export function AuditExportButton({ filter }: { filter: () => AuditFilter }) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const [machine] = useState(() => auditExport(gateway, timeZone, filter));
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
