import { expect, test } from 'vitest';
import { createActor, createMachine, type InspectionEvent, StateMachine } from 'xstate';
import {
  gate,
  liveNodes,
  liveStates,
  machineIdOf,
  nameOfActor,
  onMachineMade,
  parentOf,
  sourceOf,
  statusOf,
  takenIn,
} from './xstate-internals.ts';

const definition = {
  id: 'door',
  initial: 'shut',
  invoke: { id: 'bell', src: 'ring' },
  states: { shut: { on: { 'door.pushed': 'open' } }, open: {} },
} as const;
const bell = createMachine({ id: 'bell' });
const doorMachine = createMachine(definition).provide({ actors: { ring: bell } });

test('[inspect.alone] the private fields of XState that the lab reads are there, in the version that is installed', () => {
  const seen: InspectionEvent[] = [];
  const door = createActor(doorMachine, { inspect: (event) => void seen.push(event) }).start();
  const ringing = door.getSnapshot().children['bell'];
  expect([parentOf(door), ringing && parentOf(ringing)]).toEqual([null, door.sessionId]);
  expect([sourceOf(ringing), nameOfActor(ringing), nameOfActor(door)]).toEqual(['ring', 'bell', '']);
  expect([machineIdOf(door), machineIdOf(ringing), statusOf(door)]).toEqual(['door', 'bell', 'active']);
  expect(liveStates(door.getSnapshot())).toEqual(['door', 'door.shut']);
  expect(liveNodes(door.getSnapshot()).map(({ key }) => key)).toEqual(['door', 'shut']);

  const delivered: string[] = [];
  gate(door, ({ type }, deliver) => {
    delivered.push(type);
    deliver();
  });
  door.send({ type: 'door.pushed' });
  expect([delivered, door.getSnapshot().value]).toEqual([['door.pushed'], 'open']);
  expect(seen.flatMap(takenIn).map(({ eventType, source }) => [source.id, eventType])).toContainEqual([
    'door.shut',
    'door.pushed',
  ]);
});

test('[inspect.alone] each machine that is made can be changed', () => {
  const made: string[] = [];
  onMachineMade(({ id }) => void made.push(id));
  new StateMachine(definition);
  onMachineMade(null);
  new StateMachine(definition);
  expect(made).toEqual(['door']);
});
