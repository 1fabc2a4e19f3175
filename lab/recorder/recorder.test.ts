import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { createRecorder } from './recorder.ts';

const lamp = setup({ types: { events: {} as { type: 'clock.ticked'; now: number } } }).createMachine({ id: 'lamp' });

test('[machine.inspect] ticks that change nothing but the time are kept once, and an ended machine stays to be looked at', () => {
  const { watch, watched } = createRecorder({ isTick: ({ type }) => type === 'clock.ticked' });
  const actor = createActor(lamp, { inspect: watch }).start();
  for (const now of [1, 2, 3]) actor.send({ type: 'clock.ticked', now });
  actor.stop();
  const [seen] = watched.values();
  expect(seen?.steps.map(({ event }) => event.type)).toEqual(['xstate.init', 'clock.ticked', 'xstate.stop']);
  expect(seen?.steps[1]?.event).toMatchObject({ now: 3 });
});

test('[inspect.failure-as-test] the recorder names the event that broke a machine, and has no other failure to report', () => {
  const { watch, watched } = createRecorder({ isTick: () => false });
  const fragile = setup({ types: { events: {} as { type: 'touched' | 'dropped' } } }).createMachine({
    id: 'glass',
    initial: 'whole',
    states: {
      whole: {
        on: {
          touched: {},
          dropped: {
            guard: () => {
              throw new Error('It has no shards yet.');
            },
            target: 'broken',
          },
        },
      },
      broken: {},
    },
  });
  const glass = createActor(fragile, { inspect: watch });
  glass.subscribe({ error: () => {} });
  glass.start();
  glass.send({ type: 'touched' });
  glass.send({ type: 'dropped' });
  const [seen] = watched.values();
  expect(seen?.steps.map(({ event }) => event.type)).toEqual(['xstate.init', 'touched']);
  expect(seen?.waiting.map(({ type }) => type)).toEqual(['dropped']);
});
