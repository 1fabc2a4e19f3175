import { assign } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { toPortalError } from '../lib/portal-error.ts';
import { withEvent } from '../lib/with-event.ts';
import { moveSetup, unchecked, verdictMessage } from './appointment-move.setup.ts';

/** The lifted booking is at home, or over another place, which is checked ahead. */
export const placeStates = moveSetup.createStateConfig({
  initial: 'home',
  // Of this region, so that a question that is being confirmed stays while its place is looked at again.
  on: {
    'target.changed': [
      { guard: withEvent('isSameTarget') },
      { guard: withEvent('isHome'), target: '.home', actions: assign({ target: null, verdict: null }) },
      { target: '.away', actions: assign({ target: ({ event }) => event.target, verdict: null }) },
    ],
    // The verdict is kept until the next check: a move that is confirmed before that is decided by the service.
    'board.changed': { guard: 'hasTarget', target: '.away' },
  },
  states: {
    home: {},
    away: {
      id: 'away',
      initial: 'settling',
      states: {
        settling: { after: { settle: 'checking' } },
        checking: {
          invoke: {
            id: 'validateMove',
            src: 'validateMove',
            input: ({ context }) => ({ booking: defined(context.booking), target: defined(context.target) }),
            onDone: [
              {
                guard: { type: 'isAllowed', params: ({ event }) => event.output },
                target: 'legal',
                actions: assign({ verdict: ({ event }) => event.output }),
              },
              { target: 'refused', actions: assign({ verdict: ({ event }) => event.output }) },
            ],
            onError: {
              target: 'unchecked',
              actions: assign({ verdict: ({ event }) => unchecked(toPortalError(event.error)) }),
            },
          },
        },
        legal: {
          entry: { type: 'announce', params: ({ context }) => ({ text: verdictMessage(context) }) },
        },
        refused: {
          entry: { type: 'announce', params: ({ context }) => ({ text: verdictMessage(context) }) },
        },
        unchecked: {
          entry: { type: 'announce', params: ({ context }) => ({ text: verdictMessage(context) }) },
          on: { 'retry.pressed': { target: 'checking', actions: assign({ verdict: null }) } },
        },
      },
    },
  },
});
