export { brokenOf, type Invariant } from './invariants.ts';
export { type Fate, Network } from './network.ts';
export { runsOf } from './runs.ts';
export { type Simulated, type StoredRun, worldOf } from './search.ts';
export { type Parts, type Run, type SimulationOptions, simulate, type World } from './simulate.ts';
export { VirtualTime } from './virtual-time.ts';
