import { assign } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { withEvent } from '../lib/with-event.ts';
import { applyLosingChange, deleteCandidate } from '../rules/drafts/draft-edits.ts';
import { wizardSetup } from './booking-wizard.setup.ts';

export const questions = {
  deletingCandidate: 'Are you sure you want to delete this candidate?',
  losingPackages:
    'You are updating the booking request for this candidate. Your previous package selection will be lost if you proceed. Are you sure you wish to proceed?',
} as const;

/** Questions before something is lost. */
export const questionStates = wizardSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      entry: assign({ leavingKey: null, askedChange: null }),
      on: {
        'candidate.deleted': {
          guard: 'canDelete',
          target: 'deletingCandidate',
          actions: assign({ leavingKey: ({ event }) => event.key }),
        },
        'field.changed': {
          guard: withEvent('losesPackages'),
          target: 'losingPackages',
          actions: assign({ askedChange: ({ event }) => event }),
        },
        'service.changed': {
          guard: { type: 'losesPackages', params: ({ event }) => ({ path: 'service', value: event }) },
          target: 'losingPackages',
          actions: assign({ askedChange: ({ event }) => ({ path: 'service', value: event }) }),
        },
        'discard.pressed': 'discarding',
      },
    },
    deletingCandidate: {
      on: {
        'question.cancelled': 'none',
        'question.confirmed': {
          target: 'none',
          actions: [
            assign({ draft: ({ context }) => deleteCandidate(context.draft, defined(context.leavingKey)) }),
            'syncReservations',
            'raiseChange',
          ],
        },
      },
    },
    losingPackages: {
      on: {
        'question.cancelled': 'none',
        'question.confirmed': {
          target: 'none',
          actions: [
            assign({
              draft: ({ context }) => applyLosingChange(context.draft, defined(context.askedChange)),
              refusals: {},
            }),
            'sendPackages',
            'raiseChange',
          ],
        },
      },
    },
    discarding: {
      on: {
        'question.cancelled': 'none',
        'question.confirmed': { target: 'none', actions: 'discardDraft' },
      },
    },
  },
});
