import { setup } from 'xstate';
import { known } from './known.ts';
import type { Permission } from './rules/permissions.ts';

const RESULT_PENDING = [
  'Pending Occ-Phys',
  'Pending AMA Review',
  'Pending Lungscreen',
  'Pending RSHQ',
  'Pending GCMS',
  'Pending Chest X-Ray',
  'Pending Drug Results',
  'Pending Bloods',
] as const;
const WAITING = ['Pending Correspondence', 'Awaiting Company', 'Awaiting Worker'] as const;

/** As the list's filter offers them: in the specification's order, 'Attended' last. */
export const BOOKING_STATUSES = [
  'Pending',
  'Pending Occ-Phys',
  'Pending AMA Review',
  'Pending Lungscreen',
  'Pending RSHQ',
  'Confirmed',
  'Cancelled',
  'Rescheduled',
  'Did Not Attend',
  'Worker to Return',
  'Arrived',
  'Pending GCMS',
  'Pending Chest X-Ray',
  'Pending Drug Results',
  'Pending Bloods',
  'In Progress',
  'Preparing Report',
  'Pending Correspondence',
  'Awaiting Company',
  'Awaiting Worker',
  'Completed',
  'Attended',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

type Row = { from: readonly BookingStatus[]; to: readonly BookingStatus[]; eachOther?: true };

/** The one table of what a status may become; screen, service and diagram are drawn from it. */
const ROWS: readonly Row[] = [
  { from: ['Pending'], to: ['Confirmed', 'Cancelled'] },
  { from: ['Confirmed', 'Rescheduled'], to: ['Rescheduled', 'Arrived', 'Did Not Attend', 'Cancelled'] },
  { from: ['Did Not Attend'], to: ['Rescheduled', 'Cancelled'] },
  { from: ['Arrived'], to: ['In Progress', 'Worker to Return'] },
  { from: ['In Progress'], to: ['Attended', 'Worker to Return', ...RESULT_PENDING, 'Preparing Report'] },
  { from: ['Worker to Return'], to: ['Rescheduled', 'Arrived', 'Cancelled'] },
  { from: ['Attended'], to: [...RESULT_PENDING, 'Preparing Report', 'Completed'] },
  { from: RESULT_PENDING, eachOther: true, to: ['Preparing Report', 'Awaiting Company', 'Awaiting Worker'] },
  { from: ['Preparing Report'], to: [...WAITING, 'Completed'] },
  { from: WAITING, eachOther: true, to: ['Preparing Report', 'Completed', 'Cancelled'] },
  { from: ['Completed', 'Cancelled'], to: [] },
];

/** In the table's order. */
export function nextStatuses(from: BookingStatus): readonly BookingStatus[] {
  const row = known(ROWS.find((candidate) => candidate.from.includes(from)));
  return [...(row.eachOther ? row.from.filter((to) => to !== from) : []), ...row.to];
}
export const canBecome = (from: BookingStatus, to: BookingStatus): boolean => nextStatuses(from).includes(to);

/** Bookers cancel and reschedule; every other move is the board's. */
export const whoMayMove = (to: BookingStatus): Permission =>
  to === 'Cancelled' || to === 'Rescheduled' ? 'make_bookings' : 'calendar';

/** Statuses that come with more than a word, a time or a reason: operations of their own give them. */
const WITH_MORE: readonly BookingStatus[] = ['Pending', 'Confirmed', 'Rescheduled', 'Cancelled'];
export const isSetElsewhere = (status: BookingStatus) => WITH_MORE.includes(status);

/** What all of these may become by a word alone, in the table's order. */
export const commonMoves = (from: readonly BookingStatus[]): readonly BookingStatus[] =>
  BOOKING_STATUSES.filter(
    (to) => from.length > 0 && !isSetElsewhere(to) && from.every((status) => canBecome(status, to)),
  );

/** 'pending' in the edit rule and on the detail page: that status alone, not the results that are pending. */
export const isPending = (status: BookingStatus) => status === 'Pending';

/** The status of a service's spelling: 'PartialConfirmed' shows as 'Confirmed'; null for a name that is none. */
export const shownStatus = (name: string): BookingStatus | null =>
  name === 'PartialConfirmed' ? 'Confirmed' : (BOOKING_STATUSES.find((status) => status === name) ?? null);

type Moved = { type: 'status.moved'; to: BookingStatus; held: readonly Permission[] };

/**
 * A candidate's booking from its request to its report, generated from the table above.
 *
 * Input: the status it has. Events: `status.moved` with the status wanted and the permissions of who asks.
 * A service that refuses a move answers 409 with 'canBecome', and 403 where 'mayMove' is what failed.
 * Source: product specification, section 4, "Booking statuses"; the table is ours, as the specification shows none.
 */
export const bookingStatusMachine = setup({
  types: { events: {} as Moved },
  guards: {
    mayMove: ({ event }, { to }: { to: BookingStatus }) => event.to === to && event.held.includes(whoMayMove(to)),
  },
}).createMachine({
  id: 'bookingStatus',
  initial: 'Pending',
  states: Object.fromEntries(
    BOOKING_STATUSES.map((from) => {
      const moves = nextStatuses(from).map((to) => ({
        guard: { type: 'mayMove' as const, params: { to } },
        target: to,
        reenter: true,
      }));
      return [from, moves.length === 0 ? { type: 'final' as const } : { on: { 'status.moved': moves } }];
    }),
  ),
});

/** Why a move is refused, by its guard's name, or null. */
export function moveRefusal(from: BookingStatus, to: BookingStatus, held: readonly Permission[]) {
  if (!canBecome(from, to)) return 'canBecome';
  return held.includes(whoMayMove(to)) ? null : 'mayMove';
}
