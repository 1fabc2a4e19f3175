import { type AnyStateMachine, createActor, SimulatedClock, type StateValue } from 'xstate';
import { nameOf, stateNames, transitionNames } from '../../lab/model/machine-graph.ts';
import { silenced } from '../../lab/model/path-coverage.ts';
import { formMachine } from '../../machines/form/form.machine.ts';
import { deepEqual } from '../../machines/lib/deep-equal.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { lookupMachine } from '../../machines/lookup/lookup.machine.ts';
import { shownFields } from '../../machines/models/shown-fields.ts';
import { uploadMachine } from '../../machines/upload/upload.machine.ts';
import type { ProblemActor, ProblemFile, ProblemStep, StoredSnapshot } from './problem-file.ts';
import { HIDDEN, redact } from './redact.ts';
import { liveStates } from './xstate-internals.ts';

/** One step played again. */
export type Frame = {
  readonly at: number;
  readonly event: { readonly type: string };
  readonly value: StateValue;
  /** Ids of the states that are live after it, and names of the transitions it took. */
  readonly live: readonly string[];
  readonly taken: readonly string[];
  readonly context: unknown;
  /** Whether the machine went where it went then. */
  readonly agrees: boolean;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What was written with marks, as a machine takes it. */
function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (!isObject(value)) return value;
  if ('xstate$$type' in value) return null;
  if ('failure' in value && Object.keys(value).length === 1 && isObject(value['failure'])) {
    return new PortalFailure({ ...value['failure'] } as never);
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one)]));
}

/** Objects that were one are one again. */
function reunited(context: unknown): unknown {
  const find = (path: string): unknown =>
    path.split('.').reduce<unknown>((at, step) => {
      const entry = isObject(at) ? Object.entries(at).find(([key]) => key.replaceAll('.', '_') === step) : undefined;
      return entry?.[1];
    }, context);
  const join = (part: unknown): unknown => {
    if (!isObject(part)) return part;
    for (const [key, one] of Object.entries(part)) {
      if (isObject(one) && typeof one['='] === 'string') part[key] = find(one['=']);
      else join(one);
    }
    return part;
  };
  return join(context);
}

function restored(base: StoredSnapshot): object {
  return { ...base, context: reunited(structuredClone(base.context)), output: undefined, error: undefined };
}

/** A form's rules are its host's: whether its values pass is what the file says they did. */
function formJudgedBy(next: () => ProblemStep | undefined): AnyStateMachine {
  return formMachine<Record<string, unknown>>({
    check: (values) => {
      const [field = ''] = Object.keys(values);
      return isObject(next()?.value) || next()?.value === 'saving' ? {} : { [field]: HIDDEN };
    },
    refused: () => ({ text: HIDDEN, fields: {} }),
    saved: null,
  });
}

/** Which files are taken up is their host's rule too. */
const uploadJudgedBy = (next: () => ProblemStep | undefined): AnyStateMachine =>
  uploadMachine({
    ...{ done: HIDDEN, failed: HIDDEN },
    mistakeOf: () => (next()?.value === 'failed' ? { code: 'BAD_REQUEST', reason: HIDDEN, fields: {} } : null),
  });

/** Whether words and an entry's name agree cannot be seen in what stands for them: it is what the file says. */
function lookupJudgedBy(next: () => ProblemStep | undefined): AnyStateMachine {
  const isTaken = () => next()?.value === 'closed';
  return lookupMachine.provide({ guards: { isCalledSo: isTaken, namesOne: isTaken, isHighlighted: isTaken } });
}

const judged: Readonly<Record<string, typeof formJudgedBy>> = {
  form: formJudgedBy,
  upload: uploadJudgedBy,
  lookup: lookupJudgedBy,
};

/**
 * Plays what one machine went through again, step by step: the same machine, silent ports, a clock that stands still.
 * @param machines by their ids
 * @throws where the machine is not there any more
 */
export function* replayed(actor: ProblemActor, machines: ReadonlyMap<string, AnyStateMachine>): Generator<Frame> {
  let step: ProblemStep | undefined;
  const machine = judged[actor.machineId]?.(() => step) ?? machines.get(actor.machineId);
  if (!machine) throw new Error(`This version has no machine ${actor.machineId}.`);
  const [first] = actor.steps;
  const input = revived(first && 'input' in first.event ? first.event.input : undefined);
  const taken: string[] = [];
  const start = actor.base ? { snapshot: restored(actor.base) as never } : { input };
  step = first;
  const live = createActor(silenced(machine), {
    ...start,
    clock: new SimulatedClock(),
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep') taken.push(...seen._transitions.map(nameOf));
    },
  });
  let broken: unknown;
  live.subscribe({
    error: (error) => {
      broken = error;
    },
  });
  live.start();
  for (step of actor.steps) {
    if (step.event.type === 'xstate.stop') continue;
    if (step.event.type !== 'xstate.init') live.send(revived(step.event) as { type: string });
    if (broken !== undefined) throw broken;
    const snapshot = live.getSnapshot();
    yield {
      ...{ at: step.at, event: step.event, value: snapshot.value, live: liveStates(snapshot), taken: taken.splice(0) },
      ...{ context: snapshot.context, agrees: deepEqual(snapshot.value, step.value) },
    };
  }
  live.stop();
}

export type Replay = {
  readonly actor: ProblemActor;
  readonly frames: readonly Frame[];
  readonly faults: readonly string[];
};

/** Plays one machine to its end, and says where it went another way. */
export function replay(actor: ProblemActor, machines: ReadonlyMap<string, AnyStateMachine>): Replay {
  const frames: Frame[] = [];
  try {
    for (const frame of replayed(actor, machines)) frames.push(frame);
  } catch (error) {
    return { actor, frames, faults: [error instanceof Error ? error.message : String(error)] };
  }
  const faults = frames.flatMap(({ agrees, event, value }, at) =>
    agrees
      ? []
      : [
          `Step ${at + 1}, ${event.type}: now ${JSON.stringify(value)}, then ${JSON.stringify(actor.steps[at]?.value)}.`,
        ],
  );
  const last = frames.at(-1);
  const { context: fields } = shownFields(actor.machineId);
  const compared = (context: unknown) => pruned(redact(context, fields, () => undefined));
  if (last && actor.end.status === 'active' && !deepEqual(compared(last.context), compared(actor.end.context)))
    faults.push(`At the end the context differs: ${difference(compared(last.context), compared(actor.end.context))}.`);
  return { actor, frames, faults };
}

/** Without what is hidden, and without what then holds nothing. */
function pruned(value: unknown): unknown {
  if (!isObject(value)) return value;
  if ('xstate$$type' in value) return undefined; // an actor elsewhere is no part of this one
  const stored = Object.entries(value)
    .map(([key, one]) => [key, pruned(one)] as const)
    .filter(([, one]) => one !== undefined && one !== null);
  return stored.length === 0 ? undefined : Object.fromEntries(stored);
}

/** The paths at which two contexts part. */
const difference = (now: unknown, then: unknown): string =>
  isObject(now) && isObject(then)
    ? Object.keys({ ...now, ...then })
        .filter((key) => !deepEqual(now[key], then[key]))
        .map((key) => `${key}.${difference(now[key], then[key])}`)
        .join(', ')
    : `${JSON.stringify(now)}, then ${JSON.stringify(then)}`;

/** What differs between the machines of a file and those of this version, a line each; none for the same version. */
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
