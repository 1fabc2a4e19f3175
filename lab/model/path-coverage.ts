import type { AnyStateMachine, InputFrom } from 'xstate';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { deepEqual } from './deep-equal.ts';
import { describeEvent, describeState } from './describe-path.ts';
import { nameOf } from './machine-graph.ts';
import type { ModelPath } from './model-of.ts';
import { liveStates, takenIn } from './xstate-internals.ts';

/** The same machine with ports that never answer, so that only the path speaks. */
export const silenced = <Machine extends AnyStateMachine>(machine: Machine) => {
  const silent = fromCallback(() => {});
  const ports = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(ports.map((port) => [port, silent])) });
};

/** Names of the states and transitions that were seen. */
export type Coverage = { readonly states: Set<string>; readonly transitions: Set<string> };

/**
 * Walks paths in a live actor, its ports silent and its clock standing still, and compares each step with the model.
 * @throws where the live actor and the model part
 */
export function coverageOf<Machine extends AnyStateMachine>(
  machine: Machine,
  paths: readonly ModelPath[],
  input?: InputFrom<Machine>,
): Coverage {
  const live = silenced(machine);
  const seen: Coverage = { states: new Set(), transitions: new Set() };
  for (const path of paths) {
    const actor = createActor(live, {
      ...(input === undefined ? {} : { input }),
      clock: new SimulatedClock(),
      inspect: (inspected) => {
        for (const taken of takenIn(inspected)) {
          seen.transitions.add(nameOf(taken));
          seen.states.add(taken.source.id); // a state that is left at once was reached too
        }
      },
    });
    let broken: unknown;
    actor.subscribe({
      error: (error) => {
        broken = error;
      },
    });
    actor.start();
    for (const { event, state } of path.steps) {
      if (event.type !== 'xstate.init') actor.send(event);
      if (broken !== undefined) throw broken;
      const snapshot = actor.getSnapshot();
      const { value } = snapshot;
      if (!deepEqual(value, state.value)) {
        throw new Error(
          `after ${describeEvent(event)}: expected ${describeState(state.value)}, and was ${describeState(value)}`,
        );
      }
      for (const id of liveStates(snapshot)) seen.states.add(id);
    }
    actor.stop();
  }
  return seen;
}
