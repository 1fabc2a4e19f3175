import { assign, raise } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { withEvent } from '../lib/with-event.ts';
import { reservationSetup } from './slot-reservation.setup.ts';

/** A call has no answer: nothing counts as held until the service said what the candidate has. */
export const unansweredState = reservationSetup.createStateConfig({
  entry: 'notifyOwner',
  initial: 'settling',
  states: {
    /** The lost request may still take effect after a lookup that is sent now, so the lookup waits. */
    settling: { after: { retry: 'asking' } },
    /** The service did not say what it has. */
    waiting: { after: { retry: 'asking' }, on: { 'reserve.againPressed': 'asking' } },
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
            guard: withEvent('isGone'), // the draft, and its holds with it
            target: '#slotReservation.idle',
            actions: [assign({ failure: null }), raise({ type: 'hold.lost' })],
          },
          { target: 'waiting' },
        ],
      },
    },
  },
  on: {
    'slot.picked': {
      target: '.settling',
      actions: [assign({ pick: ({ event }) => event.slot, seeks: 'pick' }), 'notifyOwner'],
    },
    'slot.cleared': { target: '.settling', actions: [assign({ pick: null, seeks: 'nothing' }), 'notifyOwner'] },
    'hold.restored': { guard: withEvent('isOfOtherCall') }, // the lookup decides
    'hold.doubted': '.settling',
    'package.changed': [
      { guard: withEvent('isSamePackage') },
      {
        target: '.settling',
        actions: [assign({ package: ({ event }) => event.package, pick: null, seeks: 'nothing' }), 'notifyOwner'],
      },
    ],
  },
});
