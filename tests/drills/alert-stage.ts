import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { defined } from '../../machines/lib/assert-defined.ts';
import { generateSigningKey } from '../../services/access/tokens.ts';
import { freePort, startPostgres } from '../support/database/postgres.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { startReplica } from '../support/database/postgres-replica.ts';
import { restAs } from '../support/rest.ts';
import { mailServer } from '../support/servers/mail-server.ts';
import { startPortal } from '../support/servers/portal.ts';
import { startAlerting } from './alerting.ts';

const TOKEN = 'a-token-that-only-prometheus-may-know';

export type AlertStage = Awaited<ReturnType<typeof startAlertStage>>;

/**
 * A portal on a database with a replica, a mail server, and a folder for files that can be taken away. Prometheus asks
 * it and two more processes: one that computes and holds memory, and one that is started at a later day.
 */
export async function startAlertStage(cleanup: AsyncDisposableStack) {
  const programs = defined(postgresPrograms());
  const database = await startPostgres(programs, 'restart');
  cleanup.defer(() => database.stop());
  const replica = await startReplica(programs, database);
  cleanup.defer(() => replica.stop());
  const mail = await mailServer();
  let stopMail = () => mail.close();
  cleanup.defer(() => stopMail());

  const home = mkdtempSync(join(tmpdir(), 'preflight-alerts-'));
  cleanup.defer(() => rmSync(home, { recursive: true, force: true }));
  const files = join(home, 'files');
  const databaseUrl = database.url('postgres');
  const shared = {
    METRICS_TOKEN: TOKEN,
    SIGNING_KEY: generateSigningKey(),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'portal@banksia.example',
    FILES_URL: pathToFileURL(files).href,
  };
  const portal = await startPortal({
    databaseUrl,
    env: { ...shared, DATABASE_READ_URL: replica.url('postgres') },
  });
  cleanup.defer(() => portal.stop());
  const busy = await startPortal({
    roles: ['countries'],
    waitForDemo: false,
    env: { ...shared, DEMO: '0', NODE_OPTIONS: `--import=${join(import.meta.dirname, 'leak.fixture.ts')}` },
  });
  cleanup.defer(() => busy.stop());
  const laterPort = await freePort();
  const hosts = [portal, busy].map(({ url }) => new URL(url).host);
  const client = new pg.Pool({ connectionString: databaseUrl, max: 2 }).on('error', () => {});
  cleanup.defer(() => client.end());
  return {
    database,
    replica,
    portal,
    busy,
    client,
    rest: await restAs('manager', { url: `${portal.url}/api` }),
    alerting: await startAlerting([...hosts, `127.0.0.1:${laterPort}`], TOKEN, cleanup),
    stopMail: () => stopMail(),
    async startMail() {
      const again = await mailServer({}, mail.port);
      stopMail = () => again.close();
    },
    /** The disk of files is gone, as where it was not mounted. */
    takeFilesAway() {
      renameSync(files, `${files}-elsewhere`);
      writeFileSync(files, '');
    },
    bringFilesBack() {
      rmSync(files);
      renameSync(`${files}-elsewhere`, files);
    },
    /** A process on the same database whose clock is so many hours ahead. */
    async startLater(hours: number) {
      const later = await startPortal({
        databaseUrl,
        waitForDemo: false,
        env: {
          ...shared,
          DEMO: '0',
          PORT: String(laterPort),
          NODE_OPTIONS: '--import=./tests/support/shifted-clock.ts',
          CLOCK_SHIFT_HOURS: String(hours),
        },
      });
      cleanup.defer(() => later.kill9());
      return later;
    },
  };
}

/** Repeats a call until it is called off. The answers are the measuring's business. */
export function repeat(call: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const running = (async () => {
    while (!isOver) await call();
  })();
  return () => {
    isOver = true;
    return running;
  };
}
