export { behaviourMutationsOf } from './behaviour.ts';
export { heatOf, shapeOf } from './heat.ts';
export { type Finding, jobsOf, type MutationHost, walksByTests } from './jobs.ts';
export { walkEachMutant, walksNotice } from './mutated-walk.ts';
export { type Mutation, mutationName, mutationsOf, plantMutation } from './mutation.ts';
export { testEachMutant } from './test-each-mutant.ts';
