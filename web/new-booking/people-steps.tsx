import { type ReactNode, useId } from 'react';
import { maxCandidates, type WizardStep } from '../../machines/lib/booking.types.ts';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { tabId } from './candidates/candidate-tab.tsx';
import { CandidateTabs } from './candidates/candidate-tabs.tsx';
import { CandidatesStep } from './candidates/candidates-step.tsx';
import { PackageStep } from './packages/package-step.tsx';
import { loadTimeStep } from './times/load-time-step.ts';
import { useWizard } from './wizard-context.ts';

const TimeStep = lazyPart(loadTimeStep, <Loader />);

/** Of the candidate who was added: the name is what is typed next. */
const focusName = () => document.querySelector<HTMLElement>('[data-wizard] [role=tabpanel] input')?.focus();

type PeopleStep = Exclude<WizardStep, 'company' | 'review'>;

const steps: Record<PeopleStep, (props: { isMove: boolean }) => ReactNode> = {
  candidates: CandidatesStep,
  package: PackageStep,
  time: TimeStep,
};

/** A step that is about one candidate at a time, under the candidates' tabs. */
export default function PeopleSteps({ step, isMove }: { step: PeopleStep; isMove: boolean }) {
  const { draft, send } = useWizard();
  const panelId = useId();
  const Step = steps[step];
  const canAdd = step === 'candidates' && draft.candidates.length < maxCandidates;
  return (
    <>
      <CandidateTabs
        candidates={draft.candidates}
        current={draft.current}
        panelId={panelId}
        onCurrent={(key) => send({ type: 'candidate.selected', key })}
        onAdd={
          canAdd
            ? () => {
                send({ type: 'candidate.added' });
                requestAnimationFrame(focusName);
              }
            : undefined
        }
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, draft.current)}
        className="flex flex-1 flex-col"
      >
        <Step key={step} isMove={isMove} />
      </div>
    </>
  );
}
