import { ArrowLeft, ArrowRight, Copy } from 'lucide-react';
import { afterNext, progressOf, shownErrorsOf, stepErrors } from '../../machines/booking-wizard/wizard-errors.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { pluralize, shortenName } from '../ui/date-format.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { focusAfter } from './focus-after.ts';
import { focusStepHeading } from './step-heading.tsx';
import { loadSendBar } from './step-parts.ts';
import { ONWARD_KEYS, useOnwardKey } from './use-onward-key.ts';
import { calledName, useWizard } from './wizard-context.ts';

const SendBar = lazyPart(loadSendBar);

/** Always in view: back, how far it is, what is wrong where, and on. */
export function ActionBar() {
  const { draft, send } = useWizard();
  useOnwardKey();
  return (
    // Notices rise over the bar, so that they never cover 'Next'.
    <div className="order-2 sticky bottom-0 z-10 flex items-center gap-3 border-border border-t bg-surface px-6 py-2.5 max-sm:px-4 max-sm:py-2 max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-2 max-md:[&_.bg-accent]:ml-auto max-sm:[&_.btn]:h-11 [body:has(&)_[data-sonner-toaster]]:mb-15">
      {draft.step === 'company' ? null : (
        <Button icon={<ArrowLeft />} onClick={() => send({ type: 'back.pressed' })}>
          Back
        </Button>
      )}
      <Progress />
      {draft.step === 'time' ? (
        <span className="ml-auto max-md:hidden">
          <CopyChoice />
        </span>
      ) : null}
      <span
        className={classes(
          'flex items-center gap-2',
          draft.step === 'time' ? 'max-md:ml-auto' : 'ml-auto max-md:ml-auto',
        )}
      >
        <KeyHint className="max-lg:hidden">Ctrl Enter</KeyHint>
        {draft.step === 'review' ? <SendBar /> : <Onward />}
      </span>
    </div>
  );
}

/** '2 of 5 ready · 2 errors at Sione Tupou'. */
function Progress() {
  const { draft, context } = useWizard();
  const all = draft.candidates.map((candidate, at) => ({
    candidate,
    number: at + 1,
    ...progressOf(context, candidate),
  }));
  const ready = all.filter(({ state }) => state === 'ready').length;
  const failing = all.find(({ errors }) => errors > 0);
  const shown = shownErrorsOf(context);
  const own = Object.keys(stepErrors(context, 'company')).filter((path) => path in shown).length;
  const trouble =
    draft.step === 'company' && own > 0
      ? `${pluralize(own, 'error')} here`
      : failing
        ? `${pluralize(failing.errors, 'error')} at ${calledName(failing.candidate, failing.number)}`
        : '';
  return (
    <span className="text-text-2 min-w-0">
      {draft.step === 'company' ? null : (
        <b className="font-strong text-text">
          {ready} of {all.length} ready
        </b>
      )}
      {trouble ? (
        <span className={draft.step === 'company' ? '' : 'max-sm:hidden'}>
          {draft.step === 'company' ? '' : ' · '}
          {trouble}
        </span>
      ) : null}
    </span>
  );
}

/** Clinics and dates of the candidate in view for the next one. */
export function CopyChoice() {
  const { draft, send } = useWizard();
  const at = draft.candidates.findIndex(({ key }) => key === draft.current);
  const next = draft.candidates[at + 1];
  if (!next) return null;
  return (
    <Button
      look="quiet"
      icon={<Copy />}
      onClick={() => {
        send({ type: 'choice.copied', key: draft.current });
        // The next candidate is in view now, and this button may be gone with the one before.
        requestAnimationFrame(focusStepHeading);
      }}
    >
      Copy clinic and dates to {shortenName(next.name) || `candidate ${at + 2}`}
    </Button>
  );
}

function Onward() {
  const { actor, context, draft, send } = useWizard();
  const goToNextStep = () => {
    send({ type: 'next.pressed' });
    const after = actor.getSnapshot().context;
    // A new step leads the focus to its own heading.
    if (after.draft.step === draft.step) requestAnimationFrame(() => focusAfter(draft.current, after.draft.current));
  };
  return (
    <Button look="primary" data-onward aria-keyshortcuts={ONWARD_KEYS} onClick={goToNextStep}>
      {afterNext(context)?.to === 'candidate' ? 'Next candidate' : 'Next'}
      <ArrowRight />
    </Button>
  );
}
