import type { OpenDatabase } from './database.ts';
import { DatabaseRefused } from './database-refused.ts';
import { type DatabaseLimits, DEFAULT_LIMITS } from './limits.ts';
import { migrate } from './migrate.ts';
import { hasEmbeddedDatabase } from './paths.ts';

export interface DatabaseOptions {
  /** PostgreSQL; without it the embedded PGlite in `dataDir`, or in memory. */
  readonly databaseUrl?: string | undefined;
  readonly readUrl?: string | undefined;
  readonly directUrl?: string | undefined;
  readonly dataDir?: string | undefined;
  readonly inMemory?: boolean | undefined;
  /** The template of an empty embedded database: the demo's fixed rows, or the schema alone (the default). */
  readonly template?: 'schema' | 'demo' | undefined;
  /** Limits that PostgreSQL enforces; the embedded database has one connection, so no query waits for a lock. */
  readonly limits?: DatabaseLimits | undefined;
  /** Receives errors of lost connections; the pool replaces them by itself. */
  readonly onFault?: ((error: Error) => void) | undefined;
  /** Receives sentences for the operator of the portal. */
  readonly onNote?: ((message: string) => void) | undefined;
}

/**
 * Opens the database and brings it to the newest migration.
 * Drivers are imported when they are needed: loading the unused one would cost every start.
 * @throws DirectoryInUse when another process has the embedded database open
 * @throws DatabaseRefused when PostgreSQL cannot be used as it is configured
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const database = await connect(options);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const WITHOUT_EMBEDDED =
  'This installation has no embedded database: set DATABASE_URL to the address of a PostgreSQL server.';

async function connect(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, readUrl, directUrl, dataDir, inMemory, template = 'schema' } = options;
  const { limits = DEFAULT_LIMITS, onFault = () => {}, onNote = () => {} } = options;
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ databaseUrl, readUrl, directUrl, limits, onFault, onNote });
  }
  if (!hasEmbeddedDatabase()) throw new DatabaseRefused(WITHOUT_EMBEDDED);
  const [{ openInMemory, openOnDisk }, templates] = await Promise.all([
    import('./pglite/pglite.ts'),
    import('./pglite/template.ts'),
  ]);
  if (inMemory) return openInMemory(await templates.packedTemplate(template));
  if (!dataDir) throw new Error('openDatabase needs databaseUrl, dataDir or inMemory.');
  return openOnDisk(dataDir, (directory) => templates.copyTemplate(template, directory));
}
