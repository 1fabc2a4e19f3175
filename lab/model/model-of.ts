import type {
  ActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
} from 'xstate';
import { TestModel } from 'xstate/graph';

/** The event with which a port answers; the invoke `id` is the port's name. */
export type Answer = {
  type: `xstate.${'done' | 'error'}.actor.${string}`;
  actorId: string;
  output?: unknown;
  error?: unknown;
};

export const answers = (port: string, output?: unknown): Answer => ({
  type: `xstate.done.actor.${port}`,
  actorId: port,
  output,
});

export const failsWith = (port: string, error: Error): Answer => ({
  type: `xstate.error.actor.${port}`,
  actorId: port,
  error,
});

/** A pause of the interface is over; `delay` is its name, `state` the id of the state that waits. */
export type Elapsed = { type: `xstate.after.${string}` };
export const elapses = (delay: string, state: string): Elapsed => ({ type: `xstate.after.${delay}.${state}` });

export type ModelOptions<Machine extends AnyStateMachine> = {
  input?: InputFrom<Machine>;
  /** The part of the context that decides the next events. Paths by the whole context would never end. */
  facts?: (context: ContextFrom<Machine>) => unknown;
  /** Walk events that a state ignores on purpose too: for paths in the machine, which need no button to press. */
  withIgnored?: boolean;
  /** Paths that reach every state, and need not come to it in every way: far fewer. */
  isBrief?: boolean;
  /** False for an event that cannot be caused where the paths are walked, though the machine would take it. */
  canHappen?: (event: AnyEventObject, now: AnyMachineSnapshot) => boolean;
};
export type ModelEvent<Machine extends AnyStateMachine> = EventFromLogic<Machine> | Answer | Elapsed;
export type ModelPath = ReturnType<TestModel<AnyMachineSnapshot, AnyEventObject, unknown>['getShortestPaths']>[number];

/**
 * A model whose shortest paths take every transition, not only reach every state: how a state was entered (event, and
 * state before) is part of its name. Answers of ports are events like any other.
 */
export function modelOf<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly ModelEvent<Machine>[],
  {
    input,
    facts = () => null,
    withIgnored = false,
    isBrief = false,
    canHappen = () => true,
  }: ModelOptions<Machine> = {},
) {
  const name = remembered((event: AnyEventObject) => JSON.stringify(event, (_key, value) => plain(value)));
  const valueText = remembered(({ value }: AnyMachineSnapshot) => JSON.stringify(value));
  const factsText = remembered(({ context }: AnyMachineSnapshot) => JSON.stringify(facts(context)));
  return new TestModel<AnyMachineSnapshot, AnyEventObject, InputFrom<Machine>>(logicOf(machine), {
    events: [...events],
    ...(input === undefined ? {} : { input }),
    // A live machine that has ended hears nothing more.
    filterEvents: (snapshot, event) =>
      snapshot.status === 'active' &&
      canHappen(event, snapshot) &&
      (withIgnored ? machine.getTransitionData(snapshot, event).length > 0 : snapshot.can(event)),
    serializeEvent: name,
    serializeState: (snapshot, event, previous) => {
      const via =
        isBrief || event === undefined ? '' : ` via ${name(event)} from ${previous ? valueText(previous) : 'nothing'}`;
      return `${valueText(snapshot)} ${factsText(snapshot)}${via}`;
    },
    stateMatcher: (snapshot, key) => key !== '*' && snapshot.matches(key),
  });
}

/** The machine, known only as something that takes events: which ones is for its own types to say. */
const logicOf = (machine: AnyStateMachine): ActorLogic<AnyMachineSnapshot, AnyEventObject> => machine;

/** XState names a state twice for each way that leads to it. */
function remembered<Key extends object>(nameOf: (key: Key) => string): (key: Key) => string {
  const known = new WeakMap<Key, string>();
  return (key) => {
    const name = known.get(key) ?? nameOf(key);
    known.set(key, name);
    return name;
  };
}

/** JSON leaves an error's message out: two failures of one port would be one event. */
const plain = (value: unknown) => (value instanceof Error ? { ...value, message: value.message } : value);
