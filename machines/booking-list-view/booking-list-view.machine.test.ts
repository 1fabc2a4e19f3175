import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, sendParent } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { PortalFailure } from '../lib/portal-error.ts';
import { type ListPage, listMachine } from '../list/list.machine.ts';
import { personalFilterNames } from '../rules/booking/booking-filter.ts';
import type { ListColumn } from '../rules/booking/list-columns.ts';
import { bookingListViewMachine } from './booking-list-view.machine.ts';
import type { AddressChanged, ListViewContext } from './booking-list-view.types.ts';
import { type BookingsQuery, NO_FILTER, NO_WORDS, type SearchTerms } from './list-query.ts';

const id = (digit: number) => `0198a1c0-0000-7000-8000-00000000000${digit}`;
const terms = (search: string): SearchTerms => ({ ...NO_WORDS, search });
const unreachable = new PortalFailure({ code: 'UNREACHABLE' });
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

type Options = { isCompanyFixed?: boolean; ownColumns?: readonly ListColumn[] };

/** A tab whose history, server and clock are led by hand; each entry has its address and its unsaved terms. */
function openTab({ isCompanyFixed = false, ownColumns = [] }: Options = {}) {
  const queries: (BookingsQuery & { signal: AbortSignal })[] = [];
  const saves: (PromiseWithResolvers<string> & { search: string })[] = [];
  const columnSaves: (PromiseWithResolvers<void> & { columns: readonly ListColumn[] })[] = [];
  const loads: (PromiseWithResolvers<SearchTerms> & { id: string })[] = [];
  const entries: { address: string; unsavedTerms: SearchTerms | null }[] = [{ address: '', unsavedTerms: null }];
  const clock = new SimulatedClock();
  let at = 0;
  const list = listMachine<string, BookingsQuery>().provide({
    actors: {
      fetchPage: fromPromise<ListPage<string, null>, { query: BookingsQuery; cursor: string | null }>(
        ({ input, signal }) => {
          queries.push({ ...input.query, signal });
          return Promise.withResolvers<ListPage<string, null>>().promise;
        },
      ),
    },
    actions: { reportQuery: sendParent((_, asked) => ({ type: 'list.changed', ...asked })) },
  });
  const machine = bookingListViewMachine<string, null>().provide({
    actors: {
      list,
      loadSearch: fromPromise<SearchTerms, { id: string }>(({ input }) => {
        const load = { ...input, ...Promise.withResolvers<SearchTerms>() };
        loads.push(load);
        return load.promise;
      }),
      saveSearch: fromPromise<string, SearchTerms>(({ input }) => {
        const save = { search: input.search, ...Promise.withResolvers<string>() };
        saves.push(save);
        return save.promise;
      }),
      saveColumns: fromPromise<Pick<ListViewContext, 'columns'>, Pick<ListViewContext, 'columns'>>(
        async ({ input }) => {
          const save = { ...input, ...Promise.withResolvers<void>() };
          columnSaves.push(save);
          await save.promise;
          return input;
        },
      ),
    },
    actions: {
      writeAddress: (_, { address, isNewEntry }) => {
        if (isNewEntry) at += 1;
        entries.splice(at, isNewEntry ? entries.length : 1, { address, unsavedTerms: null });
      },
      writeHistory: (_, { unsavedTerms }) => {
        entries[at] = { ...defined(entries[at]), unsavedTerms };
      },
    },
  });
  const view = createActor(machine, { clock, input: { isCompanyFixed, ownColumns } }).start();
  const follow = (more: Partial<AddressChanged> = {}) => {
    const { address, unsavedTerms } = defined(entries[at]);
    const changed = { path: '/pem-bookings', queryString: address, unsavedTerms, hasFilterDraft: false, ...more };
    view.send({ type: 'address.changed', ...changed });
  };
  return {
    queries,
    saves,
    columnSaves,
    loads,
    clock,
    follow,
    send: view.send,
    list: () => defined(view.getSnapshot().children.list),
    is: (state: Parameters<ReturnType<typeof view.getSnapshot>['matches']>[0]) => view.getSnapshot().matches(state),
    context: () => view.getSnapshot().context,
    entry: () => defined(entries[at]),
    length: () => entries.length,
    open: (search = '', more: Partial<AddressChanged> = {}) => {
      entries[at] = { address: search, unsavedTerms: more.unsavedTerms ?? null };
      follow(more);
    },
    go: (by: number) => {
      at += by;
      follow();
    },
    type: (search: string) => {
      defined(view.getSnapshot().children.list).send({ type: 'search.typed', search });
      clock.increment(1_000);
    },
  };
}

