import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chartOf } from '../chart/index.ts';
import { stateNames, transitionNames } from '../model/index.ts';
import { behaviourMutationsOf, heatOf, jobsOf, mutationName, mutationsOf, walksByTests } from '../mutation/index.ts';
import { lab } from './lab.ts';
import { trafficLightMachine } from './traffic-light.machine.ts';
import { trafficLightModel } from './traffic-light.model.ts';

afterEach(() => lab.recorder.watched.clear());

test('[inspect.alone] the generated paths of a foreign machine walk all of it', () => {
  const seen = trafficLightModel.parts.map((part) => part.seen(part.paths()));
  expect(new Set(seen.flatMap(({ states }) => [...states]))).toEqual(new Set(stateNames(trafficLightMachine)));
  expect(new Set(seen.flatMap(({ transitions }) => [...transitions]))).toEqual(
    new Set(transitionNames(trafficLightMachine)),
  );
});

test('[inspect.alone][inspect.heat] each mutation of a foreign machine is noticed by its own tests or its paths, and what they walk is counted', async () => {
  const mutants = mutationsOf(trafficLightMachine).map(mutationName);
  const behaviour = behaviourMutationsOf(trafficLightMachine).map(mutationName);
  const host = {
    root: join(import.meta.dirname, '../..'),
    testsOf: () => ['lab/example/traffic-light.test.ts'],
    testConfig: 'lab/example/mutation.config.ts',
    walks: 'lab/example/walks.run.ts',
  };
  const jobs = jobsOf(host, { name: 'traffic-light', mutants, behaviour });
  const findings = (await Promise.all(jobs.map((job) => job.run()))).flat();
  const noticed = new Set(findings.map(({ mutant }) => mutant));
  expect([...mutants, ...behaviour].filter((mutant) => !noticed.has(mutant))).toEqual([]);
  expect(mutants.length).toBeGreaterThan(8);
  expect(behaviour.length).toBeGreaterThan(6);

  const walks = await walksByTests(host, 'traffic-light');
  const heat = heatOf(trafficLightModel, { walks, mutants: [...mutants, ...behaviour], died: noticed });
  expect(Object.keys(heat.arrows)).toEqual(transitionNames(trafficLightMachine));
  const pressed = heat.arrows['trafficLight.green button.pressed → trafficLight.amber #1'];
  // Removed, led elsewhere, its guard changed twice, its action dropped.
  expect(pressed).toEqual({ tests: 1, paths: expect.any(Number), died: 5, mutants: 5 });
  expect(Object.values(heat.arrows).every(({ tests, paths }) => tests > 0 && paths > 0)).toBe(true);
});

test('[inspect.alone] a recording of a machine of another product has no names in it, and replays', () => {
  const light = createActor(trafficLightMachine, { inspect: lab.inspect }).start();
  light.send({ type: 'button.pressed', by: 'Ann Example' });
  light.send({ type: 'power.lost' });
  light.stop();
  const text = JSON.stringify(lab.problemFile(new Date(0)));
  expect(text).not.toContain('Ann');
  const played = lab.replay(text);
  expect(played.map(({ frames }) => frames.map(({ value }) => value))).toEqual([['green', 'amber', 'flashing']]);
  expect(played.flatMap(({ faults }) => faults)).toEqual([]);
});

test('[inspect.alone] a foreign machine is drawn with its beginning on top', async () => {
  const { drawings, states } = await chartOf(trafficLightModel, []);
  expect(states.map(({ key }) => key)).toEqual(['trafficLight', 'green', 'amber', 'red', 'flashing']);
  expect(drawings.map(({ above }) => above)).toEqual([0]);
});
