import { defined } from '../../machines/lib/assert-defined.ts';
import { random } from '../../services/seed/random.ts';
import type { PostgresServer } from '../support/database/postgres.ts';
import type { ChaosOptions } from './options.ts';
import type { Processes, ProductProcess } from './processes.ts';
import type { Traffic } from './traffic.ts';

export interface FaultsDone {
  kills: number;
  restarts: number;
}

/**
 * Kills and restarts, spread evenly over the calls, one at a time: the next begins when everything runs again.
 * Every process gets its share of the kills, and PostgreSQL is stopped fast and immediately in turn.
 */
export async function causeFaults(
  { operations, kills, restarts, seed }: ChaosOptions,
  { traffic, processes, server }: { traffic: Traffic; processes: Processes; server: PostgresServer },
): Promise<FaultsDone> {
  const chance = random(seed);
  const faults: ('kill' | 'restart')[] = [...Array(kills).fill('kill'), ...Array(restarts).fill('restart')];
  const done: FaultsDone = { kills: 0, restarts: 0 };
  const begin = traffic.answered;
  for (let count = 1; faults.length > 0; count += 1) {
    await traffic.reached(begin + Math.floor((count * operations) / (kills + restarts + 1)));
    const [fault] = faults.splice(chance.below(faults.length), 1);
    if (fault === 'kill') {
      await killed(defined(processes.all[done.kills % processes.all.length]));
      done.kills += 1;
    } else {
      await server.restart(done.restarts % 2 === 0 ? 'fast' : 'immediate');
      for (const each of processes.all) await each.revive();
      done.restarts += 1;
    }
  }
  await traffic.reached(begin + operations);
  return done;
}

async function killed(process: ProductProcess): Promise<void> {
  await process.kill();
  await process.start();
}
