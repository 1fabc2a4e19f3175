import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { stateNames, transitionNames } from '../model/machine-graph.ts';
import { parentOf, sourceOf, statusOf } from '../model/xstate-internals.ts';
import type { Watched } from './recorder.ts';
import type { Hide, Redactor } from './redact.ts';

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
  /** Name of the actor that sent it, where one did. */
  readonly from?: string;
  readonly value: StateValue;
};

export type ProblemActor = {
  readonly id: string;
  readonly parent: string | null;
  readonly machineId: string;
  /** The snapshot before the first step; null at the machine's own start. */
  readonly base: StoredSnapshot | null;
  readonly steps: readonly ProblemStep[];
  readonly end: { readonly status: string; readonly value: StateValue; readonly context: unknown };
  /** States and transitions of the machine, to show differences when another version reads this. */
  readonly shape: { readonly states: readonly string[]; readonly transitions: readonly string[] };
};

/** The last steps in a page, without typed texts, names and contact details. */
export type ProblemFile = {
  /** Names the kind of file, such as 'acme-problem'. */
  readonly format: string;
  readonly formatVersion: 1;
  /** Of the product and the shapes of its machines. */
  readonly version: string;
  readonly at: string;
  readonly page: string;
  readonly actors: readonly ProblemActor[];
};

/** Said of an object that stood in the same context before: guards ask whether two are one. */
export type SameMark = { readonly '=': string };
const sameAs = (path: string): SameMark => ({ '=': path });

export type ProblemHost = Pick<ProblemFile, 'format' | 'version'> & {
  /** New for each file: replaces hidden texts and numbers in a way that guards decide as they did. */
  readonly placeholders: () => Hide;
  readonly redactor: Redactor;
};

function storedSnapshot(snapshot: AnyMachineSnapshot, hide: Hide, { shownContext }: Redactor): StoredSnapshot {
  const { status, value, context, machine } = snapshot;
  const children = Object.entries(snapshot.children).flatMap(([id, child]) => {
    const src = sourceOf(child);
    return src === null ? [] : [[id, { src, snapshot: { status: 'active' }, syncSnapshot: false as const }] as const];
  });
  return {
    status,
    value,
    historyValue: {},
    context: shownContext(machine.id, context, hide, sameAs),
    children: Object.fromEntries(children),
  };
}

function problemActor({ id, ref, base, steps, waiting }: Watched, hide: Hide, redactor: Redactor): ProblemActor[] {
  const last = steps.at(-1);
  if (!last) return [];
  const { machine, value, context } = last.snapshot;
  const isBroken = statusOf(ref) === 'error';
  const status = isBroken ? 'error' : last.snapshot.status;
  const shownEvent = (event: object) => redactor.shownEvent(machine.id, event, hide) as { type: string };
  const brokenBy = isBroken ? waiting.slice(0, 1) : [];
  return [
    {
      id,
      parent: parentOf(ref),
      machineId: machine.id,
      base: base && storedSnapshot(base, hide, redactor),
      steps: [
        ...steps.map(({ at, event, from, snapshot }) => ({
          at,
          ...(from === null ? {} : { from }),
          event: shownEvent(event),
          value: snapshot.value,
        })),
        ...brokenBy.map((event) => ({ at: last.at, event: shownEvent(event), value })),
      ],
      end: { status, value, context: redactor.shownContext(machine.id, context, hide) },
      shape: { states: stateNames(machine), transitions: transitionNames(machine) },
    },
  ];
}

/** Everything that these machines went through last, to be kept as a file. */
export function problemFileOf(
  actors: Iterable<Watched>,
  { at, page }: { at: Date; page: string },
  { format, version, placeholders, redactor }: ProblemHost,
): ProblemFile {
  const hide = placeholders();
  return {
    format,
    formatVersion: 1,
    version,
    at: at.toISOString(),
    page,
    actors: [...actors].flatMap((actor) => problemActor(actor, hide, redactor)),
  };
}
