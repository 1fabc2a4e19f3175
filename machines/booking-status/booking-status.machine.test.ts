import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { PERMISSIONS } from '../rules/access/permissions.ts';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  canBecome,
  commonMoves,
  correctionRefusal,
  correctionsOf,
  familyOf,
  moveRefusal,
  nextStatuses,
  shownStatus,
  whoMayMove,
} from '../rules/booking/booking-status.table.ts';
import { bookingStatusMachine, statusIn } from './booking-status.machine.ts';

const stateOf = (status: BookingStatus) => {
  const family = familyOf(status);
  return family ? { [family]: status } : status;
};

/** Tuesday 08:00 in Perth, and an hour later. */
const appointment = { startsAt: '2026-11-24T00:00:00Z', timeZone: 'Australia/Perth' };
const now = Date.parse('2026-11-24T01:00:00Z');
const unset = { statusBefore: null, statusChangedAt: null };
const context = { ...appointment, ...unset };

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
  ['Did Not Attend', ['Rescheduled', 'Cancelled', 'Arrived']],
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
    const start = bookingStatusMachine.resolveState({ value: stateOf(from), context });
    const booking = createActor(bookingStatusMachine, { snapshot: start, input: context }).start();
    const moved = { type: `moved.${wanted}`, held: PERMISSIONS, now } as const;
    expect(start.can(moved), wanted).toBe(to.includes(wanted)); // a move to where it is already shows no other way
    if (to.length > 0) booking.send(moved);
    expect(statusIn(booking.getSnapshot().value)).toBe(to.includes(wanted) ? wanted : from);
  }
});

test('[machine.booking-status] the machine moves exactly where the table says, for who may', () => {
  fc.assert(
    fc.property(anyStatus, anyStatus, fc.subarray([...PERMISSIONS]), (from, to, held) => {
      const snapshot = bookingStatusMachine.resolveState({ value: stateOf(from), context });
      const moves = snapshot.can({ type: `moved.${to}`, held, now });
      expect(moves).toBe(canBecome(from, to) && held.includes(whoMayMove(to)));
      const refusal = canBecome(from, to) ? (held.includes(whoMayMove(to)) ? null : 'mayMove') : 'canBecome';
      expect(moveRefusal({ ...appointment, status: from }, to, { held, now })).toBe(refusal);
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
  const booking = createActor(bookingStatusMachine, { input: context }).start();
  for (const to of [
    'Confirmed',
    'Arrived',
    'In Progress',
    'Pending Bloods',
    'Preparing Report',
    'Completed',
  ] as const) {
    booking.send({ type: `moved.${to}`, held: PERMISSIONS, now });
    expect(statusIn(booking.getSnapshot().value)).toBe(to);
  }
  expect(booking.getSnapshot().status).toBe('done');
});

test('[list.partial] PartialConfirmed shows as Confirmed, every other status as itself', () => {
  expect(shownStatus('PartialConfirmed')).toBe('Confirmed');
  for (const status of BOOKING_STATUSES) expect(shownStatus(status)).toBe(status);
  expect(shownStatus('confirmed')).toBeNull();
});

const request = (at: string) => ({ held: PERMISSIONS, now: Date.parse(at) });

test.each<[BookingStatus, BookingStatus, string, string | null]>([
  // Perth is eight hours ahead: its Tuesday begins at 16:00 of UTC's Monday.
  ['Confirmed', 'Arrived', '2026-11-23T15:59:59Z', 'isAppointmentDay'],
  ['Confirmed', 'Arrived', '2026-11-23T16:00:00Z', null],
  ['Rescheduled', 'Arrived', '2026-11-26T03:00:00Z', null],
  ['Arrived', 'In Progress', '2026-11-23T15:59:59Z', 'isAppointmentDay'],
  ['Arrived', 'In Progress', '2026-11-23T16:00:00Z', null],
  ['Confirmed', 'Did Not Attend', '2026-11-23T23:59:59Z', 'hasStarted'],
  ['Confirmed', 'Did Not Attend', '2026-11-24T00:00:00Z', null],
  ['Confirmed', 'Cancelled', '2026-11-20T00:00:00Z', null],
])('[status.not-before] %s to %s at %s: %s', (status, to, at, refusal) => {
  expect(moveRefusal({ ...appointment, status }, to, request(at))).toBe(refusal);
  const snapshot = bookingStatusMachine.resolveState({ value: stateOf(status), context });
  expect(snapshot.can({ type: `moved.${to}`, ...request(at) })).toBe(refusal === null);
});

test('[status.not-before] the arrival rule uses the clinic’s day, and refuses an arrival without a time', () => {
  const early = request('2026-11-23T14:00:00Z');
  const status = 'Confirmed';
  expect(moveRefusal({ ...appointment, timeZone: 'Australia/Sydney', status }, 'Arrived', early)).toBeNull();
  expect(moveRefusal({ ...appointment, status }, 'Arrived', early)).toBe('isAppointmentDay');
  expect(moveRefusal({ ...appointment, startsAt: null, status }, 'Arrived', early)).toBe('isAppointmentDay');
});

test('[status.correction] a mistake goes back to the one status before, on the same day, by the calendar’s people', () => {
  const mistaken = { ...appointment, status: 'Arrived', statusBefore: 'Rescheduled' } as const;
  const atNine = { ...mistaken, statusChangedAt: '2026-11-24T01:00:00Z' };
  const evening = request('2026-11-24T15:59:00Z');
  expect(correctionRefusal(atNine, 'Rescheduled', evening)).toBeNull();
  expect(correctionRefusal(atNine, 'Confirmed', evening)).toBe('canBecome');
  expect(correctionRefusal(atNine, 'Rescheduled', request('2026-11-24T16:00:00Z'))).toBe('isSameDay');
  expect(correctionRefusal(atNine, 'Rescheduled', { ...evening, held: ['make_bookings'] })).toBe('mayMove');
  expect(correctionRefusal({ ...mistaken, statusBefore: null, statusChangedAt: null }, 'Rescheduled', evening)).toBe(
    'canBecome',
  );
});

const mistakes = BOOKING_STATUSES.filter((status) => correctionsOf(status).length > 0);

test('[status.correction] each step of a visit can be taken back to the one before', () => {
  const steps = ['Confirmed', 'Arrived', 'In Progress', 'Attended'] as const;
  for (const [nth, to] of steps.slice(1).entries()) expect(correctionsOf(to)).toContain(steps[nth]);
  const mistaken = { ...context, status: 'Attended', statusBefore: 'In Progress' } as const;
  const done = { ...mistaken, statusChangedAt: '2026-11-24T00:10:00Z' };
  expect(commonMoves([done], request('2026-11-24T00:20:00Z'))).toContain('In Progress');
  expect(commonMoves([done], request('2026-11-25T00:20:00Z'))).not.toContain('In Progress');
});

test('[status.correction] the machine remembers what a mistake goes back to, once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...mistakes), anyStatus, (mistake: BookingStatus, before) => {
      const start = bookingStatusMachine.resolveState({ value: stateOf(before), context });
      if (!start.can({ type: `moved.${mistake}`, held: PERMISSIONS, now })) return;
      const booking = createActor(bookingStatusMachine, { snapshot: start, input: context }).start();
      booking.send({ type: `moved.${mistake}`, held: PERMISSIONS, now });
      for (const to of BOOKING_STATUSES) {
        const isBack = booking.getSnapshot().can({ type: `corrected.${to}`, held: PERMISSIONS, now });
        expect(isBack).toBe(to === before && correctionsOf(mistake).includes(to));
      }
      booking.send({ type: `corrected.${before}`, held: PERMISSIONS, now });
      expect(statusIn(booking.getSnapshot().value)).toBe(before);
      expect(booking.getSnapshot().context).toEqual(context);
    }),
  );
});

