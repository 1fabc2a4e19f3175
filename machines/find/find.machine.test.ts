import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { FIND_DELAY_MS, findMachine, type Hit } from './find.machine.ts';

const clinic = { href: '/sites/edit/1' };
const doctor = { href: '/doctors/2' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A search that is answered by hand. */
function open() {
  const asked: { words: string; settle: PromiseWithResolvers<readonly Hit[]> }[] = [];
  const opened: (string | undefined)[] = [];
  const find = createActor(
    findMachine<Hit>().provide({
      actors: {
        findHits: fromPromise<readonly Hit[], { words: string }>(({ input }) => {
          const settle = Promise.withResolvers<readonly Hit[]>();
          asked.push({ words: input.words, settle });
          return settle.promise;
        }),
      },
      actions: { openHit: (_, { hit }) => opened.push(hit?.href) },
    }),
  ).start();
  const now = () => find.getSnapshot();
  return {
    now,
    opened,
    send: find.send,
    type: (words: string) => find.send({ type: 'words.typed', words }),
    words: () => asked.map((one) => one.words),
    pause: () => vi.advanceTimersByTimeAsync(FIND_DELAY_MS),
    async answer(hits: readonly Hit[]) {
      asked.at(-1)?.settle.resolve(hits);
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail() {
      asked.at(-1)?.settle.reject(new PortalFailure({ code: 'UNREACHABLE' }));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('the search runs once, a moment after the last keystroke', async () => {
  const find = open();
  for (const words of ['h', 'ha', 'hay']) find.type(words);
  expect([find.words(), find.now().hasTag('busy')]).toEqual([[], true]);
  await vi.advanceTimersByTimeAsync(FIND_DELAY_MS - 1);
  expect(find.words()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(find.words()).toEqual(['hay']);
  await find.answer([clinic, doctor]);
  expect([find.now().value, find.now().context.hits, find.now().hasTag('busy')]).toEqual([
    'found',
    [clinic, doctor],
    false,
  ]);
});

test('the answer to an earlier search is discarded', async () => {
  const find = open();
  find.type('hay');
  await find.pause();
  find.type('hayes');
  await find.answer([clinic]);
  expect([find.now().value, find.now().context]).toMatchObject(['typing', { hits: [] }]);
});

test.each(['typing', 'finding'])('Enter while %s opens the first hit once it is there', async (during) => {
  const find = open();
  find.type('hay');
  if (during === 'finding') await find.pause();
  find.send({ type: 'first.wanted' });
  expect(find.words().at(-1)).toBe('hay');
  expect(find.now().hasTag('busy')).toBe(true);
  await find.answer([clinic, doctor]);
  expect([find.opened, find.now().status]).toEqual([['/sites/edit/1'], 'done']);
});

test('Enter with nothing to open leaves the words, and says that nothing was found', async () => {
  const find = open();
  find.type('hay');
  find.send({ type: 'first.wanted' });
  await find.answer([]);
  expect([find.opened, find.now().value, find.now().context]).toMatchObject([[], 'found', { words: 'hay', hits: [] }]);
});

test('Enter with nothing to open takes away what earlier words found', async () => {
  const find = open();
  find.type('hay');
  await find.pause();
  await find.answer([clinic]);
  find.type('hayx');
  find.send({ type: 'first.wanted' });
  await find.answer([]);
  expect([find.now().value, find.now().context.hits]).toEqual(['found', []]);
});

test('typing on after Enter opens nothing of the earlier words', async () => {
  const find = open();
  find.type('hay');
  find.send({ type: 'first.wanted' });
  find.type('hayes');
  await find.answer([clinic]);
  expect([find.opened, find.now().value]).toEqual([[], 'typing']);
});

test.each([false, true])('a search that fails says why and can be tried again; by Enter: %s', async (byEnter) => {
  const find = open();
  find.type('hay');
  if (byEnter) find.send({ type: 'first.wanted' });
  else await find.pause();
  await find.fail();
  expect(find.now()).toMatchObject({ value: 'failed', context: { failure: { code: 'UNREACHABLE' }, words: 'hay' } });
  find.send({ type: 'retry.pressed' });
  await find.answer([clinic]);
  expect(find.now()).toMatchObject({ value: 'found', context: { failure: null, hits: [clinic] } });
});

test('a failure takes the earlier hits away, and so do words taken back', async () => {
  const find = open();
  find.type('hay');
  await find.pause();
  await find.answer([clinic]);
  find.type('hayes');
  await find.pause();
  await find.fail();
  expect(find.now().context.hits).toEqual([]);
  find.type('  ');
  expect(find.now()).toMatchObject({ value: 'resting', context: { words: '  ', hits: [], failure: null } });
});
