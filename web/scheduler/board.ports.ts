import { fromPromise } from 'xstate';
import { appointmentMoveMachine } from '../../machines/appointment-move/appointment-move.machine.ts';
import type {
  BoardPlace,
  DoneMove,
  Movable,
  MoveVerdict,
} from '../../machines/appointment-move/appointment-move.types.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import { epochMs } from '../../machines/lib/ports.ts';
import { loadMachine } from '../../machines/load/load.machine.ts';
import type { CallOptions, Gateway } from '../app/api/gateway-client.ts';
import { everySecond } from '../app/session/every-second.ts';
import type { Board } from './board-lanes.ts';
import type { BoardPosition } from './move/known-moves.ts';
import {
  ConfirmBookingDocument,
  MoveAppointmentDocument,
  SchedulerBookingsDocument,
  SchedulerDoctorsDocument,
  UndoMoveDocument,
  ValidateMoveDocument,
} from './scheduler.documents.ts';

/** The site and the days shown, both included. */
export type BoardQuery = { siteId: string; fromDay: string; toDay: string };

/** So many of those who wait are shown at first, and with each 'Show more'. */
export const WAITING_PART = 50;
/** The service's own limit. */
export const WAITING_MOST = 500;

type Ask = { query: BoardQuery; waiting: number };

/** Doctors and the first fifty blocks together, then all further pages at once. */
async function fetchBoard(gateway: Gateway, { query, waiting }: Ask, options: CallOptions): Promise<Board> {
  const page = (number: number) => gateway.request(SchedulerBookingsDocument, { ...query, page: number }, options);
  const [{ schedulerDoctors, schedulerPending }, { schedulerBookings: first }] = await Promise.all([
    gateway.request(SchedulerDoctorsDocument, { ...query, waiting }, options),
    page(1),
  ]);
  const rest = await Promise.all(Array.from({ length: first.pages - 1 }, (_, index) => page(index + 2)));
  const blocks = [first, ...rest.map(({ schedulerBookings }) => schedulerBookings)].flatMap((part) => part.blocks);
  // Somebody's move between two pages may show a block on both.
  return {
    doctors: schedulerDoctors,
    waiting: schedulerPending,
    blocks: [...new Map(blocks.map((block) => [block.id, block])).values()],
  };
}

/**
 * Fetching again is nobody's request: the board keeps itself up to date.
 * @param waiting how many of those who wait are asked for by now
 */
export function boardOf(gateway: Gateway, query: BoardQuery, waiting: () => number) {
  let isFirst = true;
  return loadMachine<Board>().provide({
    actors: {
      fetchOne: fromPromise(({ signal }) => {
        const kind = isFirst ? 'person' : 'background';
        isFirst = false;
        return fetchBoard(gateway, { query, waiting: waiting() }, { signal, kind });
      }),
    },
  });
}

type Moving = { booking: Movable; target: BoardPlace };
type MoveHost = { announce: (text: string) => void; refreshBoard: (standing: BoardPosition | null) => void };

export const moveOn = (gateway: Gateway, { announce, refreshBoard }: MoveHost) =>
  appointmentMoveMachine.provide({
    actors: {
      validateMove: fromPromise<MoveVerdict, Moving>(async ({ input, signal }) => {
        const { validateMove } = await gateway.request(ValidateMoveDocument, placeOf(input), { signal });
        return validateMove;
      }),
      moveAppointment: fromPromise<DoneMove, Moving & { reason: string }>(async ({ input }) => {
        const { rosterId, startsAt } = defined(input.booking.from);
        const variables = { ...placeOf(input), seen: { rosterId, startsAt }, reason: input.reason };
        const { moveAppointment } = await gateway.request(MoveAppointmentDocument, variables);
        return { moveId: moveAppointment.moveId, undoUntil: epochMs(Date.now() + moveAppointment.undoMs) };
      }),
      confirmBooking: fromPromise<void, Moving>(async ({ input }) => {
        await gateway.request(ConfirmBookingDocument, placeOf(input));
      }),
      undoMove: fromPromise<void, { moveId: string }>(async ({ input }) => {
        await gateway.request(UndoMoveDocument, input);
      }),
      clock: everySecond(() => epochMs(Date.now())),
    },
    actions: {
      announce: (_, { text }) => announce(text),
      refreshBoard: ({ context }, { standsAt }) =>
        refreshBoard(standsAt && { candidateId: defined(context.booking).candidateId, place: standsAt }),
    },
  });

const placeOf = ({ booking, target }: Moving) => ({
  candidateId: booking.candidateId,
  rosterId: target.rosterId,
  startsAt: target.startsAt,
});
