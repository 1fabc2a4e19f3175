/** @module-tag long */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { generateSigningKey } from '../../services/access/tokens.ts';
import { openDatabase } from '../../services/database/open.ts';
import { Caller } from '../chaos/caller.ts';
import { findingsOf } from '../chaos/checks.ts';
import { Ledger } from '../chaos/ledger.ts';
import { ProductProcess } from '../chaos/processes.ts';
import { Traffic } from '../chaos/traffic.ts';
import { bookableTimes } from '../support/bookings/bookable.ts';
import { freePort, startPostgres } from '../support/database/postgres.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { needs } from '../support/needs.ts';
import { restAs } from '../support/rest.ts';
import { startHaproxy } from '../support/servers/haproxy.ts';
import { buildRelease, lastCommit } from './last-release.ts';

const CALLERS = 6;
/** Calls that are answered before, between and after the exchanges. */
const CALLS_BETWEEN = 300;

test('[run.upgrade] two processes of the last release are exchanged under load, over a migration: no call fails, nothing is lost', {
  ...needs('postgres', 'haproxy', 'history'),
  timeout: 600_000,
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const release = cleanup.use(buildRelease(defined(lastCommit())));
  const server = await startPostgres(defined(postgresPrograms()), 'restart');
  cleanup.defer(() => server.stop());
  const databaseUrl = server.url('postgres');
  const home = mkdtempSync(join(tmpdir(), 'preflight-upgrade-'));
  cleanup.defer(() => rmSync(home, { recursive: true, force: true }));
  const env = {
    SIGNING_KEY: generateSigningKey(),
    FILES_URL: pathToFileURL(join(home, 'files')).href,
    SHUTDOWN_DELAY_SECONDS: '3',
  };
  const ports = [await freePort(), await freePort()] as const;
  const processAt = (at: 0 | 1, checkout?: string) =>
    new ProductProcess(`portal-${at}`, {
      databaseUrl,
      dataDir: join(home, `data-${at}`),
      env: { ...env, PORT: String(ports[at]) },
      ...(checkout ? { checkout } : {}),
    });
  const running = [processAt(0, release.folder), processAt(1, release.folder)];
  cleanup.defer(async () => void (await Promise.all(running.map((one) => one.stop()))));
  for (const one of running) await one.start();
  const migrations = await newest(databaseUrl);

  const balancer = await startHaproxy({
    gateways: ports,
    services: {},
    whenUnready: 'finish',
  });
  cleanup.defer(() => balancer.stop());
  const url = `http://127.0.0.1:${balancer.ports.portal}`;
  await expect.poll(() => fetch(`${url}/health`).then(({ status }) => status)).toBe(200);
  const [client, provider] = [
    await restAs('manager', { url: `${url}/api` }),
    await restAs('admin', { url: `${url}/api` }),
  ];
  const [traffic, ledger] = [new Traffic(), new Ledger()];
  const processes = {
    all: running,
    rest: [`${url}/api`],
    graphql: release.hasSameDocuments ? [url] : [],
    stop: async () => {},
  };
  const times = (await bookableTimes(client)).slice(0, 400);
  const over = new AbortController();
  const callers = Array.from({ length: CALLERS }, (_, seed) =>
    new Caller({ traffic, ledger, processes, times, client, provider }, seed).work(over.signal),
  );
  const worksOn = () => traffic.reached(traffic.answered + CALLS_BETWEEN);
  for (const at of [0, 1] as const) {
    await worksOn();
    await defined(running[at]).stop();
    await worksOn();
    running[at] = processAt(at);
    await running[at].start();
  }
  await worksOn();
  over.abort();
  await Promise.all(callers);

  console.log(`from ${release.commit}: ${traffic.answered} calls answered, ${ledger.booked.length} booked`);
  expect({ notAnswered: traffic.notAnswered, errors: traffic.errors, wordless: traffic.wordless }).toEqual({
    notAnswered: [],
    errors: [],
    wordless: [],
  });
  const database = await openDatabase({ databaseUrl });
  cleanup.defer(() => database.close());
  const findings = await findingsOf(database.db, ledger, new Date());
  expect(Object.entries(findings).filter(([, found]) => found.length > 0)).toEqual([]);
  expect(await newest(databaseUrl), 'the upgrade brought a migration').toBeGreaterThan(migrations);
});

/** When the newest migration was made that the database has. */
async function newest(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query('select max(created_at)::float8 as newest from drizzle.__drizzle_migrations');
  await client.end();
  return Number(rows[0].newest);
}
