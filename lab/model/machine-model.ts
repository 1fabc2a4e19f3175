import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type ModelEvent, type ModelOptions, type ModelPath, modelOf } from './model-of.ts';
import { type Coverage, coverageOf } from './path-coverage.ts';

/** One beginning of a machine with the events that lead on from it. */
export type ModelPart = {
  readonly name: string;
  readonly input: unknown;
  readonly events: readonly AnyEventObject[];
  readonly paths: () => readonly ModelPath[];
  /** The few of them that come to every state. */
  readonly reaching: () => readonly ModelPath[];
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
          found ??= modelOf(about.machine, events, options).getShortestPaths();
          return found;
        },
        reaching: () => modelOf(about.machine, events, { ...options, isBrief: true }).getShortestPaths(),
        seen: (paths) => coverageOf(about.machine, paths, options.input),
      };
    }),
  };
}
