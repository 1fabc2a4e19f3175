import { generateSigningKey, type TokenKeys, tokenKeys } from '../../../services/access/tokens.ts';
import { openDatabase } from '../../../services/database/open.ts';
import { seedRelativeData } from '../../../services/seed/relative-data.ts';
import { seedStaticData } from '../../../services/seed/static-data.ts';
import { type PostgresServer, startPostgres } from '../../support/database/postgres.ts';
import type { PostgresPrograms } from '../../support/database/postgres-programs.ts';
import { type Portal, startPortal } from '../../support/servers/portal.ts';
import { addCrowd, type Booker } from './crowd.ts';

export interface CrowdedPortal {
  readonly server: PostgresServer;
  readonly portal: Portal;
  readonly crowd: readonly Booker[];
  /** For the sessions of further people. */
  readonly keys: TokenKeys;
}

interface Options {
  /** Of PostgreSQL, as name=value. */
  readonly settings?: string[];
  /** Of the portal. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * A portal and a PostgreSQL of their own, in separate processes, with so many people signed in. The caller stops both.
 */
export async function startCrowdedPortal(
  programs: PostgresPrograms,
  people: number,
  { settings = [], env = {} }: Options = {},
): Promise<CrowdedPortal> {
  const server = await startPostgres(programs, 'full', settings);
  try {
    const key = generateSigningKey();
    const crowd = await fill(server.url('postgres'), key, people);
    const portal = await startPortal({
      databaseUrl: server.url('postgres'),
      lifetimeMs: 1_800_000,
      env: { DEMO: '0', SIGNING_KEY: key, ...env },
    });
    return { server, portal, crowd, keys: tokenKeys(key) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function fill(databaseUrl: string, key: string, people: number): Promise<Booker[]> {
  const database = await openDatabase({ databaseUrl });
  try {
    await seedStaticData(database.db);
    await seedRelativeData({ db: database.db, now: () => new Date() });
    return await addCrowd(database.db, tokenKeys(key), people);
  } finally {
    await database.close();
  }
}
