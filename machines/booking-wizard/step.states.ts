import type { BookingDraft, WizardStep } from '../lib/booking.types.ts';
import { wizardSetup } from './booking-wizard.setup.ts';
import { slotQuery } from './slot-query.ts';
import { ownHolds } from './wizard-errors.ts';

const { createStateConfig, enqueueActions } = wizardSetup;

const entering = (step: WizardStep) =>
  enqueueActions(({ context, enqueue }) => {
    if (context.draft.step !== step) enqueue.assign({ draft: { ...context.draft, step } });
    enqueue({ type: 'goToStep', params: { step } });
    enqueue('raiseChange');
  });

const onward = <Step extends WizardStep>(step: Step) => ({
  target: step,
  actions: { type: 'showFirstFailing' as const, params: { step } },
});

/** Leads there from anywhere, the menu of steps and the address alike, when nothing before it is wrong. */
const leading = (step: WizardStep) => ({
  guard: {
    type: 'leadsTo' as const,
    params: ({ event }: { event: { step: WizardStep } }) => ({ asked: event.step, step }),
  },
  target: `.${step}` as const,
});

/** A draft opens at the step where it was left. */
const opened = <Step extends WizardStep>(step: Step) => ({
  guard: {
    type: 'isAt' as const,
    params: ({ event: { draft } }: { event: { draft: BookingDraft } }) => ({ draft, step }),
  },
  target: step,
});

/**
 * The five steps. 'Next' first shows the errors of the selected candidate, then leads to the next candidate with an
 * error, then to the next step; going back is always possible.
 */
export const stepStates = createStateConfig({
  initial: 'opening',
  on: {
    'step.chosen': [
      { guard: { type: 'isHere', params: ({ event }) => ({ asked: event.step }) } },
      leading('company'),
      leading('candidates'),
      leading('package'),
      leading('time'),
      { target: '.review' },
    ],
  },
  states: {
    opening: {
      on: {
        'draft.opened': [
          opened('company'),
          opened('candidates'),
          opened('package'),
          opened('time'),
          { target: 'review' },
        ],
      },
    },
    company: {
      entry: entering('company'),
      on: {
        'next.pressed': [
          {
            guard: { type: 'currentFails', params: { step: 'company' } },
            actions: [{ type: 'touchErrors', params: { step: 'company' } }, 'raiseChange'],
          },
          onward('candidates'),
        ],
      },
    },
    candidates: {
      entry: entering('candidates'),
      on: {
        'back.pressed': 'company',
        'next.pressed': [
          { guard: { type: 'currentFails', params: { step: 'candidates' } }, actions: showErrors('candidates') },
          { guard: { type: 'othersFail', params: { step: 'candidates' } }, actions: showNext('candidates') },
          onward('package'),
        ],
      },
    },
    package: {
      entry: entering('package'),
      on: {
        'back.pressed': 'candidates',
        'next.pressed': [
          { guard: { type: 'currentFails', params: { step: 'package' } }, actions: showErrors('package') },
          { guard: { type: 'othersFail', params: { step: 'package' } }, actions: showNext('package') },
          onward('time'),
        ],
      },
    },
    time: {
      entry: entering('time'),
      invoke: {
        id: 'slotSearch',
        src: 'slotSearch',
        input: ({ context }) => ({ query: slotQuery(context.draft), own: ownHolds(context), now: context.now }),
      },
      on: {
        'draft.changed': { actions: 'updateSearch' },
        'back.pressed': 'package',
        'next.pressed': [
          { guard: { type: 'currentFails', params: { step: 'time' } }, actions: showErrors('time') },
          { guard: { type: 'othersFail', params: { step: 'time' } }, actions: showNext('time') },
          { target: 'review' },
        ],
      },
    },
    review: { entry: entering('review'), on: { 'back.pressed': 'time' } },
  },
});

function showErrors(step: WizardStep) {
  return enqueueActions(({ context, enqueue }) => {
    enqueue({ type: 'touchErrors', params: { step, key: context.draft.current } });
    enqueue('raiseChange');
  });
}

function showNext(step: WizardStep) {
  return enqueueActions(({ enqueue }) => {
    enqueue({ type: 'showNextFailing', params: { step } });
    enqueue('raiseChange');
  });
}
