import { expect, test } from 'vitest';
import { patiently } from './patiently.ts';

/** A part that fails so many times, in a page that writes down what is done with it. */
function page({ fails, isFresh = false, unsavable = 0 }: { fails: number; isFresh?: boolean; unsavable?: number }) {
  const done: string[] = [];
  let [tries, saves] = [0, 0];
  const load = async () => {
    tries += 1;
    if (tries <= fails) throw new Error(`dropped ${tries}`);
    return tries;
  };
  const reloaded = Promise.withResolvers<string>();
  const host = {
    reachable: async () => {
      done.push('reachable');
    },
    isFresh: () => isFresh,
    save: async () => {
      saves += 1;
      done.push('save');
      return saves > unsavable;
    },
    reload: () => reloaded.resolve('reloaded'),
  };
  return { done, outcome: () => Promise.race([patiently(load, host), reloaded.promise]) };
}

test('a part that did not arrive is asked for again when the server answers', async () => {
  const { done, outcome } = page({ fails: 1 });
  expect(await outcome()).toBe(2);
  expect(done).toEqual(['reachable']);
});

test('[wizard.survives] one that the browser does not ask for again makes the page afresh, once all is saved', async () => {
  const { done, outcome } = page({ fails: 2, unsavable: 1 });
  expect(await outcome()).toBe('reloaded');
  expect(done).toEqual(['reachable', 'save', 'reachable', 'save']);
});

test('a page that is fresh already fails with what happened', async () => {
  await expect(page({ fails: 2, isFresh: true }).outcome()).rejects.toThrow('dropped 2');
});
