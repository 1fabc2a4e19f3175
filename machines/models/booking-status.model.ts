import { BOOKING_STATUSES, bookingStatusMachine } from '../booking-status.machine.ts';
import { PERMISSIONS } from '../rules/permissions.ts';
import { machineModel } from './machine-model.ts';

export const bookingStatusModel = machineModel(
  {
    name: 'booking-status',
    title: 'Booking status',
    file: 'machines/booking-status.machine.ts',
    machine: bookingStatusMachine,
  },
  {
    'every move': {
      events: BOOKING_STATUSES.map((to) => ({ type: 'status.moved' as const, to, held: PERMISSIONS })),
      withIgnored: true,
    },
  },
);
