import type { ReactNode } from 'react';
import type { PortalError } from '../../../machines/lib/portal-error.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { requestIdOf } from '../api/gateway-client.ts';
import { FETCH_ERROR, messageFor } from '../messages.ts';
import { useRetryWhenBack } from './use-retry-when-back.ts';

type FetchFailureProps = {
  failure: PortalError;
  /** The subject of the fetch, such as 'clinics'. */
  what: string;
  title?: string;
  onRetry: () => void;
  /** A sentence on kept input or rows that are still shown. */
  children?: ReactNode;
};

/** Why something could not be fetched. It is fetched again by the button, and by itself once the server answers. */
export function FetchFailure({ failure, what, title = FETCH_ERROR, onRetry, children }: FetchFailureProps) {
  useRetryWhenBack(failure.code === 'UNREACHABLE', onRetry);
  return (
    <Banner tone="bad" title={title} requestId={requestIdOf(failure)} retryWhat={what} onRetry={onRetry}>
      {messageFor(failure)} {children}
    </Banner>
  );
}
