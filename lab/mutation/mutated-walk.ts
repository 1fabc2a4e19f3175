import type { AnyStateMachine } from 'xstate';
import { createActor, SimulatedClock } from 'xstate';
import { nameOf } from '../model/machine-graph.ts';
import type { MachineModel } from '../model/machine-model.ts';
import type { ModelPath } from '../model/model-of.ts';
import { silenced } from '../model/path-coverage.ts';
import { takenIn } from '../model/xstate-internals.ts';
import { type Mutation, mutationName, mutationsOf, plantMutation } from './mutation.ts';
import { progressTo } from './progress.ts';

/** A generated path, what was to be seen after each of its steps, and which transitions it took. */
type Walk = { path: ModelPath; input: unknown; seen: readonly string[]; taken: ReadonlySet<string> };

/** Context and events as text: actors by their ids, failures by what they say. */
const said = (_key: string, value: unknown) => {
  if (typeof value !== 'object' || value === null) return value;
  if ('sessionId' in value) return `actor ${String((value as { id?: unknown }).id)}`;
  return value instanceof Error ? { ...value, name: value.name } : value;
};

/**
 * Walks a path in a live actor, its ports silent and its clock standing still.
 * @param isExpected asked after each step with the state, the context, the actions and whether the event was offered; false ends the walk there
 */
function walk(
  machine: AnyStateMachine,
  { steps }: ModelPath,
  input: unknown,
  isExpected: (seen: string) => boolean,
): Set<string> {
  const taken = new Set<string>();
  let actions: unknown[] = [];
  const actor = createActor(silenced(machine), {
    input,
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      for (const one of takenIn(inspected)) taken.add(nameOf(one));
      if (inspected.type !== '@xstate.action') return;
      const { type, params } = inspected.action;
      actions.push(type.startsWith('xstate.') ? type : [type, params]);
    },
  });
  let broken: unknown;
  actor.subscribe({
    error: (error) => {
      broken = error;
    },
  });
  actor.start();
  for (const { event } of steps) {
    // `can` is part of the behaviour: screens call it before they offer an event.
    const isOffered = actor.getSnapshot().can(event);
    if (event.type !== 'xstate.init') actor.send(event);
    const { value, context } = actor.getSnapshot();
    const seen = JSON.stringify(
      [value, context, actions, isOffered, broken === undefined ? null : String(broken)],
      said,
    );
    actions = [];
    if (!isExpected(seen)) break;
  }
  actor.stop();
  return taken;
}

/** The paths of a machine, shortest first; each is walked as the machine is written when it is first asked for. */
function walksOf({ machine, parts }: MachineModel): (() => Walk)[] {
  const paths = parts.flatMap((part) => part.paths().map((path) => ({ path, input: part.input })));
  return paths
    .sort((one, other) => one.path.steps.length - other.path.steps.length)
    .map(({ path, input }) => {
      let existing: Walk | undefined;
      return () => {
        const seen: string[] = [];
        existing ??= { path, input, seen, taken: walk(machine, path, input, (one) => seen.push(one) > 0) };
        return existing;
      };
    });
}

/**
 * Tells of a mutation whether a path, made and walked before it, now shows another state, context or action. Only paths
 * that took the transition can, and the first that does ends the search.
 */
export function walksNotice(model: MachineModel): (mutation: Mutation) => boolean {
  const walks = walksOf(model);
  return (mutation) =>
    walks.some((walked) => {
      const { path, input, seen, taken } = walked();
      if (!taken.has(mutation.transition)) return false;
      plantMutation(mutation);
      let at = 0;
      let isSame = true;
      try {
        walk(model.machine, path, input, (one) => {
          isSame = one === seen[at];
          at += 1;
          return isSame;
        });
        return !isSame;
      } catch {
        return true; // it could not even be made
      } finally {
        plantMutation(null);
      }
    });
}

/** Tries some mutations of a machine, by name, in a process of their own: its progress says which of them paths notice. */
export function walkEachMutant(model: MachineModel, wanted: readonly string[]): void {
  const progress = progressTo(process.env);
  const isNoticed = walksNotice(model);
  for (const mutation of mutationsOf(model.machine)) {
    const name = mutationName(mutation);
    if (!wanted.includes(name)) continue;
    progress.began(name);
    if (isNoticed(mutation)) progress.noticed(name);
    progress.ended(name);
  }
}
