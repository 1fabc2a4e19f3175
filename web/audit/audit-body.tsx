import { useId } from 'react';
import { Link, useSearchParams } from 'wouter';
import { shownAppointment } from '../../machines/rules/calendar/dates.ts';
import { formatCount } from '../../machines/rules/text/format-count.ts';
import { requestIdOf } from '../app/api/gateway-client.ts';
import { messageFor } from '../app/messages.ts';
import { type EntityColumn, EntityTable, Named, SecondLine } from '../app/records/entity-table.tsx';
import { FetchFailure } from '../app/records/fetch-failure.tsx';
import { LoadMoreRow } from '../app/records/load-more-row.tsx';

import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { actionLabel, detailText } from './audit-actions.ts';
import type { AuditList, AuditRow } from './audit-list.ts';
import { addressWith } from './narrowed-to.tsx';

type BodyProps = { list: AuditList; timeZone: string; onShowAll: () => void };

/** The six states of the list. */
export function AuditBody({ list: { snapshot, send }, timeZone, onShowAll }: BodyProps) {
  const { rows, counts, failure } = snapshot.context;
  const isFirst = snapshot.matches({ loading: 'first' });
  const isRefused = snapshot.matches('badRequest');
  const showingId = useId();
  return (
    <>
      {failure ? (
        <div className="px-4 pb-4 sm:px-6">
          {isRefused ? (
            <Banner tone="warn" title="This cannot be searched as asked." requestId={requestIdOf(failure)}>
              {messageFor(failure)}
            </Banner>
          ) : (
            <FetchFailure failure={failure} what="audit" onRetry={() => send({ type: 'retry.pressed' })}>
              Your search is kept.
            </FetchFailure>
          )}
        </div>
      ) : null}
      {isFirst ? <SkeletonRows rows={8} label="Loading entries" /> : null}
      {snapshot.matches('empty') ? (
        <EmptyState title="No entries match" actions={<Button onClick={onShowAll}>Show all entries</Button>}>
          {counts?.people.length === 0
            ? 'Nobody of that name, email, phone or reference is there, or nothing was recorded of them.'
            : 'Nothing of this kind was recorded.'}
        </EmptyState>
      ) : null}
      {rows.length > 0 && !isFirst ? (
        <div aria-busy={snapshot.hasTag('refetching')}>
          <FoundPeople people={counts?.people ?? []} hasMore={counts?.hasMorePeople ?? false} />
          <EntityTable
            label="entries"
            describedBy={showingId}
            isStale={snapshot.hasTag('refetching')}
            columns={columnsIn(timeZone)}
            idOf={({ id }) => id}
            rows={rows}
          />
          <LoadMoreRow
            id={showingId}
            words={`Showing ${formatCount(rows.length)}`}
            canLoad={snapshot.can({ type: 'loadMore.pressed' })}
            isLoading={snapshot.matches('loadingMore')}
            isRefetching={snapshot.hasTag('refetching')}
            onLoad={() => send({ type: 'loadMore.pressed' })}
          />
        </div>
      ) : null}
    </>
  );
}

type Person = { candidateId: string; name: string; reference: string | null };

/** Whom the search named: one of them alone is one press away. */
function FoundPeople({ people, hasMore }: { people: readonly Person[]; hasMore: boolean }) {
  const [params] = useSearchParams();
  if (people.length < 2) return null;
  return (
    <div className="grid gap-2 px-6 py-3 max-sm:px-4">
      <p className="text-xs text-text-3">
        {hasMore ? `The newest ${people.length} candidates that match are searched.` : 'These candidates match:'} Choose
        one to see that one alone.
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        {people.map(({ candidateId, name, reference }) => (
          <Link
            key={candidateId}
            href={addressWith(params, 'candidate', candidateId)}
            className="underline decoration-1 underline-offset-3"
          >
            {name} <span className="text-xs text-text-3">{reference}</span>
          </Link>
        ))}
      </div>
    </div>
  );
}

const columnsIn = (timeZone: string): readonly EntityColumn<AuditRow>[] => [
  {
    name: 'What',
    width: 32,
    of: (entry) => <Named name={actionLabel(entry.action)} second={detailText(entry)} />,
  },
  {
    name: 'When',
    width: 14,
    of: ({ at }) => {
      const { day, time } = shownAppointment(at, timeZone);
      return `${day} ${time}`;
    },
  },
  { name: 'Who', width: 20, of: (entry) => <Who entry={entry} /> },
  { name: 'Whose data', width: 22, of: (entry) => <WhoseData entry={entry} /> },
  { name: 'From', isForDesk: true, of: ({ address }) => address ?? '' },
];

function Who({ entry: { accountId, accountName, companyName } }: { entry: AuditRow }) {
  const [params] = useSearchParams();
  if (accountName === '') return <span className="text-text-3">Unknown account</span>;
  return (
    <>
      {accountId ? (
        <Link href={addressWith(params, 'account', accountId)} className="underline decoration-1 underline-offset-3">
          {accountName}
        </Link>
      ) : (
        accountName
      )}
      {companyName ? <SecondLine>{companyName}</SecondLine> : null}
    </>
  );
}

function WhoseData({ entry: { people, peopleCount, reference } }: { entry: AuditRow }) {
  const [params] = useSearchParams();
  const more = (peopleCount ?? people.length) - people.length;
  return (
    <>
      {people.map(({ candidateId, name }, at) => (
        <span key={candidateId}>
          {at > 0 ? ', ' : ''}
          <Link
            href={addressWith(params, 'candidate', candidateId)}
            className="underline decoration-1 underline-offset-3"
          >
            {name}
          </Link>
        </span>
      ))}
      {more > 0 ? <span className="text-text-3"> and {more} more</span> : null}
      {reference ? <SecondLine>{reference}</SecondLine> : null}
    </>
  );
}
