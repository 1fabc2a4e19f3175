import { modelOfFolder } from '../lib/model.ts';
import { PERMISSIONS } from '../rules/access/permissions.ts';
import { BOOKING_STATUSES } from '../rules/booking/booking-status.table.ts';
import { bookingStatusMachine } from './booking-status.machine.ts';

/** An hour after the appointment began. */
const now = Date.parse('2026-11-23T01:00:00Z');

export const bookingStatusModel = modelOfFolder('booking-status', 'Booking status', bookingStatusMachine, {
  'every move and correction': {
    input: {
      startsAt: '2026-11-23T00:00:00Z',
      timeZone: 'Australia/Perth',
      statusBefore: null,
      statusChangedAt: null,
    },
    events: BOOKING_STATUSES.flatMap((to) => [
      { type: `moved.${to}` as const, held: PERMISSIONS, now },
      { type: `corrected.${to}` as const, held: PERMISSIONS, now },
    ]),
    // The status that a mistake goes back to.
    facts: ({ statusBefore }) => statusBefore,
    withIgnored: true,
  },
});
