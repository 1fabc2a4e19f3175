import { assign, fromCallback, setup } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { ToastMessage } from '../lib/ports.ts';

export type ExportFormat = 'xlsx' | 'csv';
/** A file as it came: its name is the server's. */
export type ExportedFile = { readonly name: string; readonly content: Blob };

export type Arrival =
  | { type: 'bytes.arrived'; bytes: number }
  | { type: 'file.arrived'; file: ExportedFile }
  | { type: 'export.failed'; failure: PortalError };

const fetchFilePort = fromCallback<Arrival, { format: ExportFormat }>(() => {
  throw new Error('This port has no body: the host provides one.');
});

/**
 * Bookings as a file: asked for, arriving, saved. It can be called off until it is there.
 *
 * Ports: `fetchFile` format → bytes as they arrive, then the file or why there is none · `saveFile` puts it where downloads go.
 * Errors: land in `failure` and are said; nothing is saved of a file that did not arrive whole.
 * Source: product specification, sections 7 ("Export by query or by booking") and 8.
 */
export const bookingExportMachine = setup({
  types: {
    context: {} as { format: ExportFormat | null; bytes: number; failure: PortalError | null },
    events: {} as { type: 'export.pressed'; format: ExportFormat } | { type: 'cancel.pressed' } | Arrival,
  },
  actors: { fetchFile: fetchFilePort },
  actions: { saveFile: (_, _file: ExportedFile) => {}, showNotice: (_, _notice: ToastMessage) => {} },
}).createMachine({
  id: 'bookingExport',
  context: { format: null, bytes: 0, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.pressed': {
          target: 'exporting',
          actions: assign({ format: ({ event }) => event.format, bytes: 0, failure: null }),
        },
      },
    },
    exporting: {
      invoke: { id: 'fetchFile', src: 'fetchFile', input: ({ context }) => ({ format: defined(context.format) }) },
      on: {
        'bytes.arrived': { actions: assign({ bytes: ({ event }) => event.bytes }) },
        'file.arrived': {
          target: 'idle',
          actions: [
            { type: 'saveFile', params: ({ event }) => event.file },
            { type: 'showNotice', params: ({ event }) => ({ tone: 'good', text: `Exported: ${event.file.name}` }) },
          ],
        },
        'export.failed': {
          target: 'idle',
          actions: [
            assign({ failure: ({ event }) => event.failure }),
            { type: 'showNotice', params: { tone: 'bad', text: 'Error when exporting booking(s)' } },
          ],
        },
        'cancel.pressed': 'idle',
      },
    },
  },
});
