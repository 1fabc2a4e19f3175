import { assign } from 'xstate';
import { withEvent } from '../lib/with-event.ts';
import { signInSetup } from './sign-in.setup.ts';

/** A passkey in place of name, password and code: the port asks the service, then the device, then the service again. */
export const passkeyStates = {
  passkey: signInSetup.createStateConfig({
    entry: 'clearRefusals',
    invoke: {
      id: 'signInWithPasskey',
      src: 'signInWithPasskey',
      onDone: { target: 'signedIn', actions: { type: 'openSession', params: ({ event }) => event.output } },
      onError: { target: 'refused', actions: withEvent('refuseInWords') },
    },
    after: {
      passkeyTimeout: {
        target: 'refused',
        actions: assign({ refusal: 'That took too long, so no passkey was used. Please try again.' }),
      },
    },
    on: { 'field.changed': { actions: withEvent('takeField') }, 'back.pressed': 'editing' },
  }),
};
