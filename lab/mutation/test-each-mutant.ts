import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { behaviourMutationsOf } from './behaviour.ts';
import { countWalks } from './count-walks.ts';
import { mutationName, mutationsOf, plantMutation } from './mutation.ts';
import { AS_WRITTEN, progressTo } from './progress.ts';

/**
 * The tests of one machine, once for each mutation of it: the very files that the product runs, read again with the
 * mutation in place. A mutation counts as found by the first test that fails, or when its tests do not end.
 * First of all they are tried as they are: what fails then would find every mutation.
 * @param wanted names of mutations; empty for all
 * @param readTests imports the files
 */
export function testEachMutant(
  machine: AnyStateMachine,
  wanted: readonly string[],
  readTests: () => Promise<void>,
): void {
  const found = new Set<string>();
  const progress = progressTo(process.env);
  for (const mutation of [null, ...mutationsOf(machine), ...behaviourMutationsOf(machine)]) {
    const name = mutation ? mutationName(mutation) : AS_WRITTEN;
    if (mutation && wanted.length > 0 && !wanted.includes(name)) continue;
    const counting = mutation ? null : countWalks(machine);
    describe(name, async () => {
      beforeAll(() => {
        progress.began(name);
        plantMutation(mutation);
        counting?.begin();
      });
      afterAll(() => {
        counting?.pause();
        if (counting) progress.walked(counting.walks);
        progress.ended(name);
      });
      beforeEach((context) => {
        if (found.has(name)) context.skip();
        onTestFailed(() => {
          found.add(name);
          progress.noticed(name);
        });
      });
      vi.resetModules();
      progress.began(name);
      plantMutation(mutation);
      counting?.begin();
      try {
        await readTests();
      } catch (error) {
        test('its tests can be read', () => expect(String(error)).toBe(''));
      }
      plantMutation(null);
      counting?.pause();
      progress.read(name);
    });
  }
}
