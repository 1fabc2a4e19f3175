import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { type SearchTerms, searchPersistenceMachine } from './search-persistence.machine.ts';

const words = (search: string): SearchTerms => ({ search, candidateName: '', phone: '', email: '', contactPerson: '' });

/** A persistence whose server answers by hand. */
function openPersistence() {
  const requests: (PromiseWithResolvers<string> & { search: string })[] = [];
  const persistence = createActor(
    searchPersistenceMachine.provide({
      actors: {
        saveSearchTerms: fromPromise<string, SearchTerms>(({ input }) => {
          const question = { search: input.search, ...Promise.withResolvers<string>() };
          requests.push(question);
          return question.promise;
        }),
      },
    }),
  ).start();
  return {
    asked: requests,
    type: (search: string) => persistence.send({ type: 'terms.changed', terms: words(search) }),
    send: persistence.send,
    settled: () => new Promise<void>((resolve) => setImmediate(resolve)),
    state: () => persistence.getSnapshot().value,
    id: () => persistence.getSnapshot().context.id,
  };
}

test('[list.filter-url] words get an id; of words that come after each other the newest count', async () => {
  const persistence = openPersistence();
  persistence.type('mi');
  persistence.type('mia');
  expect(persistence.asked.map(({ search }) => search)).toEqual(['mi', 'mia']);
  persistence.asked[1]?.resolve('v2');
  await persistence.settled();
  persistence.asked[0]?.resolve('v1');
  await persistence.settled();
  expect([persistence.state(), persistence.id()]).toEqual(['saved', 'v2']);
  persistence.type('noah');
  expect([persistence.state(), persistence.id()]).toEqual(['saving', null]);
});

test('[list.filter-url] words that cannot be kept have no id, and others are tried all the same', async () => {
  const persistence = openPersistence();
  persistence.type('mia');
  persistence.asked[0]?.reject(new PortalFailure({ code: 'UNREACHABLE' }));
  await persistence.settled();
  expect([persistence.state(), persistence.id()]).toEqual(['unsaved', null]);
  persistence.type('noah');
  expect(persistence.state()).toBe('saving');
});

test('[list.filter-url] words that could not be kept are kept when it is tried again; cleared, nothing is left to keep', async () => {
  const persistence = openPersistence();
  persistence.type('mia');
  persistence.asked[0]?.reject(new PortalFailure({ code: 'UNREACHABLE' }));
  await persistence.settled();
  persistence.send({ type: 'retry.pressed' });
  expect(persistence.asked.map(({ search }) => search)).toEqual(['mia', 'mia']);
  persistence.asked[1]?.resolve('v1');
  await persistence.settled();
  expect([persistence.state(), persistence.id()]).toEqual(['saved', 'v1']);
  persistence.send({ type: 'terms.cleared' });
  expect([persistence.state(), persistence.id(), persistence.asked.length]).toEqual(['idle', null, 2]);
});
