import { setTimeout as pause } from 'node:timers/promises';
import type { Traffic } from '../chaos/traffic.ts';
import { type Fleet, startAgain } from './parts.ts';

/** One thing that goes wrong with one part, and how it is put right; between them callers work on. */
interface Fault {
  readonly name: string;
  begin(): Promise<void> | void;
  /** Nothing where the fleet has to recover by itself. */
  end?(): Promise<void> | void;
}

export interface Survived {
  readonly name: string;
  /** From the fault on until calls were answered again without a gap, in seconds. */
  readonly answeredAfter: number;
}

/** Time for which a part is down, and the number of calls to be answered before the next fault. */
const DOWN_MS = 3_000;
export const CALLS_BETWEEN = 40;

/** Every part in turn, one at a time; last of all the primary is lost, and the replica takes over. */
export async function causeFaults(fleet: Fleet, traffic: Traffic, rounds: number): Promise<Survived[]> {
  const survived: Survived[] = [];
  const run = async ({ name, begin, end }: Fault) => {
    const startedAt = performance.now();
    console.error(`${new Date().toISOString().slice(11, 19)} ${name}`);
    await begin();
    await pause(DOWN_MS);
    await end?.();
    const count = traffic.answered;
    await traffic.reached(count + CALLS_BETWEEN);
    survived.push({ name, answeredAfter: (performance.now() - startedAt) / 1000 });
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const fault of faultsOf(fleet, round)) await run(fault);
  }
  await fleet.database.waitForReplica();
  await run({
    name: 'primary lost, replica promoted',
    async begin() {
      await fleet.database.primary.shutDown('immediate');
      await fleet.database.promote();
    },
  });
  return survived;
}

function* faultsOf(
  { processes, database, pooler, balancer, files, mail, lines }: Fleet,
  round: number,
): Generator<Fault> {
  const { primary, replica } = database;
  // Of two alike one has its turn in each round, and what it suffers takes turns too.
  for (const [at, each] of processes.entries()) {
    if (at % 2 !== round % 2) continue;
    const kind = ['kill', 'pause', 'restart'][(Math.floor(at / 2) + round) % 3];
    if (kind === 'kill') yield { name: `${each.name} killed`, begin: () => each.kill(), end: () => startAgain(each) };
    else if (kind === 'pause')
      yield { name: `${each.name} paused`, begin: () => each.freeze(), end: () => each.thaw() };
    else yield { name: `${each.name} stopped in order`, begin: () => each.stop(), end: () => startAgain(each) };
  }
  const { daemon: pool } = pooler;
  const { daemon: front } = balancer;
  yield { name: 'PgBouncer killed', begin: () => pool.end('SIGKILL'), end: () => pool.start() };
  yield { name: 'PgBouncer paused', begin: () => pool.freeze(), end: () => pool.thaw() };
  yield { name: 'HAProxy killed', begin: () => front.end('SIGKILL'), end: () => front.start() };
  yield { name: 'HAProxy paused', begin: () => front.freeze(), end: () => front.thaw() };
  yield { name: 'PostgreSQL restarted', begin: () => primary.restart(round % 2 === 0 ? 'fast' : 'immediate') };
  yield { name: 'replica killed', begin: () => replica.crash(), end: () => replica.start() };
  yield { name: 'replica paused', begin: () => replica.freeze(), end: () => replica.thaw() };
  yield { name: 'Swift killed', begin: () => files.crash(), end: () => files.start() };
  for (const [name, line] of Object.entries(lines)) {
    yield { name: `line of ${name} cut off`, begin: () => line.cutOff(), end: () => line.mend() };
  }
  yield { name: 'mail server stopped', begin: () => mail.stop(), end: () => mail.start() };
}
