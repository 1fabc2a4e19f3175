import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DemoData } from '../provided.ts';
import { startPortal } from '../servers/portal.ts';
import { administer, onSameServer } from './copied-database.ts';

/** The demo's data, made once for the run: filling them takes longer than most tests. On PostgreSQL where the run has one. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'preflight-demo-'));
  const { postgresUrl } = project.getProvidedContext();
  const name = `demo_${randomUUID().replaceAll('-', '')}`; // projects of a run share the server
  const demoData: DemoData = {
    dataDir,
    ...(postgresUrl && { databaseUrl: onSameServer(postgresUrl, name) }),
  };
  if (postgresUrl) await administer(postgresUrl, `CREATE DATABASE ${name}`);
  const portal = await startPortal(demoData);
  await portal.stop();
  project.provide('demoData', demoData);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
