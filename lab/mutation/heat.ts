import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';
import type { ArrowHeat, Heat } from '../chart/heat.ts';
import { transitionNames } from '../model/machine-graph.ts';
import type { MachineModel } from '../model/machine-model.ts';
import { behaviourMutationsOf } from './behaviour.ts';
import type { Walks } from './count-walks.ts';
import { mutationName, mutationsOf } from './mutation.ts';

/** On which arrow a mutant is, by their names; null for one of a state or a delay. */
const isOn = (mutant: string, arrow: string) => mutant.startsWith(`${arrow} `) || mutant.startsWith(`${arrow}: `);

type Measured = {
  /** By the machine's own tests. */
  readonly walks: Walks;
  /** Names of all its mutants, and of those that a test or a path noticed. */
  readonly mutants: readonly string[];
  readonly died: ReadonlySet<string>;
};

/** Tells one shape of a machine from another: its transitions, and all that can be mutated of them and of its states. */
export const shapeOf = (machine: AnyStateMachine): string =>
  createHash('sha256')
    .update(JSON.stringify([transitionNames(machine), ...mutantsOf(machine)]))
    .digest('hex')
    .slice(0, 12);

const mutantsOf = (machine: AnyStateMachine) =>
  [...mutationsOf(machine), ...behaviourMutationsOf(machine)].map(mutationName);

/** Test coverage of each arrow of a machine. Its generated paths are walked for it, once each. */
export function heatOf({ name, machine, parts }: MachineModel, { walks, mutants, died }: Measured): Heat {
  const paths: Walks = {};
  for (const part of parts)
    for (const path of part.paths())
      for (const taken of part.seen([path]).transitions) paths[taken] = (paths[taken] ?? 0) + 1;
  const arrows = transitionNames(machine).map((arrow): [string, ArrowHeat] => {
    const own = mutants.filter((mutant) => isOn(mutant, arrow));
    return [
      arrow,
      {
        tests: walks[arrow] ?? 0,
        paths: paths[arrow] ?? 0,
        died: own.filter((mutant) => died.has(mutant)).length,
        mutants: own.length,
      },
    ];
  });
  return { name, shape: shapeOf(machine), arrows: Object.fromEntries(arrows) };
}
