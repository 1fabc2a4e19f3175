import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../services/database/open.ts';
import { seedStaticData } from '../../../services/seed/static-data.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { postgresPrograms } from './postgres-programs.ts';
import type { Filling } from './postgres-template.ts';
import { templateDatabase } from './postgres-template.ts';

/** One server for all projects of a run: each loads this file for itself, so the server is kept where all see it. */
const saved: typeof globalThis & { preflightPostgres?: { server: Promise<PostgresServer>; users: number } } =
  globalThis;

/** Starts the run's PostgreSQL with its two templates, or joins the one that runs; the last project to end stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  saved.preflightPostgres ??= { server: startWithTemplates(), users: 0 };
  const shared = saved.preflightPostgres;
  shared.users += 1;
  const server = await shared.server;
  project.provide('postgresUrl', server.url('postgres'));
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await server.stop();
  };
}

async function startWithTemplates(): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('This project runs on PostgreSQL, and no server programs were found.');
  const server = await startPostgres(programs);
  for (const filling of ['schema', 'demo'] as const) await makeTemplate(server, filling);
  return server;
}

async function makeTemplate(server: PostgresServer, filling: Filling): Promise<void> {
  const name = templateDatabase(filling);
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const database = await openDatabase({ databaseUrl: server.url(name) });

  if (filling === 'demo') await seedStaticData(database.db);
  await database.close();
}
