import type { AnyEventObject, AnyStateMachine, InputFrom } from 'xstate';
import { stateNames, transitionNames } from '../../machines/anatomy.ts';
import type { ModelPath } from '../../machines/models/model-of.ts';
import { spokenPath } from '../../machines/models/spoken.ts';
import { seenOn } from '../../machines/models/walk.ts';

export { answers, elapses, fails, type ModelPath, modelOf } from '../../machines/models/model-of.ts';

/** Rows for `test.each`: a path as a person would tell it, then the path. */
export const titled = <Path extends { state: { value: unknown }; steps: readonly { event: AnyEventObject }[] }>(
  paths: readonly Path[],
): [string, Path][] => paths.map((path, number) => [`${number + 1}: ${spokenPath(path)}`, path]);

/** Names of the states and transitions of the machine that no path took: empty when all is covered. @throws as `seenOn` does */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  paths: readonly ModelPath[],
  input?: InputFrom<Machine>,
): string[] {
  const { states, transitions } = seenOn(machine, paths, input);
  return [
    ...stateNames(machine).filter((name) => !states.has(name)),
    ...transitionNames(machine).filter((name) => !transitions.has(name)),
  ];
}
