import fc from 'fast-check';
import { runsOf } from './runs.ts';
import { type Parts, type Run, type SimulationOptions, simulate } from './simulate.ts';

/** A world with the steps that are taken in it. */
export interface Simulated<Step> extends SimulationOptions<Step> {
  readonly step: fc.Arbitrary<Step>;
  /** Steps of its longest run. */
  readonly most?: number;
  /** Takes the place of `world` in every tenth run: the same machines beside the service itself. */
  readonly beside?: SimulationOptions<Step>['world'];
}

const EVERY = 10;

/** A run that once broke a promise, and is played every time since. */
export interface StoredRun<Step> {
  readonly title: string;
  readonly seed: number;
  readonly run: Run<Step>;
}

/** A run that breaks a promise, made as short and as harmless as it stays failing. */
interface Fault {
  readonly seed: number;
  readonly run: Run<unknown>;
  readonly broken: readonly string[];
  /** Plays it again, watched by `inspect`. */
  readonly replay: (inspect: Parts['inspect']) => Promise<readonly string[]>;
}

/** A world by name, whatever its steps are. */
export interface AnyWorld {
  readonly name: string;
  /** Tries `runs` runs. One seed is one run: `seed` is the first one's, and the others count up. @returns the first that fails */
  readonly find: (search: { seed: number; runs: number }) => Promise<Fault | null>;
  readonly kept: readonly { readonly title: string; readonly play: () => Promise<readonly string[]> }[];
}

export function worldOf<Step>(name: string, world: Simulated<Step>, kept: readonly StoredRun<Step>[]): AnyWorld {
  const runs = runsOf(world.step, world.most);
  const worldBy = (seed: number) => (world.beside && seed % EVERY === 0 ? { ...world, world: world.beside } : world);
  const propertyOf = (seed: number) =>
    fc.asyncProperty(runs, async (run) => (await simulate(worldBy(seed), run)).length === 0);
  return {
    name,
    async find({ seed: first, runs: count }) {
      for (let seed = first; seed < first + count; seed += 1) {
        const { counterexample } = await fc.check(propertyOf(seed), { seed, numRuns: 1 });
        if (counterexample === null) continue;
        const [run] = counterexample;
        const replay = (inspect: Parts['inspect']) => simulate(worldBy(seed), run, inspect);
        return { seed, run, broken: await replay(() => {}), replay };
      }
      return null;
    },
    kept: kept.map(({ title, seed, run }) => ({
      title: seed === 0 ? title : `${title} (seed ${seed})`,
      play: () => simulate(world, run),
    })),
  };
}