const open = { open: 'shown' } as const;
const saved = { open: { shown: { search: 'saved' } } } as const;
const unsaved = (state: 'saving' | 'failed') => ({ open: { shown: { search: { unsaved: state } } } }) as const;
const panel = (state: 'open' | 'closed') => ({ open: { shown: { panel: state } } }) as const;

test('[list.filter-url] an address opens the list that it names, in one spelling; a company’s own cannot be changed', () => {
  const tab = openTab({ isCompanyFixed: true });
  expect(tab.is('closed')).toBe(true);
  tab.open(`company=${id(1)}&subsidiary=${id(2)}&sort=name&status=`);
  expect(tab.is(open)).toBe(true);
  const filter = { ...NO_FILTER, subsidiary: id(2) };
  expect(tab.queries).toMatchObject([{ search: '', mine: false, sort: 'name', order: 'asc', filter }]);
  tab.follow({ path: '/my-bookings', queryString: `subsidiary=${id(2)}` });
  expect(tab.queries.at(-1)).toMatchObject({ mine: true, sort: 'created_at', order: 'desc', filter });
  expect(tab.queries[0]?.signal.aborted).toBe(true);
});

test('[list.filter-url] each search makes a new entry of the history, and Back and Forward run its query again', () => {
  const tab = openTab();
  tab.open();
  tab.send({ type: 'query.asked', changes: { sort: 'name', order: 'asc' } });
  expect([tab.entry().address, tab.length()]).toEqual(['sort=name&order=asc', 2]);
  tab.follow();
  tab.send({ type: 'query.asked', changes: {} });
  expect(tab.queries.map(({ sort }) => sort)).toEqual(['created_at', 'name', 'name']);
  expect(tab.length(), 'the same again is no new entry').toBe(2);
  tab.go(-1);
  expect(tab.queries.at(-1)).toMatchObject({ sort: 'created_at', order: 'desc' });
  tab.go(1);
  expect(tab.queries.at(-1)?.sort).toBe('name');
  expect(tab.queries).toHaveLength(5);
});

test('[list.filter-url] search terms get an id for the address; until then they are in the entry of the history', async () => {
  const tab = openTab();
  tab.open('sort=name&order=asc');
  tab.list().send({ type: 'search.typed', search: 'mia' });
  expect(tab.entry().unsavedTerms, 'before they are asked for').toEqual(terms('mia'));
  expect(tab.is(saved)).toBe(true);
  tab.clock.increment(1_000);
  expect(tab.is(unsaved('saving'))).toBe(true);
  tab.type('mia n');
  expect(tab.saves.map(({ search }) => search)).toEqual(['mia', 'mia n']);
  tab.saves[1]?.resolve(id(2));
  await settled();
  tab.saves[0]?.resolve(id(1));
  await settled();
  expect(tab.is(saved)).toBe(true);
  expect(tab.entry()).toEqual({ address: `sort=name&order=asc&view=${id(2)}`, unsavedTerms: null });
  expect(tab.length(), 'the same entry').toBe(1);
  tab.send({ type: 'query.asked', changes: { sort: 'email' } });
  expect(tab.entry().address).toBe(`sort=email&order=asc&view=${id(2)}`);
  tab.type('');
  expect(tab.entry()).toEqual({ address: 'sort=email&order=asc', unsavedTerms: null });
  tab.go(-1);
  expect([tab.queries.at(-1)?.search, tab.saves.length, tab.loads.length]).toEqual(['mia n', 2, 0]);
});

