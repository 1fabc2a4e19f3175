import { verifyChains } from '../services/audit/verify-chains.ts';
import { openDatabase } from '../services/database/open.ts';
import { readConfig } from '../services/server/config.ts';

/** Checks every chain of the audit, names each break, and ends with 1 where there is one. */
async function verifyAudit(): Promise<number> {
  const { databaseUrl, databaseDirectUrl, dataDir } = readConfig(process.env, []);
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    directUrl: databaseDirectUrl ?? undefined,
    dataDir,
  });
  const total = { chains: 0, entries: 0, breaks: 0, erased: 0 };
  try {
    await verifyChains(database.db, ({ chains, entries, breaks, erased }) => {
      total.chains += chains;
      total.entries += entries;
      total.breaks += breaks.length;
      total.erased += erased.length;
      for (const { bookingId, reference, position, by } of erased) {
        console.log(`Erased: booking ${reference ?? '(gone)'} (${bookingId}). Entry ${position}, as entry ${by} says.`);
      }
      for (const { bookingId, reference, fault } of breaks) {
        console.log(`Broken: booking ${reference ?? '(gone)'} (${bookingId}). ${fault}`);
      }
    });
  } finally {
    await database.close();
  }
  const erased = total.erased > 0 ? `, ${total.erased} entries erased` : '';
  console.log(`Checked ${total.chains} chains with ${total.entries} entries: ${total.breaks} broken${erased}.`);
  return total.breaks;
}

try {
  process.exitCode = (await verifyAudit()) > 0 ? 1 : 0;
} catch (error) {
  const isForPeople =
    error instanceof Error && ['ConfigFaults', 'DirectoryInUse', 'DatabaseRefused'].includes(error.name);
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}
