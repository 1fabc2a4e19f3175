import { assign, setup } from 'xstate';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';

/**
 * One file behind a link. Its address lives for a minute, so it is requested when the file is opened.
 *
 * Ports: `findAddress` nothing → the signed address.
 * Actions: `startDownload` of that address · `showFailure` as a snackbar.
 * Errors: land in `failure`, beside the link with another try, until the file comes.
 */
export const fileLinkMachine = setup({
  types: {
    context: {} as { failure: PortalError | null },
    events: {} as { type: 'download.pressed' },
    tags: {} as 'busy',
  },
  actors: { findAddress: port<string>() },
  actions: {
    startDownload: (_, _found: { address: string }) => {},
    showFailure: (_, _failed: { error: PortalError }) => {},
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
  },
}).createMachine({
  id: 'fileLink',
  context: { failure: null },
  initial: 'resting',
  states: {
    resting: { on: { 'download.pressed': 'finding' } },
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findAddress',
        src: 'findAddress',
        onDone: {
          target: 'resting',
          actions: [
            assign({ failure: null }),
            { type: 'startDownload', params: ({ event }) => ({ address: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            withEvent('setFailure'),
            { type: 'showFailure', params: ({ event }) => ({ error: toPortalError(event.error) }) },
          ],
        },
      },
    },
    failed: { on: { 'download.pressed': 'finding' } },
  },
});
