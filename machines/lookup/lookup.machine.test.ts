import { expect, test } from 'vitest';
import { createActor, type EventFrom, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { hasWords } from '../rules/text/fold.ts';
import { chooseMessage, exactMatch } from '../rules/text/list-entry.ts';
import { lookupMachine } from './lookup.machine.ts';
import type { LookupAnswer, LookupItem } from './lookup.types.ts';

function openLookup(find: (search: string) => Promise<readonly LookupItem[]>) {
  const clock = new SimulatedClock();
  const machine = lookupMachine.provide({
    actors: { findItems: fromPromise<LookupAnswer<LookupItem>, { search: string }>(({ input }) => find(input.search)) },
  });
  return { lookup: createActor(machine, { clock }).start(), clock };
}

const perth = { id: '1', name: 'Perth' };

test('an opened list is requested at once', async () => {
  const { lookup } = openLookup(async () => [perth]);
  lookup.send({ type: 'list.opened' });
  expect((await waitFor(lookup, (now) => now.matches({ open: 'found' }))).context.items).toEqual([perth]);
});

test('[lookup.reload] typing asks once, half a second after the last keystroke, and keeps the old list until then', async () => {
  const requests: string[] = [];
  const { lookup, clock } = openLookup(async (search) => {
    requests.push(search);
    return search === '' ? [perth] : [];
  });
  lookup.send({ type: 'list.opened' });
  await waitFor(lookup, (now) => now.matches({ open: 'found' }));
  lookup.send({ type: 'search.typed', search: 'k' });
  clock.increment(499);
  lookup.send({ type: 'search.typed', search: 'ka' });
  clock.increment(499);
  expect(requests).toEqual(['']);
  expect(lookup.getSnapshot().context.items).toEqual([perth]);
  clock.increment(1);
  await waitFor(lookup, (now) => now.matches({ open: 'found' }));
  expect(requests).toEqual(['', 'ka']);
  expect(lookup.getSnapshot().context.items).toEqual([]);
});

test('a failed list says why, and opening it again asks again', async () => {
  let tries = 0;
  const { lookup } = openLookup(async () => {
    tries += 1;
    if (tries === 1) throw new PortalFailure({ code: 'UNREACHABLE' });
    return [perth];
  });
  lookup.send({ type: 'list.opened' });
  const failed = await waitFor(lookup, (now) => now.matches({ open: 'failed' }));
  expect(failed.context.failure).toEqual({ code: 'UNREACHABLE' });
  lookup.send({ type: 'list.closed' });
  expect(lookup.getSnapshot().context.failure, 'a closed list says nothing').toBeNull();
  lookup.send({ type: 'list.opened' });
  const found = await waitFor(lookup, (now) => now.matches({ open: 'found' }));
  expect(found.context).toMatchObject({ items: [perth], failure: null });
});

const boilermaker = { id: 'b', name: 'Boilermaker' };
const geologist = { id: 'g', name: 'Geologist' };
const senior = { id: 's', name: 'Geologist, senior' };
const positions = [boilermaker, senior, geologist];

/** A field whose list answers `answerMs` after it was asked, on the machine's own clock. */
function openTimed(answerMs: number, input: { words?: string; takesAnyWords?: boolean } = {}, isDown = () => false) {
  const clock = new SimulatedClock();
  const taken: (string | undefined)[] = [];
  const machine = lookupMachine.provide({
    actors: {
      findItems: fromPromise<LookupAnswer<LookupItem>, { search: string }>(
        ({ input: { search } }) =>
          new Promise((resolve, reject) => {
            const found = positions.filter(({ name }) => hasWords(name, search));
            const answer = () => (isDown() ? reject(new PortalFailure({ code: 'UNREACHABLE' })) : resolve(found));
            clock.setTimeout(answer, answerMs);
          }),
      ),
    },
    actions: { selectItem: (_, { item }) => taken.push(item?.name) },
  });
  const lookup = createActor(machine, { clock, input }).start();
  const pass = async (ms: number) => {
    // In steps, so that a promise that is settled meanwhile can set the next timer.
    for (let left = ms; left > 0; left -= 10) {
      clock.increment(Math.min(left, 10));
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { lookup, pass, taken };
}

type Leaving = { key: string; leave: (active: LookupItem | null) => EventFrom<typeof lookupMachine> };
const leavings: readonly Leaving[] = [
  { key: 'Tab', leave: (active) => ({ type: 'field.left', active }) },
  { key: 'Enter', leave: (active) => ({ type: 'entry.confirmed', active }) },
  { key: 'a press elsewhere', leave: () => ({ type: 'list.closed' }) },
];
const cases = [0, 30, 200].flatMap((keyMs) =>
  [0, 40, 300, 500, 1000, 2000].flatMap((answerMs) =>
    ['Geologist', ' geologist ', 'Boil', 'Roxby', 'Geo'].flatMap((typed) =>
      leavings.map((leaving) => ({ ...leaving, keyMs, answerMs, typed })),
    ),
  ),
);

test.each(cases)(
  '[typing.lookup][typing.fast] “$typed”, $keyMs ms between keys, $key at once, answered after $answerMs ms: that entry, or the words and why',
  async ({ keyMs, answerMs, typed, leave }) => {
    const { lookup, pass, taken } = openTimed(answerMs);
    lookup.send({ type: 'list.opened' });
    await pass(answerMs < 500 ? answerMs + 10 : 10);
    for (let length = 1; length <= typed.length; length += 1) {
      lookup.send({ type: 'search.typed', search: typed.slice(0, length) });
      if (length < typed.length) await pass(keyMs);
    }
    // The library proposes the first entry of whatever list is there.
    lookup.send(leave(boilermaker));
    await pass(answerMs + 20);
    const { value, context } = lookup.getSnapshot();
    if (typed.trim().toLowerCase() === 'geologist') expect([value, taken]).toEqual(['closed', ['Geologist']]);
    else if (typed === 'Boil') expect([value, taken]).toEqual(['closed', ['Boilermaker']]);
    else expect([value, taken, context.search]).toEqual(['unmatched', [], typed]);
  },
);

test.each([
  [
    'Enter takes the highlighted entry of an answer to the words as they stand',
    'entry.confirmed',
    senior,
    'Geologist, senior',
  ],
  ['Enter takes no highlighted entry without the words in it', 'entry.confirmed', boilermaker, undefined],
  ['Tab takes no entry that nobody went to', 'field.left', senior, undefined],
] as const)('[typing.lookup] %s', async (_title, type, active, expected) => {
  const { lookup, pass, taken } = openTimed(10);
  lookup.send({ type: 'search.typed', search: 'geo' });
  await pass(600);
  expect(lookup.getSnapshot().value).toEqual({ open: 'found' });
  lookup.send({ type, active });
  expect(taken).toEqual(expected === undefined ? [] : [expected]);
  expect(lookup.getSnapshot().value).toBe(expected === undefined ? 'unmatched' : 'closed');
});

test('[typing.lookup] the entry that the arrow keys went to is taken by Tab and Enter, and new words end that', async () => {
  for (const type of ['field.left', 'entry.confirmed'] as const) {
    const { lookup, pass, taken } = openTimed(10);
    lookup.send({ type: 'search.typed', search: 'geo' });
    await pass(600);
    lookup.send({ type: 'list.browsed' });
    lookup.send({ type: 'search.typed', search: 'geol' });
    await pass(600);
    lookup.send({ type: 'field.left', active: senior });
    expect([lookup.getSnapshot().value, taken]).toEqual(['unmatched', []]);
    lookup.send({ type: 'list.opened' });
    await pass(20);
    lookup.send({ type: 'list.browsed' });
    lookup.send({ type, active: senior });
    expect([lookup.getSnapshot().value, taken]).toEqual(['closed', ['Geologist, senior']]);
  }
});

test('[typing.lookup] a field for free text never replaces its text, except by an entry that a person moved to', async () => {
  for (const { leave } of leavings) {
    const { lookup, pass, taken } = openTimed(10, { takesAnyWords: true });
    lookup.send({ type: 'search.typed', search: 'geologist' });
    await pass(600);
    lookup.send(leave(boilermaker));
    expect([lookup.getSnapshot().value, taken]).toEqual(['closed', []]);
  }
});

test('[typing.lookup] a beginning selects an entry only if no other matches: of all that match, and not of what can be added', async () => {
  const left = async (input: { mayAdd?: boolean }, answer: LookupAnswer<LookupItem>) => {
    const taken: unknown[] = [];
    const machine = lookupMachine.provide({
      actors: { findItems: fromPromise<LookupAnswer<LookupItem>, { search: string }>(async () => answer) },
      actions: { selectItem: (_, { item }) => taken.push(item?.name) },
    });
    const lookup = createActor(machine, { input }).start();
    lookup.send({ type: 'search.typed', search: 'boil' });
    lookup.send({ type: 'field.left', active: null });
    await waitFor(lookup, (now) => !now.hasTag('busy'));
    return [lookup.getSnapshot().value, taken];
  };
  expect(await left({}, { items: [boilermaker], total: 1 })).toEqual(['closed', ['Boilermaker']]);
  expect(await left({}, [{ id: 'o', name: 'Old boiler' }, boilermaker])).toEqual(['closed', ['Boilermaker']]);
  expect(await left({}, { items: [boilermaker], total: 2 }), 'another one may begin so').toEqual(['unmatched', []]);
  expect(await left({ mayAdd: true }, [boilermaker])).toEqual(['unmatched', []]);
});

test('[typing.lookup] text is looked up in a list that arrived meanwhile, anywhere in an entry', async () => {
  const questions: string[] = [];
  let list: LookupAnswer<LookupItem> | null = null;
  const findItems = fromPromise<LookupAnswer<LookupItem>, { search: string }>(async ({ input }) => {
    questions.push(input.search);
    return list ?? new Promise(() => {});
  });
  const taken: unknown[] = [];
  const actions = { selectItem: (_: unknown, { item }: { item: LookupItem | null }) => taken.push(item?.name) };
  const open = () => createActor(lookupMachine.provide({ actors: { findItems }, actions })).start();
  const settled = (lookup: ReturnType<typeof open>) => waitFor(lookup, (now) => !now.hasTag('busy'));

  const opened = open();
  opened.send({ type: 'list.opened' });
  list = [boilermaker];
  opened.send({ type: 'list.changed' });
  expect((await settled(opened)).context.items, 'of an open list').toEqual([boilermaker]);
  opened.send({ type: 'list.closed' });
  opened.send({ type: 'list.changed' });
  expect(opened.getSnapshot(), 'of a closed one').toMatchObject({ value: 'closed', context: { items: [], total: 0 } });

  list = null;
  const left = open();
  left.send({ type: 'search.typed', search: 'Geo' });
  left.send({ type: 'field.left', active: null });
  expect(left.getSnapshot().value).toBe('settling');
  list = [boilermaker];
  left.send({ type: 'list.changed' });
  expect((await settled(left)).value).toBe('unmatched');
  list = [geologist];
  left.send({ type: 'list.changed' });
  expect((await settled(left)).value).toBe('closed');
  expect([taken, questions]).toEqual([['Geologist'], ['', '', 'Geo', 'Geo', 'Geo']]);
});

test('[typing.lookup] a replaced list leaves nothing behind, and the new one is requested at once', async () => {
  const found = { items: [perth], total: 1, failure: null };
  const forgotten = { items: [], total: 0, failure: null };
  const { lookup } = openLookup(async () => [perth]);
  lookup.send({ type: 'list.opened' });
  expect((await waitFor(lookup, (now) => now.matches({ open: 'found' }))).context).toMatchObject(found);
  lookup.send({ type: 'list.changed' });
  expect(lookup.getSnapshot()).toMatchObject({ value: { open: 'finding' }, context: forgotten });
  await waitFor(lookup, (now) => now.matches({ open: 'found' }));
  lookup.send({ type: 'search.typed', search: 'Kal' });
  lookup.send({ type: 'field.left', active: null });
  expect(lookup.getSnapshot()).toMatchObject({ value: 'settling', context: found });
  lookup.send({ type: 'list.changed' });
  expect(lookup.getSnapshot()).toMatchObject({ value: 'settling', context: forgotten });
  expect((await waitFor(lookup, (now) => now.matches('unmatched'))).context).toMatchObject(found);
  lookup.send({ type: 'list.changed' });
  expect(lookup.getSnapshot()).toMatchObject({ value: 'settling', context: forgotten });
});

test('[typing.lookup] an untouched field that is left takes nothing, whatever is highlighted', async () => {
  for (const { leave } of leavings) {
    const { lookup, pass, taken } = openTimed(10);
    lookup.send({ type: 'list.opened' });
    await pass(20);
    lookup.send(leave(boilermaker));
    expect([lookup.getSnapshot().value, taken]).toEqual(['closed', []]);
  }
});

test('[typing.lookup] text that names two entries selects neither', () => {
  const twice = [geologist, { ...geologist, id: 'other' }];
  expect([exactMatch(positions, 'GEOLOGIST'), exactMatch(twice, 'Geologist')]).toEqual([geologist, null]);
  expect(chooseMessage('Geologist', { items: twice })).toBe(
    'Choose from the list: more than one entry is called “Geologist”.',
  );
  expect(chooseMessage(' Rigger ', { mayAdd: true })).toBe(
    'Choose from the list, or add it: no entry is called “Rigger”.',
  );
});

test('leaving forgets what was typed once it is settled', async () => {
  const { lookup } = openLookup(async () => [perth]);
  lookup.send({ type: 'search.typed', search: 'perth' });
  lookup.send({ type: 'list.closed' });
  expect(lookup.getSnapshot().value).toBe('settling');
  const closed = await waitFor(lookup, (now) => now.matches('closed'));
  expect(closed.context.search).toBe('');
});

type Stage = 'typing' | 'finding' | 'found' | 'browsed' | 'failed';

/** An open field with words in it: just typed, asked for, answered, gone through by the arrow keys, or not answered. */
async function openAt(stage: Stage, words: string, input: { takesAnyWords?: boolean } = {}) {
  let isDown = false;
  const field = openTimed(10, input, () => isDown);
  const { lookup, pass } = field;
  lookup.send({ type: 'list.opened' });
  await pass(20);
  isDown = stage === 'failed';
  lookup.send({ type: 'search.typed', search: words });
  if (stage !== 'typing') await pass(stage === 'finding' ? 500 : 520);
  if (stage === 'browsed') lookup.send({ type: 'list.browsed' });
  expect(lookup.getSnapshot().value).toEqual({ open: stage });
  return { ...field, now: () => [lookup.getSnapshot().value, field.taken] };
}

const UNANSWERED = ['typing', 'finding'] as const;
const ANSWERED = ['found', 'browsed'] as const;
/** Stage of the field, its words, and the state it ends in when it is left without a highlighted entry. */
const ends: readonly (readonly [stages: readonly Stage[], words: string, state: string, taken: readonly string[]])[] = [
  [[...UNANSWERED, ...ANSWERED, 'failed'], ' ', 'closed', []],
  [[...UNANSWERED, ...ANSWERED], 'geologist', 'closed', ['Geologist']],
  [UNANSWERED, 'Rigger', 'settling', []],
  [[...ANSWERED, 'failed'], 'Rigger', 'unmatched', []],
  [['failed'], 'Geologist', 'unmatched', []],
];
const leftAt = ends.flatMap(([stages, words, state, taken]) =>
  stages.flatMap((stage) => leavings.map((leaving) => ({ ...leaving, stage, words, state, taken }))),
);

test.each(leftAt)(
  '[typing.lookup] “$words”, $stage, left by $key: $state',
  async ({ stage, words, leave, state, taken }) => {
    const field = await openAt(stage, words);
    field.lookup.send(leave(null));
    expect(field.now()).toEqual([state, taken]);
  },
);

test.each([...UNANSWERED, ...ANSWERED, 'failed'] as const)(
  '[typing.lookup] a field for free text that is %s keeps its text when left, by each key',
  async (stage) => {
    for (const { leave } of leavings) {
      const field = await openAt(stage, 'Rigger', { takesAnyWords: true });
      field.lookup.send(leave(null));
      expect(field.now()).toEqual(['closed', []]);
    }
  },
);

test.each([...UNANSWERED, ...ANSWERED, 'failed'] as const)(
  '[typing.lookup] a pressed entry is selected, with any text in a field that is %s',
  async (stage) => {
    const field = await openAt(stage, 'Geo');
    field.lookup.send({ type: 'item.pressed', item: boilermaker });
    expect(field.now()).toEqual(['closed', ['Boilermaker']]);
  },
);

test('[typing.lookup] Escape takes no entry that the arrow keys went to', async () => {
  const field = await openAt('browsed', 'Geo');
  field.lookup.send({ type: 'list.closed' });
  expect(field.now()).toEqual(['unmatched', []]);
});

test('[typing.lookup] words that were typed before the page had its script are settled when it has; without any the field is closed', async () => {
  expect(openTimed(10).lookup.getSnapshot().value).toBe('closed');
  const field = openTimed(10, { words: 'geologist' });
  expect(field.lookup.getSnapshot().value).toBe('settling');
  await field.pass(20);
  expect([field.lookup.getSnapshot().value, field.taken]).toEqual(['closed', ['Geologist']]);
});

test('[typing.lookup] Enter that was pressed before there was a list is pressed in the open list, after the words', async () => {
  const pressed: string[] = [];
  const lookup = createActor(
    lookupMachine.provide({
      actors: { findItems: fromPromise<LookupAnswer<LookupItem>, { search: string }>(() => new Promise(() => {})) },
      actions: { pressEnter: ({ context }) => void pressed.push(context.search) },
    }),
    { input: { isConfirmed: true } },
  ).start();
  expect(lookup.getSnapshot().value).toBe('confirming');
  lookup.send({ type: 'search.typed', search: 'Driller' });
  expect([lookup.getSnapshot().value, pressed]).toEqual(['confirming', []]);
  lookup.send({ type: 'list.opened' });
  expect([lookup.getSnapshot().value, pressed]).toEqual([{ open: 'typing' }, ['Driller']]);
  lookup.send({ type: 'list.closed' });
  lookup.send({ type: 'list.opened' });
  expect(pressed, 'once').toHaveLength(1);
});

test('[typing.lookup] another value of the host ends the wait for a list to press Enter in', () => {
  const lookup = createActor(lookupMachine, { input: { isConfirmed: true } }).start();
  lookup.send({ type: 'value.changed' });
  expect(lookup.getSnapshot().value).toBe('closed');
});

test('[typing.lookup] words that name no entry stay with what was found for them, or with why nothing was', async () => {
  const unmatched = await openAt('typing', 'Geo');
  unmatched.lookup.send({ type: 'list.closed' });
  await unmatched.pass(20);
  expect(unmatched.lookup.getSnapshot()).toMatchObject({ value: 'unmatched', context: { items: [senior, geologist] } });
  const failed = openTimed(10, {}, () => true);
  failed.lookup.send({ type: 'search.typed', search: 'Geo' });
  failed.lookup.send({ type: 'list.closed' });
  await failed.pass(20);
  expect(failed.lookup.getSnapshot()).toMatchObject({
    value: 'unmatched',
    context: { search: 'Geo', items: [], failure: { code: 'UNREACHABLE' } },
  });
});

test.each(['settling', 'unmatched'])(
  '[typing.lookup] from %s the list opens again, and another value ends it',
  async (state) => {
    const left = async () => {
      const field = await openAt('typing', 'Rigger');
      field.lookup.send({ type: 'list.closed' });
      if (state === 'unmatched') await field.pass(20);
      expect(field.lookup.getSnapshot().value).toBe(state);
      return field.lookup;
    };
    const opened = await left();
    opened.send({ type: 'list.opened' });
    expect(opened.getSnapshot()).toMatchObject({ value: { open: 'finding' }, context: { search: 'Rigger' } });
    const changed = await left();
    changed.send({ type: 'value.changed' });
    expect(changed.getSnapshot()).toMatchObject({ value: 'closed', context: { search: '' } });
  },
);
