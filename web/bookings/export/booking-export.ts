import { fromCallback } from 'xstate';
import {
  type Arrival,
  bookingExportMachine,
  type ExportFormat,
} from '../../../machines/booking-export/booking-export.machine.ts';
import type { BookingsQuery } from '../../../machines/booking-list-view/list-query.ts';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { activeFilter } from '../../../machines/rules/booking/booking-filter.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { download } from '../../app/api/gateway-download.ts';
import { notifyBy } from '../../ui/feedback/toasts.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Everything that a list asks for, or of it what was chosen; or all candidates of one booking. */
export type Exported = { query: BookingsQuery; candidateIds?: readonly string[] } | { bookingId: string };

/** @param exported asked when the file is, as the list may show something else by then */
export const bookingExportOf = (gateway: Gateway, timeZone: string, exported: () => Exported) =>
  bookingExportMachine.provide({
    actors: {
      fetchFile: fromCallback<Arrival, { format: ExportFormat }>(({ input: { format }, sendBack }) => {
        const end = new AbortController();
        const { signal } = end;
        const body = JSON.stringify({ ...questionOf(exported()), format, timeZone });
        const onBytes = (bytes: number) => sendBack({ type: 'bytes.arrived', bytes });
        download(gateway, { path: '/files/exports/bookings', body }, { signal, onBytes }).then(
          (file) => sendBack({ type: 'file.arrived', file }),
          (thrown: unknown) => {
            if (signal.aborted) return;
            if (!(thrown instanceof PortalFailure)) throw thrown;
            sendBack({ type: 'export.failed', failure: thrown.error });
          },
        );
        return () => end.abort();
      }),
    },
    actions: { saveFile: (_, file) => saveFile(file), showNotice: notifyBy },
  });

function questionOf(exported: Exported) {
  if ('bookingId' in exported) return exported;
  const { filter, ...query } = exported.query;
  const { candidateIds } = exported;
  return { ...query, filter: activeFilter(filter), ...(candidateIds && { candidateIds }) };
}
