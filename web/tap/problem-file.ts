import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { stateNames, transitionNames } from '../../lab/model/machine-graph.ts';
import { shownFields } from '../../machines/models/shown-fields.ts';
import version from '../generated/version.json' with { type: 'json' };
import { placeholders } from './placeholders.ts';
import { type Watched, watched } from './recorder.ts';
import { type Hide, redact, shownContext, shownEvent } from './redact.ts';
import { parentOf, sourceOf } from './xstate-internals.ts';

/** A machine in the middle of its life, as XState starts one again. */
export type StoredSnapshot = {
  readonly status: string;
  readonly value: StateValue;
  readonly context: unknown;
  readonly children: Readonly<Record<string, { src: string; snapshot: { status: string }; syncSnapshot: false }>>;
  readonly historyValue: Readonly<Record<string, never>>;
};

export type ProblemStep = {
  readonly at: number;
  readonly event: { readonly type: string };
  readonly value: StateValue;
};

export type ProblemActor = {
  readonly id: string;
  readonly parent: string | null;
  readonly machineId: string;
  /** Where the steps begin; null at the machine's own start. */
  readonly base: StoredSnapshot | null;
  readonly steps: readonly ProblemStep[];
  readonly end: { readonly status: string; readonly value: StateValue; readonly context: unknown };
  /** What the machine was like, to say what differs where another version reads this. */
  readonly shape: { readonly states: readonly string[]; readonly transitions: readonly string[] };
};

/** What happened in a page last, without what anybody typed, is called or is reached by. */
export type ProblemFile = {
  readonly format: 'preflight-problem';
  readonly formatVersion: 1;
  /** Of the portal and the shapes of its machines. */
  readonly version: string;
  readonly at: string;
  readonly page: string;
  readonly actors: readonly ProblemActor[];
};

/** Said of an object that stood in the same context before: guards ask whether two are one. */
export type SameMark = { readonly '=': string };
const sameAs = (path: string): SameMark => ({ '=': path });

function storedSnapshot(snapshot: AnyMachineSnapshot, hide: Hide): StoredSnapshot {
  const { status, value, context, machine } = snapshot;
  const children = Object.entries(snapshot.children).flatMap(([id, child]) => {
    const src = sourceOf(child);
    return src === null ? [] : [[id, { src, snapshot: { status: 'active' }, syncSnapshot: false as const }] as const];
  });
  return {
    ...{ status, value, historyValue: {} },
    context: redact(context, shownFields(machine.id).context, hide, sameAs),
    children: Object.fromEntries(children),
  };
}

function problemActor({ id, ref, base, steps }: Watched, hide: Hide): ProblemActor[] {
  const last = steps.at(-1)?.snapshot;
  if (!last) return [];
  const { machine, status, value, context } = last;
  return [
    {
      ...{ id, parent: parentOf(ref), machineId: machine.id },
      base: base && storedSnapshot(base, hide),
      steps: steps.map(({ at, event, snapshot }) => ({
        at,
        event: shownEvent(machine.id, event, hide) as { type: string },
        value: snapshot.value,
      })),
      end: { status, value, context: shownContext(machine.id, context, hide) },
      shape: { states: stateNames(machine), transitions: transitionNames(machine) },
    },
  ];
}

/** Everything that this page's machines went through last, to be kept as a file. */
export function problemFile(now: Date, path: string, actors: Iterable<Watched> = watched.values()): ProblemFile {
  const hide = placeholders();
  return {
    ...{ format: 'preflight-problem', formatVersion: 1, version: version.version },
    ...{ at: now.toISOString(), page: path },
    actors: [...actors].flatMap((actor) => problemActor(actor, hide)),
  };
}
