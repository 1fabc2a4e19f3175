import { CalendarClock, Ellipsis, Mail, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { AllowedActions } from './allowed-actions.ts';
import type { DetailAction } from './detail-page.tsx';

type DetailActionsProps = {
  allowed: AllowedActions;
  hasTime: boolean;
  /** The board with this booking among those that wait, for who runs it. */
  boardHref: string | null;
  onAction: (action: DetailAction) => void;
};

/** What can be done with the booking, beside its title; on a phone at the foot of the page, the rarer ones behind a button. */
export function DetailActions(props: DetailActionsProps) {
  if (!props.boardHref && !Object.values(props.allowed).some(Boolean)) return null;
  return (
    <>
      <div className="actions">
        <OtherActions {...props} />
        <TimeAction {...props} />
      </div>
      <PhoneBar {...props} />
    </>
  );
}

function PhoneBar(props: DetailActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { cancel, update, sendConfirmation } = props.allowed;
  const act = (action: DetailAction) => {
    setOpen(false);
    props.onAction(action);
  };
  return (
    <div className="phone-bar">
      <TimeAction {...props} />
      {cancel || update || sendConfirmation ? (
        <Button icon={<Ellipsis className="i" />} onClick={() => setOpen(true)}>
          More actions
        </Button>
      ) : null}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="More actions"
        actions={
          <Button look="quiet" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <div className="more-actions">
          <OtherActions {...props} onAction={act} />
        </div>
      </Dialog>
    </div>
  );
}

function OtherActions({ allowed, onAction }: DetailActionsProps) {
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
    </>
  );
}

/** The one primary: another time, or the dates of a booking that has none. */
function TimeAction({ allowed, hasTime, boardHref, onAction }: DetailActionsProps) {
  const icon = <CalendarClock className="i" />;
  return (
    <>
      {allowed.changeDates ? (
        <Button look={allowed.pickTime ? 'default' : 'primary'} onClick={() => onAction('dates')}>
          Change dates
        </Button>
      ) : null}
      {boardHref ? (
        <ButtonLink look={allowed.pickTime ? 'default' : 'primary'} href={boardHref}>
          Place on the board
        </ButtonLink>
      ) : null}
      {allowed.pickTime ? (
        <Button look="primary" icon={icon} onClick={() => onAction('time')}>
          {hasTime ? 'Reschedule' : 'Confirm a time'}
        </Button>
      ) : null}
    </>
  );
}
