import { expect, test } from 'vitest';
import { BOOKING_STATUSES, bookingStatusMachine } from '../../machines/booking-status.machine.ts';
import { PERMISSIONS } from '../../machines/rules/permissions.ts';
import { modelOf, titled, walk } from '../support/model-of.ts';

const model = modelOf(
  bookingStatusMachine,
  BOOKING_STATUSES.map((to) => ({ type: 'status.moved' as const, to, held: PERMISSIONS })),
);
const paths = model.getShortestPaths();

test.each(titled(paths))('[machine.booking-status] %s', (_title, path) => {
  walk(bookingStatusMachine, [path]);
});

test('[machine.booking-status] the paths leave no status and no move out', () => {
  expect(walk(bookingStatusMachine, paths)).toEqual([]);
});
