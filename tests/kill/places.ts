import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestOptions } from 'vitest';
import type { OpenDatabase } from '../../services/database/database.ts';
import { openDatabase } from '../../services/database/open.ts';
import { ownDatabase } from '../support/database/database.ts';
import { needs } from '../support/needs.ts';
import type { PortalOptions } from '../support/servers/portal.ts';

/** Data that outlives the servers that are killed over them. */
export interface Place {
  readonly options: PortalOptions;
  /** Looks at the data directly, while no portal has them open. */
  inspect(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

async function embedded(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'preflight-kill-'));
  return {
    options: { dataDir },
    inspect: () => openDatabase({ dataDir }),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function postgres(): Promise<Place> {
  const { url, drop } = await ownDatabase();
  return { options: { databaseUrl: url }, inspect: () => openDatabase({ databaseUrl: url }), remove: drop };
}

interface NamedPlace {
  readonly name: string;
  /** On a machine with PostgreSQL the slower of the two is left to the long tests. */
  readonly options: TestOptions;
  readonly open: () => Promise<Place>;
}

const onPostgres = needs('postgres');

export const places: readonly NamedPlace[] = [
  { name: 'PGlite', options: { tags: onPostgres.skip ? [] : ['long'] }, open: embedded },
  { name: 'PostgreSQL', options: onPostgres, open: postgres },
];
