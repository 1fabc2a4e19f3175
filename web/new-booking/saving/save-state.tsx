import { Check, CircleAlert, CloudOff, RefreshCw } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { PortalError } from '../../../machines/lib/portal-error.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { formatTime, ownZone } from '../../ui/date-format.ts';
import { useWizard } from '../wizard-context.ts';

/** That all is well is heard and not seen on a phone, where each line is needed. */
const WELL = 'text-text-2 max-sm:sr-only';

const Note = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span
    {...rest}
    data-save-state
    className={classes('mr-1 inline-flex items-center gap-1.5 text-xs whitespace-nowrap tabular-nums', className)}
  />
);

/** Says in a few words beside 'Save and close' if the typed values are on the server. */
export function SaveState() {
  const { stored, context, draftActor } = useWizard();
  const { saved, saveFailure, revision } = stored.context;
  const [last, setLast] = useState({ saved, at: context.now });
  if (last.saved !== saved) setLast({ saved, at: context.now });
  const timeZone = ownZone();
  const is = (copy: 'dirty' | 'creating' | 'saving' | 'clean' | 'saveFailed' | 'offline') =>
    stored.matches({ open: { copy } });
  if (is('offline')) {
    return (
      <Note className="text-warning" role="status">
        <CloudOff className="size-3.5" />
        Offline, kept in this tab
      </Note>
    );
  }
  if (is('saveFailed')) {
    if (sentElsewhere(saveFailure)) return <Note className="text-danger">Already sent</Note>;
    return (
      <Note className="text-danger" role="alert">
        <CircleAlert className="size-3.5" />
        Could not save
        <Button
          look="link"
          size="sm"
          icon={<RefreshCw className="size-3.5" />}
          onClick={() => draftActor.send({ type: 'save.againPressed' })}
        >
          Try again
        </Button>
      </Note>
    );
  }
  if (is('dirty') || is('creating') || is('saving')) {
    return (
      <Note className={WELL} role="status">
        Saving…
      </Note>
    );
  }
  if (!is('clean') || revision === 0) return null;
  return (
    <Note className={WELL} role="status">
      <Check className="size-3.5" />
      Saved <span className="tabular-nums">{formatTime(timeZone, last.at)}</span>
    </Note>
  );
}

export const sentElsewhere = (failure: PortalError | null) => (failure?.code === 'DRAFT_SENT' ? failure : null);