test('[list.filter-url] terms that cannot be saved filter all the same, and are saved when it is tried again or others are', async () => {
  const tab = openTab();
  tab.open();
  tab.type('mia');
  tab.saves[0]?.reject(unreachable);
  await settled();
  expect([tab.is(unsaved('failed')), tab.queries.at(-1)?.search]).toEqual([true, 'mia']);
  tab.send({ type: 'query.asked', changes: { sort: 'name' } });
  expect([tab.is(unsaved('failed')), tab.saves.length]).toEqual([true, 1]);
  expect(tab.entry(), 'the new entry has them too').toEqual({
    address: 'sort=name&order=desc',
    unsavedTerms: terms('mia'),
  });
  tab.send({ type: 'saving.retried' });
  expect(tab.is(unsaved('saving'))).toBe(true);
  tab.saves[1]?.reject(unreachable);
  await settled();
  tab.type('noah');
  expect(tab.saves.map(({ search }) => search)).toEqual(['mia', 'mia', 'noah']);
  tab.saves[2]?.reject(unreachable);
  await settled();
  tab.type('');
  expect([tab.is(saved), tab.entry().unsavedTerms]).toEqual([true, null]);
});

test('[list.filter-url] a reload finds terms in the entry of the history before those of its address, and saves them', () => {
  const tab = openTab();
  tab.send({ type: 'searches.learned', searches: [{ id: id(1), terms: terms('mia') }] });
  tab.open(`view=${id(1)}`, { unsavedTerms: terms('mia n') });
  expect(tab.queries.map(({ search }) => search)).toEqual(['mia n']);
  expect(tab.saves.map(({ search }) => search)).toEqual(['mia n']);
  expect(tab.entry()).toEqual({ address: '', unsavedTerms: terms('mia n') });
});

test('[list.filter-url] an id that the page does not know is loaded before the list is; without it the rest can be shown', async () => {
  const tab = openTab();
  tab.open(`sort=name&order=asc&view=${id(1)}`);
  expect(tab.is({ opening: 'loading' })).toBe(true);
  expect(tab.queries).toEqual([]);
  expect(tab.loads[0]?.id).toBe(id(1));
  tab.loads[0]?.reject(unreachable);
  await settled();
  expect([tab.is({ opening: 'failed' }), tab.context().failure]).toEqual([true, unreachable.error]);
  tab.send({ type: 'retry.pressed' });
  expect(tab.context().failure).toBeNull();
  tab.loads[1]?.resolve(terms('mia'));
  await settled();
  expect(tab.queries).toMatchObject([{ search: 'mia', sort: 'name' }]);
  expect([tab.is(saved), tab.entry().address]).toEqual([true, `sort=name&order=asc&view=${id(1)}`]);

  tab.follow({ queryString: `sort=name&order=asc&view=${id(2)}` });
  expect([tab.is({ opening: 'loading' }), tab.queries[0]?.signal.aborted]).toEqual([true, true]);
  tab.loads[2]?.reject(new PortalFailure({ code: 'NOT_FOUND' }));
  await settled();
  tab.send({ type: 'search.dropped' });
  expect([tab.is(open), tab.entry().address, tab.length()]).toEqual([true, 'sort=name&order=asc', 2]);
  expect(tab.queries.at(-1)).toMatchObject({ search: '', sort: 'name' });

  tab.follow({ queryString: `view=${id(3)}` });
  tab.send({ type: 'page.left', path: '/sites', top: 0 });
  tab.loads[3]?.resolve(terms('noah'));
  await settled();
  expect([tab.is('closed'), tab.queries.length]).toEqual([true, 2]);
});

test('a list is kept with its place for the way back from a booking, and ends on any other way', () => {
  const tab = openTab();
  const leave = (path: string) => tab.send({ type: 'page.left', path, top: 300 });
  tab.open();
  leave('/booking/c1/detail');
  tab.clock.increment(1_000);
  expect([tab.is({ open: 'away' }), tab.context().top]).toEqual([true, 300]);
  tab.send({ type: 'detail.left', path: '/booking/c2/detail' });
  tab.send({ type: 'detail.left', path: '/pem-bookings' });
  tab.follow();
  expect([tab.is(open), tab.queries.length, tab.context().top]).toEqual([true, 1, 300]);

  leave('/booking/c1/detail');
  tab.follow({ queryString: 'sort=name' });
  expect([tab.is(open), tab.queries.length, tab.queries[0]?.signal.aborted]).toEqual([true, 2, true]);
  expect([tab.queries.at(-1)?.sort, tab.context().top], 'the same list asks anew').toEqual(['name', 300]);

  leave('/booking/c1/detail');
  tab.follow({ path: '/my-bookings' });
  expect([tab.is(open), tab.queries.at(-1)?.mine, tab.context().top]).toEqual([true, true, 0]);
  leave('/my-bookings/c1');
  tab.send({ type: 'detail.left', path: '/sites' });
  expect([tab.is('closed'), tab.queries.at(-1)?.signal.aborted]).toEqual([true, true]);

  tab.follow();
  leave('/sites');
  expect(tab.is('closed'), 'React may put the page up again at once').toBe(false);
  tab.clock.increment(0);
  expect([tab.is('closed'), tab.queries.at(-1)?.signal.aborted]).toEqual([true, true]);
});

