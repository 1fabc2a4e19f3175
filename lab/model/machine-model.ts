import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type ModelEvent, type ModelOptions, type ModelPath, modelOf } from './model-of.ts';
import { type Pairs, possiblePairs } from './pairs.ts';
import { type Coverage, coverageOf } from './path-coverage.ts';

/** One beginning of a machine with the events that lead on from it. */
export type ModelPart = {
  readonly name: string;
  readonly input: unknown;
  readonly events: readonly AnyEventObject[];
  readonly paths: () => readonly ModelPath[];
  /** The few of them that come to every state. */
  readonly reaching: () => readonly ModelPath[];
  /** Each two transitions that can follow one another. */
  readonly pairs: () => Pairs;
  /** Walks paths in a live actor of its own. @throws where it goes another way */
  readonly seen: (paths: readonly ModelPath[]) => Coverage;
};

/** A machine with what can happen to it, from which its paths are generated. */
export type MachineModel = {
  /** Names the chart and the page of the gallery. */
  readonly name: string;
  readonly title: string;
  readonly file: string;
  readonly machine: AnyStateMachine;
  /** Together their paths take every transition. */
  readonly parts: readonly ModelPart[];
};

type Part<Machine extends AnyStateMachine> = ModelOptions<Machine> & {
  events: readonly ModelEvent<Machine>[];
};

/** A model, its parts by their names; which events and inputs they may have is the machine's to say. */
export function machineModel<Machine extends AnyStateMachine>(
  about: Pick<MachineModel, 'name' | 'title' | 'file'> & { machine: Machine },
  parts: Readonly<Record<string, Part<Machine>>>,
): MachineModel {
  return {
    ...about,
    parts: Object.entries(parts).map(([name, { events, ...options }]) => {
      let found: readonly ModelPath[] | undefined;
      return {
        name,
        input: options.input,
        events,
        paths: () => {
          found ??= withoutPrefixes(
            modelOf(about.machine, events, options).getShortestPaths({ allowDuplicatePaths: true }),
          );
          return found;
        },
        reaching: () => modelOf(about.machine, events, { ...options, isBrief: true }).getShortestPaths(),
        pairs: () => possiblePairs(about.machine, modelOf(about.machine, events, { ...options, isBrief: true })),
        seen: (paths) => coverageOf(about.machine, paths, options.input),
      };
    }),
  };
}

/** Paths that no other path begins with, longest first. XState compares each pair of them, which took a third of the time. */
function withoutPrefixes(paths: readonly ModelPath[]): readonly ModelPath[] {
  const letters = new Map<string, string>();
  const letterOf = (event: string) => {
    const letter = letters.get(event) ?? String.fromCodePoint(letters.size);
    letters.set(event, letter);
    return letter;
  };
  const walked = new Set<string>();
  return paths
    .toSorted((a, b) => b.steps.length - a.steps.length)
    .filter(({ steps }) => {
      const word = steps.map(({ event }) => letterOf(JSON.stringify(event))).join('');
      if (walked.has(word)) return false;
      for (let end = 1; end <= word.length; end += 1) walked.add(word.slice(0, end));
      return true;
    });
}
