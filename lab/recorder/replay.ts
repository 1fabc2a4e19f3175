import { type AnyMachineSnapshot, type AnyStateMachine, createActor, SimulatedClock, type StateValue } from 'xstate';
import { deepEqual } from '../model/deep-equal.ts';
import { nameOf } from '../model/machine-graph.ts';
import { silenced } from '../model/path-coverage.ts';
import { liveStates, takenIn } from '../model/xstate-internals.ts';
import type { ProblemActor, ProblemStep } from './problem-file.ts';
import type { Failures, Redactor } from './redact.ts';
import { isObject, restored, revived } from './revive.ts';

/** One step played again. */
export type Frame = {
  readonly at: number;
  readonly event: { readonly type: string };
  readonly value: StateValue;
  /** Ids of the states that are live after it, and names of the transitions it took. */
  readonly live: readonly string[];
  readonly taken: readonly string[];
  readonly context: unknown;
  /** The machine then, as it lived and as another actor can begin with it; its own machines were silent. */
  readonly snapshot: AnyMachineSnapshot;
  readonly persisted: object;
  /** The machine went to the same state as then. */
  readonly agrees: boolean;
};

/** A machine whose rules are its user's: it decides as the file says it did. `next` is the step that comes. */
export type Judged = (next: () => ProblemStep | undefined) => AnyStateMachine;

export type ReplayHost = {
  /** By their ids. */
  readonly machines: ReadonlyMap<string, AnyStateMachine>;
  /** Played in place of the machine of that id. */
  readonly judged: Readonly<Record<string, Judged>>;
  readonly failures: Failures;
  readonly redactor: Redactor;
};

/**
 * Plays the steps of one machine again: the same machine, silent ports, a stopped clock.
 * @throws if the machine no longer exists
 */
export function* replayed(actor: ProblemActor, { machines, judged, failures }: ReplayHost): Generator<Frame> {
  let step: ProblemStep | undefined;
  const machine = judged[actor.machineId]?.(() => step) ?? machines.get(actor.machineId);
  if (!machine) throw new Error(`This version has no machine ${actor.machineId}.`);
  const [first] = actor.steps;
  const input = revived(first && 'input' in first.event ? first.event.input : undefined, failures);
  const taken: string[] = [];
  const start = actor.base ? { snapshot: restored(actor.base) as never } : { input };
  step = first;
  const live = createActor(silenced(machine), {
    ...start,
    clock: new SimulatedClock(),
    inspect: (seen) => {
      taken.push(...takenIn(seen).map(nameOf));
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
    if (step.event.type !== 'xstate.init') live.send(revived(step.event, failures) as { type: string });
    if (broken !== undefined) throw broken;
    const snapshot = live.getSnapshot();
    yield {
      at: step.at,
      event: step.event,
      value: snapshot.value,
      live: liveStates(snapshot),
      taken: taken.splice(0),
      snapshot,
      persisted: live.getPersistedSnapshot(),
      context: snapshot.context,
      agrees: deepEqual(snapshot.value, step.value),
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
export function replay(actor: ProblemActor, host: ReplayHost): Replay {
  const frames: Frame[] = [];
  try {
    for (const frame of replayed(actor, host)) frames.push(frame);
  } catch (error) {
    return { actor, frames, faults: [error instanceof Error ? error.message : String(error)] };
  }
  // A machine that broke then says nothing about where its last step should lead.
  const brokeAt = actor.end.status === 'error' ? frames.length - 1 : frames.length;
  const faults = frames.flatMap(({ agrees, event, value }, at) =>
    agrees || at >= brokeAt
      ? []
      : [
          `Step ${at + 1}, ${event.type}: now ${JSON.stringify(value)}, then ${JSON.stringify(actor.steps[at]?.value)}.`,
        ],
  );
  const last = frames.at(-1);
  const compared = (context: unknown) => pruned(host.redactor.shownContext(actor.machineId, context, () => undefined));
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
