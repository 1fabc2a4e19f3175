import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { hasOtherRows, type ListPage, listMachine } from './list.machine.ts';

type Query = { search: string; sort: string };
type Counts = { Confirmed: number; Pending: number };
type PageRequest = PromiseWithResolvers<ListPage<string, Counts>> & {
  query: Query;
  cursor: string | null;
  signal: AbortSignal;
};

const page = (rows: readonly string[], nextCursor: string | null = null, counts: Counts | null = null) => ({
  rows,
  nextCursor,
  pages: 1,
  counts,
});
const unreachable = new PortalFailure({ code: 'UNREACHABLE' });
const badRequest = new PortalFailure({
  code: 'BAD_REQUEST',
  reason: 'No such sort.',
  fields: { sort: 'No such sort.' },
});

/** A list whose pages are answered by hand and whose clock only moves by hand. */
function openList() {
  const requests: PageRequest[] = [];
  const notices: string[] = [];
  const reports: { search: string; asked: string; sort: string }[] = [];
  const clock = new SimulatedClock();
  const machine = listMachine<string, Query, Counts>().provide({
    actors: {
      fetchPage: fromPromise(({ input, signal }) => {
        const question = { ...Promise.withResolvers<ListPage<string, Counts>>(), ...input, signal };
        requests.push(question);
        return question.promise;
      }),
    },
    actions: {
      showNotice: (_, { text }) => notices.push(text),
      reportQuery: (_, { search, query }) => reports.push({ search, asked: query.search, sort: query.sort }),
    },
  });
  const list = createActor(machine, { clock, input: { query: { search: '', sort: 'created_at' } } }).start();
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    asked: requests,
    notices,
    reports,
    clock,
    send: list.send,
    state: () => list.getSnapshot(),
    answer: async (value: ListPage<string, Counts>, which = requests.length - 1) => {
      requests[which]?.resolve(value);
      await settled();
    },
    fail: async (error: unknown) => {
      requests.at(-1)?.reject(error);
      await settled();
    },
  };
}

test('[list.states] a list loads, and says whether it found something', async () => {
  const list = openList();
  expect(list.state().matches('loading')).toBe(true);
  expect(list.state().hasTag('refetching')).toBe(false);
  await list.answer(page(['Mia'], null, { Confirmed: 3, Pending: 1 }));
  expect(list.state().matches('loaded')).toBe(true);
  expect(list.state().context.counts).toEqual({ Confirmed: 3, Pending: 1 });
  list.send({ type: 'query.changed', query: { search: '', sort: 'name' } });
  await list.answer(page([]));
  expect(list.state().matches('empty')).toBe(true);
  expect(list.state().context, 'what it found before is gone').toMatchObject({ rows: [], counts: null });
});

test('[list.states] old rows stay while new ones load', async () => {
  const list = openList();
  await list.answer(page(['Mia']));
  list.send({ type: 'query.changed', query: { search: '', sort: 'name' } });
  expect(list.state().hasTag('refetching')).toBe(true);
  expect(list.state().context.rows).toEqual(['Mia']);
});

test('[list.states][msg.fetch] a failed fetch says so, keeps the rows and can be tried again', async () => {
  const list = openList();
  await list.answer(page(['Mia']));
  list.send({ type: 'query.changed', query: { search: '', sort: 'name' } });
  await list.fail(unreachable);
  expect(list.state().matches('failed')).toBe(true);
  expect(list.notices).toEqual(['Fetch error']);
  expect(list.state().context).toMatchObject({ rows: ['Mia'], failure: { code: 'UNREACHABLE' } });
  list.send({ type: 'retry.pressed' });
  expect(list.asked.at(-1)?.query.sort).toBe('name');
  await list.answer(page(['Noah']));
  expect(list.state().context).toMatchObject({ rows: ['Noah'], failure: null });
});