test('a search typed while a booking is open runs once it settles, and is in the address once the list is back', () => {
  const tab = openTab();
  tab.open();
  tab.list().send({ type: 'search.typed', search: 'mia' });
  tab.send({ type: 'page.left', path: '/booking/c1/detail', top: 0 });
  tab.clock.increment(1_000);
  expect([tab.queries.at(-1)?.search, tab.saves.length]).toEqual(['mia', 0]);
  tab.follow();
  expect([tab.is(unsaved('saving')), tab.entry().unsavedTerms]).toEqual([true, terms('mia')]);
});

test('the filter panel opens with its unapplied draft, else on request', () => {
  const tab = openTab();
  tab.open('', { hasFilterDraft: true });
  expect(tab.is(panel('open'))).toBe(true);
  tab.send({ type: 'panel.closed' });
  expect(tab.is(panel('closed'))).toBe(true);
  tab.send({ type: 'panel.toggled' });
  expect(tab.is(panel('open'))).toBe(true);
  tab.send({ type: 'panel.toggled' });
  tab.follow({ queryString: 'sort=name', hasFilterDraft: true });
  expect(tab.is(panel('closed')), 'another view of the list opens nothing').toBe(true);
  tab.send({ type: 'page.left', path: '/booking/c1/detail', top: 0 });
  tab.follow({ queryString: 'sort=name', hasFilterDraft: true });
  expect(tab.is(panel('open'))).toBe(true);
  tab.send({ type: 'panel.closed' });
  tab.send({ type: 'page.left', path: '/booking/c1/detail', top: 0 });
  tab.follow({ queryString: 'sort=email', hasFilterDraft: true });
  expect(tab.is(panel('open')), 'so it does where the way back leads to another view').toBe(true);
});

test('the filter panel opens with what was typed there, also where the search has to be loaded first', async () => {
  const tab = openTab();
  tab.open(`view=${id(1)}`, { hasFilterDraft: true });
  tab.loads[0]?.resolve(terms('mia'));
  await settled();
  expect(tab.is(panel('open'))).toBe(true);
});

test('searches that arrive with the page change no rows', () => {
  const tab = openTab();
  tab.open('sort=name');
  tab.send({ type: 'searches.learned', searches: [{ id: id(1), terms: terms('mia') }] });
  expect([tab.is(open), tab.queries[0]?.signal.aborted]).toEqual([true, false]);
});

const columns = (state: 'saved' | 'saving' | 'failed') => ({ open: { shown: { columns: state } } }) as const;
const company = ['name', 'company'] as const;
const status = ['name', 'status'] as const;

test('[list.own-columns] chosen columns are shown at once and saved one after the other, and the list is not loaded for it', async () => {
  const tab = openTab();
  tab.open('sort=name');
  expect(tab.is(columns('saved'))).toBe(true);
  tab.send({ type: 'columns.chosen', columns: company });
  expect(tab.context().ownColumns).toEqual(company);
  expect(tab.is(columns('saving'))).toBe(true);
  tab.send({ type: 'columns.chosen', columns: status });
  expect(tab.columnSaves.map((save) => save.columns)).toEqual([company]);
  tab.columnSaves[0]?.resolve();
  await settled();
  expect(tab.columnSaves.map((save) => save.columns)).toEqual([company, status]);
  tab.columnSaves[1]?.resolve();
  await settled();
  expect(tab.is(columns('saved'))).toBe(true);
  expect([tab.context().savedColumns, tab.queries.length, tab.length()]).toEqual([status, 1, 1]);
  expect(tab.entry().address).toBe('sort=name');
});

