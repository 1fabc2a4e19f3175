import { CalendarClock, Mail, Pencil } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { AllowedActions } from './allowed-actions.ts';
import type { DetailAction } from './detail-page.tsx';

type DetailActionsProps = {
  allowed: AllowedActions;
  hasTime: boolean;
  onAction: (action: DetailAction) => void;
};

/** What can be done with the booking, beside its title; on a phone at the foot of the page. */
export function DetailActions(props: DetailActionsProps) {
  if (!Object.values(props.allowed).some(Boolean)) return null;
  return (
    <>
      <div className="actions">
        <Buttons {...props} />
      </div>
      <div className="phone-bar">
        <Buttons {...props} />
      </div>
    </>
  );
}

function Buttons({ allowed, hasTime, onAction }: DetailActionsProps) {
  return (
    <>
      {allowed.cancel ? (
        <Button look="danger-quiet" onClick={() => onAction('cancel')}>
          Cancel booking
        </Button>
      ) : null}
      {allowed.update ? (
        <Button icon={<Pencil className="i" />} onClick={() => onAction('update')}>
          Update candidate
        </Button>
      ) : null}
      {allowed.sendConfirmation ? (
        <Button icon={<Mail className="i" />} onClick={() => onAction('confirmation')}>
          Send confirmation
        </Button>
      ) : null}
      {allowed.changeDates ? <Button onClick={() => onAction('dates')}>Change dates</Button> : null}
      {allowed.pickTime ? (
        <Button look="primary" icon={<CalendarClock className="i" />} onClick={() => onAction('time')}>
          {hasTime ? 'Reschedule' : 'Confirm a time'}
        </Button>
      ) : null}
    </>
  );
}
