import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { navigate } from 'wouter/use-browser-location';
import { toPortalError } from '../../../machines/lib/portal-error.ts';
import { bookingPaths } from '../../../machines/rules/access/menu.ts';
import { messageFor } from '../../app/messages.ts';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway, useServerClock } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import type { Detail } from './booking-detail.ts';
import { BookAgainDocument } from './detail.documents.ts';
import { draftAgain } from './draft-again.ts';

const TEXT = 'Book again';

/** Begins an unfinished booking like this one and opens it where the time is chosen. */
export function BookAgain({ detail }: { detail: Detail }) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) return <Beginning detail={detail} />;
  return (
    <Button icon={<RotateCcw />} onClick={() => setPressed(true)}>
      {TEXT}
    </Button>
  );
}

function Beginning({ detail }: { detail: Detail }) {
  const gateway = useGateway();
  const clock = useServerClock();
  // Under ids of its own: sent a second time, after an answer that was lost, it is the same one.
  const [ids] = useState(() => ({ draftId: uuidv7(), writer: uuidv7() }));
  const { failure, retry } = useRecord('book again', async (signal) => {
    const draft = draftAgain(detail, clock.now());
    const variables = { serviceType: detail.serviceType, body: { ...draft }, ...ids };
    try {
      await gateway.request(BookAgainDocument, variables, { signal });
    } catch (error) {
      if (!signal.aborted) notify({ tone: 'bad', text: messageFor(toPortalError(error)) });
      throw error;
    }
    navigate(`${bookingPaths[detail.serviceType]}?draft=${ids.draftId}&step=time`);
  });
  return (
    <Button icon={<RotateCcw />} busy={failure ? false : 'Opening…'} onClick={retry} autoFocus>
      {TEXT}
    </Button>
  );
}
