import { assign } from 'xstate';
import { failureOf } from '../lib/portal-error.ts';
import { draftSetup } from './booking-draft.setup.ts';

/**
 * Company and booking person as the account's own record proposes them. When the record did not load for a new booking,
 * the form opens without it and says so; a retry fills only the fields that are blank by then.
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
          actions: { type: 'applyPerson', params: ({ event }) => ({ person: event.output }) },
        },
        onError: { target: 'missing', actions: assign({ personFailure: failureOf }) },
      },
    },
  },
});
