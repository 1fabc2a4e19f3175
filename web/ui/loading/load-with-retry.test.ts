import { expect, test } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';

type Story = { fails: number; isFresh?: boolean; wasAway?: boolean; unsavable?: number };

/** A part that fails so many times, in a page that writes down what is done with it. */
function page({ fails, isFresh = false, wasAway = false, unsavable = 0 }: Story) {
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
      return wasAway;
    },
    watched: <Module>(arrives: Promise<Module>) => arrives,
    isFresh: () => isFresh,
    save: async () => {
      saves += 1;
      done.push('save');
      return saves > unsavable;
    },
    reload: () => reloaded.resolve('reloaded'),
  };
  return { done, outcome: () => Promise.race([loadWithRetry(load, host), reloaded.promise]) };
}

test('a part that failed to load is requested again when the server answers', async () => {
  const { done, outcome } = page({ fails: 1 });
  expect(await outcome()).toBe(2);
  expect(done).toEqual(['reachable']);
});

test('[wizard.survives] one that the browser does not ask for again makes the page afresh, once all is saved', async () => {
  const { done, outcome } = page({ fails: 2, unsavable: 1 });
  expect(await outcome()).toBe('reloaded');
  expect(done).toEqual(['reachable', 'save', 'reachable', 'save']);
});

test('so it does in a page that is fresh, where the server had been away', async () => {
  expect(await page({ fails: 2, isFresh: true, wasAway: true }).outcome()).toBe('reloaded');
});

test('a page that is fresh already fails with what happened', async () => {
  await expect(page({ fails: 2, isFresh: true }).outcome()).rejects.toThrow('dropped 2');
});
