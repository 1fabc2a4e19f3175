import { failureNotice } from '../slot-reservation/reservation.ts';
import { draftSetup } from './booking-draft.setup.ts';

/** Save and close: waits for the save. When it cannot be saved, the page stays open and says why. */
export const leavingStates = draftSetup.createStateConfig({
  initial: 'staying',
  states: {
    staying: { on: { 'saveAndClose.pressed': 'closing' } },
    closing: {
      always: [
        {
          guard: 'isOffline',
          target: 'staying',
          actions: { type: 'showError', params: failureNotice({ code: 'UNREACHABLE' }) },
        },
        { guard: 'isRefused', target: 'staying' },
      ],
    },
  },
});
