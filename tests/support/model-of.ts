import { expect } from 'vitest';
import type {
  ActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  ContextFrom,
  EventFromLogic,
  InputFrom,
} from 'xstate';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { TestModel } from 'xstate/graph';
import { type PortalError, PortalFailure } from '../../machines/portal-error.ts';

/** The event with which a port answers; the invoke `id` is the port's name. */
type Answer = {
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

export const fails = (port: string, error: PortalError): Answer => ({
  type: `xstate.error.actor.${port}`,
  actorId: port,
  error: new PortalFailure(error),
});

/** A pause of the interface is over; `delay` is its name, `state` the id of the state that waits. */
type Elapsed = { type: `xstate.after.${string}` };
export const elapses = (delay: string, state: string): Elapsed => ({ type: `xstate.after.${delay}.${state}` });

type Options<Machine extends AnyStateMachine> = {
  input?: InputFrom<Machine>;
  /** What of the context decides what may happen next. The whole context would never end. */
  facts?: (context: ContextFrom<Machine>) => unknown;
  /** Walk events that a state ignores on purpose too: for paths in the machine, where nobody must press a button. */
  withIgnored?: boolean;
  /** What cannot be brought about where the paths are walked, though the machine would take it, is left out. */
  canHappen?: (event: AnyEventObject, now: AnyMachineSnapshot) => boolean;
};
export type ModelPath = ReturnType<TestModel<AnyMachineSnapshot, AnyEventObject, unknown>['getShortestPaths']>[number];

/**
 * A model whose shortest paths take every transition, not only reach every state: how a state was entered (event, and
 * state before) is part of its name. Answers of ports are events like any other.
 */
export function modelOf<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly (EventFromLogic<Machine> | Answer | Elapsed)[],
  { input, facts = () => null, withIgnored = false, canHappen = () => true }: Options<Machine> = {},
) {
  const name = (event: AnyEventObject) => JSON.stringify(event, (_key, value) => plain(value));
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
      const via = event === undefined ? '' : ` via ${name(event)} from ${JSON.stringify(previous?.value)}`;
      return `${JSON.stringify(snapshot.value)} ${JSON.stringify(facts(snapshot.context))}${via}`;
    },
    stateMatcher: (snapshot, key) => key !== '*' && snapshot.matches(key),
  });
}

/** The machine, known only as something that takes events: which ones is for its own types to say. */
const logicOf = (machine: AnyStateMachine): ActorLogic<AnyMachineSnapshot, AnyEventObject> => machine;

/** Errors have nothing that JSON shows: two failures of one port would be one event. */
const plain = (value: unknown) => (value instanceof PortalFailure ? value.error : value);

/** Rows for `test.each`: a path as a person would tell it, then the path. */
export const titled = <Path extends { state: { value: unknown }; steps: readonly { event: AnyEventObject }[] }>(
  paths: readonly Path[],
): [string, Path][] =>
  paths.map((path, number) => {
    const steps = path.steps.map(({ event }) => spoken(event)).filter((step) => step !== '');
    return [`${number + 1}: ${[...steps, spokenState(path.state.value)].join(' → ')}`, path];
  });

function spoken({ type, actorId, output: _output, error, ...facts }: AnyEventObject): string {
  if (type === 'xstate.init') return '';
  if (error instanceof PortalFailure) return `${actorId} fails ${error.error.code}`;
  if (actorId !== undefined) return `${actorId} answers`;
  const said = Object.values(facts).filter((fact) => typeof fact !== 'object');
  return said.length === 0 ? type : `${type} (${said.join(', ')})`;
}

const spokenState = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replace(/["{}]/g, '').replaceAll(',', ' + ');

/** All states below a machine's root, itself included. */
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const transitionsOf = (node: AnyStateNode) => [...node.transitions.values()].flat().concat(node.always ?? []);

type Taken = ReturnType<typeof transitionsOf>[number];

/** 'held clock.ticked → expired #1': the number tells apart what only a guard does. */
const nameOf = (taken: Taken) => {
  const among = transitionsOf(taken.source).filter(({ eventType }) => eventType === taken.eventType);
  const targets = taken.target?.map(({ id }) => id).join(' + ') ?? 'stays';
  return `${taken.source.id} ${taken.eventType || 'always'} → ${targets} #${among.indexOf(taken) + 1}`;
};

/** The same machine with ports that never answer, so that only the path speaks. */
const silenced = <Machine extends AnyStateMachine>(machine: Machine) => {
  const silent = fromCallback(() => {});
  const ports = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(ports.map((port) => [port, silent])) });
};

/**
 * Walks paths in a live actor, its ports silent and its clock standing still, and compares each step with the model.
 * @returns names of the states and transitions of the machine that no path took: empty when all is covered
 * @throws where the live actor and the model part
 */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  paths: readonly ModelPath[],
  input?: InputFrom<Machine>,
): string[] {
  const live = silenced(machine);
  const missing = new Set(nodesOf(live.root).flatMap((node) => [node.id, ...transitionsOf(node).map(nameOf)]));
  for (const path of paths) {
    const actor = createActor(live, {
      ...(input === undefined ? {} : { input }),
      clock: new SimulatedClock(),
      inspect: (seen) => {
        if (seen.type !== '@xstate.microstep') return;
        for (const taken of seen._transitions) {
          missing.delete(nameOf(taken));
          missing.delete(taken.source.id); // a state that is left at once was reached too
        }
      },
    }).start();
    for (const { event, state } of path.steps) {
      if (event.type !== 'xstate.init') actor.send(event);
      expect(actor.getSnapshot().value, `after ${spoken(event)}`).toEqual(state.value);
      for (const node of actor.getSnapshot()._nodes) missing.delete(node.id);
    }
    actor.stop();
  }
  return [...missing];
}