test('[list.states] rows of an earlier question are known as such while the newer one has failed', async () => {
  const list = openList();
  await list.answer(page(['Mia']));
  list.send({ type: 'query.changed', query: { search: 'noah', sort: 'created_at' } });
  expect(hasOtherRows(list.state().context), 'they are about to be replaced').toBe(false);
  await list.fail(unreachable);
  expect(hasOtherRows(list.state().context)).toBe(true);
  list.send({ type: 'query.changed', query: { search: '', sort: 'created_at' } });
  await list.fail(unreachable);
  expect(hasOtherRows(list.state().context), 'asked once more').toBe(false);
  list.send({ type: 'retry.pressed' });
  await list.answer(page(['Mia']));
  expect(hasOtherRows(list.state().context)).toBe(false);
});

test('[list.states][msg.fetch] a bad request is its own state, with the reason, and a fetch that failed', async () => {
  const list = openList();
  await list.fail(badRequest);
  expect(list.state().matches('badRequest')).toBe(true);
  expect(list.state().context.failure).toEqual(badRequest.error);
  expect(list.notices).toEqual(['Fetch error']);
});

test('[list.states] load more adds a page, and trying again after a failure asks for that page, not the first', async () => {
  const list = openList();
  await list.answer(page(['Mia'], 'c2', { Confirmed: 2, Pending: 0 }));
  list.send({ type: 'loadMore.pressed' });
  expect(list.state().matches('loadingMore')).toBe(true);
  await list.fail(unreachable);
  expect(list.state().context).toMatchObject({ rows: ['Mia'], failure: unreachable.error });
  list.send({ type: 'retry.pressed' });
  expect(list.state().context.failure).toBeNull();
  expect(list.asked.map(({ cursor }) => cursor)).toEqual([null, 'c2', 'c2']);
  await list.answer(page(['Noah']));
  expect(list.state().matches('loaded')).toBe(true);
  expect(list.state().context).toMatchObject({ rows: ['Mia', 'Noah'], nextCursor: null, counts: { Confirmed: 2 } });
  list.send({ type: 'loadMore.pressed' });
  expect(list.asked, 'there are no more').toHaveLength(3);
  list.send({ type: 'query.changed', query: { search: '', sort: 'name' } });
  expect(list.asked).toHaveLength(4);
});

test('[list.states] a next page that is a bad request keeps the rows; trying again starts with the first page', async () => {
  const list = openList();
  await list.answer(page(['Mia'], 'c2'));
  list.send({ type: 'loadMore.pressed' });
  await list.fail(badRequest);
  expect(list.state().matches('badRequest')).toBe(true);
  expect(list.state().context).toMatchObject({ rows: ['Mia'], failure: badRequest.error });
  list.send({ type: 'retry.pressed' });
  expect(list.asked.map(({ cursor }) => cursor)).toEqual([null, 'c2', null]);
});

test('[list.states] an answer that comes late never overwrites a newer question', async () => {
  const list = openList();
  list.send({ type: 'query.changed', query: { search: '', sort: 'name' } });
  expect(list.asked[0]?.signal.aborted).toBe(true);
  await list.answer(page(['old']), 0);
  expect(list.state().matches('loading')).toBe(true);
  await list.answer(page(['new']), 1);
  await list.answer(page(['older still']), 0);
  expect(list.state().context.rows).toEqual(['new']);
});

test('[list.states] a next page that comes late does not land in another list', async () => {
  const list = openList();
  await list.answer(page(['Mia'], 'c2'));
  list.send({ type: 'loadMore.pressed' });
  list.send({ type: 'query.changed', query: { search: '', sort: 'name' } });
  await list.answer(page(['Noah']), 1);
  await list.answer(page(['Ava']), 2);
  expect(list.state().context.rows).toEqual(['Ava']);
});

