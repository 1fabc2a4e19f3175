import { CalendarClock, Ellipsis, Mail, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { AllowedActions } from './allowed-actions.ts';
import type { DetailAction } from './booking-detail.ts';

type DetailActionsProps = {
  allowed: AllowedActions;
  hasTime: boolean;
  /** The board with this booking among those that wait, for who runs it. */
  boardHref: string | null;
  /** Another booking like it, for who may make one. */
  again: ReactNode;
  onAction: (action: DetailAction) => void;
};

/** Actions on the booking, beside its title; on a phone at the foot of the page, the rarer ones behind a button. */
export function DetailActions(props: DetailActionsProps) {
  if (!props.boardHref && !props.again && !Object.values(props.allowed).some(Boolean)) return null;
  return (
    <>
      <div className="actions ml-auto flex flex-wrap justify-end gap-2 max-sm:hidden max-md:ml-0 max-md:w-full print:hidden">
        <CancelAction {...props} />
        <OtherActions {...props} />
        {props.again}
        {timeKinds(props)
          .map((kind, at) => <TimeAction key={kind} kind={kind} isFirst={at === 0} {...props} />)
          .reverse()}
      </div>
      <PhoneBar {...props} />
    </>
  );
}

function PhoneBar(props: DetailActionsProps) {
  const { again } = props;
  const [isOpen, setOpen] = useState(false);
  const { cancel, update, sendConfirmation } = props.allowed;
  const [round, setRound] = useState(0);
  // The next dialog opens once this one is gone and has given the focus back; a fading one would take it away again.
  const act = (action: DetailAction) => {
    setOpen(false);
    setRound(round + 1);
    setTimeout(() => props.onAction(action));
  };
  // One action beside the button for the others: more do not fit a narrow phone.
  const [first, ...others] = timeKinds(props);
  return (
    <div className="phone-bar fixed inset-x-0 bottom-0 z-20 flex gap-2 border-border border-t bg-surface px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] sm:hidden print:hidden [&>.btn]:h-11 [&>.btn]:flex-1">
      {first ? <TimeAction kind={first} isFirst {...props} /> : null}
      {cancel || update || sendConfirmation || others.length > 0 || again ? (
        <Button icon={<Ellipsis />} onClick={() => setOpen(true)}>
          More actions
        </Button>
      ) : null}
      <Dialog
        key={round}
        open={isOpen}
        onClose={() => setOpen(false)}
        title="More actions"
        actions={
          <Button look="quiet" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <div className="more-actions mt-3 grid gap-2 [&_.btn]:h-11 [&>:last-child]:mt-3">
          {others.map((kind) => (
            <TimeAction key={kind} kind={kind} {...props} onAction={act} />
          ))}
          <OtherActions {...props} onAction={act} />
          {again}
          <CancelAction {...props} onAction={act} />
        </div>
      </Dialog>
    </div>
  );
}

/** Away from the others: first of the buttons in a line, last and set apart of those below one another. */
function CancelAction({ allowed, onAction }: DetailActionsProps) {
  if (!allowed.cancel) return null;
  return (
    <Button look="danger-quiet" onClick={() => onAction('cancel')}>
      Cancel booking
    </Button>
  );
}

function OtherActions({ allowed, onAction }: DetailActionsProps) {
  return (
    <>
      {allowed.update ? (
        <Button icon={<Pencil />} onClick={() => onAction('update')}>
          Update candidate
        </Button>
      ) : null}
      {allowed.sendConfirmation ? (
        <Button icon={<Mail />} onClick={() => onAction('confirmation')}>
          Send confirmation
        </Button>
      ) : null}
    </>
  );
}

type Kind = 'time' | 'board' | 'dates';

/** Another time, or for a booking that has none the board or other dates: the surest first, which is the one primary. */
const timeKinds = ({ allowed, boardHref }: DetailActionsProps): readonly Kind[] => [
  ...(allowed.pickTime ? (['time'] as const) : []),
  ...(boardHref ? (['board'] as const) : []),
  ...(allowed.changeDates ? (['dates'] as const) : []),
];

type TimeActionProps = DetailActionsProps & { kind: Kind; isFirst?: boolean };

function TimeAction({ kind, isFirst = false, hasTime, boardHref, onAction }: TimeActionProps) {
  const look = isFirst ? 'primary' : 'default';
  if (kind === 'board' && boardHref)
    return (
      <ButtonLink look={look} href={boardHref}>
        Place on the board
      </ButtonLink>
    );
  if (kind === 'dates')
    return (
      <Button look={look} onClick={() => onAction('dates')}>
        Change dates
      </Button>
    );
  return (
    <Button look={look} icon={<CalendarClock />} onClick={() => onAction('time')}>
      {hasTime ? 'Reschedule' : 'Confirm a time'}
    </Button>
  );
}
