import type { PortalError } from '../../../machines/lib/portal-error.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { requestIdOf } from '../api/gateway-client.ts';
import { FETCH_ERROR, messageFor } from '../messages.ts';

type RecordFailureProps = {
  failure: PortalError;
  /** What the page is about, such as 'site'. */
  what: string;
  onRetry: () => void;
};

/** Why a page has nothing to show: what it is about does not exist, or did not arrive. */
export const RecordFailure = ({ failure, what, onRetry }: RecordFailureProps) =>
  failure.code === 'NOT_FOUND' ? (
    <Banner tone="bad" title={`There is no such ${what}.`} />
  ) : (
    <Banner tone="bad" title={FETCH_ERROR} onRetry={onRetry} retryWhat={what} requestId={requestIdOf(failure)}>
      {messageFor(failure)}
    </Banner>
  );
