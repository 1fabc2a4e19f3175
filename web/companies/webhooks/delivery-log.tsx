import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useEntityList } from '../../app/records/entity-list.ts';
import { showingLabel } from '../../app/records/entity-panel.tsx';
import { type EntityColumn, EntityTable } from '../../app/records/entity-table.tsx';
import { FetchFailure } from '../../app/records/fetch-failure.tsx';
import { LoadMoreRow } from '../../app/records/load-more-row.tsx';
import { useGateway, usePortal } from '../../app/session/session-context.tsx';
import type { WebhookDeliveryState, WebhookLogQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { formatDayAndTime } from '../../ui/date-format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import type { EndpointRow } from './endpoint-dialogs.tsx';
import { SendWebhookAgainDocument, WebhookLogDocument } from './webhooks.documents.ts';

type Row = WebhookLogQuery['webhookDeliveries']['deliveries'][number];

const STATES: Readonly<Record<WebhookDeliveryState, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  delivered: 'Delivered',
  failed: 'Failed',
};

function useColumns(): readonly EntityColumn<Row>[] {
  const { timeZone } = usePortal();
  const at = (instant: string) => formatDayAndTime(timeZone, instant);
  return [
    {
      name: 'Event',
      width: 30,
      of: ({ type, createdAt }) => (
        <>
          <b className="wrap-anywhere font-[550]">{type}</b>
          <span className="block text-text-3 text-xs">{at(createdAt)}</span>
        </>
      ),
    },
    {
      name: 'State',
      of: ({ state, attempts, nextTryAt }) => (
        <>
          {STATES[state]}, {attempts} {attempts === 1 ? 'try' : 'tries'}
          {nextTryAt ? <span className="block text-text-3 text-xs">Next try {at(nextTryAt)}</span> : null}
        </>
      ),
    },
    {
      name: 'Answer',
      of: ({ lastStatus, lastAnswer }) => (
        <>
          {lastStatus ?? (lastAnswer === null ? 'Not tried yet' : 'None')}
          <span className="line-clamp-2 block text-text-3 text-xs" title={lastAnswer ?? ''}>
            {lastAnswer}
          </span>
        </>
      ),
    },
  ];
}

/** Deliveries to one endpoint, the newest first. */
export function DeliveryLog({ endpoint: { id, url }, onBack }: { endpoint: EndpointRow; onBack: () => void }) {
  const gateway = useGateway();
  const columns = useColumns();
  const shownId = useId();
  const [sending, setSending] = useState<Row | null>(null);
  const list = useEntityList<Row>({
    changes: [],
    fetchPage: async (_query, page, call) => {
      const { webhookDeliveries } = await gateway.request(WebhookLogDocument, { endpointId: id, page }, call);
      return { ...webhookDeliveries, rows: webhookDeliveries.deliveries };
    },
  });
  const { snapshot, send } = list;
  const { rows, counts, failure } = snapshot.context;
  return (
    <section aria-label={`Deliveries to ${url}`}>
      <div className="flex flex-wrap items-center gap-3 px-4 pb-4 sm:px-6">
        <Button icon={<ArrowLeft />} onClick={onBack}>
          All endpoints
        </Button>
        <h2 className="wrap-anywhere min-w-0 flex-1 font-strong">{url}</h2>
        <Button onClick={list.refresh}>Refresh</Button>
      </div>
      {failure ? (
        <div className="px-4 pb-4 sm:px-6">
          <FetchFailure
            failure={failure}
            what="log"
            title={list.failed}
            onRetry={() => send({ type: 'retry.pressed' })}
          />
        </div>
      ) : null}
      {snapshot.matches({ loading: 'first' }) ? <SkeletonRows rows={6} label="Loading deliveries" /> : null}
      {snapshot.matches('empty') ? (
        <EmptyState title="Nothing was sent yet">Events of the last 30 days are listed here.</EmptyState>
      ) : null}
      {rows.length > 0 ? (
        <>
          <EntityTable
            label="deliveries"
            describedBy={shownId}
            isStale={snapshot.hasTag('refetching')}
            rows={rows}
            columns={columns}
            idOf={(row) => row.id}
            actionsOf={(row) => (
              <Button size="sm" onClick={() => setSending(row)}>
                Send again<span className="sr-only"> {row.type}</span>
              </Button>
            )}
          />
          <LoadMoreRow
            id={shownId}
            words={showingLabel(rows.length, counts?.total ?? null)}
            canLoad={snapshot.can({ type: 'loadMore.pressed' })}
            isLoading={snapshot.matches('loadingMore')}
            isRefetching={snapshot.hasTag('refetching')}
            onLoad={() => send({ type: 'loadMore.pressed' })}
          />
        </>
      ) : null}
      {sending ? (
        <ConfirmedAction
          question="Send it again?"
          consequence={`${sending.type} is posted to ${url} once more, under the same webhook-id.`}
          findEffects={async () => []}
          act={(signal) => gateway.request(SendWebhookAgainDocument, { id: sending.id }, { signal })}
          verb="Send again"
          verbing="Sending…"
          words={{ done: 'Sent again. The log has the answer.', failed: 'It could not be sent again.' }}
          onClose={({ isDone }) => {
            setSending(null);
            if (isDone) list.refresh();
          }}
        />
      ) : null}
    </section>
  );
}
