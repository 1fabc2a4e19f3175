if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { registry } = await import('../../machines/registry/registry.ts');
const { walkEachMutant } = await import('../../lab/mutation/mutated-walk.ts');

/* A process of its own for one machine: tools/mutation.ts names it in the environment. */
const { MUTATED = '', MUTANTS = '[]' } = process.env;
const model = registry.find(({ name }) => name === MUTATED);
if (!model) throw new Error(`There is no machine ${MUTATED}.`);
walkEachMutant(model, JSON.parse(MUTANTS));
