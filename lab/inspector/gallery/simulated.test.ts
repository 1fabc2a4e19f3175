import { expect, test } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import { trafficLightModel } from '../../example/traffic-light.model.ts';
import { elapses } from '../../model/model-of.ts';
import { silenced } from '../../model/path-coverage.ts';
import { acceptedNow, simulated } from './simulated.ts';
import { staged, withOwnMachines } from './staging.ts';

const { machine, parts } = trafficLightModel;
const [day] = parts;
const pressed = { type: 'button.pressed', by: 'Ann' };
const accepted = (events: readonly { type: string }[]) => {
  const now = simulated(machine, undefined, events).at(-1)?.now;
  return now && day ? acceptedNow(day, now).map(({ type }) => type) : [];
};

test('[inspect.simulate] without its application a machine takes what its state accepts, the ends of pauses too, and says where it went', () => {
  expect(accepted([])).toEqual(['button.pressed', 'power.lost']);
  expect(accepted([pressed])).toEqual(['xstate.after.amberTime.trafficLight.amber', 'power.lost']);
  const frames = simulated(machine, undefined, [pressed, elapses('amberTime', 'trafficLight.amber')]);
  expect(frames.map(({ words, value, taken }) => [words, value, taken.length])).toEqual([
    ['', 'green', 0],
    ['button.pressed (Ann)', 'amber', 1],
    ['after amberTime', 'red', 1],
  ]);
  expect(frames.at(-1)?.context).toMatchObject({ crossings: 1 });
});

test('[inspect.simulate] an earlier step is left another way, as if the later ones had never been', () => {
  const events = [pressed, elapses('amberTime', 'trafficLight.amber')];
  const forked = simulated(machine, undefined, [...events.slice(0, 1), { type: 'power.lost' }]);
  expect(forked.map(({ value }) => value)).toEqual(['green', 'amber', 'flashing']);
});

test('[inspect.replay-screen] a step that was played with silent machines is one that its screen can begin with: they are machines again', () => {
  const bell = setup({ types: { input: {} as { tone: string }, context: {} as { tone: string } } }).createMachine({
    id: 'bell',
    initial: 'silent',
    context: ({ input }) => input,
    states: { silent: {} },
  });
  const door = setup({ actors: { bell, clock: fromCallback(() => {}) } }).createMachine({
    id: 'door',
    initial: 'shut',
    invoke: [
      { src: 'clock', id: 'clock' },
      { src: 'bell', id: 'bell', input: { tone: 'low' } },
    ],
    states: { shut: { on: { pushed: 'open' } }, open: {} },
  });
  const played = createActor(silenced(door)).start();
  played.send({ type: 'pushed' });
  const step = withOwnMachines(door, played.getPersistedSnapshot());
  const screen = createActor(staged(door), { snapshot: step as never }).start();
  expect(screen.getSnapshot().value).toBe('open');
  expect(screen.getSnapshot().children['bell']?.getSnapshot()).toMatchObject({
    value: 'silent',
    context: { tone: 'low' },
  });
});
