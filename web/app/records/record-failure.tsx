import type { PortalError } from '../../../machines/lib/portal-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SignpostArt } from '../../ui/feedback/illustrations.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { FetchFailure } from './fetch-failure.tsx';
import { leadsNowhere } from './leads-nowhere.ts';

type List = { href: string; label: string };

type RecordFailureProps = {
  failure: PortalError;
  /** The subject of the page, such as 'site'. */
  what: string;
  onRetry: () => void;
  /** The list of such records, where the address of the page names one of them. */
  list?: List;
};

/** Why a page has nothing to show: its subject does not exist, or did not arrive. */
export function RecordFailure({ failure, what, onRetry, list }: RecordFailureProps) {
  if (list && leadsNowhere(failure)) return <RecordNotFound what={what} list={list} />;
  if (failure.code === 'NOT_FOUND') return <Banner tone="bad" title={`There is no such ${what}.`} />;
  return <FetchFailure failure={failure} what={what} onRetry={onRetry} />;
}

const RecordNotFound = ({ what, list }: { what: string; list: List }) => (
  <div role="alert">
    <EmptyState
      title={`${what.charAt(0).toUpperCase()}${what.slice(1)} not found`}
      art={<SignpostArt />}
      actions={
        <ButtonLink href={list.href} look="primary" size="lg">
          {list.label}
        </ButtonLink>
      }
    >
      The address is mistyped, this was deleted, or your account may not open it.
    </EmptyState>
  </div>
);
