import { assign, setup } from 'xstate';
import { failureOf, type PortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';

/**
 * One thing that a page shows, such as a booking: loading, there, or not.
 *
 * Ports: `fetchOne` → the thing.
 * Errors: land in `failure`; a retry fetches again. A thing that was changed stays shown while it is fetched again.
 */
export const loadMachine = <Thing>() =>
  setup({
    types: {
      context: {} as { data: Thing | null; failure: PortalError | null },
      events: {} as { type: 'retry.pressed' } | { type: 'data.changed' },
    },
    actors: { fetchOne: port<Thing>() },
  }).createMachine({
    id: 'load',
    context: { data: null, failure: null },
    initial: 'loading',
    states: {
      loading: {
        entry: assign({ failure: null }),
        invoke: {
          id: 'fetchOne',
          src: 'fetchOne',
          onDone: { target: 'loaded', actions: assign({ data: ({ event }) => event.output }) },
          onError: { target: 'failed', actions: assign({ failure: failureOf }) },
        },
        // The answer under way may be older than the change.
        on: { 'data.changed': { target: 'loading', reenter: true } },
      },
      loaded: { on: { 'data.changed': 'loading' } },
      failed: { on: { 'retry.pressed': 'loading' } },
    },
  });