test('[list.own-columns] columns that cannot be saved stay, and are saved by another try or another choice', async () => {
  const tab = openTab({ ownColumns: status });
  tab.open();
  expect(tab.columnSaves).toEqual([]);
  tab.send({ type: 'columns.chosen', columns: company });
  tab.columnSaves[0]?.reject(unreachable);
  await settled();
  expect([tab.is(columns('failed')), tab.context().ownColumns]).toEqual([true, company]);
  tab.send({ type: 'columns.retried' });
  expect([tab.is(columns('saving')), tab.columnSaves.length]).toEqual([true, 2]);
  expect(tab.columnSaves.at(-1)?.columns).toEqual(company);
  tab.columnSaves[1]?.reject(unreachable);
  await settled();
  tab.send({ type: 'columns.chosen', columns: [] });
  expect(tab.columnSaves.at(-1)?.columns).toEqual([]);
  expect([tab.is(columns('saving')), tab.context().ownColumns]).toEqual([true, []]);
  tab.columnSaves[2]?.resolve();
  await settled();
  expect(tab.is(columns('saved'))).toBe(true);
});

test('[list.own-columns] a choice of columns that was not saved before leaving the page is saved on the way back', () => {
  const tab = openTab();
  tab.open();
  tab.send({ type: 'columns.chosen', columns: company });
  tab.send({ type: 'page.left', path: '/booking/c1/detail', top: 0 });
  tab.follow();
  expect(tab.columnSaves.map((save) => save.columns)).toEqual([company, company]);
});

test('[list.view-columns] a view’s columns come from its address, are changed there, and leave the account’s as they are', async () => {
  const tab = openTab({ ownColumns: status });
  tab.open('column=name&column=site');
  expect(tab.context()).toMatchObject({ columns: ['name', 'site'], ownColumns: status });
  tab.send({ type: 'columns.chosen', columns: company });
  expect(tab.entry().address).toBe('column=name&column=company');
  expect([tab.length(), tab.queries.length, tab.columnSaves.length]).toEqual([1, 1, 0]);
  tab.send({ type: 'columns.chosen', columns: [] });
  expect([tab.entry().address, tab.context().columns, tab.context().ownColumns]).toEqual(['', [], status]);
});

test('[list.view-columns] a view’s columns change in the address even when saving fails', async () => {
  const tab = openTab();
  tab.open();
  tab.send({ type: 'columns.chosen', columns: company });
  tab.columnSaves[0]?.reject(unreachable);
  await settled();
  tab.send({ type: 'query.asked', changes: { columns: status } });
  expect(tab.entry().address).toBe('column=name&column=status');
  tab.send({ type: 'columns.chosen', columns: ['name', 'site'] });
  expect([tab.entry().address, tab.is(columns('failed'))]).toEqual(['column=name&column=site', true]);
  expect(tab.context().ownColumns).toEqual(company);
});

test('[list.view-columns] a filter keeps a view’s columns, another view brings its own, and Back brings them again', () => {
  const tab = openTab();
  tab.open('column=name&column=site');
  tab.send({ type: 'query.asked', changes: { sort: 'name', order: 'asc' } });
  expect(tab.entry().address).toBe('sort=name&order=asc&column=name&column=site');
  tab.follow();
  tab.send({ type: 'query.asked', changes: { columns: [] } });
  expect([tab.entry().address, tab.context().columns]).toEqual(['sort=name&order=asc', []]);
  tab.go(-1);
  expect(tab.context().columns).toEqual(['name', 'site']);
});

test.each(personalFilterNames)(
  '[list.filter-url] two saved searches with one text and another %s are two addresses',
  async (name) => {
    const tab = openTab();
    tab.open();
    const search = 'mia';
    for (const [nth, value] of ['first', 'second'].entries()) {
      tab.send({ type: 'query.asked', changes: { search, filter: { ...NO_FILTER, [name]: value } } });
      tab.saves[nth]?.resolve(id(nth + 1));
      await settled();
    }
    expect(tab.entry().address).toBe(`view=${id(2)}`);
    tab.send({ type: 'query.asked', changes: { search, filter: { ...NO_FILTER, [name]: 'first' } } });
    expect(tab.entry().address).toBe(`view=${id(1)}`);
    expect(tab.saves, 'both are known').toHaveLength(2);
  },
);
