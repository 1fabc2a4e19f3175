import { assign, type StateValue, setup } from 'xstate';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  type CorrectableFacts,
  correctionRefusal,
  correctionsOf,
  familyOf,
  isCorrectable,
  membersOf,
  NOT_BEFORE,
  nextStatuses,
  ROWS,
  STATUS_FAMILIES,
  type StatusFamily,
  type StatusRequest,
  type TableRow,
  timeRefusal,
  whoMayMove,
} from '../rules/booking/booking-status.table.ts';

type Facts = Omit<CorrectableFacts, 'status'>;
type Moved = { [To in BookingStatus]: { type: `moved.${To}` } }[BookingStatus];
type Corrected = { [To in BookingStatus]: { type: `corrected.${To}` } }[BookingStatus];
type Step = { from: BookingStatus; to: BookingStatus };

/**
 * A candidate's booking from its request to its report, generated from the table above. Statuses that share moves are
 * grouped in one state.
 *
 * Input: its appointment, and the status before the present one. Events: `moved.STATUS` with the caller's permissions
 * and the time; `corrected.STATUS` takes a mistake back on the day it was made.
 * Every guard checks 'mayMove' first. A service answers 409 STATUS_CONFLICT with `details.guard`, and 403 for
 * 'mayMove'.
 * Source: product specification, section 4, "Booking statuses"; the table is ours, as the specification shows none.
 */
export const bookingStatusMachine = setup({
  types: { context: {} as Facts, input: {} as Facts, events: {} as (Moved | Corrected) & StatusRequest },
  guards: {
    mayMove: isMove,
    isAppointmentDay: isMove,
    hasStarted: isMove,
    isSameDay: ({ context, event }, { from, to }: Step) =>
      correctionRefusal({ ...context, status: from }, to, event) === null,
  },
  actions: {
    setStatusBefore: assign(({ event }, { from }: { from: BookingStatus }) => ({
      statusBefore: from,
      statusChangedAt: new Date(event.now).toISOString(),
    })),
    clearStatusBefore: assign({ statusBefore: null, statusChangedAt: null }),
  },
}).createMachine({
  id: 'bookingStatus',
  context: ({ input }) => input,
  initial: 'Pending',
  states: {
    ...Object.fromEntries(BOOKING_STATUSES.filter((status) => !familyOf(status)).map(statusState)),
    ...Object.fromEntries(
      Object.entries(STATUS_FAMILIES).map(([family, members]) => [
        family,
        {
          initial: members[0],
          states: Object.fromEntries(members.map(statusState)),
          on: movesOf(family as StatusFamily),
        },
      ]),
    ),
  },
});

/** One status with what it alone may become. It is remembered as it is left for one that may be a mistake. */
function statusState(status: BookingStatus) {
  if (nextStatuses(status).length === 0)
    return [status, { type: 'final' as const, entry: 'clearStatusBefore' as const }] as const;
  const corrections = correctionsOf(status).map((to) => [
    `corrected.${to}`,
    {
      guard: { type: 'isSameDay' as const, params: { from: status, to } },
      target: idOf(to),
      // Any other status forgets it on entry.
      ...(isCorrectable(to) ? { actions: 'clearStatusBefore' as const } : {}),
    },
  ]);
  const isOneOfMany = ROWS.some((row) => row.eachOther && membersOf(row.from).includes(status));
  const stays = isOneOfMany ? [[`moved.${status}`, {}]] : [];
  return [
    status,
    {
      ...(isCorrectable(status) ? {} : { entry: 'clearStatusBefore' as const }),
      ...(nextStatuses(status).some(isCorrectable)
        ? { exit: { type: 'setStatusBefore' as const, params: { from: status } } }
        : {}),
      on: { ...movesOf(status), ...Object.fromEntries([...stays, ...corrections]) },
    },
  ] as const;
}

function idOf(status: BookingStatus): string {
  return `#bookingStatus.${[familyOf(status), status].filter(Boolean).join('.')}`;
}

/** The table's moves from one status or family; a move within its own family is written for each status. */
function movesOf(from: TableRow['from']) {
  return Object.fromEntries(
    ROWS.filter((row) => row.from === from).flatMap(({ to, eachOther }) =>
      [...(eachOther ? membersOf(from) : []), ...to].map((wanted) => [
        `moved.${wanted}`,
        { guard: { type: NOT_BEFORE[wanted] ?? ('mayMove' as const), params: { to: wanted } }, target: idOf(wanted) },
      ]),
    ),
  );
}

function isMove({ context, event }: { context: Facts; event: StatusRequest }, { to }: { to: BookingStatus }): boolean {
  return event.held.includes(whoMayMove(to)) && timeRefusal(context, to, event.now) === null;
}

/** The status of a state of the machine. */
export const statusIn = (value: StateValue): BookingStatus =>
  (typeof value === 'string' ? value : Object.values(value)[0]) as BookingStatus;
