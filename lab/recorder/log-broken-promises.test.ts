import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { trafficLightMachine } from '../example/traffic-light.machine.ts';
import { logBrokenPromises } from './log-broken-promises.ts';
import { createRecorder } from './recorder.ts';

afterEach(() => vi.restoreAllMocks());

test('[inspect.promises] a promise that a machine breaks is logged once, with the event that broke it', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const recorder = createRecorder({ isTick: () => false });
  logBrokenPromises(recorder, (snapshot) => (snapshot.matches('green') ? [] : ['it is always green']));
  const light = createActor(trafficLightMachine, { inspect: recorder.watch }).start();
  expect(errors.mock.calls).toEqual([]);
  light.send({ type: 'button.pressed', by: 'Ann Example' });
  light.send({ type: 'power.lost' });
  light.stop();
  expect(errors.mock.calls).toEqual([['trafficLight breaks a promise after button.pressed: it is always green']]);
});
