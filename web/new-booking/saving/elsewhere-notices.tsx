import { useEffect, useRef } from 'react';
import { bookingPaths } from '../../../machines/rules/access/menu.ts';
import { messageFor } from '../../app/messages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { noticeClass } from '../step-body.tsx';
import { useWizard } from '../wizard-context.ts';
import { sentElsewhere } from './save-state.tsx';

/** Notices of changes that another tab or device made. */
export default function ElsewhereNotices() {
  return (
    <>
      <ChangedElsewhere />
      <AlreadySent />
    </>
  );
}

/** Another tab or device sent it: nothing more can be saved here, and what was typed since stays in view. */
function AlreadySent() {
  const { stored, context, listHref } = useWizard();
  const place = useRef<HTMLDivElement>(null);
  const failure = sentElsewhere(context.sendFailure) ?? sentElsewhere(stored.context.saveFailure);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  if (!failure) return null;
  return (
    <div className={noticeClass} ref={place}>
      <Banner tone="bad" title="Sent from another tab or device">
        {messageFor(failure)} It was not sent a second time
        {stored.hasTag('unsaved') ? ', and what was changed here since is not in it.' : '.'}
        <div className="flex items-center gap-2 flex-wrap mt-2">
          <ButtonLink size="sm" href={listHref}>
            See the bookings
          </ButtonLink>
          <ButtonLink size="sm" look="quiet" href={bookingPaths[context.draft.serviceType]}>
            Start a new booking
          </ButtonLink>
        </div>
      </Banner>
    </div>
  );
}

/** Another tab or device changed the same fields: one of the two has to go. */
function ChangedElsewhere() {
  const { stored, draftActor } = useWizard();
  if (!stored.matches({ open: { copy: 'conflict' } })) return null;
  return (
    <div className={noticeClass}>
      <Banner tone="warn" title="This booking was changed elsewhere">
        Another tab or device changed the same fields. Choose which to keep; the rest of both is kept.
        <div className="flex items-center gap-2 flex-wrap mt-2">
          <Button size="sm" onClick={() => draftActor.send({ type: 'mine.kept' })}>
            Keep what is here
          </Button>
          <Button size="sm" onClick={() => draftActor.send({ type: 'theirs.taken' })}>
            Take the newer one
          </Button>
        </div>
      </Banner>
    </div>
  );
}
