import type { Actor } from '../services/audit/audit-event.ts';
import type { Database } from '../services/database/database.ts';
import { openDatabase } from '../services/database/open.ts';
import { providerId } from '../services/erasure/find-company.ts';
import type { FileStore } from '../services/files/file-store.ts';
import { openStore } from '../services/files/open-store.ts';
import { withDemoFiles } from '../services/seed/demo-files.ts';
import { readConfig } from '../services/server/config.ts';

/** The data that commands work with. Their changes are the provider's in the audit, without an account. */
export interface Data {
  readonly db: Database;
  readonly files: FileStore;
  readonly actor: Actor;
  readonly now: () => Date;
}

const FOR_PEOPLE = ['ConfigFaults', 'DirectoryInUse', 'DatabaseRefused', 'NotErasable'];

/** Runs a command on the database and the files of the configuration. What it returns is the exit code. */
export async function withData(command: string, run: (data: Data) => Promise<number>): Promise<void> {
  try {
    const config = readConfig(process.env, []);
    const database = await openDatabase({
      databaseUrl: config.databaseUrl ?? undefined,
      directUrl: config.databaseDirectUrl ?? undefined,
      dataDir: config.dataDir,
    });
    try {
      const { db } = database;
      const stored = await openStore(config.filesAt, (error) => console.error(error));
      process.exitCode = await run({
        db,
        files: config.demo ? withDemoFiles(stored) : stored,
        actor: { orgId: await providerId(db), name: `npm run ${command}` },
        now: () => new Date(),
      });
    } finally {
      await database.close();
    }
  } catch (error) {
    const isForPeople = error instanceof Error && FOR_PEOPLE.includes(error.name);
    console.error(isForPeople ? error.message : error);
    process.exit(1);
  }
}
