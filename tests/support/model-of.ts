import type { AnyEventObject, AnyStateMachine, InputFrom } from 'xstate';
import { describePath } from '../../lab/model/describe-path.ts';
import { stateNames, transitionNames } from '../../lab/model/machine-graph.ts';
import type { ModelPath } from '../../lab/model/model-of.ts';
import { coverageOf } from '../../lab/model/path-coverage.ts';

export { answers, elapses, type ModelOptions, type ModelPath, modelOf } from '../../lab/model/model-of.ts';
export { fails } from '../../machines/lib/model.ts';

/** Rows for `test.each`: a path as a person would tell it, then the path. */
export const titled = <Path extends { state: { value: unknown }; steps: readonly { event: AnyEventObject }[] }>(
  paths: readonly Path[],
): [string, Path][] => paths.map((path, number) => [`${number + 1}: ${describePath(path)}`, path]);

/** Names of the states and transitions of the machine that no path took: empty when all is covered. @throws as `seenOn` does */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  paths: readonly ModelPath[],
  input?: InputFrom<Machine>,
): string[] {
  const { states, transitions } = coverageOf(machine, paths, input);
  return [
    ...stateNames(machine).filter((name) => !states.has(name)),
    ...transitionNames(machine).filter((name) => !transitions.has(name)),
  ];
}
