import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  bookingStatusMachine,
  canBecome,
  commonMoves,
  moveRefusal,
  nextStatuses,
  shownStatus,
  whoMayMove,
} from './booking-status.machine.ts';
import { PERMISSIONS } from './rules/permissions.ts';

const anyStatus = fc.constantFrom(...BOOKING_STATUSES);
const RESULTS: BookingStatus[] = [
  'Pending Occ-Phys',
  'Pending AMA Review',
  'Pending Lungscreen',
  'Pending RSHQ',
  'Pending GCMS',
  'Pending Chest X-Ray',
  'Pending Drug Results',
  'Pending Bloods',
];

test('[list.statuses] the filter’s statuses, spelled and ordered as the specification has them, Attended last', () => {
  expect(BOOKING_STATUSES.join(', ')).toBe(
    'Pending, Pending Occ-Phys, Pending AMA Review, Pending Lungscreen, Pending RSHQ, Confirmed, Cancelled, Rescheduled, Did Not Attend, Worker to Return, Arrived, Pending GCMS, Pending Chest X-Ray, Pending Drug Results, Pending Bloods, In Progress, Preparing Report, Pending Correspondence, Awaiting Company, Awaiting Worker, Completed, Attended',
  );
});

test.each<[BookingStatus, BookingStatus[]]>([
  ['Pending', ['Confirmed', 'Cancelled']],
  ['Confirmed', ['Rescheduled', 'Arrived', 'Did Not Attend', 'Cancelled']],
  ['Rescheduled', ['Rescheduled', 'Arrived', 'Did Not Attend', 'Cancelled']],
  ['Did Not Attend', ['Rescheduled', 'Cancelled']],
  ['Arrived', ['In Progress', 'Worker to Return']],
  ['In Progress', ['Attended', 'Worker to Return', ...RESULTS, 'Preparing Report']],
  ['Worker to Return', ['Rescheduled', 'Arrived', 'Cancelled']],
  ['Attended', [...RESULTS, 'Preparing Report', 'Completed']],
  ['Preparing Report', ['Pending Correspondence', 'Awaiting Company', 'Awaiting Worker', 'Completed']],
  ['Pending Correspondence', ['Awaiting Company', 'Awaiting Worker', 'Preparing Report', 'Completed', 'Cancelled']],
  ['Awaiting Company', ['Pending Correspondence', 'Awaiting Worker', 'Preparing Report', 'Completed', 'Cancelled']],
  ['Awaiting Worker', ['Pending Correspondence', 'Awaiting Company', 'Preparing Report', 'Completed', 'Cancelled']],
  ['Completed', []],
  ['Cancelled', []],
  ...RESULTS.map((from): [BookingStatus, BookingStatus[]] => [
    from,
    [...RESULTS.filter((to) => to !== from), 'Preparing Report', 'Awaiting Company', 'Awaiting Worker'],
  ]),
])('[machine.booking-status] %s may become %j', (from, to) => {
  expect(nextStatuses(from)).toEqual(to);
  for (const wanted of BOOKING_STATUSES) {
    const start = bookingStatusMachine.resolveState({ value: from });
    const booking = createActor(bookingStatusMachine, { snapshot: start, input: undefined }).start();
    const moved = { type: 'status.moved', to: wanted, held: PERMISSIONS } as const;
    expect(start.can(moved), wanted).toBe(to.includes(wanted)); // a move to where it is already shows no other way
    if (to.length > 0) booking.send(moved);
    expect(booking.getSnapshot().value).toBe(to.includes(wanted) ? wanted : from);
  }
});

test('[machine.booking-status] the machine moves exactly where the table says, for who may', () => {
  fc.assert(
    fc.property(anyStatus, anyStatus, fc.subarray([...PERMISSIONS]), (from, to, held) => {
      const snapshot = bookingStatusMachine.resolveState({ value: from });
      const moves = snapshot.can({ type: 'status.moved', to, held });
      expect(moves).toBe(canBecome(from, to) && held.includes(whoMayMove(to)));
      const refusal = canBecome(from, to) ? (held.includes(whoMayMove(to)) ? null : 'mayMove') : 'canBecome';
      expect(moveRefusal(from, to, held)).toBe(refusal);
    }),
  );
});

test('[machine.booking-status] bookers cancel and reschedule, the board does the rest', () => {
  for (const to of BOOKING_STATUSES) {
    expect(whoMayMove(to)).toBe(['Cancelled', 'Rescheduled'].includes(to) ? 'make_bookings' : 'calendar');
  }
});

test('[machine.booking-status] no status is a dead end but Completed and Cancelled, and both can be reached from anywhere else', () => {
  for (const start of BOOKING_STATUSES) {
    const reached = new Set<BookingStatus>([start]);
    for (const status of reached) for (const next of nextStatuses(status)) reached.add(next);
    const isEnd = start === 'Completed' || start === 'Cancelled';
    expect(reached.has('Completed') && reached.has('Cancelled'), start).toBe(!isEnd);
  }
});

test('[machine.booking-status] a request becomes a report', () => {
  const booking = createActor(bookingStatusMachine).start();
  for (const to of [
    'Confirmed',
    'Arrived',
    'In Progress',
    'Pending Bloods',
    'Preparing Report',
    'Completed',
  ] as const) {
    booking.send({ type: 'status.moved', to, held: PERMISSIONS });
    expect(booking.getSnapshot().value).toBe(to);
  }
  expect(booking.getSnapshot().status).toBe('done');
});

test('[list.partial] PartialConfirmed shows as Confirmed, every other status as itself', () => {
  expect(shownStatus('PartialConfirmed')).toBe('Confirmed');
  for (const status of BOOKING_STATUSES) expect(shownStatus(status)).toBe(status);
  expect(shownStatus('confirmed')).toBeNull();
});

test('what several may become by a word alone: what each of them may, and nothing that needs a time or a reason', () => {
  expect(commonMoves(['Confirmed'])).toEqual(['Did Not Attend', 'Arrived']);
  expect(commonMoves(['Confirmed', 'Worker to Return'])).toEqual(['Arrived']);
  expect(commonMoves(['Confirmed', 'Completed'])).toEqual([]);
  expect(commonMoves(['Pending'])).toEqual([]);
  expect(commonMoves([])).toEqual([]);
});
