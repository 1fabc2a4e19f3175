import type { AnyMachineSnapshot } from 'xstate';
import type { Recorder } from './recorder.ts';

/** The promises of a machine that do not hold, in words. */
export type BrokenPromises = (snapshot: AnyMachineSnapshot) => readonly string[];

/** Logs each promise that a machine of this page breaks from now on: once for each actor. */
export function logBrokenPromises({ listeners }: Recorder, brokenPromisesOf: BrokenPromises): void {
  const logged = new Set<string>();
  listeners.add(({ id }, { event, snapshot }) => {
    for (const promise of brokenPromisesOf(snapshot)) {
      if (logged.has(`${id} ${promise}`)) continue;
      logged.add(`${id} ${promise}`);
      console.error(`${snapshot.machine.id} breaks a promise after ${event.type}: ${promise}`);
    }
  });
}
