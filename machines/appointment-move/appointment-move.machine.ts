import { assign } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { failureOf } from '../lib/portal-error.ts';
import { withEvent } from '../lib/with-event.ts';
import { placeStates } from './appointment-move.place.ts';
import { moveSetup, pickedUpMessage } from './appointment-move.setup.ts';
import type { MoveContext } from './appointment-move.types.ts';

/** Typed for this booking before its move was refused. */
const reasonFor = ({ context: { booking, keptReason } }: { context: MoveContext }) =>
  keptReason !== null && keptReason.candidateId === booking?.candidateId ? keptReason.reason : '';

/**
 * One booking moved on the board: picked up, carried over places that are checked ahead, dropped, confirmed, moved, and
 * undone while its notices wait. Pointer and keyboard send the same events; the service says whether a place is legal.
 * A pending booking gets its first time the same way: that confirms it and sends its mails at once, so there is no
 * undo.
 *
 * Ports: `validateMove` booking and place → legal or why not · `moveAppointment` with the reason → the move and until
 * when it can be undone · `confirmBooking` the same of a pending booking → nothing · `undoMove` move id → nothing ·
 * `clock` ticks every second.
 * Actions: `announce` a sentence for screen readers · `notifyBoard` the state of the hand · `refreshBoard` after a change
 * or a refusal, with the booking's place by the service's answer, which the board may not show yet; null: only a new
 * board has it.
 * Units: `undoUntil` and `now` are epoch milliseconds, `remainingMs` is milliseconds and never below 0.
 * Errors: in `failure`, in state `failed`; a place whose check got no answer is not legal, with the reason, until the
 * check is repeated.
 */
export const appointmentMoveMachine = moveSetup.createMachine({
  id: 'appointmentMove',
  context: {
    booking: null,
    target: null,
    verdict: null,
    done: null,
    reason: '',
    keptReason: null,
    remainingMs: 0,
    failure: null,
  },
  initial: 'idle',
  on: {
    'block.pickedUp': { target: '.lifted', actions: assign({ booking: ({ event }) => event.booking }) },
  },
  states: {
    idle: {
      entry: assign({
        booking: null,
        target: null,
        verdict: null,
        done: null,
        reason: '',
        remainingMs: 0,
        failure: null,
      }),
    },
    lifted: {
      tags: ['lifted', 'carried'],
      type: 'parallel',
      entry: [
        assign({ target: null, verdict: null, done: null, reason: reasonFor, failure: null }),
        {
          type: 'announce',
          params: ({ context }) => ({
            text: pickedUpMessage(defined(context.booking)),
          }),
        },
      ],
      exit: { type: 'notifyBoard', params: { type: 'hand.emptied' } },
      on: {
        'block.pickedUp': {}, // one booking at a time
        'block.putBack': {
          target: 'idle',
          actions: {
            type: 'announce',
            params: ({ context }) => ({ text: `${defined(context.booking).name} put back.` }),
          },
        },
      },
      states: {
        hand: {
          initial: 'carrying',
          states: {
            carrying: {
              entry: {
                type: 'notifyBoard',
                params: ({ context }) => ({
                  type: 'booking.lifted',
                  candidateId: defined(context.booking).candidateId,
                }),
              },
              on: {
                'block.dropped': [{ guard: 'isAway', target: 'confirming' }, { target: '#appointmentMove.idle' }],
              },
            },
            confirming: {
              entry: { type: 'notifyBoard', params: { type: 'booking.dropped' } },
              initial: 'asking',
              states: {
                asking: {
                  on: {
                    'move.confirmed': {
                      guard: 'isNotRefused',
                      target: 'confirmed',
                      actions: assign({ reason: ({ event }) => event.reason ?? '' }),
                    },
                  },
                },
                // A move confirmed before its place is checked needs no second confirmation; another place does.
                confirmed: {
                  tags: 'busy',
                  always: [
                    { guard: 'isFirstTime', target: '#appointmentMove.placing' },
                    { guard: 'isLegal', target: '#appointmentMove.moving' },
                    { guard: 'isRefused', target: 'asking' },
                  ],
                  on: { 'target.changed': [{ guard: withEvent('isSameTarget') }, { target: 'asking' }] },
                },
              },
            },
          },
        },
        place: placeStates,
      },
    },
    moving: {
      tags: ['busy', 'carried'],
      on: { 'block.pickedUp': {} },
      invoke: {
        id: 'moveAppointment',
        src: 'moveAppointment',
        input: ({ context: { booking, target, reason } }) => ({
          booking: defined(booking),
          target: defined(target),
          reason,
        }),
        onDone: {
          target: 'moved',
          actions: [
            assign({ done: ({ event }) => event.output, keptReason: null }),
            { type: 'refreshBoard', params: ({ context }) => ({ standsAt: context.target }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: assign({
            failure: failureOf,
            keptReason: ({ context: { booking, reason } }) => ({ candidateId: defined(booking).candidateId, reason }),
          }),
        },
      },
    },
    moved: {
      entry: {
        type: 'announce',
        params: ({ context }) => ({
          text: `${defined(context.booking).name} moved to ${defined(context.target).words}. Undo is possible for a moment.`,
        }),
      },
      invoke: { src: 'clock' },
      on: {
        'undo.pressed': 'undoing',
        'notice.dismissed': 'idle',
        'clock.ticked': [
          { guard: withEvent('isUndoOver'), target: 'idle' },
          { actions: assign({ remainingMs: ({ context, event }) => defined(context.done).undoUntil - event.now }) },
        ],
      },
    },
    placing: {
      tags: ['busy', 'carried'],
      on: { 'block.pickedUp': {} },
      invoke: {
        id: 'confirmBooking',
        src: 'confirmBooking',
        input: ({ context }) => ({ booking: defined(context.booking), target: defined(context.target) }),
        onDone: { target: 'placed', actions: { type: 'refreshBoard', params: { standsAt: null } } },
        onError: { target: 'failed', actions: assign({ failure: failureOf }) },
      },
    },
    placed: {
      entry: {
        type: 'announce',
        params: ({ context }) => ({
          text: `${defined(context.booking).name} is confirmed at ${defined(context.target).words}.`,
        }),
      },
      on: { 'notice.dismissed': 'idle' },
    },
    undoing: {
      tags: 'busy',
      on: { 'block.pickedUp': {} },
      invoke: {
        id: 'undoMove',
        src: 'undoMove',
        input: ({ context }) => ({ moveId: defined(context.done).moveId }),
        onDone: {
          target: 'undone',
          actions: { type: 'refreshBoard', params: ({ context }) => ({ standsAt: defined(context.booking).from }) },
        },
        onError: { target: 'failed', actions: assign({ failure: failureOf }) },
      },
    },
    undone: {
      entry: {
        type: 'announce',
        params: ({ context: { booking } }) => ({
          text: `${defined(booking).name} is back at ${defined(defined(booking).from).words}. No notices were sent.`,
        }),
      },
      on: { 'notice.dismissed': 'idle' },
    },
    failed: {
      entry: { type: 'refreshBoard', params: { standsAt: null } },
      on: { 'notice.dismissed': 'idle' },
    },
  },
});
