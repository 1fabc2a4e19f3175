import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { fromPromise, waitFor } from 'xstate';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { type ListPage, listMachine } from '../../../machines/list/list.machine.ts';
import type { RecordKind } from '../../generated/graphql.ts';
import { notifyBy } from '../../ui/feedback/toasts.ts';
import type { CallKind } from '../api/session-gate.ts';
import { useMachine } from '../machines/use-machine.ts';
import { FETCH_ERROR } from '../messages.ts';
import { useRecordChanges } from './use-record-changes.ts';

export type EntityStatus = 'active' | 'inactive';
/** The query of an entity list; lists without a switch leave `status` as it is. */
export type EntityQuery = { search: string; status: EntityStatus };
/** One page as the gateway answers it; pages are numbered from 1. */
export type EntityPage<Row> = { rows: readonly Row[]; page: number; pages: number | null; total: number | null };
type CountResult = { total: number | null };

type Asking<Row> = {
  fetchPage: (
    query: EntityQuery,
    page: number,
    call: { signal?: AbortSignal; kind: CallKind },
  ) => Promise<EntityPage<Row>>;
  /** Kinds of records that the list shows: it follows changes that others make to them. */
  changes: readonly RecordKind[];
  /** Search text with personal data stays out of the address. */
  isPersonal?: boolean;
  /** The snackbar of a fetch that failed, where the specification has another one for this list. */
  failed?: string;
};

/**
 * One admin list on the list machine: searched after a pause, active entries first, further pages on demand. Status and
 * search are in the address, so that a link and the way back show the same list. Changes made elsewhere are shown in
 * place: no row is dimmed for them, and as many pages stay as were loaded.
 */
export function useEntityList<Row>({ fetchPage, changes, isPersonal = false, failed = FETCH_ERROR }: Asking<Row>) {
  const [params, setParams] = useSearchParams();
  const ask = useRef(fetchPage);
  useEffect(() => {
    ask.current = fetchPage;
  }, [fetchPage]);
  const [machine] = useState(() =>
    listMachine<Row, EntityQuery, CountResult>().provide({
      actors: {
        fetchPage: fromPromise<ListPage<Row, CountResult>, { query: EntityQuery; cursor: string | null }>(
          async ({ input: { query, cursor }, signal }) =>
            pageOf(await ask.current(query, Number(cursor ?? 1), { signal, kind: 'person' })),
        ),
      },
      // The machine has one notice: that a fetch failed.
      actions: { showNotice: (shown, notice) => notifyBy(shown, { ...notice, text: failed }) },
    }),
  );
  const [snapshot, send, list] = useMachine(machine, { input: { query: queryIn(params, isPersonal) } });
  const { query } = snapshot.context;
  useRecordChanges(changes, () => {
    void (async () => {
      // Pages that were requested before newer rows were shown are older than they are, and are fetched again.
      for (;;) {
        const { context } = await waitFor(list, (now) => !now.hasTag('busy'));
        const pages = await Promise.all(
          pagesShown(context).map((page) => ask.current(context.query, page, { kind: 'background' })),
        );
        const now = list.getSnapshot();
        if (now.status !== 'active') return;
        if (now.context.rows !== context.rows) continue;
        return send({ type: 'rows.refreshed', query: context.query, page: joined(pages.map(pageOf)) });
      }
      // A line that fails is no error to show: what was shown stays, and the next connection asks again.
    })().catch(() => {});
  });
  const asked = useHistoryState<{ listSearch?: string } | null>()?.listSearch;
  const taken = useRef(asked);
  useEffect(() => {
    if (!isPersonal || asked === taken.current) return;
    taken.current = asked;
    if (asked !== undefined) send({ type: 'query.changed', query: queryIn(params, isPersonal) });
  }, [asked, isPersonal, params, send]);
  const address = isPersonal ? query.status : `${query.status} ${query.search}`;
  // The query is in the address; a list is not a page of its own, so Back leads past it.
  useEffect(() => {
    const [status = '', ...words] = address.split(' ');
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        put(after, 'status', status === 'active' ? '' : status);
        if (!isPersonal) put(after, 'search', words.join(' '));
        return String(after) === String(before) ? before : after;
      },
      { replace: true },
    );
  }, [address, isPersonal, setParams]);
  return {
    snapshot,
    send,
    failed,
    ask: (changes: Partial<EntityQuery>) => send({ type: 'query.changed', query: { ...query, ...changes } }),
    /** After a change: the same question again, with the old rows dimmed until the new ones are there. */
    refresh: () => send({ type: 'query.changed', query }),
  };
}

export type EntityList<Row> = ReturnType<typeof useEntityList<Row>>;

/** Personal words come with the tab's own history entry, such as from the search over everything. */
const queryIn = (params: URLSearchParams, isPersonal: boolean): EntityQuery => ({
  search: isPersonal ? String(Object(history.state).listSearch ?? '') : (params.get('search') ?? ''),
  status: params.get('status') === 'inactive' ? 'inactive' : 'active',
});

const put = (params: URLSearchParams, name: string, value: string) =>
  value === '' ? params.delete(name) : params.set(name, value);

/** Numbers of the pages that are loaded. */
const pagesShown = ({ nextCursor, pages }: { nextCursor: string | null; pages: number | null }) =>
  Array.from({ length: nextCursor === null ? Math.max(pages ?? 1, 1) : Number(nextCursor) - 1 }, (_, at) => at + 1);

/** Pages as one: what is counted comes with the first, what follows with the last. */
const joined = <Row>(pages: readonly ListPage<Row, CountResult>[]): ListPage<Row, CountResult> => ({
  ...defined(pages[0]),
  rows: pages.flatMap(({ rows }) => rows),
  nextCursor: pages.at(-1)?.nextCursor ?? null,
});

const pageOf = <Row>({ rows, page, pages, total }: EntityPage<Row>): ListPage<Row, CountResult> => ({
  rows,
  nextCursor: page < (pages ?? 0) ? String(page + 1) : null,
  pages,
  counts: { total },
});
