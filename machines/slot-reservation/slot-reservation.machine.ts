import { assign, raise } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { withEvent } from '../lib/with-event.ts';
import { callingStates } from './calling.states.ts';
import { lengthened, timeLeft } from './reservation.ts';
import { reservationSetup } from './slot-reservation.setup.ts';
import { unansweredState } from './unanswered.state.ts';

/**
 * One candidate's time: picked, held at the clinic, counted down, given back.
 * Picking the held time again keeps the hold; picking another swaps it, and a refused swap keeps the old one.
 * A free-booking time asks no server. A package that changes, and a candidate who goes, give the hold back.
 * A reserve or release without an answer may have been done: nothing counts as held then until the service was asked what the
 * candidate has; after that the time is reserved or given back as it was sought.
 *
 * Ports: `reserveSlot` slot, package and the hold it replaces → Hold · `releaseHold` ReserveId → nothing, NOT_FOUND counting as
 * given back · `findHold` draft and candidate → the Hold that the service has, or null · `clock` ticks every second.
 * Units: `expiresAt` and `now` are epoch milliseconds, `remainingMs` is milliseconds and never below 0.
 * Errors: land in `failure`, shown at the candidate (a taken time with its nearest free ones); only a refused release asks
 * for a snackbar too. A hold that ran out keeps its pick, so that it can be asked for again.
 * Source: product specification, section 4, "Slot reservation"; section 8, "Slots".
 */
export const slotReservationMachine = reservationSetup.createMachine({
  id: 'slotReservation',
  context: ({ input }) => ({
    ...input,
    hold: null,
    lapsed: null,
    extension: null,
    seeks: 'pick',
    remainingMs: 0,
    calls: 0,
    failure: null,
  }),
  initial: 'idle',
  on: {
    'slot.picked': [
      {
        guard: withEvent('isSwapToFree'),
        target: '.releasing',
        actions: assign({ pick: ({ event }) => event.slot, failure: null }),
      },
      {
        guard: withEvent('isFree'),
        target: '.held',
        actions: [assign({ pick: ({ event }) => event.slot }), 'makeFreeHold'],
      },
      {
        guard: 'isUnbound',
        target: '.refused',
        actions: assign({ pick: ({ event }) => event.slot, failure: { code: 'UNREACHABLE' } }),
      },
      { target: '.reserving', actions: assign({ pick: ({ event }) => event.slot, failure: null }) },
    ],
    'hold.restored': [
      {
        guard: withEvent('isRaced'),
        target: '.unanswered',
        actions: { type: 'markUncertain', params: { seeks: 'hold' } },
      },
      {
        guard: withEvent('isUnwanted'),
        target: '.releasing',
        actions: assign({ hold: ({ event }) => event.hold, pick: null, failure: null }),
      },
      { target: '.held', actions: ['countCall', assign({ hold: ({ event }) => event.hold, failure: null })] },
    ],
    'hold.extended': [
      { guard: withEvent('isExtended'), actions: [withEvent('extendHold'), 'notifyOwner'] },
      { actions: withEvent('extendHold') },
    ],
    'hold.doubted': {
      guard: 'isBound',
      target: '.unanswered',
      actions: { type: 'markUncertain', params: { seeks: 'hold' } },
    },
    'draft.named': { actions: assign({ draftId: ({ event }) => event.draftId }) },
    'package.changed': [
      { guard: withEvent('isSamePackage') },
      {
        guard: 'hasServerHold',
        target: '.releasing',
        actions: assign({ package: ({ event }) => event.package, pick: null, failure: null }),
      },
      { target: '.idle', actions: ['clearPick', assign({ package: ({ event }) => event.package })] },
    ],
    'candidate.gone': [{ guard: 'hasServerHold', target: '.releasing.thenLeaving' }, { target: '.gone' }],
  },
  states: {
    idle: {
      entry: 'notifyOwner',
      always: { guard: 'hasFreePick', target: 'held', actions: 'makeFreeHold' },
      on: {
        'hold.lost': {
          guard: 'hasPick',
          target: 'expired',
          actions: assign({ lapsed: null, failure: { code: 'HOLD_EXPIRED' } }),
        },
      },
    },
    held: {
      entry: [
        assign(({ context }) => ({
          pick: defined(context.hold).slot,
          hold: lengthened(context.hold, context.extension),
        })),
        'notifyOwner',
      ],
      invoke: { id: 'clock', src: 'clock' },
      on: {
        'draft.named': {
          guard: withEvent('isOtherDraft'), // its holds went with the old one
          target: 'expired',
          actions: assign({ draftId: ({ event }) => event.draftId, lapsed: null, failure: { code: 'HOLD_EXPIRED' } }),
        },
        'slot.picked': { guard: withEvent('isHeld'), actions: assign({ failure: null }) },
        'slot.cleared': [
          { guard: 'hasServerHold', target: 'releasing', actions: assign({ pick: null, failure: null }) },
          { target: 'idle', actions: 'clearPick' },
        ],
        'hold.lost': {
          guard: withEvent('isLost'),
          target: 'expired',
          actions: assign({ lapsed: null, failure: ({ event }) => event.failure ?? { code: 'HOLD_EXPIRED' } }),
        },
        'clock.ticked': [
          {
            guard: withEvent('isHoldOver'),
            target: 'expired',
            actions: assign({ lapsed: ({ context }) => context.hold, failure: { code: 'HOLD_EXPIRED' } }),
          },
          { actions: assign({ remainingMs: ({ context, event }) => timeLeft(defined(context.hold), event.now) }) },
        ],
      },
    },
    ...callingStates,
    unanswered: unansweredState,
    refused: {
      entry: 'notifyOwner',
      on: {
        'slot.cleared': { target: 'idle', actions: 'clearPick' },
        'reserve.againPressed': {
          actions: raise(({ context }) => ({ type: 'slot.picked', slot: defined(context.pick) })),
        },
      },
    },
    expired: {
      entry: [assign({ hold: null, remainingMs: 0 }), 'notifyOwner'],
      on: {
        'hold.extended': {
          guard: withEvent('isLapsed'),
          target: 'held',
          actions: [assign({ hold: ({ context }) => context.lapsed, failure: null }), withEvent('extendHold')],
        },
        'slot.cleared': { target: 'idle', actions: 'clearPick' },
        'reserve.againPressed': {
          actions: raise(({ context }) => ({ type: 'slot.picked', slot: defined(context.pick) })),
        },
      },
    },
    gone: { type: 'final' },
  },
});
