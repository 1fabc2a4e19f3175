import { beforeAll, beforeEach, describe, expect, onTestFailed, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { behaviourMutationsOf } from './behaviour.ts';
import { mutationName, mutationsOf, plantMutation } from './mutation.ts';

/**
 * The tests of one machine, once for each mutation of it: the very files that the product runs, read again with the
 * mutation in place. A mutation counts as found by the first test that fails.
 * @param wanted names of mutations; empty for all
 * @param readTests imports the files
 */
export function testEachMutant(
  machine: AnyStateMachine,
  wanted: readonly string[],
  readTests: () => Promise<void>,
): void {
  const found = new Set<string>();
  for (const mutation of [...mutationsOf(machine), ...behaviourMutationsOf(machine)]) {
    const name = mutationName(mutation);
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    describe(name, async () => {
      beforeAll(() => plantMutation(mutation));
      beforeEach((context) => {
        if (found.has(name)) context.skip();
        onTestFailed(() => {
          found.add(name);
        });
      });
      vi.resetModules();
      plantMutation(mutation);
      try {
        await readTests();
      } catch (error) {
        test('its tests can be read', () => expect(String(error)).toBe(''));
      }
      plantMutation(null);
    });
  }
}
