import { and, assign, enqueueActions } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { failureOf } from '../lib/portal-error.ts';
import { withEvent } from '../lib/with-event.ts';
import { failureNotice, isServerHold, RELEASED, RESERVED, type SlotReservationContext } from './reservation.ts';
import { reservationSetup } from './slot-reservation.setup.ts';

/** Two calls may have taken effect in either order: the hold is looked up before anything else. */
const doubtReserve = {
  type: 'markUncertain',
  params: ({ context }: { context: SlotReservationContext }) => context,
} as const;
const doubtRelease = {
  type: 'markUncertain',
  params: ({ context }: { context: SlotReservationContext }) => ({
    seeks: context.pick ? ('pick' as const) : ('nothing' as const),
  }),
} as const;

/** A call to hold a time, or to free it, is under way: one at a time. */
export const callingStates = {
  reserving: reservationSetup.createStateConfig({
    tags: 'busy',
    entry: ['countCall', assign({ seeks: 'pick' }), 'notifyOwner'],
    exit: 'countCall',
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
        { guard: 'isLeaving', target: 'gone' }, // a hold that it may have taken runs out by itself
        { guard: withEvent('isUnanswered'), target: 'unanswered', actions: doubtReserve },
        {
          guard: { type: 'isUnwanted', params: ({ context }) => ({ hold: context.hold }) },
          target: 'releasing',
          actions: assign({ pick: null }),
        },
        { guard: 'hasHold', target: 'held', actions: assign({ failure: failureOf }) },
        { target: 'refused', actions: assign({ failure: failureOf }) },
      ],
    },
    on: {
      'slot.picked': {}, // one question at a time
      'hold.restored': [
        { guard: withEvent('isOfOtherCall'), target: 'unanswered', actions: doubtReserve },
        { actions: assign({ hold: ({ event }) => event.hold }) },
      ],
      'hold.lost': { guard: withEvent('isLost'), actions: 'clearHold' },
      'hold.doubted': [{ guard: 'isLeaving' }, { target: 'unanswered', actions: doubtReserve }],
      'package.changed': [
        { guard: withEvent('isSamePackage') },
        { actions: assign({ package: ({ event }) => event.package, seeks: 'nothing' }) },
      ],
      'candidate.gone': '.thenLeaving',
    },
    initial: 'staying',
    states: { staying: {}, thenLeaving: {} },
  }),
  releasing: reservationSetup.createStateConfig({
    tags: 'busy',
    entry: 'countCall',
    exit: 'countCall',
    invoke: {
      id: 'releaseHold',
      src: 'releaseHold',
      input: ({ context }) => ({ reserveId: defined(context.hold).reserveId }),
      onDone: [
        { guard: 'isLeaving', target: 'gone', actions: { type: 'showNotice', params: { text: RELEASED } } },
        { target: 'idle', actions: ['clearHold', { type: 'showNotice', params: { text: RELEASED } }] },
      ],
      onError: [
        { guard: 'isLeaving', target: 'gone' }, // it runs out by itself
        { guard: withEvent('isGone'), target: 'idle', actions: 'clearHold' },
        { guard: withEvent('isUnanswered'), target: 'unanswered', actions: doubtRelease },
        {
          target: 'held',
          actions: [
            assign({ failure: failureOf }),
            { type: 'showError', params: ({ context }) => failureNotice(defined(context.failure)) },
          ],
        },
      ],
    },
    on: {
      'slot.picked': {},
      'hold.restored': [{ guard: withEvent('isOfOtherCall'), target: 'unanswered', actions: doubtRelease }, {}],
      'hold.doubted': [{ guard: 'isLeavingOrUnbound' }, { target: 'unanswered', actions: doubtRelease }],
      'package.changed': { actions: assign({ package: ({ event }) => event.package }) },
      'candidate.gone': '.thenLeaving',
    },
    initial: 'staying',
    states: { staying: {}, thenLeaving: {} },
  }),
};
