import { setTimeout as pause } from 'node:timers/promises';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Traffic } from '../../chaos/traffic.ts';
import type { PostgresPrograms } from '../../support/database/postgres-programs.ts';
import { databaseName } from '../database.ts';
import { CALLS_BETWEEN, type Survived } from '../faults.ts';
import type { FleetOptions } from '../options.ts';
import { startEdge, startPortal } from '../parts.ts';
import type { Trial } from '../run.ts';
import { type Cluster, lastLines, settled, startCluster, stateAt } from './cluster.ts';
import { type DatabaseFault, databaseFaults } from './faults.ts';
import { cameBackBy, lostWrites } from './judge.ts';
import type { Member } from './member.ts';
import { type Seen, storedNumbers, watchDatabases } from './watch.ts';

/** A fault, and what became of the databases. */
export interface FaultSurvived extends Survived {
  readonly from: number;
  readonly to: number;
  /** Another member that has become the primary, and the way in which the old one came back. */
  readonly failover: { readonly member: string; readonly backAfter: number; readonly by: string } | null;
  /** It was expected and did not come. */
  readonly isMissed: boolean;
  readonly errors: number;
}

export interface PatroniResult {
  readonly faults: readonly FaultSurvived[];
  readonly seen: Seen;
  /** Moments at which the portal acknowledged a change. */
  readonly changedAt: readonly number[];
  readonly lostWrites: readonly number[];
  readonly mailedTwice: readonly string[];
  /** Faults that this machine cannot bring about. */
  readonly leftOut: readonly string[];
}

const FAILOVER_MS = 40_000;
const AFTER_FAILOVER_MS = 3_000;
const LOOK_MS = 250;

/** The portal on databases that Patroni keeps. `result` is there once the faults are over. */
export async function patroniTrial(
  programs: PostgresPrograms,
  { rounds, fault }: FleetOptions,
  cleanup: AsyncDisposableStack,
): Promise<Trial & { result(): PatroniResult }> {
  const cluster = await startCluster(programs, databaseName, cleanup);
  const routes = {
    pooled: cluster.front.pooled(databaseName),
    direct: cluster.front.direct(databaseName),
    read: cluster.front.read(databaseName),
  };
  const portal = await startPortal(await startEdge(cleanup), routes, cleanup);
  let result: PatroniResult | undefined;
  cleanup.defer(() => {
    if (!result) console.error(cluster.members.map(lastLines).join('\n'));
  });
  return {
    portal,
    databaseUrl: () => cluster.front.direct(databaseName),
    result: () => defined(result),
    async causeFaults(traffic) {
      const hasDisks = cluster.members.every(({ hasDisk }) => hasDisk);
      const chosen = Object.entries(databaseFaults(cluster)).filter(([name]) => !fault || name === fault);
      const leftOut = chosen.filter(([name]) => name === 'disk-full' && !hasDisks).map(([, { name }]) => name);
      const over = new AbortController();
      const watch = await watchDatabases(cluster, over.signal);
      const faults: FaultSurvived[] = [];
      try {
        for (let round = 0; round < rounds; round += 1)
          for (const [, each] of chosen)
            if (!leftOut.includes(each.name)) faults.push(await suffer(each, cluster, traffic));
      } finally {
        over.abort();
        await watch.over;
      }
      const { seen } = watch;
      result = {
        faults,
        seen,
        changedAt: traffic.changedAt,
        lostWrites: lostWrites([...seen.beats, ...seen.writes], await storedNumbers(cluster)),
        mailedTwice: portal.mail.repeated(),
        leftOut,
      };
      return faults;
    },
  };
}

async function suffer(fault: DatabaseFault, { members }: Cluster, traffic: Traffic): Promise<FaultSurvived> {
  const old = await settled(members);
  const [from, errors, logged] = [performance.now(), traffic.errors.length, old.log().length];
  console.error(`${new Date().toISOString().slice(11, 19)} ${fault.name}: ${old.name}`);
  await fault.begin(old);
  const member = fault.until === 'failover' ? await otherPrimary(old, members) : await pause(fault.until * 1000, null);
  if (member) await pause(AFTER_FAILOVER_MS);
  const endedAt = performance.now();
  await fault.end(old);
  const now = await settled(members);
  const backAfter = (performance.now() - endedAt) / 1000;
  await traffic.reached(traffic.answered + CALLS_BETWEEN);
  const to = performance.now();
  return {
    name: fault.name,
    answeredAfter: (to - from) / 1000,
    from,
    to,
    failover: now === old ? null : { member: now.name, backAfter, by: cameBackBy(old.log().slice(logged)) },
    isMissed: fault.until === 'failover' && now === old,
    errors: traffic.errors.length - errors,
  };
}

/** @returns the name of the member that the others call their primary by now, or nothing where none is in time */
async function otherPrimary(old: Member, members: readonly Member[]): Promise<string | null> {
  const others = members.filter((each) => each !== old);
  for (const end = performance.now() + FAILOVER_MS; performance.now() < end; await pause(LOOK_MS)) {
    for (const states of await Promise.all(others.map(stateAt))) {
      const leader = states?.find(({ role, state }) => role === 'leader' && state === 'running');
      if (leader && leader.name !== old.name) return leader.name;
    }
  }
  return null;
}
