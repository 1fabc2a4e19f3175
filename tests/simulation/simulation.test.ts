import { afterAll, describe, expect, test } from 'vitest';
import { closeRealBench } from './real-bench.ts';
import { worlds } from './worlds.ts';

/** Together: so many that they take a few seconds. `npm run simulate` tries more. */
const RUNS = 300;

afterAll(closeRealBench);

describe.each(worlds.map((world) => ({ name: world.name, world })))('$name', ({ world }) => {
  test('[machine.together] whatever the line loses, delays, doubles or reorders, every promise holds', async () => {
    const fault = await world.find({ seed: 1, runs: Math.ceil(RUNS / worlds.length) });
    expect(fault && { seed: fault.seed, run: fault.run, broken: fault.broken }).toBe(null);
  });

  test.each(world.kept)('[machine.together] [slots.simulated] $title', async ({ play }) => {
    expect(await play()).toEqual([]);
  });
});
