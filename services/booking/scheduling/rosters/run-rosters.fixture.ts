import { openDatabase } from '../../../database/open.ts';
import { runRosters } from './run-rosters.ts';

// A process that makes the days ahead once, begun by a line on its standard input, and says how many it made.
const [, , databaseUrl = '', now = '', rosterWeeks = ''] = process.argv;
const { db, close } = await openDatabase({ databaseUrl });
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
const made = await runRosters({
  db,
  now: () => new Date(now),
  announce: async () => {},
  rosterWeeks: Number(rosterWeeks),
});
process.stdout.write(`${made}\n`);
process.stdin.destroy();
await close();
