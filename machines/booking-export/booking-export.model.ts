import { machineModel } from '../../lab/model/machine-model.ts';
import { bookingExportMachine } from './booking-export.machine.ts';

export const bookingExportModel = machineModel(
  {
    name: 'booking-export',
    title: 'Bookings as a file',
    file: 'machines/booking-export/booking-export.machine.ts',
    machine: bookingExportMachine,
  },
  {
    'a file': {
      events: [
        { type: 'export.pressed', format: 'csv' },
        { type: 'cancel.pressed' },
        { type: 'bytes.arrived', bytes: 4_096 },
        { type: 'file.arrived', file: { name: 'bookings-2026-11-23.csv', content: new Blob() } },
        { type: 'export.failed', failure: { code: 'UNREACHABLE' } },
      ],
    },
  },
);
