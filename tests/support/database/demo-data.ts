import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoData } from '../provided.ts';
import { copiedDatabase } from './copied-database.ts';

/** The place of a portal's data. */
export interface DemoCopy extends DemoData {
  remove(): Promise<void>;
}

/** A copy of the demo's data that the caller may change. */
export async function copyDemoData({ dataDir: from, databaseUrl }: DemoData): Promise<DemoCopy> {
  const dataDir = mkdtempSync(join(tmpdir(), 'preflight-demo-'));
  cpSync(from, dataDir, { recursive: true });
  const database = databaseUrl ? await copiedDatabase(databaseUrl) : null;
  return {
    dataDir,
    ...(database && { databaseUrl: database.url }),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await database?.drop();
    },
  };
}
