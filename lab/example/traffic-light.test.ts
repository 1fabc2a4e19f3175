import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { trafficLightMachine } from './traffic-light.machine.ts';

function started() {
  const clock = new SimulatedClock();
  return { clock, light: createActor(trafficLightMachine, { clock }).start() };
}

test('a pressed button stops the cars, for so long that people cross', () => {
  const { clock, light } = started();
  light.send({ type: 'button.pressed', by: 'Ann' });
  clock.increment(2_999);
  expect(light.getSnapshot()).toMatchObject({ value: 'amber', context: { lastBy: 'Ann', crossings: 0 } });
  clock.increment(1);
  clock.increment(11_999);
  expect(light.getSnapshot()).toMatchObject({ value: 'red', context: { crossings: 1 } });
  clock.increment(1);
  expect(light.getSnapshot().value).toBe('green');
});

test('a press without a name does nothing', () => {
  const { light } = started();
  light.send({ type: 'button.pressed', by: '' });
  expect(light.getSnapshot()).toMatchObject({ value: 'green', context: { lastBy: '' } });
});

test('without power it flashes until the power is back', () => {
  const { clock, light } = started();
  light.send({ type: 'power.lost' });
  clock.increment(60_000);
  expect(light.getSnapshot().value).toBe('flashing');
  light.send({ type: 'power.returned' });
  expect(light.getSnapshot().value).toBe('green');
});
