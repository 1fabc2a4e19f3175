import { useId } from 'react';
import { Link } from 'wouter';
import { type EntityColumn, EntityTable, Named } from '../app/records/entity-table.tsx';
import { FetchFailure } from '../app/records/fetch-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import type { ClosingsQuery } from '../generated/graphql.ts';
import { ButtonLink } from '../ui/button.tsx';
import { formatDayAndTime, ownZone, zoneName } from '../ui/date-format.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { placeAndDays, progressMessage } from './closing-messages.ts';
import { ClosingsDocument } from './closings.documents.ts';

type Summary = ClosingsQuery['closings'][number];

const columns: readonly EntityColumn<Summary>[] = [
  {
    name: 'What closed',
    width: 44,
    of: (closing) => (
      <Named
        name={
          <Link className="hover:underline" href={`/closings/${closing.closingId}`}>
            {placeAndDays(closing)}
          </Link>
        }
        second={closing.doctors.join(', ') || 'Everybody'}
      />
    ),
  },
  { name: 'Reason', width: 20, of: ({ reason }) => reason },
  { name: 'State', width: 22, of: progressMessage },
  {
    name: 'By',
    isForDesk: true,
    of: ({ createdBy, createdAt }) => (
      <Named name={createdBy} second={`${formatDayAndTime(ownZone(), createdAt)} ${zoneName(ownZone(), createdAt)}`} />
    ),
  },
];

/** /closings: closed days and how far each is. */
export default function ClosingsPage() {
  const id = useId();
  const { data, failure, retry } = useAnswer('closings', ClosingsDocument, {}, 'closings');
  const add = (
    <ButtonLink look="primary" href="/closings/new">
      Close days
    </ButtonLink>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Closings"
        subtitle={<span id={id}>Leave, holidays and whatever else closes a clinic</span>}
        actions={data && data.length > 0 ? add : null}
      />
      {failure ? (
        <div className="px-4 pb-3 sm:px-6">
          <FetchFailure failure={failure} what="closings" onRetry={retry} />
        </div>
      ) : null}
      {data || failure ? null : <SkeletonRows rows={6} label="Loading closings" />}
      {data?.length === 0 ? (
        <section className="m-auto">
          <EmptyState title="Nothing was closed yet" actions={add}>
            Close a clinic, a doctor’s leave or a holiday: you see whom it hits, and each gets a new time.
          </EmptyState>
        </section>
      ) : null}
      {data && data.length > 0 ? (
        <EntityTable
          label="Closings"
          rows={data}
          columns={columns}
          idOf={({ closingId }) => closingId}
          describedBy={id}
          isStale={false}
        />
      ) : null}
    </div>
  );
}
