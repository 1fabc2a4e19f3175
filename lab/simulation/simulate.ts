import type { InspectionEvent } from 'xstate';
import type { Fate } from './network.ts';
import { Network } from './network.ts';
import { VirtualTime } from './virtual-time.ts';

/** Plain JSON, so that a run that found a fault can be kept. */
export interface Run<Step> {
  readonly steps: readonly { readonly waitMs: number; readonly step: Step }[];
  /** Of the calls, in the order in which they are made. */
  readonly fates: readonly Fate[];
}

/** Machines beside a model of their service. */
export interface World<Step> {
  /** Does one step of a person or of another system. Virtual time waits until it is done. */
  act(step: Step): void | Promise<void>;
  /** No machine waits for an answer or a timer. */
  isQuiet(): boolean;
  /** The broken invariants, in words; called only while no message is on its way. */
  broken(): readonly string[] | Promise<readonly string[]>;
}

export interface Parts {
  readonly time: VirtualTime;
  readonly network: Network;
  /** Of each actor that the world starts: `createActor(machine, { clock: time.clock, inspect })`. */
  readonly inspect: (seen: InspectionEvent) => void;
}

export interface SimulationOptions<Step> {
  /** Makes a world that has just begun. */
  readonly world: (parts: Parts) => World<Step> | Promise<World<Step>>;
  /** The error of a call without an answer. It comes after `timeoutMs`. */
  readonly lost: () => Error;
  readonly timeoutMs?: number;
  /** The moment it begins, epoch milliseconds. */
  readonly now?: number;
  /** The world must come to rest within this time once nothing is lost any more. */
  readonly restMs?: number;
}

/** @returns each thing that was false, with the step after which it was; nothing where all held */
export async function simulate<Step>(
  { world: make, lost, timeoutMs = 30_000, now = 0, restMs = 120_000 }: SimulationOptions<Step>,
  run: Run<Step>,
  inspect: Parts['inspect'] = () => {},
): Promise<readonly string[]> {
  const time = new VirtualTime(now);
  const network = new Network(time, run.fates, { timeoutMs, lost });
  const world = await make({ time, network, inspect });
  const isAtRest = () => network.pending === 0 && world.isQuiet();
  const look = async (when: string) => (isAtRest() ? (await world.broken()).map((words) => `${when}: ${words}`) : []);
  for (const [index, { waitMs, step }] of run.steps.entries()) {
    await time.runFor(waitMs);
    const broken = await look(`before step ${index + 1}`);
    if (broken.length > 0) return broken;
    await world.act(step);
  }
  network.heal();
  await time.runFor(restMs, isAtRest);
  return isAtRest() ? look('at the end') : ['at the end: something still waits for an answer'];
}
