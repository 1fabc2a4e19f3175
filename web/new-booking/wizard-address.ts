import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { type WizardStep, wizardSteps } from '../../machines/lib/booking.types.ts';
import { moveFormDrafts } from '../app/session/form-drafts.ts';
import type { WizardActor } from './wizard-actors.ts';

const isStep = (name: string | null): name is WizardStep => wizardSteps.some((step) => step === name);

/** This page with one thing in its address changed. */
export function addressWith(name: 'step' | 'draft', value: string) {
  const params = new URLSearchParams(location.search);
  params.set(name, value);
  return `${location.pathname}?${params}`;
}

/**
 * Names the steps that the machine goes to, once the wizard is open: before, the address says where one wants to be, which
 * after a reload may be newer than the saved draft.
 */
export function stepNaming() {
  let isOpen = false;
  return {
    opened: (open: boolean) => {
      isOpen = open;
    },
    /** A new entry of the history for each step. */
    name(step: WizardStep) {
      if (isOpen && stepNamed() !== step) navigate(addressWith('step', step));
    },
  };
}

export type StepNaming = ReturnType<typeof stepNaming>;

const stepNamed = () => new URLSearchParams(location.search).get('step');

export function nameDraft(draftId: string) {
  const address = addressWith('draft', draftId);
  navigate(address, { replace: true, state: moveFormDrafts(address) });
}

/** A link, the browser's Back and a reload lead to the step in the address, or as far as one may go. */
export function useStepOfAddress(actor: WizardActor, naming: StepNaming) {
  const [params] = useSearchParams();
  const wantedStep = params.get('step');
  useEffect(() => {
    const present = () => actor.getSnapshot().context.draft.step;
    naming.opened(false);
    if (isStep(wantedStep) && wantedStep !== present()) actor.send({ type: 'step.chosen', step: wantedStep });
    naming.opened(true);
    if (stepNamed() !== present()) navigate(addressWith('step', present()), { replace: true, state: history.state });
  }, [actor, naming, wantedStep]);
}
