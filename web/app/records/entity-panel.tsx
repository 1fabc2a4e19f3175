import { type ReactNode, useId } from 'react';
import { hasOtherRows } from '../../../machines/list/list.machine.ts';
import type { FirstStep } from '../../../machines/rules/access/first-steps.ts';
import { formatCount } from '../../../machines/rules/text/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { requestIdOf } from '../api/gateway-client.ts';
import { NextStep } from '../first-steps/next-step.tsx';
import { messageFor } from '../messages.ts';
import type { EntityList } from './entity-list.ts';
import { type EntityColumn, EntityTable } from './entity-table.tsx';
import { EntityToolbar } from './entity-toolbar.tsx';
import { FetchFailure } from './fetch-failure.tsx';
import { LoadMoreRow } from './load-more-row.tsx';

export type { EntityColumn } from './entity-table.tsx';

/** Names of the entries: 'company', 'companies'. */
export type Nouns = { one: string; many: string };

type PanelProps<Row> = {
  list: EntityList<Row>;
  nouns: Nouns;
  columns: readonly EntityColumn<Row>[];
  idOf: (row: Row) => string;
  /** Buttons of a row, such as `RowActions`; absent where the role permits none. */
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  /** The actions are one menu. */
  hasMenus?: boolean;
  /** The button that adds one, where the role permits. */
  add?: ReactNode;
  /** Entries have a switch: the list can be asked for the inactive ones. */
  hasStatus?: boolean;
  /** Further filters, after the search box. */
  filters?: ReactNode;
  /** Heads the empty list where 'No … yet' is not true, as of a filter. */
  emptyTitle?: string;
  /** Said of the empty list, where nothing was searched. */
  emptyWords: string;
  /** Beside the button that adds the first one. */
  emptyActions?: ReactNode;
  /** The step of a new portal that is done with the first one: the next is offered then. */
  firstStep?: FirstStep;
};

/** One admin list: search, status, the six states of a list, more on demand, and adding where the role permits. */
export function EntityPanel<Row>(props: PanelProps<Row>) {
  const { list, nouns, columns, idOf, actionsOf, hasMenus = false, add, hasStatus = false, filters, firstStep } = props;
  const { snapshot, send } = list;
  const { rows, counts } = snapshot.context;
  const isFirst = snapshot.matches({ loading: 'first' });
  const showingId = useId();
  return (
    <>
      <EntityToolbar list={list} nouns={nouns} hasStatus={hasStatus} filters={filters} add={add} />
      <Failure list={list} />
      {isFirst ? <SkeletonRows rows={8} label={`Loading ${nouns.many}`} /> : null}
      {snapshot.matches('empty') ? <Empty {...props} /> : null}
      {firstStep && rows.length > 0 ? <NextStep after={firstStep} /> : null}
      {rows.length > 0 && !isFirst ? (
        <div aria-busy={snapshot.hasTag('refetching')}>
          <EntityTable
            label={nouns.many}
            describedBy={showingId}
            isStale={snapshot.hasTag('refetching') || hasOtherRows(snapshot.context)}
            rows={rows}
            columns={columns}
            idOf={idOf}
            actionsOf={actionsOf}
            hasMenus={hasMenus}
          />
          <LoadMoreRow
            id={showingId}
            words={showingLabel(rows.length, counts?.total ?? null)}
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

/** 'Showing 50 of 4,912'; no total where the server did not count. */
export const showingLabel = (rows: number, total: number | null) =>
  total === null ? `Showing ${formatCount(rows)}` : `Showing ${formatCount(rows)} of ${formatCount(total)}`;

function Failure<Row>({ list: { snapshot, send, ask, failed } }: { list: EntityList<Row> }) {
  const { failure } = snapshot.context;
  if (!failure) return null;
  const isRefused = snapshot.matches('badRequest');
  const isOther = snapshot.context.rows.length > 0 && hasOtherRows(snapshot.context);
  return (
    <div className="px-4 pb-4 sm:px-6">
      {isRefused ? (
        <Banner tone="warn" title="This list cannot be shown as asked." requestId={requestIdOf(failure)}>
          <p>{messageFor(failure)}</p>
          <Button size="sm" className="mt-2" onClick={() => ask({ search: '', status: 'active' })}>
            Show all
          </Button>
        </Banner>
      ) : (
        <FetchFailure failure={failure} what="list" title={failed} onRetry={() => send({ type: 'retry.pressed' })}>
          Your search is kept.{isOther ? ' The rows below are those of your search before.' : null}
        </FetchFailure>
      )}
    </div>
  );
}

/** None match, none is inactive, or there is none yet: each has its own way on. */
function Empty<Row>(props: PanelProps<Row>) {
  const { nouns, hasStatus, emptyTitle, emptyWords, emptyActions } = props;
  const { snapshot, ask } = props.list;
  const { search, status } = snapshot.context.query;
  const other = status === 'active' ? 'inactive' : 'active';
  const switchOver = hasStatus ? <Button onClick={() => ask({ status: other })}>Show {other} ones</Button> : null;
  if (search.trim() !== '')
    return (
      <EmptyState
        title={`No ${hasStatus ? `${status} ` : ''}${nouns.many} match`}
        actions={
          <>
            <Button onClick={() => ask({ search: '' })}>Clear search</Button>
            {switchOver}
          </>
        }
      >
        {`Nothing has “${search.trim()}” in its name.`}
      </EmptyState>
    );
  if (hasStatus && status === 'inactive')
    return (
      <EmptyState title={`No inactive ${nouns.many}`} actions={switchOver}>
        {`Every one of the ${nouns.many} is active.`}
      </EmptyState>
    );
  // The button over the list adds the first one, and stays where it is once there are some.
  return (
    <EmptyState title={emptyTitle ?? `No ${nouns.many} yet`} actions={emptyActions}>
      {emptyWords}
    </EmptyState>
  );
}
