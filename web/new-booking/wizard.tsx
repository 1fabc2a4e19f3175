import { Suspense, useEffect, useRef, useState } from 'react';
import { ownHolds, reachableStep, stepErrors } from '../../machines/booking-wizard/wizard-errors.ts';
import { type WizardStep, wizardSteps } from '../../machines/lib/booking.types.ts';
import { messageFor } from '../app/messages.ts';
import { useServiceList } from '../app/session/service-list.tsx';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ActionBar } from './action-bar.tsx';
import { CompanyStep } from './company-step.tsx';
import { useFetchAhead } from './prefetch-steps.ts';
import { SaveState } from './saving/save-state.tsx';
import { StepBar, stepNames } from './step-bar.tsx';
import {
  loadElsewhereNotices,
  loadHeldTimes,
  loadPeopleSteps,
  loadReviewStep,
  loadWizardDialogs,
} from './step-parts.ts';
import { useIsDrawn } from './use-is-drawn.ts';
import { useStepOfAddress } from './wizard-address.ts';
import { useWizard } from './wizard-context.ts';

/** Without it there is nothing to offer, and a new booking needs none of it. */
const UnfinishedBookings = lazyView(() =>
  import('./unfinished/unfinished-bookings.tsx').catch(() => ({ default: () => null })),
);
const HeldTimes = lazyPart(loadHeldTimes, null);
const PeopleSteps = lazyPart(loadPeopleSteps, <Loader />);
const ReviewStep = lazyPart(loadReviewStep, <Loader />);
const ElsewhereNotices = lazyPart(loadElsewhereNotices, null);
const WizardDialogs = lazyPart(loadWizardDialogs, null);

/** The open wizard, its step named in the address. */
export function OpenWizard() {
  const { actor, naming } = useWizard();
  useStepOfAddress(actor, naming);
  useFetchAhead();
  return <WizardBody />;
}

/** Steps, holds, candidates, the step in view, and the bar that leads on. */
export function WizardBody() {
  const { draft, stored, addressOf } = useWizard();
  const { draftId } = stored.context;
  // For the whole visit: taken away at the first key pressed, it would pull the fields from under the fingers.
  const [isNew] = useState(draftId === null);
  // Offers beside the form come once the form is there.
  const isDrawn = useIsDrawn();
  return (
    <>
      <StepBar current={draft.step} done={useDoneSteps()} addressOf={addressOf} />
      {isDrawn ? <ElsewhereNotices /> : null}
      {isNew && isDrawn && draft.step === 'company' ? (
        <Suspense>
          <UnfinishedBookings serviceType={draft.serviceType} besides={draftId} />
        </Suspense>
      ) : null}
      <Holds />
      <StepPanel />
      <ActionBar />
      {isDrawn ? <WizardDialogs /> : null}
    </>
  );
}

const serviceNames = { pem: 'Medical (pre-employment)', fit_test: 'Fit test' };

export function WizardHead() {
  const { draft, stored } = useWizard();
  const services = useServiceList();
  const service = services.find(({ sid }) => sid === draft.sid)?.name ?? serviceNames[draft.serviceType];
  const { company, subsidiary } = draft.header;
  const forWhom = [company?.name, subsidiary?.name].filter(Boolean).join(', ');
  return (
    <PageHead
      title="Make Booking"
      part={`${stepNames[draft.step]}, ${service}`}
      subtitle={`${service}${forWhom ? ` for ${forWhom}` : ''}`}
      {...(!stored.matches('loadFailed') && { actions: <HeadActions />, note: <SaveState /> })}
    />
  );
}

function HeadActions() {
  const { stored, draftActor, send } = useWizard();
  return (
    <>
      {stored.context.draftId ? (
        <Button
          look="quiet"
          className="max-sm:hidden"
          busy={stored.matches('discarding') && 'Discarding…'}
          onClick={() => send({ type: 'discard.pressed' })}
        >
          Discard
        </Button>
      ) : null}
      <Button
        busy={stored.matches({ open: { leaving: 'closing' } }) && 'Saving…'}
        onClick={() => draftActor.send({ type: 'saveAndClose.pressed' })}
      >
        Save and close
      </Button>
    </>
  );
}

/** Steps without errors that one may go to. */
function useDoneSteps(): ReadonlySet<WizardStep> {
  const { context } = useWizard();
  const isDone = (step: WizardStep) =>
    step !== 'review' && reachableStep(context, step) === step && Object.keys(stepErrors(context, step)).length === 0;
  return new Set(wizardSteps.filter(isDone));
}

/**
 * One bar over all held times; free-booking times do not run out and are not in it. At the times its code is loaded before
 * anything is held: a bar that came after its hold moved the page between a press and its release, which then hit nothing.
 */
function Holds() {
  const { context, snapshot, holdMs, send } = useWizard();
  const ends = ownHolds(context).flatMap(({ hold }) => hold.expiresAt ?? []);
  if (ends.length === 0 && context.draft.step !== 'time') return null;
  return (
    <HeldTimes
      held={ends.length}
      remainingMs={Math.min(...ends) - context.now}
      wholeMs={holdMs}
      minutes={holdMs / 60_000}
      extending={snapshot.matches({ holdBar: 'extending' })}
      off={context.extendFailure && messageFor(context.extendFailure)}
      onExtend={() => send({ type: 'extend.pressed' })}
    />
  );
}

/** The step in view. */
function StepPanel() {
  const { draft } = useWizard();
  const isMove = useIsMove(draft.step);
  if (draft.step === 'company') return <CompanyStep isMove={isMove} />;
  if (draft.step === 'review') return <ReviewStep isMove={isMove} />;
  return <PeopleSteps step={draft.step} isMove={isMove} />;
}

/** False for the step that the page opened at, where the page's own heading has the focus. */
function useIsMove(step: WizardStep) {
  const first = useRef<WizardStep | null>(step);
  useEffect(() => {
    if (first.current !== step) first.current = null;
  }, [step]);
  return first.current !== step;
}
