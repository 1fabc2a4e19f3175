import { messageFor } from '../app/messages.ts';
import { leadsNowhere } from '../app/records/leads-nowhere.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { noticeClass } from './step-body.tsx';
import { useWizard } from './wizard-context.ts';

/** The draft could not be read: it is gone, it was sent already, or the server did not answer. */
export default function NotOpened() {
  const { stored, draftActor, listHref } = useWizard();
  const failure = stored.context.loadFailure;
  const isGone = failure ? leadsNowhere(failure) : false;
  const isOver = isGone || failure?.code === 'DRAFT_SENT';
  const title = isGone
    ? 'This unfinished booking is no longer there'
    : isOver
      ? 'This booking was already sent'
      : 'The booking could not be opened';
  return (
    <div className={noticeClass}>
      <Banner tone={isOver ? 'info' : 'bad'} title={title}>
        {isGone ? 'It was discarded, or belongs to another account.' : failure && messageFor(failure)}
        <div className="flex items-center gap-2 flex-wrap mt-2">
          {isOver ? null : (
            <Button size="sm" onClick={() => draftActor.send({ type: 'load.againPressed' })}>
              Try again
            </Button>
          )}
          <ButtonLink size="sm" href={listHref}>
            See the bookings
          </ButtonLink>
          <Button size="sm" look="quiet" onClick={() => draftActor.send({ type: 'startOver.pressed' })}>
            Start a new booking
          </Button>
        </div>
      </Banner>
    </div>
  );
}
