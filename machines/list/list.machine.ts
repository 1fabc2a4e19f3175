import { assign, cancel, raise, setup } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { deepEqual } from '../lib/deep-equal.ts';
import { failureOf, type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port, type ToastMessage } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';

export const SEARCH_DEBOUNCE_MS = 1_000;
export const PAGING_RESET_MS = 800;

/** A list's query without its page; each list adds its own filters. */
export type ListQuery = { readonly search: string };
/** One page. `pages` and `counts` come with the first one; `nextCursor` is null at the end. */
export type ListPage<Row, Counts> = {
  rows: readonly Row[];
  nextCursor: string | null;
  pages: number | null;
  counts: Counts | null;
};

/** A list's query, and the text in its search box. */
export type ReportedQuery<Query> = { query: Query; search: string };

const reported = <Query>({ context: { query, search } }: { context: ReportedQuery<Query> }) => ({ query, search });

const fetchFailed = { type: 'showNotice', params: { tone: 'bad', text: 'Fetch error' } } as const;

type AnsweredQuery<Query> = { answered: Query | null; query: Query; failure: PortalError | null };
/** True after a failed question, while the rows answer an earlier one. */
export const hasOtherRows = <Query>({ answered, query, failure }: AnsweredQuery<Query>) =>
  failure !== null && answered !== null && !deepEqual(answered, query);

/**
 * One list of the portal, in the six states of the specification: `loaded`, `loading`, `loadingMore`, `empty` (loaded
 * but empty), `failed` (loaded but error), `badRequest` (loaded but bad request).
 * Old rows stay until new ones are there, tagged 'refetching'; a query replaced by a newer one is never answered.
 *
 * Ports: `fetchPage` query and cursor (null: the first page) → page.
 * Actions: `reportQuery` after each change of the query or of the typed search.
 * Events: `query.changed` filters, sort or view · `search.typed` each keystroke, sent after a pause · `rows.refreshed`
 * the present rows of the same query, fetched beside the machine because another person changed a row.
 * Errors: land in `failure` with the rows kept; trying again repeats what failed, a next page too. A call let go by
 * the session is never answered, so its end shows no error here.
 * Source: product specification, sections 4 ("List loading"), 8 and 9.
 */
