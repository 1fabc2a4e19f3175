import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../services/database/open.ts';
import { Caller, type Stage } from '../chaos/caller.ts';
import { type Findings, findingsOf } from '../chaos/checks.ts';
import { Ledger } from '../chaos/ledger.ts';
import { Traffic } from '../chaos/traffic.ts';
import { bookableTimes } from '../support/bookings/bookable.ts';
import type { PostgresPrograms } from '../support/database/postgres-programs.ts';
import { type Rest, restAs } from '../support/rest.ts';
import { databaseName } from './database.ts';
import { causeFaults, type Survived } from './faults.ts';
import type { FleetOptions } from './options.ts';
import { type Portal, startFleet } from './parts.ts';
import { exportAgain, lostUploads, uploadAgain, watchAgain } from './visitors.ts';

export interface FleetResult extends Findings {
  readonly survived: readonly Survived[];
  readonly operations: number;
  readonly unanswered: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly bookings: number;
  readonly exports: number;
  readonly uploads: number;
  readonly lostUploads: readonly string[];
  readonly news: number;
  readonly mails: number;
  readonly errors: readonly string[];
  readonly wordless: readonly string[];
  readonly endedByThemselves: readonly string[];
  readonly seconds: number;
}

/** Times that all callers want: few enough that callers meet, many enough that one of them wins. */
const CONTENDED_TIMES = 400;
const WATCHERS = 4;
const READY_MS = 60_000;

/** A portal, what goes wrong with its parts, and where its database is afterwards. */
export interface Trial {
  readonly portal: Portal;
  causeFaults(traffic: Traffic): Promise<readonly Survived[]>;
  databaseUrl(): string;
}

/** The parts of `npm run fleet`, each of them failing in its turn. */
export async function plainTrial(
  programs: PostgresPrograms,
  { rounds }: FleetOptions,
  cleanup: AsyncDisposableStack,
): Promise<Trial> {
  const fleet = await startFleet(programs, cleanup);
  return {
    portal: fleet,
    causeFaults: (traffic) => causeFaults(fleet, traffic, rounds),
    databaseUrl: () => fleet.database.replica.url(databaseName),
  };
}

/**
 * Bookers, receptionists, exports, uploads and live streams go on through the balancer while parts of a fleet are killed,
 * paused or restarted. At the end the database is compared with what everybody was told.
 */
export async function runFleet(
  { portal, causeFaults, databaseUrl }: Trial,
  options: FleetOptions,
  cleanup: AsyncDisposableStack,
): Promise<FleetResult> {
  const stage = await makeStage(portal);
  const { traffic, ledger, client, provider } = stage;
  const visit = { traffic, client, provider, portalUrl: portal.portalUrl, servicesUrl: portal.servicesUrl };
  const over = new AbortController();
  const startedAt = performance.now();
  const siteIds = [...new Set(stage.times.map(({ siteId }) => siteId))];
  const callers = Array.from({ length: options.callers }, (_, at) =>
    new Caller(stage, options.seed + at).work(over.signal),
  );
  const work = Promise.all(callers);
  const visitors = Promise.all([
    exportAgain(visit, over.signal),
    uploadAgain(visit, over.signal),
    Promise.all(Array.from({ length: WATCHERS }, () => watchAgain(visit, siteIds, over.signal))),
  ]);
  const survived = await Promise.race([
    causeFaults(traffic),
    work.then(() => Promise.reject(new Error('The callers stopped before the faults were over.'))),
  ]).finally(() => over.abort());
  await work;
  const [exports, uploads, news] = await visitors;
  const seconds = (performance.now() - startedAt) / 1000;
  const lost = await lostUploads(visit, uploads);
  for (const each of portal.processes) await each.stop();

  const database = await openDatabase({ databaseUrl: databaseUrl() });
  cleanup.defer(() => database.close());
  return {
    ...(await findingsOf(database.db, ledger, new Date())),
    survived,
    seconds,
    exports,
    uploads: uploads.length,
    lostUploads: lost,
    operations: traffic.answered,
    unanswered: traffic.notAnswered.length,
    statuses: traffic.statuses,
    bookings: ledger.booked.length,
    news: news.reduce((sum, count) => sum + count, 0),
    mails: portal.mail.received(),
    errors: traffic.errors.map((error) => `${error}${causeOf(error, portal)}`),
    wordless: traffic.wordless,
    endedByThemselves: portal.processes.flatMap(({ ended }) => ended),
  };
}

/** The line that a process logged of a request that was answered 500. */
function causeOf(error: string, { processes }: Portal): string {
  const id = /"request_id":"([^"]+)"/.exec(error)?.[1];
  if (id === undefined) return '';
  const lines = processes.flatMap((each) =>
    each
      .log()
      .split('\n')
      .filter((line) => line.includes(id)),
  );
  return lines.map((line) => `\n    ${line.slice(0, 1_500)}`).join('');
}

async function makeStage({ portalUrl, servicesUrl }: Portal): Promise<Stage> {
  const where = { url: servicesUrl };
  const signal = AbortSignal.timeout(READY_MS);
  // The balancer takes a server up once it has asked it; the sentence it answers until then is no answer of the service.
  const onceUp = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      const value = await ask().catch(() => null);
      if (value !== null) return value;
      await pause(500, undefined, { signal });
    }
  };
  const signIn = (username: string): Promise<Rest> => onceUp(() => restAs(username, where));
  const [client, provider] = [await signIn('manager'), await signIn('admin')];
  const times = await onceUp(() => bookableTimes(client));
  return {
    traffic: new Traffic(),
    ledger: new Ledger(),
    client,
    provider,
    processes: { all: [], rest: [servicesUrl], graphql: [portalUrl], stop: async () => {} },
    times: times.slice(0, CONTENDED_TIMES),
  };
}
