import { and, assign, enqueueActions, raise } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { toPortalError } from '../lib/portal-error.ts';
import { failureNotice, isServerHold, lengthened, RELEASED, RESERVED, timeLeft } from './reservation.ts';
import { reservationSetup } from './slot-reservation.setup.ts';

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
    failure: null,
  }),
  initial: 'idle',
  on: {
    'slot.picked': [
      {
        guard: { type: 'isSwapToFree', params: ({ event }) => event },
        target: '.releasing',
        actions: assign({ pick: ({ event }) => event.slot, failure: null }),
      },
      {
        guard: { type: 'isFree', params: ({ event }) => event },
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
        guard: { type: 'isUnwanted', params: ({ event }) => event },
        target: '.releasing',
        actions: assign({ hold: ({ event }) => event.hold, pick: null, failure: null }),
      },
      { target: '.held', actions: assign({ hold: ({ event }) => event.hold, failure: null }) },
    ],
    'hold.extended': [
      {
        guard: { type: 'isExtended', params: ({ event }) => event },
        actions: [{ type: 'lengthen', params: ({ event }) => event }, 'tellOwner'],
      },
      { actions: { type: 'lengthen', params: ({ event }) => event } },
    ],
    'hold.doubted': {
      guard: 'isBound',
      target: '.unanswered.asking',
      actions: { type: 'doubt', params: { seeks: 'hold' } },
    },
    'draft.named': { actions: assign({ draftId: ({ event }) => event.draftId }) },
    'package.changed': [
      { guard: { type: 'isSamePackage', params: ({ event }) => event } },
      {
        guard: 'hasServerHold',
        target: '.releasing',
        actions: assign({ package: ({ event }) => event.package, pick: null, failure: null }),
      },
      { target: '.idle', actions: ['forget', assign({ package: ({ event }) => event.package })] },
    ],
    'candidate.gone': [{ guard: 'hasServerHold', target: '.releasing.thenLeaving' }, { target: '.gone' }],
  },
  states: {
    idle: {
      entry: 'tellOwner',
      always: { guard: 'hasFreePick', target: 'held', actions: 'makeFreeHold' },
      on: {
        'hold.lost': {
          guard: 'hasPick',
          target: 'expired',
          actions: assign({ lapsed: null, failure: { code: 'HOLD_EXPIRED' } }),
        },
      },
    },
    reserving: {
      tags: 'busy',
      entry: [assign({ seeks: 'pick' }), 'tellOwner'],
      invoke: {
        id: 'reserveSlot',
        src: 'reserveSlot',
        input: ({ context }) => ({
          slot: defined(context.pick),
          packageId: defined(context.package).id,
          draftId: defined(context.draftId),
          candidateIndex: context.candidateIndex,
          replaces: isServerHold(context.hold) ? context.hold.reserveId : undefined,
        }),
        onDone: [
          {
            guard: 'isLeaving',
            target: 'releasing.thenLeaving',
            actions: assign({ hold: ({ event }) => event.output, pick: null }),
          },
          {
            guard: { type: 'isUnwanted', params: ({ event }) => ({ hold: event.output }) },
            target: 'releasing',
            actions: assign({ hold: ({ event }) => event.output, pick: null }),
          },
          {
            target: 'held',
            actions: [
              enqueueActions(({ check, enqueue }) => {
                if (check('hasServerHold')) enqueue({ type: 'showNotice', params: { text: RELEASED } });
              }),
              assign({ hold: ({ event }) => event.output }),
              { type: 'showNotice', params: { text: RESERVED } },
            ],
          },
        ],
        onError: [
          {
            guard: and(['isLeaving', 'hasServerHold']),
            target: 'releasing.thenLeaving',
            actions: assign({ pick: null }),
          },
          { guard: 'isLeaving', target: 'gone' }, // what it may have taken runs out by itself
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'unanswered',
            actions: { type: 'doubt', params: ({ context }) => context },
          },
          {
            guard: { type: 'isUnwanted', params: ({ context }) => ({ hold: context.hold }) },
            target: 'releasing',
            actions: assign({ pick: null }),
          },
          {
            guard: 'hasHold',
            target: 'held',
            actions: assign({ failure: ({ event }) => toPortalError(event.error) }),
          },
          { target: 'refused', actions: assign({ failure: ({ event }) => toPortalError(event.error) }) },
        ],
      },
      on: {
        'slot.picked': {}, // one question at a time
        'hold.restored': { actions: assign({ hold: ({ event }) => event.hold }) },
        'hold.lost': { actions: 'forgetHold' },
        'hold.doubted': {},
        'package.changed': [
          { guard: { type: 'isSamePackage', params: ({ event }) => event } },
          { actions: assign({ package: ({ event }) => event.package, seeks: 'nothing' }) },
        ],
        'candidate.gone': '.thenLeaving',
      },
      initial: 'staying',
      states: { staying: {}, thenLeaving: {} },
    },
    held: {
      entry: [
        assign(({ context }) => ({
          pick: defined(context.hold).slot,
          hold: lengthened(context.hold, context.extension),
        })),
        'tellOwner',
      ],
      invoke: { id: 'clock', src: 'clock' },
      on: {
        'draft.named': {
          guard: { type: 'isOtherDraft', params: ({ event }) => event }, // its holds went with the old one
          target: 'expired',
          actions: assign({ draftId: ({ event }) => event.draftId, lapsed: null, failure: { code: 'HOLD_EXPIRED' } }),
        },
        'slot.picked': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          actions: assign({ failure: null }),
        },
        'slot.cleared': [
          { guard: 'hasServerHold', target: 'releasing', actions: assign({ pick: null, failure: null }) },
          { target: 'idle', actions: 'forget' },
        ],
        'hold.lost': {
          guard: 'hasServerHold',
          target: 'expired',
          actions: assign({ lapsed: null, failure: ({ event }) => event.failure ?? { code: 'HOLD_EXPIRED' } }),
        },
        'clock.ticked': [
          {
            guard: { type: 'isHoldOver', params: ({ event }) => event },
            target: 'expired',
            actions: assign({ lapsed: ({ context }) => context.hold, failure: { code: 'HOLD_EXPIRED' } }),
          },
          { actions: assign({ remainingMs: ({ context, event }) => timeLeft(defined(context.hold), event.now) }) },
        ],
      },
    },
    refused: {
      entry: 'tellOwner',
      on: {
        'slot.cleared': { target: 'idle', actions: 'forget' },
        'reserve.againPressed': {
          actions: raise(({ context }) => ({ type: 'slot.picked', slot: defined(context.pick) })),
        },
      },
    },
    expired: {
      entry: [assign({ hold: null, remainingMs: 0 }), 'tellOwner'],
      on: {
        'hold.extended': {
          guard: { type: 'isLapsed', params: ({ event }) => event },
          target: 'held',
          actions: [
            assign({ hold: ({ context }) => context.lapsed, failure: null }),
            { type: 'lengthen', params: ({ event }) => event },
          ],
        },
        'slot.cleared': { target: 'idle', actions: 'forget' },
        'reserve.againPressed': {
          actions: raise(({ context }) => ({ type: 'slot.picked', slot: defined(context.pick) })),
        },
      },
    },
    releasing: {
      tags: 'busy',
      invoke: {
        id: 'releaseHold',
        src: 'releaseHold',
        input: ({ context }) => ({ reserveId: defined(context.hold).reserveId }),
        onDone: [
          { guard: 'isLeaving', target: 'gone', actions: { type: 'showNotice', params: { text: RELEASED } } },
          { target: 'idle', actions: ['forgetHold', { type: 'showNotice', params: { text: RELEASED } }] },
        ],
        onError: [
          { guard: 'isLeaving', target: 'gone' }, // it runs out by itself
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'idle', actions: 'forgetHold' },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'unanswered',
            actions: { type: 'doubt', params: ({ context }) => ({ seeks: context.pick ? 'pick' : 'nothing' }) },
          },
          {
            target: 'held',
            actions: [
              assign({ failure: ({ event }) => toPortalError(event.error) }),
              { type: 'showError', params: ({ context }) => failureNotice(defined(context.failure)) },
            ],
          },
        ],
      },
      on: {
        'slot.picked': {},
        'hold.restored': {},
        'hold.doubted': {},
        'package.changed': { actions: assign({ package: ({ event }) => event.package }) },
        'candidate.gone': '.thenLeaving',
      },
      initial: 'staying',
      states: { staying: {}, thenLeaving: {} },
    },
    unanswered: {
      entry: 'tellOwner',
      initial: 'waiting',
      states: {
        waiting: { after: { retry: 'asking' } },
        asking: {
          invoke: {
            id: 'findHold',
            src: 'findHold',
            input: ({ context: { draftId, candidateIndex } }) => ({ draftId: defined(draftId), candidateIndex }),
            onDone: [
              {
                guard: { type: 'isUnsought', params: ({ event }) => ({ hold: event.output }) },
                target: '#slotReservation.releasing',
                actions: assign({ hold: ({ event }) => event.output, failure: null }),
              },
              {
                guard: { type: 'isSought', params: ({ event }) => ({ hold: event.output }) },
                target: '#slotReservation.held',
                actions: assign({ hold: ({ event }) => event.output, failure: null }),
              },
              {
                guard: 'seeksPick',
                target: '#slotReservation.reserving',
                actions: assign({ hold: ({ event }) => event.output, failure: null }),
              },
              { target: '#slotReservation.idle', actions: [assign({ failure: null }), raise({ type: 'hold.lost' })] },
            ],
            onError: [
              {
                guard: { type: 'isGone', params: ({ event }) => event }, // the draft, and its holds with it
                target: '#slotReservation.idle',
                actions: [assign({ failure: null }), raise({ type: 'hold.lost' })],
              },
              { target: 'waiting' },
            ],
          },
        },
      },
      on: {
        'slot.picked': { actions: [assign({ pick: ({ event }) => event.slot, seeks: 'pick' }), 'tellOwner'] },
        'slot.cleared': { actions: [assign({ pick: null, seeks: 'nothing' }), 'tellOwner'] },
        'reserve.againPressed': '.asking',
        'package.changed': [
          { guard: { type: 'isSamePackage', params: ({ event }) => event } },
          {
            actions: [assign({ package: ({ event }) => event.package, pick: null, seeks: 'nothing' }), 'tellOwner'],
          },
        ],
      },
    },
    gone: { type: 'final' },
  },
});
