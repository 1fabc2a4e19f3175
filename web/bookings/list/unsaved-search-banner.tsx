import { useSelector } from '@xstate/react';
import { Banner } from '../../ui/feedback/states.tsx';
import type { SearchPersistence } from './search-persistence.ts';

/** The search works all the same; only its address does not find it elsewhere. */
export function UnsavedSearchBanner({ persistence }: { persistence: SearchPersistence }) {
  const isUnkept = useSelector(persistence, (now) => now.matches('unsaved'));
  if (!isUnkept) return null;
  return (
    <div className="px-4 pb-4 sm:px-6">
      <Banner
        tone="warn"
        title="This search has no address yet"
        onRetry={() => persistence.send({ type: 'retry.pressed' })}
        retryWhat="keeping the search"
      >
        It could not be kept on the server, so its link opens without it. In this tab it stays, through a reload too.
      </Banner>
    </div>
  );
}
