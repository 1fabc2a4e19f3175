import { makeFirstAdmin } from '../services/auth/first-admin.ts';
import { openDatabase } from '../services/database/open.ts';
import { readConfig } from '../services/server/config.ts';

/** Prints a link that sets the password of the portal's first administrator. For a portal without the demo's accounts. */
async function firstAdmin([email = '', username = 'admin']: readonly string[]): Promise<string> {
  const { databaseUrl, databaseDirectUrl, dataDir, providerName, publicUrl } = readConfig(process.env, []);
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    directUrl: databaseDirectUrl ?? undefined,
    dataDir,
  });
  try {
    return await makeFirstAdmin(database.db, { username, email, providerName, publicUrl, now: new Date() });
  } finally {
    await database.close();
  }
}

try {
  const link = await firstAdmin(process.argv.slice(2));
  console.log(`This link sets the first administrator's password, once, within a week:\n${link}`);
} catch (error) {
  const isForPeople =
    error instanceof Error &&
    ['ConfigFaults', 'DirectoryInUse', 'DatabaseRefused', 'NoFirstAdmin'].includes(error.name);
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}