test('[list.search] the search runs 1000 ms after the last keystroke, once; paging resets after 800 ms', async () => {
  const list = openList();
  await list.answer(page(['Mia'], 'c2'));
  list.send({ type: 'search.typed', search: 'n' });
  list.clock.increment(799);
  list.send({ type: 'search.typed', search: 'ng' });
  list.clock.increment(799);
  expect(list.state().context.nextCursor).toBe('c2');
  list.clock.increment(1);
  expect(list.state().context.nextCursor).toBeNull();
  expect(list.state().matches('loaded')).toBe(true);
  list.clock.increment(199);
  expect(list.asked).toHaveLength(1);
  list.clock.increment(1);
  expect(list.asked).toHaveLength(2);
  expect(list.state().matches('loading')).toBe(true);
  expect(list.asked[1]?.query).toEqual({ search: 'ng', sort: 'created_at' });
  list.clock.increment(5_000);
  expect(list.asked).toHaveLength(2);
});

test('[list.search] a sort pressed while typing asks at once, with what was typed, and not again', async () => {
  const list = openList();
  await list.answer(page(['Mia']));
  list.send({ type: 'search.typed', search: 'ng' });
  list.send({ type: 'query.changed', query: { search: '', sort: 'name' } });
  list.clock.increment(5_000);
  expect(list.asked.slice(1).map(({ query }) => query)).toEqual([{ search: 'ng', sort: 'name' }]);
  list.send({ type: 'query.changed', query: { search: 'tran', sort: 'name' } });
  expect(list.asked.at(-1)?.query.search).toBe('tran');
});

test('[list.search] a sorted list loads further pages, even after typing', async () => {
  const list = openList();
  await list.answer(page(['Mia'], 'c2'));
  list.send({ type: 'search.typed', search: 'ng' });
  list.send({ type: 'query.changed', query: { search: '', sort: 'name' } });
  await list.answer(page(['Noah'], 'c3'));
  list.clock.increment(5_000);
  list.send({ type: 'loadMore.pressed' });
  expect(list.asked.at(-1)?.cursor).toBe('c3');
});

test('[list.filter-url] each keystroke, each search and each sort are reported, for the address', () => {
  const list = openList();
  list.send({ type: 'search.typed', search: 'ng' });
  list.clock.increment(1_000);
  list.send({ type: 'query.changed', query: { search: 'ng', sort: 'name' } });
  expect(list.reports).toEqual([
    { search: 'ng', asked: '', sort: 'created_at' },
    { search: 'ng', asked: 'ng', sort: 'created_at' },
    { search: 'ng', asked: 'ng', sort: 'name' },
  ]);
});

test('[records.live] a live update replaces the rows in place, and a later query takes precedence', async () => {
  const list = openList();
  await list.answer(page(['Mia'], '2'));
  const { query } = list.state().context;
  list.send({ type: 'rows.refreshed', query, page: page(['Mia', 'Liam'], '3') });
  expect(list.state().matches('loaded')).toBe(true);
  expect(list.state().context).toMatchObject({ rows: ['Mia', 'Liam'], nextCursor: '3' });
  list.send({ type: 'rows.refreshed', query, page: page([]) });
  expect(list.state().matches('empty')).toBe(true);
  list.send({ type: 'rows.refreshed', query: { ...query, sort: 'name' }, page: page(['Zoe']) });
  expect(list.state().matches('empty'), 'an answer to another question').toBe(true);
  list.send({ type: 'rows.refreshed', query, page: page(['Ada']) });
  expect(list.state().matches('loaded')).toBe(true);
  list.send({ type: 'search.typed', search: 'li' });
  list.send({ type: 'rows.refreshed', query, page: page(['Zoe']) });
  expect(list.state().context.rows, 'another question is about to be asked').toEqual(['Ada']);
  list.send({ type: 'query.changed', query: { search: '', sort: 'name' } });
  await list.answer(page(['Liam']));
  list.send({ type: 'rows.refreshed', query, page: page(['Zoe']) });
  expect(list.state().context.rows, 'it answers a question that nobody asks any more').toEqual(['Liam']);
});
