import { beforeAll, beforeEach, describe, expect, onTestFailed, test, vi } from 'vitest';
import { registry } from '../../machines/models/registry.ts';
import { mutationName, mutationsOf, plantMutation } from '../../tests/support/mutation.ts';

/*
 * The tests of one machine, once for each mutation of it: the very files that `npm test` runs, read again with the
 * mutation in place. A mutation counts as found by the first test that fails.
 */
const { MUTATED = '', MUTATION_TESTS = '', MUTANTS = '[]' } = process.env;
const machine = registry.find(({ name }) => name === MUTATED)?.machine;
if (!machine) throw new Error(`There is no machine ${MUTATED}.`);

const files: readonly string[] = MUTATION_TESTS.split(',');
const wanted: readonly string[] = JSON.parse(MUTANTS);
const mutations = mutationsOf(machine).filter((one) => wanted.length === 0 || wanted.includes(mutationName(one)));
const found = new Set<string>();

for (const mutation of mutations) {
  const name = mutationName(mutation);
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
      for (const file of files) await import(/* @vite-ignore */ `../../${file}`);
    } catch (error) {
      test('its tests can be read', () => expect(String(error)).toBe(''));
    }
    plantMutation(null);
  });
}
