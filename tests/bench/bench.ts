import 'temporal-polyfill/global';
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import pg from 'pg';
import type { OpenDatabase } from '../../services/database/database.ts';
import type { DatabaseLimits } from '../../services/database/limits.ts';
import { openDatabase } from '../../services/database/open.ts';
import { seedRelativeData } from '../../services/seed/relative-data.ts';
import { seedStaticData } from '../../services/seed/static-data.ts';
import { type PostgresServer, startPostgres } from '../support/database/postgres.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { type Portal, startPortal } from '../support/servers/portal.ts';
import { availability } from './availability.ts';
import { board } from './board.ts';
import { besideFloor } from './booking/beside-floor.ts';
import { booking } from './booking/booking.ts';
import { listCalls } from './booking/list-calls.ts';
import { memory as memoryOf } from './booking/memory.ts';
import { closings } from './closings.ts';
import { earlierTimes } from './earlier-times.ts';
import { exports } from './exports.ts';
import { gateway } from './gateway.ts';
import { growth } from './growth.ts';
import { list } from './list.ts';
import { longTasks } from './long-tasks.ts';
import { moves } from './moves.ts';
import { benchOptions } from './options.ts';
import { overview } from './overview.ts';
import { reserves } from './reserves.ts';
import { scriptBytes } from './script-bytes.ts';
import { setStage } from './stage.ts';
import { emptyFolder, startUp } from './start-up.ts';
import { type Row, table } from './table.ts';
import { thousandClinics } from './thousand-clinics.ts';
import { visitRoutes } from './visit-routes.ts';

/** Measured statements may take any time. */
const NO_LIMITS: DatabaseLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

const options = benchOptions(process.argv.slice(2));
const rows: Row[] = [];

/** A section answers its figures at its end, or hands them on one by one where that takes long. */
type Measure = (measured: (figures: readonly Row[]) => void) => Promise<readonly Row[] | undefined>;

async function section(name: string, on: Row['on'], measure: Measure): Promise<void> {
  if (options.only.length > 0 && !options.only.includes(name)) return;
  const start = performance.now();
  process.stderr.write(`${name} on ${on} … `);
  try {
    const figures = await measure((some) => {
      rows.push(...some);
      process.stderr.write(`\n${table(some)}\n`);
    });
    if (figures) rows.push(...figures);
    process.stderr.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  } catch (error) {
    // One broken figure does not take the others with it; the run has failed all the same.
    process.stderr.write('failed\n');
    console.error(error);
    process.exitCode = 1;
  }
}

/** Everything that is measured inside this process; list and overview come last because they make the data big. */
async function onDatabase(
  on: 'PostgreSQL' | 'PGlite',
  database: OpenDatabase,
  { bigRows, databaseUrl }: { bigRows: number; databaseUrl: string | null },
): Promise<void> {
  const stage = await setStage(on, database);
  try {
    await section('availability', on, () => availability(stage));
    await section('reserves', on, () => reserves(stage));
    await section('gateway', on, () => gateway(stage));
    await section('moves', on, () => moves(stage));
    await section('closings', on, () => closings(stage));
    await section('visit-routes', on, () => visitRoutes(stage));
    await section('earlier-times', on, () => earlierTimes(stage));
    await section('exports', on, () => exports(stage, databaseUrl));
    await section('list', on, () => list(stage, bigRows));
    if (on === 'PostgreSQL')
      await section('growth', on, (measured) => growth(stage, bigRows, measured).then(() => undefined));
    if (on === 'PostgreSQL') await section('thousand-clinics', on, () => thousandClinics(stage));
    await section('overview', on, () => overview(stage));
  } finally {
    await database.close();
  }
}

async function onPostgres(server: PostgresServer): Promise<void> {
  const databaseUrl = await createDatabase(server, 'bench');
  const database = await openDatabase({ databaseUrl, limits: NO_LIMITS });
  await seedStaticData(database.db);
  await seedRelativeData({ db: database.db, now: () => new Date() });
  await onDatabase('PostgreSQL', database, { bigRows: options.rows, databaseUrl });
  let made = 0;
  await section('start-up', 'PostgreSQL', () =>
    startUp('PostgreSQL', async () => {
      made += 1;
      return { options: { databaseUrl: await createDatabase(server, `start_${made}`) }, remove: async () => {} };
    }),
  );
}

async function createDatabase(server: PostgresServer, name: string): Promise<string> {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return server.url(name);
}

async function onEmbedded(): Promise<void> {
  const place = await emptyFolder();
  const database = await openDatabase({ ...place.options, template: 'demo' });
  await seedRelativeData({ db: database.db, now: () => new Date() });
  await onDatabase('PGlite', database, { bigRows: options.embeddedRows, databaseUrl: null });
  await place.remove();
  await section('start-up', 'PGlite', () => startUp('PGlite', emptyFolder));
}

async function onPortal(measure: (portal: Portal) => Promise<Row[]>): Promise<Row[]> {
  const portal = await startPortal();
  return measure(portal).finally(() => portal.stop());
}

const programs = postgresPrograms();
if (!programs) console.error('No PostgreSQL server programs on this machine: measured on PGlite alone.');
if (programs && options.postgres) {
  await section('booking', 'PostgreSQL', () => booking(programs, { profile: options.profile }));
  await section('list-calls', 'PostgreSQL', () => listCalls(programs, options));
  await section('floor', 'PostgreSQL', () => besideFloor(programs));
  await section('memory', 'PostgreSQL', () => memoryOf(programs));
  // Synced to disk as a real server would be: the figures and their floors both pay for it.
  const server = await startPostgres(programs, 'full', ['max_wal_size=8GB']);
  await onPostgres(server).finally(() => server.stop());
}
if (options.embedded) await onEmbedded();
await section('script', 'browser', () => onPortal(scriptBytes));
await section('tasks', 'browser', () => onPortal(longTasks));
await section('board', 'browser', board);

const commit = commitHere() ?? 'no commit';
const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
console.log(
  `\n${commit}, Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'CPU'}, ${memory}\n`,
);
console.log(table(rows));

/** A tree without git is measured as well. */
function commitHere(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}
