import { modelOfFolder } from '../lib/model.ts';
import { bookingExportMachine } from './booking-export.machine.ts';

export const bookingExportModel = modelOfFolder('booking-export', 'Bookings as a file', bookingExportMachine, {
  'a file': {
    events: [
      { type: 'export.pressed', format: 'csv' },
      { type: 'cancel.pressed' },
      { type: 'bytes.arrived', bytes: 4_096 },
      { type: 'file.arrived', file: { name: 'bookings-2026-11-23.csv', content: new Blob() } },
      { type: 'export.failed', failure: { code: 'UNREACHABLE' } },
    ],
  },
});
