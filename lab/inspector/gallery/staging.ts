import { useState } from 'react';
import { type ActorRefFrom, type AnyActorLogic, type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import { silenced } from '../../model/path-coverage.ts';
import type { Stage } from '../../recorder/stage.ts';
import { publishSent } from './sent.ts';
import { isWorking } from './stub.ts';

export const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'root' in logic;

/** The same machine with silent ports; the machines that it starts run, with silent ports as well. */
export function staged(machine: AnyStateMachine): AnyStateMachine {
  const own = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  const below = own.flatMap(([name, logic]) => (isMachine(logic) ? [[name, staged(logic)] as const] : []));
  return silenced(machine).provide({ actors: Object.fromEntries(below) });
}

/** Timers never end: a screen stays as it is. */
export const startStaged = (machine: AnyStateMachine, options: object) =>
  createActor(staged(machine), { ...options, clock: new SimulatedClock(), inspect: publishSent }).start();

/** Machines of a screen have silent ports, or those a test gave; the machine of that id is in the state to be shown. */
export const stageWith =
  (machineId: string, snapshot: object): Stage =>
  (logic, options) => {
    if (!isMachine(logic)) return [logic, options];
    const heard = { ...options, inspect: publishSent };
    return [isWorking(logic) ? logic : staged(logic), logic.id === machineId ? { ...heard, snapshot } : heard];
  };

/** An actor of a machine in the state of a snapshot, for screens that are given one. */
export function useStaged<Machine extends AnyStateMachine>(machine: Machine, snapshot: object): ActorRefFrom<Machine> {
  const [actor] = useState(() => startStaged(machine, { snapshot }));
  return actor as unknown as ActorRefFrom<Machine>;
}

type Persisted = {
  readonly children?: Readonly<Record<string, { readonly src?: unknown; readonly snapshot?: object }>>;
};

/**
 * A snapshot of a machine whose own machines were silent, as a screen can begin with it: they are machines again, at their
 * beginnings.
 */
export function withOwnMachines(machine: AnyStateMachine, snapshot: object): object {
  const own = machine.implementations.actors as Record<string, AnyActorLogic>;
  const begun = Object.entries((snapshot as Persisted).children ?? {}).map(([id, child]) => {
    const logic = typeof child.src === 'string' ? own[child.src] : undefined;
    if (!logic || !isMachine(logic)) return [id, child] as const;
    const { input } = (child.snapshot ?? {}) as { input?: unknown };
    const actor = startStaged(logic, { input });
    const first = actor.getPersistedSnapshot();
    actor.stop();
    return [id, { ...child, snapshot: first }] as const;
  });
  return { ...snapshot, children: Object.fromEntries(begun) };
}
