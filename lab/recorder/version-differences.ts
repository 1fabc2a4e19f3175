import type { AnyStateMachine } from 'xstate';
import { stateNames, transitionNames } from '../model/machine-graph.ts';
import type { ProblemFile } from './problem-file.ts';

/** Differences between the machines of a file and those of this version, a line each; none for the same version. */
export function versionDifferences(file: ProblemFile, machines: ReadonlyMap<string, AnyStateMachine>): string[] {
  const byMachine = new Map(file.actors.map((actor) => [actor.machineId, actor]));
  return [...byMachine].flatMap(([id, { shape }]) => {
    const machine = machines.get(id);
    if (!machine) return [`${id}: this version has no such machine`];
    const now = { states: stateNames(machine), transitions: transitionNames(machine) };
    const news = (kind: 'states' | 'transitions', word: string) => [
      ...shape[kind].filter((name) => !now[kind].includes(name)).map((name) => `${id}: ${word} ${name} is gone`),
      ...now[kind].filter((name) => !shape[kind].includes(name)).map((name) => `${id}: ${word} ${name} is new`),
    ];
    return [...news('states', 'state'), ...news('transitions', 'transition')];
  });
}
