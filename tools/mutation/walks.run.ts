import { writeFileSync } from 'node:fs';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { registry } = await import('../../machines/models/registry.ts');
const { walksNotice } = await import('../../lab/mutation/mutated-walk.ts');
const { mutationName, mutationsOf } = await import('../../lab/mutation/mutation.ts');

/* A process of its own for one machine: tools/mutation.ts names it in the environment. */
const { MUTATED = '', MUTATION_RESULT = '' } = process.env;
const model = registry.find(({ name }) => name === MUTATED);
if (!model) throw new Error(`There is no machine ${MUTATED}.`);
const isNoticed = walksNotice(model);
writeFileSync(MUTATION_RESULT, JSON.stringify(mutationsOf(model.machine).filter(isNoticed).map(mutationName)));
