import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { openDatabase } from '../../services/database/open.ts';
import { seedRelativeData } from '../../services/seed/relative-data.ts';
import { seedStaticData } from '../../services/seed/static-data.ts';
import { type PostgresServer, startPostgres } from '../support/database/postgres.ts';
import type { PostgresPrograms } from '../support/database/postgres-programs.ts';
import { type PostgresReplica, startReplica } from '../support/database/postgres-replica.ts';

export const CHECK_ROLE = 'balancer';
const NAME = 'fleet';

export interface FleetDatabase {
  readonly primary: PostgresServer;
  readonly replica: PostgresReplica;
  /** Every commit waits for the replica from here on: what was acknowledged survives the primary. */
  waitForReplica(): Promise<void>;
  /** The replica takes writes from here on. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** A primary with the demo's data, and a replica that streams from it. */
export async function startFleetDatabase(programs: PostgresPrograms): Promise<FleetDatabase> {
  const primary = await startPostgres(programs, 'restart');
  try {
    await prepare(primary);
    const replica = await startReplica(programs, primary);
    return {
      primary,
      replica,
      async waitForReplica() {
        await query(
          primary.url('postgres'),
          "alter system set synchronous_standby_names = '*'",
          'select pg_reload_conf()',
        );
        const state = 'select sync_state from pg_stat_replication';
        while ((await query(primary.url('postgres'), state)) !== 'sync') await new Promise(setImmediate);
      },
      async promote() {
        await query(
          replica.url('postgres'),
          'select pg_promote()',
          "alter system set synchronous_standby_names = ''",
          'select pg_reload_conf()',
        );
      },
      async stop() {
        await replica.stop();
        await primary.stop();
      },
    };
  } catch (reason) {
    await primary.stop();
    throw reason;
  }
}

export const databaseName = NAME;

async function prepare(primary: PostgresServer): Promise<void> {
  await query(primary.url('postgres'), `create database ${NAME}`, `create role ${CHECK_ROLE} login`);
  await fill(primary.url(NAME));
  const rules = String(await query(primary.url('postgres'), 'show hba_file'));
  writeFileSync(rules, `host postgres ${CHECK_ROLE} 127.0.0.1/32 trust\n${readFileSync(rules, 'utf8')}`);
  await query(primary.url('postgres'), 'select pg_reload_conf()');
}

/** Makes the demo's data in an empty database. */
export async function fill(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  await seedStaticData(database.db);
  await seedRelativeData({ db: database.db, now: () => new Date() });
  await database.close();
}

/** Runs statements one by one. @returns the first value of the last one's first row */
export async function query(url: string, ...statements: readonly string[]): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let value: unknown;
    for (const statement of statements) {
      const { rows } = await client.query(statement);
      value = Object.values(rows[0] ?? {})[0];
    }
    return value;
  } finally {
    await client.end();
  }
}
