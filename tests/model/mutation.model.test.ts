import { expect, test } from 'vitest';
import { transitionNames } from '../../machines/anatomy.ts';
import { catalogue } from '../../machines/models/catalogue.ts';
import type { MachineModel } from '../../machines/models/machine-model.ts';
import { mutationName, mutationsOf, plantMutation } from '../support/mutation.ts';

/** Of a big machine every so many mutations; `npm run mutation` plants them all, and runs the tests themselves. */
const MOST = 5;
const sample = <One>(all: readonly One[]) => all.filter((_, at) => at % Math.ceil(all.length / MOST) === 0);

/** Whether paths made from the machine as it is written lead through the machine as it is made now, and take all of it. */
function isWalkedWhole({ machine, parts }: MachineModel): boolean {
  try {
    const taken = new Set(parts.flatMap((part) => [...part.seen(part.paths()).transitions]));
    return transitionNames(machine).every((name) => taken.has(name));
  } catch {
    return false;
  }
}

test.each(catalogue.map((model) => ({ model, name: model.name })))(
  '[inspect.mutation] a transition of $name that is removed or leads elsewhere is found by walking its paths',
  ({ model }) => {
    expect(isWalkedWhole(model)).toBe(true);
    const survived = sample(mutationsOf(model.machine)).filter((mutation) => {
      plantMutation(mutation);
      const isStillWhole = isWalkedWhole(model);
      plantMutation(null);
      return isStillWhole;
    });
    expect(survived.map(mutationName)).toEqual([]);
  },
  60_000,
);
