import { useSelector } from '@xstate/react';
import { Banner } from '../../ui/feedback/states.tsx';
import type { BookingListView } from './use-booking-list-view.ts';

/** The search works all the same; only its address does not find it elsewhere. */
export function UnsavedSearchBanner({ view }: { view: BookingListView }) {
  const isUnsaved = useSelector(view, (now) => now.matches({ open: { shown: { search: { unsaved: 'failed' } } } }));
  if (!isUnsaved) return null;
  return (
    <div className="px-4 pb-4 sm:px-6">
      <Banner
        tone="warn"
        title="This search has no address yet"
        onRetry={() => view.send({ type: 'saving.retried' })}
        retryWhat="keeping the search"
      >
        It could not be kept on the server, so its link opens without it. In this tab it stays, through a reload too.
      </Banner>
    </div>
  );
}
