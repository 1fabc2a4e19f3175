import { useId } from 'react';
import { Link } from 'wouter';
import { formatCount } from '../../machines/rules/text/format-count.ts';
import { messageFor } from '../app/messages.ts';
import { type EntityColumn, EntityTable, Named } from '../app/records/entity-table.tsx';
import { FetchFailure } from '../app/records/fetch-failure.tsx';
import { Button } from '../ui/button.tsx';
import { formatDayAndTime } from '../ui/date-format.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { actionLabel } from './audit-actions.ts';
import type { SeenPeopleList, SeenPerson } from './seen-people-list.ts';

type BodyProps = { list: SeenPeopleList; timeZone: string };

/** The people, or why there are none. */
export function SeenPeopleBody({ list: { snapshot, send }, timeZone }: BodyProps) {
  const { rows, counts, failure } = snapshot.context;
  const isFirst = snapshot.matches({ loading: 'first' });
  const showingId = useId();
  const exports = counts?.wholeExports ?? 0;
  return (
    <div className="grid gap-3">
      {failure ? (
        <div className="px-6 max-sm:px-4">
          {snapshot.matches('badRequest') ? (
            <Banner tone="warn" title="This cannot be searched as asked.">
              {messageFor(failure)}
            </Banner>
          ) : (
            <FetchFailure failure={failure} what="people" onRetry={() => send({ type: 'retry.pressed' })} />
          )}
        </div>
      ) : null}
      {exports > 0 ? (
        <div className="px-6 max-sm:px-4">
          <Banner tone="warn" title="This list is not complete.">
            {exports === 1 ? 'An export was' : `${exports} exports were`} too large to keep the names. Each had all
            bookings that the account may see.
          </Banner>
        </div>
      ) : null}
      {isFirst ? <SkeletonRows rows={8} label="Loading people" /> : null}
      {snapshot.matches('empty') ? (
        <EmptyState title="Nobody’s data was seen">
          No entry of this account names a candidate in these days.
        </EmptyState>
      ) : null}
      {rows.length > 0 && !isFirst ? (
        <div aria-busy={snapshot.hasTag('refetching')}>
          <EntityTable
            label="people"
            describedBy={showingId}
            isStale={snapshot.hasTag('refetching')}
            columns={columnsIn(timeZone)}
            idOf={({ candidateId }) => candidateId}
            rows={rows}
          />
          <div className="flex items-center gap-3 px-6 py-3 text-text-2 max-sm:px-4">
            {snapshot.can({ type: 'loadMore.pressed' }) || snapshot.matches('loadingMore') ? (
              <Button
                busy={snapshot.matches('loadingMore') ? 'Loading…' : null}
                onClick={() => send({ type: 'loadMore.pressed' })}
              >
                Load more
              </Button>
            ) : null}
            <span id={showingId} aria-live="polite">
              Showing {formatCount(rows.length)}
            </span>
          </div>
        </div>
      ) : null}
    </div>
  );
}

const columnsIn = (timeZone: string): readonly EntityColumn<SeenPerson>[] => [
  {
    name: 'Whose data',
    width: 26,
    of: ({ candidateId, name, reference }) => (
      <Named
        name={
          <Link href={`/audit?candidate=${candidateId}`} className="underline decoration-1 underline-offset-3">
            {name ?? 'Erased person'}
          </Link>
        }
        second={reference}
      />
    ),
  },
  { name: 'Company', width: 18, of: ({ companyName }) => companyName ?? '' },
  { name: 'First', width: 14, isForDesk: true, of: ({ firstAt }) => formatDayAndTime(timeZone, firstAt) },
  { name: 'Last', width: 14, of: ({ lastAt }) => formatDayAndTime(timeZone, lastAt) },
  { name: 'Times', width: 6, isNumber: true, isForDesk: true, of: ({ times }) => formatCount(times) },
  { name: 'How', of: ({ actions }) => actions.map(actionLabel).join(', ') },
];
