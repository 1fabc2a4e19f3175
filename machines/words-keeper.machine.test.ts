import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortalFailure } from './portal-error.ts';
import { type SearchTerms, wordsKeeperMachine } from './words-keeper.machine.ts';

const words = (search: string): SearchTerms => ({ search, candidateName: '', phone: '', email: '', contactPerson: '' });

/** A keeper whose server answers by hand. */
function openKeeper() {
  const requests: (PromiseWithResolvers<string> & { search: string })[] = [];
  const keeper = createActor(
    wordsKeeperMachine.provide({
      actors: {
        keepWords: fromPromise<string, SearchTerms>(({ input }) => {
          const question = { search: input.search, ...Promise.withResolvers<string>() };
          requests.push(question);
          return question.promise;
        }),
      },
    }),
  ).start();
  return {
    asked: requests,
    type: (search: string) => keeper.send({ type: 'words.changed', words: words(search) }),
    send: keeper.send,
    settled: () => new Promise<void>((resolve) => setImmediate(resolve)),
    state: () => keeper.getSnapshot().value,
    id: () => keeper.getSnapshot().context.id,
  };
}

test('[list.filter-url] words get an id; of words that come after each other the newest count', async () => {
  const keeper = openKeeper();
  keeper.type('mi');
  keeper.type('mia');
  expect(keeper.asked.map(({ search }) => search)).toEqual(['mi', 'mia']);
  keeper.asked[1]?.resolve('v2');
  await keeper.settled();
  keeper.asked[0]?.resolve('v1');
  await keeper.settled();
  expect([keeper.state(), keeper.id()]).toEqual(['kept', 'v2']);
  keeper.type('noah');
  expect([keeper.state(), keeper.id()]).toEqual(['keeping', null]);
});

test('[list.filter-url] words that cannot be kept have no id, and others are tried all the same', async () => {
  const keeper = openKeeper();
  keeper.type('mia');
  keeper.asked[0]?.reject(new PortalFailure({ code: 'UNREACHABLE' }));
  await keeper.settled();
  expect([keeper.state(), keeper.id()]).toEqual(['unkept', null]);
  keeper.type('noah');
  expect(keeper.state()).toBe('keeping');
});

test('[list.filter-url] words that could not be kept are kept when it is tried again; cleared, nothing is left to keep', async () => {
  const keeper = openKeeper();
  keeper.type('mia');
  keeper.asked[0]?.reject(new PortalFailure({ code: 'UNREACHABLE' }));
  await keeper.settled();
  keeper.send({ type: 'retry.pressed' });
  expect(keeper.asked.map(({ search }) => search)).toEqual(['mia', 'mia']);
  keeper.asked[1]?.resolve('v1');
  await keeper.settled();
  expect([keeper.state(), keeper.id()]).toEqual(['kept', 'v1']);
  keeper.send({ type: 'words.cleared' });
  expect([keeper.state(), keeper.id(), keeper.asked.length]).toEqual(['idle', null, 2]);
});
