import { testEachMutant } from '../../lab/mutation/test-each-mutant.ts';
import { registry } from '../../machines/registry/registry.ts';

const { MUTATED = '', MUTATION_TESTS = '', MUTANTS = '[]' } = process.env;
const machine = registry.find(({ name }) => name === MUTATED)?.machine;
if (!machine) throw new Error(`There is no machine ${MUTATED}.`);

testEachMutant(machine, JSON.parse(MUTANTS), async () => {
  for (const file of MUTATION_TESTS.split(',')) await import(/* @vite-ignore */ `../../${file}`);
});