export const listMachine = <Row, Query extends ListQuery, Counts = null>() =>
  setup({
    types: {
      context: {} as {
        query: Query;
        rows: readonly Row[];
        /** The question that the rows answer; null before the first answer. */
        answered: Query | null;
        /** Cursor of the present or the last request; null is the first page. */
        cursor: string | null;
        nextCursor: string | null;
        pages: number | null;
        counts: Counts | null;
        failure: PortalError | null;
        search: string;
      },
      events: {} as
        | { type: 'query.changed'; query: Query }
        | { type: 'search.typed'; search: string }
        | { type: 'paging.reset' }
        | { type: 'search.settled' }
        | { type: 'loadMore.pressed' }
        | { type: 'retry.pressed' }
        | { type: 'rows.refreshed'; query: Query; page: ListPage<Row, Counts> },
      input: {} as { query: Query },
      tags: {} as 'busy' | 'refetching',
    },
    actors: { fetchPage: port<ListPage<Row, Counts>, { query: Query; cursor: string | null }>() },
    actions: {
      showNotice: (_, _notice: ToastMessage) => {},
      reportQuery: (_, _asked: ReportedQuery<Query>) => {},
      // Text typed but not searched for yet joins the newer query.
      setQuery: assign(({ context }, { query }: { query: Query }) => {
        const search = context.search === context.query.search ? query.search : context.search;
        return { query: { ...query, search }, search };
      }),
    },
    guards: {
      hasRows: ({ context }) => context.rows.length > 0,
      hasMore: ({ context }) => context.nextCursor !== null,
      askedForMore: ({ context }) => context.cursor !== null,
      isEmptyPage: (_, { output }: { output: ListPage<Row, Counts> }) => output.rows.length === 0,
      /** A question asked since then, or about to be, has its own answer. */
      isStillAsked: ({ context }, { query }: { query: Query }) =>
        deepEqual(query, context.query) && context.search === query.search,
      isBadRequest: (_, { error }: { error: unknown }) => toPortalError(error).code === 'BAD_REQUEST',
    },
    delays: { pagingReset: PAGING_RESET_MS, searchDebounce: SEARCH_DEBOUNCE_MS },
  }).createMachine({
    id: 'list',
    context: ({ input: { query } }) => ({
      query,
      rows: [],
      answered: null,
      cursor: null,
      nextCursor: null,
      pages: null,
      counts: null,
      failure: null,
      search: query.search,
    }),
    initial: 'loading',
    on: {
      'query.changed': {
        target: '.loading',
        reenter: true,
        actions: [cancel('search'), cancel('paging'), withEvent('setQuery'), { type: 'reportQuery', params: reported }],
      },
      'search.typed': {
        actions: [
          assign({ search: ({ event }) => event.search }),
          { type: 'reportQuery', params: reported },
          cancel('paging'),
          cancel('search'),
          raise({ type: 'paging.reset' }, { id: 'paging', delay: 'pagingReset' }),
          raise({ type: 'search.settled' }, { id: 'search', delay: 'searchDebounce' }),
        ],
      },
      'paging.reset': { actions: assign({ nextCursor: null }) },
      'search.settled': {
        target: '.loading',
        reenter: true,
        actions: [
          assign({ query: ({ context }) => ({ ...context.query, search: context.search }) }),
          { type: 'reportQuery', params: reported },
        ],
      },
    },
    states: {
      loading: {
        tags: 'busy',
        entry: assign({ cursor: null, failure: null }),
        invoke: {
          id: 'fetchPage',
          src: 'fetchPage',
          input: ({ context: { query, cursor } }) => ({ query, cursor }),
          onDone: [
            {
              guard: withEvent('isEmptyPage'),
              target: 'empty',
              actions: assign(({ context, event }) => ({ ...event.output, answered: context.query })),
            },
            {
              target: 'loaded',
              actions: assign(({ context, event }) => ({ ...event.output, answered: context.query })),
            },
          ],
          onError: [
            { guard: withEvent('isBadRequest'), target: 'badRequest', actions: assign({ failure: failureOf }) },
            { target: 'failed', actions: assign({ failure: failureOf }) },
          ],
        },
        initial: 'first',
        states: { first: { always: { guard: 'hasRows', target: 'again' } }, again: { tags: 'refetching' } },
      },
      loadingMore: {
        tags: 'busy',
        entry: assign({ failure: null }),
        invoke: {
          id: 'fetchPage',
          src: 'fetchPage',
          input: ({ context: { query, cursor } }) => ({ query, cursor }),
          onDone: {
            target: 'loaded',
            actions: assign(({ context, event }) => ({
              rows: [...context.rows, ...event.output.rows],
              nextCursor: event.output.nextCursor,
            })),
          },
          onError: [
            { guard: withEvent('isBadRequest'), target: 'badRequest', actions: assign({ failure: failureOf }) },
            { target: 'failed', actions: assign({ failure: failureOf }) },
          ],
        },
      },
      loaded: {
        on: {
          'rows.refreshed': {
            guard: withEvent('isStillAsked'),
            target: 'refreshed',
            actions: assign(({ event }) => event.page),
          },
          'loadMore.pressed': {
            guard: 'hasMore',
            target: 'loadingMore',
            actions: assign({ cursor: ({ context }) => defined(context.nextCursor) }),
          },
        },
      },
      empty: {
        on: {
          'rows.refreshed': {
            guard: withEvent('isStillAsked'),
            target: 'refreshed',
            actions: assign(({ event }) => event.page),
          },
        },
      },
      refreshed: { always: [{ guard: 'hasRows', target: 'loaded' }, { target: 'empty' }] },
      failed: {
        entry: fetchFailed,
        on: { 'retry.pressed': [{ guard: 'askedForMore', target: 'loadingMore' }, { target: 'loading' }] },
      },
      badRequest: {
        entry: fetchFailed,
        on: { 'retry.pressed': 'loading' },
      },
    },
  });
