import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { type ListPage, listMachine } from '../../../machines/list/list.machine.ts';
import { useMachine } from '../../lab-host/use-machine.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { FETCH_ERROR } from '../messages.ts';

export type EntityStatus = 'active' | 'inactive';
/** What an entity list asks for; lists without a switch leave `status` as it is. */
export type EntityQuery = { search: string; status: EntityStatus };
/** One page as the gateway answers it; pages are numbered from 1. */
export type EntityPage<Row> = { rows: readonly Row[]; page: number; pages: number | null; total: number | null };
type CountResult = { total: number | null };

type Asking<Row> = {
  fetchPage: (query: EntityQuery, page: number, signal: AbortSignal) => Promise<EntityPage<Row>>;
  /** Search text with personal data stays out of the address. */
  isPersonal?: boolean;
  /** The snackbar of a fetch that failed, where the specification has another one for this list. */
  failed?: string;
};

/**
 * One admin list on the list machine: searched after a pause, active entries first asked, further pages on demand.
 * Status and search stand in the address, so that a link and the way back show the same list.
 */
export function useEntityList<Row>({ fetchPage, isPersonal = false, failed = FETCH_ERROR }: Asking<Row>) {
  const [params, setParams] = useSearchParams();
  const ask = useRef(fetchPage);
  useEffect(() => {
    ask.current = fetchPage;
  }, [fetchPage]);
  const [machine] = useState(() =>
    listMachine<Row, EntityQuery, CountResult>().provide({
      actors: {
        fetchPage: fromPromise<ListPage<Row, CountResult>, { query: EntityQuery; cursor: string | null }>(
          async ({ input: { query, cursor }, signal }) => pageOf(await ask.current(query, Number(cursor ?? 1), signal)),
        ),
      },
      // The machine has one notice: that a fetch failed.
      actions: { showNotice: (_, notice) => notify({ ...notice, text: failed }) },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { query: queryIn(params, isPersonal) } });
  const { query } = snapshot.context;
  const asked = useHistoryState<{ listSearch?: string } | null>()?.listSearch;
  const taken = useRef(asked);
  useEffect(() => {
    if (!isPersonal || asked === taken.current) return;
    taken.current = asked;
    if (asked !== undefined) send({ type: 'query.changed', query: queryIn(params, isPersonal) });
  }, [asked, isPersonal, params, send]);
  const address = isPersonal ? query.status : `${query.status} ${query.search}`;
  // What was asked stands in the address; a list is not a page of its own, so Back leads past it.
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
    ...{ snapshot, send, failed },
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

const pageOf = <Row>({ rows, page, pages, total }: EntityPage<Row>): ListPage<Row, CountResult> => ({
  rows,
  nextCursor: page < (pages ?? 0) ? String(page + 1) : null,
  pages,
  counts: { total },
});
