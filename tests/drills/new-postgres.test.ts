/** @module-tag long */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { openDatabase } from '../../services/database/open.ts';
import { Caller } from '../chaos/caller.ts';
import { findingsOf } from '../chaos/checks.ts';
import { Ledger } from '../chaos/ledger.ts';
import { Traffic } from '../chaos/traffic.ts';
import { bookableTimes } from '../support/bookings/bookable.ts';
import { startPgbouncer } from '../support/database/pgbouncer.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { newerPostgres, postgresPrograms } from '../support/database/postgres-programs.ts';
import { needs } from '../support/needs.ts';
import { restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';
import { startProxy } from '../support/servers/proxy.ts';
import { fingerprint, fingerprintOf, heldMoment } from './fingerprint.ts';
import { runStatement } from './run-statement.ts';

const CALLERS = 6;
const CALLS_BETWEEN = 300;
/** Positions in the log of the server that it is on: another server's mean nothing. It is not logged itself. */
const LEFT_BEHIND = 'auth.written_positions';

test('[run.new-postgres] PostgreSQL 15 is left for 18 under load by logical replication: no call fails, every row and sequence is carried', {
  ...needs('postgres', 'postgres18', 'pgbouncer'),
  timeout: 300_000,
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const programs = defined(postgresPrograms());
  const old = await startPostgres(programs, 'restart', ['wal_level=logical']);
  cleanup.defer(() => old.stop());
  const oldUrl = old.url('postgres');
  const pooler = await startPgbouncer(oldUrl, 'transaction', 20);
  cleanup.defer(() => pooler.stop());
  const direct = await startProxy();
  cleanup.defer(() => direct.stop());
  direct.target(Number(new URL(oldUrl).port));
  // Settings of the role are there on every server connection, whichever server it leads to.
  await runStatement(oldUrl, `alter role postgres set statement_timeout = '30s'`);
  const portal = await startPortal({
    databaseUrl: pooler.url('postgres'),
    env: { DATABASE_DIRECT_URL: at(oldUrl, new URL(direct.url).port) },
  });
  cleanup.defer(() => portal.stop());

  const [rest, graphql] = [[`${portal.url}/api`], [portal.url]];
  const [client, provider] = [
    await restAs('manager', { url: rest[0] ?? '' }),
    await restAs('admin', { url: rest[0] ?? '' }),
  ];
  const [traffic, ledger, over] = [new Traffic(), new Ledger(), new AbortController()];
  const processes = { all: [], rest, graphql, stop: async () => {} };
  const times = (await bookableTimes(client)).slice(0, 400);
  const callers = Array.from({ length: CALLERS }, (_, seed) =>
    new Caller({ traffic, ledger, processes, times, client, provider }, seed).work(over.signal),
  );
  cleanup.defer(() => over.abort());
  const worksOn = () => traffic.reached(traffic.answered + CALLS_BETWEEN);
  await worksOn();

  const server = await startPostgres(defined(newerPostgres()), 'restart', ['wal_receiver_status_interval=1s']);
  cleanup.defer(() => server.stop());
  const program = (name: string, ...args: readonly string[]) =>
    execFileSync(join(programs.directory, name), args, {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const sql = (url: string, text: string) =>
    execFileSync(join(programs.directory, 'psql'), ['-q', url], { input: text, stdio: ['pipe', 'ignore', 'ignore'] });
  sql(server.url('postgres'), program('pg_dumpall', '--roles-only', '-d', oldUrl));
  // The role has its old password now.
  const url = at(oldUrl, new URL(server.url('postgres')).port);
  sql(url, program('pg_dump', '--schema-only', oldUrl));
  expect(await runStatement(oldUrl, `${withoutKey} select string_agg(name, ' ') from without_key`)).toBe(LEFT_BEHIND);

  await runStatement(oldUrl, 'create publication preflight for all tables');
  const { username, password, port } = new URL(oldUrl);
  await runStatement(
    url,
    `create subscription preflight
      connection 'host=127.0.0.1 port=${port} user=${username} password=${password} dbname=postgres' publication preflight`,
  );
  const behind = () => runStatement(url, `select count(*)::text from pg_subscription_rel where srsubstate <> 'r'`);
  await expect.poll(behind, { timeout: 120_000 }).toBe('0');
  await runStatement(url, 'analyze');
  await worksOn();

  const stoppedAt = performance.now();
  await pooler.command('PAUSE');
  await runStatement(oldUrl, 'alter system set default_transaction_read_only = on');
  await runStatement(oldUrl, 'select pg_reload_conf()');
  const position = await runStatement(oldUrl, 'select pg_current_wal_lsn()::text');
  const isCarried = () =>
    runStatement(
      oldUrl,
      `select (confirmed_flush_lsn >= '${position}')::text from pg_replication_slots where slot_name = 'preflight'`,
    );
  await expect.poll(isCarried, { timeout: 60_000, interval: 50 }).toBe('true');
  await runStatement(url, await runStatement(oldUrl, setSequences));
  const sequences = [await runStatement(oldUrl, allSequences), await runStatement(url, allSequences)];
  const moment = await heldMoment(url);
  pooler.lead(url);
  await pooler.command('RELOAD');
  direct.target(Number(new URL(url).port));
  direct.drop();
  await pooler.command('RESUME');
  const seconds = (performance.now() - stoppedAt) / 1_000;

  await worksOn();
  over.abort();
  await Promise.all(callers);
  await runStatement(url, 'drop subscription preflight');
  console.log(
    `writes stopped for ${seconds.toFixed(2)} s; ${traffic.answered} calls answered, ${ledger.booked.length} booked`,
  );
  const { [LEFT_BEHIND]: _old, ...before } = await fingerprint(oldUrl);
  const { [LEFT_BEHIND]: _new, ...after } = await fingerprintOf(moment).finally(() => moment.end());
  expect(after).toEqual(before);
  expect(Object.keys(after).length).toBeGreaterThan(50);
  expect(sequences[1]).toBe(sequences[0]);
  expect(await runStatement(pooler.url('postgres'), 'show server_version_num')).toMatch(/^18/);
  expect({ notAnswered: traffic.notAnswered, errors: traffic.errors, wordless: traffic.wordless }).toEqual({
    notAnswered: [],
    errors: [],
    wordless: [],
  });
  const database = await openDatabase({ databaseUrl: url });
  cleanup.defer(() => database.close());
  const findings = await findingsOf(database.db, ledger, new Date());
  expect(Object.entries(findings).filter(([, found]) => found.length > 0)).toEqual([]);
});

/** Tables whose changed rows the subscriber could not find. */
const withoutKey = `with without_key as (
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and (c.relpersistence = 'u'
    or c.relreplident <> 'f' and not exists (select from pg_index i where i.indrelid = c.oid and (i.indisprimary or i.indisreplident))))`;
const setSequences = `
  select 'select ' || string_agg(format('setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value), ', ')
  from pg_sequences where last_value is not null`;
const allSequences = `
  select string_agg(format('%s.%s %s', schemaname, sequencename, last_value), ', ' order by schemaname, sequencename)
  from pg_sequences`;

function at(url: string, port: string): string {
  const address = new URL(url);
  address.port = port;
  return address.href;
}
