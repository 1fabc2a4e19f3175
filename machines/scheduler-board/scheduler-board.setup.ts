import { assign, fromCallback, raise, sendParent, sendTo, setup, stateIn } from 'xstate';
import { appointmentMoveMachine } from '../appointment-move/appointment-move.machine.ts';
import type { BoardPlace, Movable } from '../appointment-move/appointment-move.types.ts';
import { defined } from '../lib/assert-defined.ts';
import { toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { SLOT_MINUTES } from '../rules/booking/package-length.ts';
import { BOARD_CLOSES, BOARD_OPENS } from '../rules/calendar/board-hours.ts';
import type {
  BlockPress,
  BoardChanged,
  BoardPosition,
  FetchInput,
  LaneMinute,
  SchedulerBoardContext,
  SchedulerBoardEvent,
  TimeRange,
} from './scheduler-board.types.ts';

/** Pixels that a press may stray and still be a press. */
const SLACK_PX = 4;

const boardChangesPort = fromCallback<BoardChanged>(() => {
  throw new Error('The stream has no body: the host provides one.');
});

/** The move of a booking, with its reports sent to the board; the host provides its ports. */
export const boardMoveMachine = appointmentMoveMachine.provide({
  actions: {
    announce: sendParent((_, { text }) => ({ type: 'move.announced', text })),
    notifyBoard: sendParent((_, report) => report),
    refreshBoard: sendParent(({ context }, { standsAt }) => ({
      type: 'booking.moved',
      position: standsAt && { candidateId: defined(context.booking).candidateId, place: standsAt },
    })),
  },
});

/** Ports, guards and pauses of the board. */
const portsAndGuards = <Board, Lane extends { key: string }>() =>
  setup({
    types: {
      context: {} as SchedulerBoardContext<Board, Lane>,
      events: {} as SchedulerBoardEvent<Lane>,
      input: {} as { waiting: number },
      children: {} as { move: 'move' },
      /** The pointer belongs to the board until it is released, wherever it goes. */
      tags: {} as 'captured',
    },
    actors: {
      fetchBoard: port<Board, FetchInput>(),
      boardChanges: boardChangesPort,
      move: boardMoveMachine,
    },
    actions: {
      askAboutTime: (_, _range: TimeRange<Lane>) => {},
      bookTime: (_, _params: { lane: Lane; minute: number }) => {},
      openCard: (_, _params: { booking: Movable }) => {},
    },
    guards: {
      isHandEmpty: stateIn('#schedulerBoard.hand.empty'),
      isLifted: ({ context }, { booking }: { booking: Movable }) => context.liftedId === booking.candidateId,
      /** One booking at a time. */
      mayTake: ({ context: { liftedId } }, { booking }: { booking: Movable }) =>
        liftedId === null || liftedId === booking.candidateId,
      isNear: ({ context }, { x, y }: { x: number; y: number }) => {
        const press = defined(context.press);
        return Math.hypot(x - press.x, y - press.y) < SLACK_PX;
      },
      isOverLane: ({ context }, { over }: { over: LaneMinute | null }) => over?.laneKey === context.start?.lane.key,
      isOtherQuarter: ({ context }, { over }: { over: LaneMinute | null }) =>
        over?.laneKey === context.start?.lane.key && over?.minute !== context.start?.minute,
    },
    /** The click of a release comes before any timer. */
    delays: { click: 0 },
  });

/** With what the board does to its move and its own records. */
export function boardSetup<Board, Lane extends { key: string }>() {
  const ports = portsAndGuards<Board, Lane>();
  return ports.extend({
    actions: {
      outdate: raise({ type: 'board.outdated' }),
      takeBoard: assign((_, { output }: { output: Board }) => ({ board: output, positions: [] })),
      fail: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
      takePosition: assign(({ context }, { position }: { position: BoardPosition | null }) => ({
        positions: position ? [...context.positions, position] : context.positions,
      })),
      recheckTarget: ports.sendTo('move', { type: 'board.changed' }),
      pickUp: sendTo('move', (_, { booking }: { booking: Movable }) => ({ type: 'block.pickedUp', booking })),
      carry: sendTo('move', (_, { target }: { target: BoardPlace | null }) => ({ type: 'target.changed', target })),
      drop: ports.sendTo('move', { type: 'block.dropped' }),
      putBack: ports.sendTo('move', { type: 'block.putBack' }),
      takePress: assign((_, { x, y, booking, grab }: BlockPress) => ({ press: { x, y, booking, grab } })),
      takeStart: assign((_, { lane, minute }: { lane: Lane; minute: number }) => ({ start: { lane, minute } })),
      draw: assign(({ context }, { over }: { over: LaneMinute | null }) => {
        const { lane, minute: start } = defined(context.start);
        const { minute: end } = defined(over);
        return {
          drawn: {
            lane,
            from: Math.max(BOARD_OPENS * 60, Math.min(start, end)),
            to: Math.min(BOARD_CLOSES * 60, Math.max(start, end) + SLOT_MINUTES),
          },
        };
      }),
      endGesture: assign({ press: null, start: null, drawn: null }),
    },
  });
}
