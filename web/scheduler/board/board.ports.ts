import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { appointmentMoveMachine } from '../../../machines/appointment-move/appointment-move.machine.ts';
import type {
  BoardPlace,
  DoneMove,
  Movable,
  MoveVerdict,
} from '../../../machines/appointment-move/appointment-move.types.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { epochMs } from '../../../machines/lib/ports.ts';
import type { BoardLanes } from '../../../machines/rules/calendar/board-lanes.ts';
import { schedulerBoardMachine } from '../../../machines/scheduler-board/scheduler-board.machine.ts';
import { boardMoveMachine } from '../../../machines/scheduler-board/scheduler-board.setup.ts';
import type { BoardChanged, FetchInput, TimeRange } from '../../../machines/scheduler-board/scheduler-board.types.ts';
import type { CallOptions, Gateway } from '../../app/api/gateway-client.ts';
import { listen } from '../../app/api/gateway-stream.ts';
import { everySecond } from '../../app/session/every-second.ts';
import {
  BoardChangedDocument,
  ConfirmBookingDocument,
  MoveAppointmentDocument,
  SchedulerBookingsDocument,
  SchedulerDoctorsDocument,
  UndoMoveDocument,
  ValidateMoveDocument,
} from '../scheduler.documents.ts';
import type { Board, Lane } from './board-lanes.ts';

const machine = schedulerBoardMachine<Board, Lane>();
export type BoardActor = ActorRefFrom<typeof machine>;
export type MoveActor = ActorRefFrom<typeof appointmentMoveMachine>;

/** The clinics and the days shown, both included. */
export type BoardQuery = { siteIds: string[]; fromDay: string; toDay: string; lanes: BoardLanes };

/** All clinics at once. */
async function fetchBoard(
  gateway: Gateway,
  { siteIds, ...days }: BoardQuery,
  waiting: number,
  options: CallOptions,
): Promise<Board> {
  const clinics = await Promise.all(
    siteIds.map((siteId) => fetchClinic(gateway, { siteId, ...days }, waiting, options)),
  );
  const namesClinic = clinics.length > 1;
  return {
    clinics: clinics.map(({ clinic }) => clinic),
    waiting: {
      bookings: clinics.flatMap(({ clinic, waiting: { bookings } }) =>
        bookings.map((booking) => ({ ...booking, siteName: namesClinic ? clinic.siteName : null })),
      ),
      total: clinics.reduce((sum, { waiting: { total } }) => sum + total, 0),
    },
    // A move between two answers may show a block in both.
    blocks: [...new Map(clinics.flatMap(({ blocks }) => blocks.map((block) => [block.id, block]))).values()],
  };
}

type ClinicQuery = Omit<BoardQuery, 'siteIds'> & { siteId: string };

/** Doctors and the first fifty blocks together, then all further pages at once. */
async function fetchClinic(gateway: Gateway, query: ClinicQuery, waiting: number, options: CallOptions) {
  const page = (number: number) => gateway.request(SchedulerBookingsDocument, { ...query, page: number }, options);
  const [{ schedulerDoctors, schedulerPending }, { schedulerBookings: first }] = await Promise.all([
    gateway.request(SchedulerDoctorsDocument, { ...query, waiting }, options),
    page(1),
  ]);
  const rest = await Promise.all(Array.from({ length: first.pages - 1 }, (_, index) => page(index + 2)));
  const answered = [first, ...rest.map(({ schedulerBookings }) => schedulerBookings)].flatMap((part) => part.blocks);
  const blocks = answered.map(({ kind, ...block }) => ({ ...block, id: idOf(block), isHold: kind === 'hold' }));
  return { clinic: schedulerDoctors, waiting: schedulerPending, blocks };
}

/** A stop of a visit route is drawn in each lane that it needs. */
const idOf = ({ id, stop, rosterId }: { id: string; stop: string | null; rosterId: number }) =>
  stop === null ? id : `${id} ${rosterId} ${stop}`;

type Moving = { booking: Movable; target: BoardPlace };

const moveOn = (gateway: Gateway) =>
  boardMoveMachine.provide({
    actors: {
      validateMove: fromPromise<MoveVerdict, Moving>(async ({ input, signal }) => {
        const variables = { ...placeOf(input), stop: input.booking.stop ?? null };
        const { validateMove } = await gateway.request(ValidateMoveDocument, variables, { signal });
        return validateMove;
      }),
      moveAppointment: fromPromise<DoneMove, Moving & { reason: string }>(async ({ input }) => {
        const { rosterId, startsAt } = defined(input.booking.from);
        const { stop = null } = input.booking;
        const variables = { ...placeOf(input), stop, seen: { rosterId, startsAt }, reason: input.reason };
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
  });

const placeOf = ({ booking, target }: Moving) => ({
  candidateId: booking.candidateId,
  rosterId: target.rosterId,
  startsAt: target.startsAt,
});

export type BoardActions = {
  /** Asks for an action on the drawn time. */
  askAboutTime: (range: TimeRange<Lane>) => void;
  openCard: (candidateId: string) => void;
  bookTime: (time: { lane: Lane; minute: number }) => void;
};

export const boardOn = (gateway: Gateway, query: BoardQuery, actions: BoardActions) =>
  machine.provide({
    actors: {
      move: moveOn(gateway),
      fetchBoard: fromPromise<Board, FetchInput>(({ input: { waiting, kind }, signal }) =>
        fetchBoard(gateway, query, waiting, { signal, kind }),
      ),
      boardChanges: fromCallback<BoardChanged>(({ sendBack }) => {
        const changed = () => sendBack({ type: 'board.changed' });
        return listen(
          gateway,
          BoardChangedDocument,
          { siteIds: query.siteIds },
          {
            onData: ({ slotsChanged: { day } }) => {
              if (day === null || (day >= query.fromDay && day <= query.toDay)) changed();
            },
            onConnect: changed,
          },
        );
      }),
    },
    actions: {
      askAboutTime: (_, range) => actions.askAboutTime(range),
      openCard: (_, { booking }) => actions.openCard(booking.candidateId),
      bookTime: (_, { lane, minute }) => actions.bookTime({ lane, minute }),
    },
  });
