import { expect, test } from 'vitest';
import { walksNotice } from '../../lab/mutation/mutated-walk.ts';
import { mutationName, mutationsOf } from '../../lab/mutation/mutation.ts';
import { registry } from '../../machines/registry/registry.ts';

/** Of a big machine every so many mutations; `npm run mutation` plants them all, and runs the tests themselves. */
const SAMPLE_SIZE = 5;
const sample = <One>(all: readonly One[]) => all.filter((_, at) => at % Math.ceil(all.length / SAMPLE_SIZE) === 0);

for (const model of registry)
  test(`[inspect.mutation] a transition of ${model.name} that is removed or leads elsewhere is found by walking its paths`, {
    tags: model.name === 'booking-wizard' ? ['long'] : [], // its paths take as long as those of all others
  }, () => {
    const isNoticed = walksNotice(model);
    const survived = sample(mutationsOf(model.machine)).filter((mutation) => !isNoticed(mutation));
    expect(survived.map(mutationName)).toEqual([]);
  });
