import type { PortalError } from '../../../machines/lib/portal-error.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { FetchFailure } from './fetch-failure.tsx';

type RecordFailureProps = {
  failure: PortalError;
  /** The subject of the page, such as 'site'. */
  what: string;
  onRetry: () => void;
};

/** Why a page has nothing to show: what it is about does not exist, or did not arrive. */
export const RecordFailure = ({ failure, what, onRetry }: RecordFailureProps) =>
  failure.code === 'NOT_FOUND' ? (
    <Banner tone="bad" title={`There is no such ${what}.`} />
  ) : (
    <FetchFailure failure={failure} what={what} onRetry={onRetry} />
  );
