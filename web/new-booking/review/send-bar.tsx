import { usePortal } from '../../app/session/session-context.tsx';
import { FieldError } from '../../slots/field-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { focusAfter } from '../focus-after.ts';
import { ONWARD_KEYS } from '../use-onward-key.ts';
import { useFields, useWizard } from '../wizard-context.ts';

/** The policy to accept, and beside it the button that sends. */
export default function SendBar() {
  const { actor, draft, snapshot, send } = useWizard();
  const sendIt = () => {
    send({ type: 'send.pressed' });
    if (actor.getSnapshot().matches({ submission: 'open' })) {
      requestAnimationFrame(() => focusAfter(draft.current, draft.current));
    }
  };
  const isBusy = snapshot.matches({ submission: 'settling' }) || snapshot.matches({ submission: 'sending' });
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1.5 max-sm:w-full max-sm:justify-between">
      <Policy />
      <Button look="primary" data-onward aria-keyshortcuts={ONWARD_KEYS} busy={isBusy && 'Sending…'} onClick={sendIt}>
        Send booking
      </Button>
    </div>
  );
}

function Policy() {
  const { draft, send, policyUrl } = useWizard();
  const providerName = usePortal().providerName;
  const { errorAt } = useFields();
  const error = errorAt('policyAccepted');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FieldError id="policy-error" error={error} />
      <Checkbox
        checked={draft.policyAccepted}
        onValue={(accepted) => send({ type: 'policy.toggled', accepted })}
        aria-describedby={error ? 'policy-error' : undefined}
        aria-invalid={error ? true : undefined}
      >
        I accept the{' '}
        {policyUrl ? (
          <a className="underline decoration-1 underline-offset-3" href={policyUrl} target="_blank" rel="noreferrer">
            booking policy<span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          `booking policy, which ${providerName} gives you on request`
        )}
        .
      </Checkbox>
    </div>
  );
}
