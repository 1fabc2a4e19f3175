import { TEST_PORTAL } from '../../../../tests/support/portal-facts.ts';
import { openDatabase } from '../../../database/open.ts';
import { runClosings } from './run-closings.ts';

// A process that does what closings have waiting, writes a point for each person who was moved, and may be killed at any moment.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const [, , databaseUrl = '', now = ''] = process.argv;
const { db, close } = await openDatabase({ databaseUrl });
process.stdout.write('ready\n');
await runClosings({
  db,
  now: () => new Date(now),
  announce: async () => void process.stdout.write('.'),
  portal: TEST_PORTAL,
});
process.stdout.write('done\n');
await close();
