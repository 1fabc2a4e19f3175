import { createContext, useContext } from 'react';
import type { SlotReservation } from '../../machines/booking-wizard/booking-wizard.types.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import type { CandidateDraft, DraftErrors, ErrorPath, WizardStep } from '../../machines/lib/booking.types.ts';
import type { DraftActor, DraftSnapshot, WizardActor, WizardSnapshot } from './wizard-actors.ts';
import type { StepNaming } from './wizard-address.ts';
import type { WizardLookups } from './wizard-lookups.ts';

type Wizard = {
  actor: WizardActor;
  snapshot: WizardSnapshot;
  /** The draft's own machine: how it came here, and its copy on the server. */
  draftActor: DraftActor;
  stored: DraftSnapshot;
  /** Errors that show, by path. */
  shown: DraftErrors;
  lookups: WizardLookups;
  /** The company is the account's own and cannot be changed. */
  isCompanyFixed: boolean;
  holdMs: number;
  policyUrl: string | null;
  /** The address of the booking list. */
  listHref: string;
  naming: StepNaming;
  /** The address of this wizard at a step. */
  addressOf: (step: WizardStep) => string;
};

export const WizardContext = createContext<Wizard | null>(null);

/** The machine of a wizard's draft, which runs as long as the wizard's own. */
export const draftActorOf = (actor: WizardActor): DraftActor => defined(actor.getSnapshot().children.bookingDraft);

export function useWizard() {
  const wizard = defined(useContext(WizardContext));
  const { snapshot, actor } = wizard;
  return { ...wizard, context: snapshot.context, draft: snapshot.context.draft, send: actor.send };
}

/** The candidate in view, with number and the actor of its time. */
export function useCandidate(): { candidate: CandidateDraft; number: number; reservation: SlotReservation } {
  const { draft, context } = useWizard();
  const at = draft.candidates.findIndex(({ key }) => key === draft.current);
  const candidate = defined(draft.candidates[at]);
  return { candidate, number: at + 1, reservation: defined(context.reservations[candidate.key]) };
}

/** Props of a draft's fields beside their values. */
export function useFields() {
  const { shown, send } = useWizard();
  return {
    errorAt: (path: ErrorPath) => shown[path],
    leave: (path: ErrorPath) => () => send({ type: 'field.left', path }),
  };
}

export const calledName = (candidate: CandidateDraft, number: number) => candidate.name.trim() || `Candidate ${number}`;
