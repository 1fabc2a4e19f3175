import { assign } from 'xstate';
import { toPortalError } from '../lib/portal-error.ts';
import { draftSetup } from './booking-draft.setup.ts';

/**
 * What the account's own record proposes: company and booking person. Where it did not come for a new booking, the form opens
 * without it and says so; asked again, it fills what is blank by then and leaves what was typed.
 */
export const personStates = draftSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: { always: { guard: 'isPersonMissing', target: 'missing' } },
    missing: { on: { 'person.againPressed': 'asking' } },
    asking: {
      invoke: {
        id: 'getBookingPerson',
        src: 'getBookingPerson',
        onDone: {
          target: 'settled',
          actions: { type: 'takePerson', params: ({ event }) => ({ person: event.output }) },
        },
        onError: {
          target: 'missing',
          actions: assign({ personFailure: ({ event }) => toPortalError(event.error) }),
        },
      },
    },
  },
});
