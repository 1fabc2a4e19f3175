import { assign } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { withEvent } from '../lib/with-event.ts';
import { boardSetup } from './scheduler-board.setup.ts';
import { WAITING_MOST, WAITING_PART } from './scheduler-board.types.ts';

/**
 * The scheduler's board: its data, kept up to date; the pointer's actions on it; and the booking in the hand.
 * A booking is dragged, or lifted by its handle or key and then its place is clicked. A click on it opens its card.
 * Empty time is drawn, to be blocked. The move itself is a machine of its own, which reports the state of the hand.
 *
 * Ports: `move` the move of one booking · `fetchBoard` how many pending bookings → the board · `boardChanges` a stream
 * of changes to the board.
 * Actions: `askAboutTime` asks what the drawn time is for · `openCard` of the booking that was clicked · `bookTime` for
 * a walk-in, where a free time was clicked.
 * Errors: a board that cannot be fetched lands in `failure`; the last board stays shown.
 */
export const schedulerBoardMachine = <Board, Lane extends { key: string }>() =>
  boardSetup<Board, Lane>().createMachine({
    id: 'schedulerBoard',
    context: ({ input: { waiting } }) => ({
      board: null,
      positions: [],
      waiting,
      failure: null,
      announcement: '',
      liftedId: null,
      press: null,
      start: null,
      drawn: null,
    }),
    invoke: [
      { id: 'move', src: 'move' },
      { id: 'boardChanges', src: 'boardChanges' },
    ],
    on: {
      'board.changed': { actions: ['recheckTarget', 'outdate'] },
      'booking.moved': { actions: [withEvent('takePosition'), 'outdate'] },
      'waiting.extended': {
        actions: [
          assign({ waiting: ({ context }) => Math.min(WAITING_MOST, context.waiting + WAITING_PART) }),
          'outdate',
        ],
      },
      'move.announced': { actions: assign({ announcement: ({ event }) => event.text }) },
      'target.changed': { actions: withEvent('carry') },
      'escape.pressed': { actions: 'putBack' },
    },
    type: 'parallel',
    states: {
      data: {
        initial: 'loading',
        states: {
          loading: {
            invoke: {
              id: 'fetchBoard',
              src: 'fetchBoard',
              input: ({ context }) => ({ waiting: context.waiting, kind: 'person' }),
              onDone: { target: 'shown', actions: withEvent('takeBoard') },
              onError: { target: 'failed', actions: withEvent('fail') },
            },
            // The answer under way may be older than the change.
            on: { 'board.outdated': 'refreshing' },
          },
          shown: { on: { 'board.outdated': 'refreshing' } },
          refreshing: {
            invoke: {
              id: 'fetchBoard',
              src: 'fetchBoard',
              input: ({ context }) => ({ waiting: context.waiting, kind: 'background' }),
              onDone: { target: 'shown', actions: withEvent('takeBoard') },
              onError: { target: 'failed', actions: withEvent('fail') },
            },
            on: { 'board.outdated': { target: 'refreshing', reenter: true } },
          },
          failed: {
            exit: assign({ failure: null }),
            on: { 'retry.pressed': 'refreshing' },
          },
        },
      },
      hand: {
        initial: 'empty',
        on: {
          'booking.lifted': { target: '.carrying', actions: assign({ liftedId: ({ event }) => event.candidateId }) },
          'booking.dropped': '.confirming',
          'hand.emptied': '.empty',
        },
        states: {
          empty: { entry: assign({ liftedId: null }) },
          carrying: {},
          confirming: {},
        },
      },
      pointer: {
        initial: 'up',
        states: {
          up: {
            initial: 'idle',
            entry: 'endGesture',
            on: {
              'block.pressed': {
                guard: withEvent('mayTake'),
                target: 'down.pressing',
                actions: withEvent('takePress'),
              },
              'time.pressed': { guard: 'isHandEmpty', target: 'down.marking', actions: withEvent('takeStart') },
            },
            states: {
              idle: {
                on: {
                  'block.clicked': [
                    { guard: 'isHandEmpty', actions: withEvent('openCard') },
                    { guard: withEvent('isLifted'), actions: 'drop' },
                  ],
                  'block.lifted': [
                    { guard: 'isHandEmpty', actions: withEvent('pickUp') },
                    { guard: withEvent('isLifted'), actions: 'drop' },
                  ],
                  'time.clicked': { guard: 'isHandEmpty', actions: withEvent('bookTime') },
                  'place.clicked': { actions: [withEvent('carry'), 'drop'] },
                },
              },
              // The click that a release brings belongs to the gesture that is over.
              released: {
                after: { click: 'idle' },
                on: {
                  'block.clicked': 'idle',
                  'block.lifted': 'idle',
                  'place.clicked': 'idle',
                  'time.clicked': 'idle',
                },
              },
            },
          },
          down: {
            on: { 'pointer.lost': 'up' },
            initial: 'pressing',
            states: {
              pressing: {
                on: {
                  'pointer.moved': [{ guard: withEvent('isNear') }, { target: 'dragging' }],
                  'pointer.released': '#schedulerBoard.pointer.up',
                },
              },
              dragging: {
                tags: 'captured',
                entry: { type: 'pickUp', params: ({ context }) => defined(context.press) },
                on: {
                  'pointer.released': { target: '#schedulerBoard.pointer.up.released', actions: 'drop' },
                  'pointer.lost': { target: '#schedulerBoard.pointer.up', actions: 'putBack' },
                  'hand.emptied': 'spent',
                },
              },
              // Put back while the pointer was still down.
              spent: { on: { 'pointer.released': '#schedulerBoard.pointer.up.released' } },
              // A quarter of an hour that is pressed and not drawn yet: a press alone asks nothing.
              marking: {
                on: {
                  'pointer.moved': {
                    guard: withEvent('isOtherQuarter'),
                    target: 'drawing',
                    actions: withEvent('draw'),
                  },
                  'pointer.released': '#schedulerBoard.pointer.up',
                },
              },
              drawing: {
                tags: 'captured',
                on: {
                  'pointer.moved': { guard: withEvent('isOverLane'), actions: withEvent('draw') },
                  'pointer.released': {
                    target: '#schedulerBoard.pointer.up.released',
                    actions: { type: 'askAboutTime', params: ({ context }) => defined(context.drawn) },
                  },
                },
              },
            },
          },
        },
      },
    },
  });