/** Every move of the table. */
const moves = BOOKING_STATUSES.flatMap((from) => nextStatuses(from).map((to) => [from, to] as const));

test.each(moves)(
  '[machine.booking-status] %s to %s: the move needs the permission, and keeps the previous status only to go back to',
  (from, to) => {
    const before = { ...context, statusBefore: 'Rescheduled', statusChangedAt: '2026-11-23T01:00:00Z' } as const;
    const snapshot = bookingStatusMachine.resolveState({ value: stateOf(from), context: before });
    expect(snapshot.can({ type: `moved.${to}`, held: [], now })).toBe(false);
    const booking = createActor(bookingStatusMachine, { snapshot, input: context }).start();
    booking.send({ type: `moved.${to}`, held: PERMISSIONS, now });
    const { statusBefore, statusChangedAt } = booking.getSnapshot().context;
    const isBack = correctionsOf(to).includes(from);
    expect([statusBefore, statusChangedAt]).toEqual(isBack ? [from, '2026-11-24T01:00:00.000Z'] : [null, null]);
  },
);

const corrections = BOOKING_STATUSES.flatMap((from) => correctionsOf(from).map((to) => [from, to] as const));

test.each(corrections)('[status.correction] %s goes back to %s, and to nothing after that', (from, to) => {
  const mistaken = { ...context, statusBefore: to, statusChangedAt: '2026-11-24T00:30:00Z' };
  const snapshot = bookingStatusMachine.resolveState({ value: stateOf(from), context: mistaken });
  const booking = createActor(bookingStatusMachine, { snapshot, input: context }).start();
  booking.send({ type: `corrected.${to}`, held: PERMISSIONS, now });
  expect(statusIn(booking.getSnapshot().value)).toBe(to);
  expect(booking.getSnapshot().context).toMatchObject(unset);
});

test('a booking that begins has nothing to go back to', () => {
  const input = { ...context, statusBefore: 'Confirmed', statusChangedAt: '2026-11-24T00:30:00Z' } as const;
  expect(createActor(bookingStatusMachine, { input }).start().getSnapshot().context).toMatchObject(unset);
});

test('several bookings share the moves that each allows, except those that need a time or a reason', () => {
  const common = (...statuses: BookingStatus[]) =>
    commonMoves(
      statuses.map((status) => ({ ...context, status })),
      { held: PERMISSIONS, now },
    );
  expect(common('Confirmed')).toEqual(['Did Not Attend', 'Arrived']);
  expect(common('Confirmed', 'Worker to Return')).toEqual(['Arrived']);
  expect(common('Confirmed', 'Did Not Attend')).toEqual(['Arrived']);
  expect(common('Confirmed', 'Completed')).toEqual([]);
  expect(common('Pending')).toEqual([]);
  expect(common()).toEqual([]);
});

test('[status.not-before] only what is allowed at the moment is offered, a way back among it', () => {
  const confirmed = { ...context, status: 'Confirmed' } as const;
  expect(commonMoves([confirmed], request('2026-11-23T01:00:00Z'))).toEqual([]);
  expect(commonMoves([confirmed], request('2026-11-23T23:00:00Z'))).toEqual(['Arrived']);
  const mistaken = { ...confirmed, status: 'Did Not Attend', statusBefore: 'Confirmed' } as const;
  const wrong = { ...mistaken, statusChangedAt: '2026-11-24T00:10:00Z' };
  expect(commonMoves([wrong], request('2026-11-24T00:20:00Z'))).toEqual(['Confirmed', 'Arrived']);
  expect(commonMoves([wrong], request('2026-11-25T00:20:00Z'))).toEqual(['Arrived']);
});
