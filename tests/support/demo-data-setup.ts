import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPortal } from './portal.ts';
import './provided.ts';

/** A portal's data directory with the demo in it, made once for the run: filling it takes longer than most tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'preflight-demo-'));
  const portal = await startPortal({ dataDir });
  await portal.stop();
  project.provide('demoData', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
