import { expect, test } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Breakpoint, Stop } from './breakpoints.ts';
import { createHolder } from './holding.ts';
import { createRecorder } from './recorder.ts';

/** Asks a port for a key, counts seconds, and tells its bell. */
function startDoor() {
  const bell = setup({ types: { events: {} as { type: 'bell.rung' } } }).createMachine({
    id: 'bell',
    initial: 'silent',
    states: { silent: { on: { 'bell.rung': 'ringing' } }, ringing: {} },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  let tick = () => {};
  const door = setup({
    types: { events: {} as { type: 'door.pushed' } | { type: 'clock.ticked' }, context: {} as { seconds: number } },
    actors: {
      bell,
      unlock: fromPromise(() => promise),
      clock: fromCallback(({ sendBack }) => {
        tick = () => sendBack({ type: 'clock.ticked' });
      }),
    },
    actions: { count: assign({ seconds: ({ context }) => context.seconds + 1 }) },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    context: { seconds: 0 },
    invoke: [
      { src: 'clock', id: 'clock' },
      { src: 'bell', id: 'bell' },
    ],
    on: { 'clock.ticked': { actions: 'count' } },
    states: {
      shut: { on: { 'door.pushed': { target: 'unlocking', actions: sendTo('bell', { type: 'bell.rung' }) } } },
      unlocking: { invoke: { src: 'unlock', id: 'unlock', onDone: 'open' } },
      open: {},
    },
  });
  const recorder = createRecorder({ isTick: ({ type }) => type === 'clock.ticked' });
  const actor = createActor(door, { inspect: recorder.watch }).start();
  const stops: (Stop | null)[] = [];
  const away = { isNobodyThere: false };
  const holder = createHolder(
    recorder,
    () => !away.isNobodyThere,
    (stop) => stops.push(stop),
  );
  const answer = async () => {
    resolve();
    await promise;
    await Promise.resolve(); // the port hands its answer on a turn later
  };
  return { actor, holder, stops, tick: () => tick(), answer, away, last: () => stops.at(-1) };
}

const at = (kind: Breakpoint['kind'], name: string, machineId = 'door'): Breakpoint => ({ machineId, kind, name });
const waitingOf = (stop: Stop | null | undefined) =>
  stop?.waiting.map(({ machineId, event }) => `${machineId} ${event}`);

test('[inspect.breakpoint] the machines stop at a breakpoint: ticks, answers of ports and presses wait, and continue in order', async () => {
  const { actor, holder, tick, answer, last } = startDoor();
  holder.setBreakpoints([at('state', 'door.unlocking')]);
  actor.send({ type: 'door.pushed' });
  expect(last()).toMatchObject({ why: 'state', name: 'door.unlocking', by: 'door.pushed', machineId: 'door' });
  expect(actor.getSnapshot().value).toBe('unlocking');
  for (const _second of [1, 2, 3]) tick();
  await answer();
  // Ticks during the stop are delivered as one.
  expect(waitingOf(last())).toEqual(['door clock.ticked', 'door xstate.done.actor.unlock']);
  expect(actor.getSnapshot().value).toBe('unlocking');
  holder.resume('go-on');
  expect([actor.getSnapshot().value, actor.getSnapshot().context.seconds, last()]).toEqual(['open', 1, null]);
});

test('[inspect.breakpoint] at an event the machine stops before it takes it, and each step takes one event', () => {
  const { actor, holder, tick, last } = startDoor();
  holder.setBreakpoints([at('event', 'door.pushed')]);
  actor.send({ type: 'door.pushed' });
  tick();
  expect(last()).toMatchObject({ why: 'event', name: 'door.pushed' });
  expect(actor.getSnapshot().value).toBe('shut');
  holder.resume('step');
  expect(actor.getSnapshot().value).toBe('unlocking');
  // Events sent by the step come before those that waited already.
  expect(last()).toMatchObject({ why: 'step', name: 'door.pushed' });
  expect(waitingOf(last())).toEqual(['bell bell.rung', 'door clock.ticked']);
  holder.resume('step');
  expect(actor.getSnapshot().children['bell']?.getSnapshot()).toMatchObject({ value: 'ringing' });
  expect(actor.getSnapshot().context.seconds).toBe(0);
  holder.resume('go-on');
  expect([actor.getSnapshot().context.seconds, last()]).toEqual([1, null]);
});

test('[inspect.breakpoint] going on stops at the next breakpoint, and not at the one it stood at', () => {
  const { actor, holder, last } = startDoor();
  holder.setBreakpoints([at('event', 'door.pushed'), at('state', 'bell.ringing', 'bell')]);
  actor.send({ type: 'door.pushed' });
  holder.resume('go-on');
  expect(last()).toMatchObject({ why: 'state', machineId: 'bell', name: 'bell.ringing' });
  holder.resume('go-on');
  expect(last()).toBe(null);
});

test('[inspect.breakpoint] a page that no inspector looks at never stops', () => {
  const { actor, holder, stops, away } = startDoor();
  holder.setBreakpoints([at('event', 'door.pushed'), at('state', 'door.unlocking')]);
  away.isNobodyThere = true;
  actor.send({ type: 'door.pushed' });
  expect([actor.getSnapshot().value, stops]).toEqual(['unlocking', []]);
});
