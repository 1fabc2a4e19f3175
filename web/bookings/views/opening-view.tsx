import { useSelector } from '@xstate/react';
import { requestIdOf } from '../../app/api/gateway-client.ts';
import { FETCH_ERROR, messageFor } from '../../app/messages.ts';
import { useRetryWhenBack } from '../../app/records/use-retry-when-back.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import type { BookingListView } from '../list/use-booking-list-view.ts';

/** An address brings the id of search terms that this page does not know: they are loaded before the list is. */
export function OpeningView({ view }: { view: BookingListView }) {
  const failure = useSelector(view, ({ context }) => context.failure);
  const retry = () => view.send({ type: 'retry.pressed' });
  useRetryWhenBack(failure?.code === 'UNREACHABLE', retry);
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
        <Button size="sm" className="mt-2" onClick={() => view.send({ type: 'search.dropped' })}>
          Show the list without it
        </Button>
      </Banner>
    </div>
  );
}
