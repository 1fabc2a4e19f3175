import pg from 'pg';
import type { Database } from '../../services/database/database.ts';
import { openDatabase } from '../../services/database/open.ts';
import { seedRelativeData } from '../../services/seed/relative-data.ts';
import { seedStaticData } from '../../services/seed/static-data.ts';
import { bookableTimes, visitTimes } from '../support/bookings/bookable.ts';
import { type PostgresServer, startPostgres } from '../support/database/postgres.ts';
import type { PostgresPrograms } from '../support/database/postgres-programs.ts';
import { answerOf, restAs } from '../support/rest.ts';
import { Caller, type Stage } from './caller.ts';
import { candidateLinks, hurry, makeItNoon } from './candidate-links.ts';
import { type Findings, findingsOf } from './checks.ts';
import { type EventFindings, eventFindings } from './checks-of-events.ts';
import { notifiedTimes } from './checks-of-offers.ts';
import { bookedVisits } from './checks-of-visits.ts';
import { companyProgram, untilDelivered } from './company-program.ts';
import { causeFaults, type FaultsDone } from './faults.ts';
import { Ledger } from './ledger.ts';
import type { ChaosOptions } from './options.ts';
import { type Processes, startProcesses } from './processes.ts';
import { Traffic } from './traffic.ts';

export interface ChaosResult extends Findings, EventFindings, FaultsDone {
  readonly operations: number;
  readonly unanswered: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly bookings: number;
  readonly reserves: number;
  readonly groups: number;
  readonly visits: number;
  readonly ownMoves: number;
  readonly offers: number;
  readonly taken: number;
  readonly reminders: number;
  readonly orders: number;
  readonly doubledOrders: number;
  readonly changedOrders: number;
  /** To a company's own program, with those that were refused or whose answer was lost. */
  readonly posts: number;
  readonly errors: readonly string[];
  readonly endedByThemselves: readonly string[];
  readonly seconds: number;
}

/** Times that all callers want: few enough that callers meet, many enough that one of them wins. */
export const CONTENDED_TIMES = 400;
/** Starts of visits with several stops: of two hours at one clinic a few fit, and each needs what the others have. */
const CONTENDED_VISITS = 200;

/**
 * Callers work at two whole processes and a split set-up over one PostgreSQL while processes are killed and the
 * database is restarted. At the end all work stops, and the database is compared with the answers they got.
 */
export async function runChaos(programs: PostgresPrograms, options: ChaosOptions): Promise<ChaosResult> {
  await using cleanup = new AsyncDisposableStack();
  const server = await startPostgres(programs, 'restart');
  cleanup.defer(() => server.stop());
  const databaseUrl = await demoDatabase(server);
  const processes = await startProcesses(databaseUrl, 45 * 60_000);
  let isRunning = true;
  const end = async () => {
    if (isRunning) await processes.stop();
    isRunning = false;
  };
  cleanup.defer(end);
  const beside = await openDatabase({ databaseUrl });
  cleanup.defer(() => beside.close());
  const { stage, program } = await makeStage(processes, beside.db, options.seed);
  cleanup.defer(() => program.close());
  const startedAt = performance.now();
  const faults = await letWork(stage, options, { server, db: beside.db });
  const seconds = (performance.now() - startedAt) / 1000;
  await end();

  const database = await openDatabase({ databaseUrl });
  cleanup.defer(() => database.close());
  const { traffic, ledger } = stage;
  return {
    ...(await findingsOf(database.db, ledger, new Date())),
    ...(await eventFindings(database.db, ledger, program.heard)),
    orders: ledger.ordered.length,
    doubledOrders: ledger.ordered.filter(({ isDoubled }) => isDoubled).length,
    changedOrders: ledger.ordered.filter(({ isChanged }) => isChanged).length,
    posts: program.heard.length,
    ...faults,
    ...(await notifiedTimes(database.db)),
    visits: await bookedVisits(database.db),
    groups: ledger.groups,
    operations: traffic.answered,
    unanswered: traffic.notAnswered.length,
    statuses: traffic.statuses,
    bookings: ledger.booked.length,
    reserves: ledger.reserves,
    errors: traffic.errors,
    endedByThemselves: processes.all.flatMap(({ ended }) => ended),
    seconds,
  };
}

async function letWork(
  stage: Stage,
  options: ChaosOptions,
  { server, db }: { server: PostgresServer; db: Database },
): Promise<FaultsDone> {
  const over = new AbortController();
  const { traffic, processes } = stage;
  const hurried = new AbortController();
  const hurrying = hurry(db, hurried.signal);
  const work = Promise.all(
    Array.from({ length: options.callers }, (_, index) => new Caller(stage, options.seed + index).work(over.signal)),
  );
  try {
    // A caller that gives up ends the run with its reason.
    return await Promise.race([
      causeFaults(options, { traffic, processes, server }),
      work.then(() => Promise.reject(new Error('The callers stopped before the faults were over.'))),
    ]);
  } finally {
    over.abort();
    await work;
    await untilDelivered(db);
    hurried.abort();
    await hurrying;
  }
}

async function demoDatabase(server: PostgresServer): Promise<string> {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  await client.query('CREATE DATABASE chaos');
  await client.end();
  const databaseUrl = server.url('chaos');
  const database = await openDatabase({ databaseUrl });
  await seedStaticData(database.db);
  // Before the days are made: each keeps to its clinic's hours there.
  await makeItNoon(database.db, new Date());
  await seedRelativeData({ db: database.db, now: () => new Date() });
  await database.close();
  return databaseUrl;
}

async function makeStage(processes: Processes, db: Database, seed: number) {
  const [url = ''] = processes.rest;
  const [client, provider] = [await restAs('manager', { url }), await restAs('admin', { url })];
  const settings = {
    mail: ['7d' as const, '1d' as const],
    sms: [],
    own_move_days: 30 as const,
    candidates_fill_in: false,
  };
  const params = { path: { org_id: client.orgId } };
  await answerOf(client.booking.PUT('/booking/reminder-settings/{org_id}', { params, body: settings }));
  const times = await bookableTimes(client);
  const visits = await visitTimes(client);
  const program = await companyProgram(client, seed);
  const stage: Stage = {
    traffic: new Traffic(),
    ledger: new Ledger(),
    processes,
    candidates: candidateLinks(db),
    times: [...times.slice(0, CONTENDED_TIMES), ...visits.slice(0, CONTENDED_VISITS)],
    client,
    provider,
  };
  return { stage, program };
}
