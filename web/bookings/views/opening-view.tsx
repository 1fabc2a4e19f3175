import type { SearchTerms } from '../../../machines/search-persistence/search-persistence.machine.ts';
import { requestIdOf } from '../../app/api/gateway-client.ts';
import { FETCH_ERROR, messageFor } from '../../app/messages.ts';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Banner, SkeletonRows } from '../../ui/feedback/states.tsx';
import { openedWords } from './list-views.ts';

type OpeningViewProps = { id: string; onOpened: (words: SearchTerms) => void; onLetGo: () => void };

/** An address brings the id of words that this page does not know: they are asked for before the list is. */
export default function OpeningView({ id, onOpened, onLetGo }: OpeningViewProps) {
  const gateway = useGateway();
  const { failure, retry } = useRecord('view', async (signal) => onOpened(await openedWords(gateway, id, signal)));
  if (!failure) return <SkeletonRows rows={10} label="Loading bookings" />;
  const isGone = failure.code === 'NOT_FOUND';
  return (
    <div className="px-4 py-4 sm:px-6">
      <Banner
        tone={isGone ? 'warn' : 'bad'}
        title={isGone ? 'The search in this address is no longer kept.' : FETCH_ERROR}
        requestId={requestIdOf(failure)}
        {...(isGone ? {} : { onRetry: retry, retryWhat: 'search' })}
      >
        <p>
          {isGone
            ? 'It was not used for too long, or it belongs to another organisation. The rest of the view can be shown.'
            : messageFor(failure)}
        </p>
        <Button size="sm" className="mt-2" onClick={onLetGo}>
          Show the list without it
        </Button>
      </Banner>
    </div>
  );
}
