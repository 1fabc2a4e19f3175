import { TEST_PORTAL } from '../../../../tests/support/portal-facts.ts';
import { openDatabase } from '../../../database/open.ts';
import { runEarlierTimes } from './run-earlier-times.ts';

// A process that offers what is free once, begun by a line on its standard input.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const [, , databaseUrl = '', now = ''] = process.argv;
const { db, close } = await openDatabase({ databaseUrl });
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
await runEarlierTimes({
  db,
  now: () => new Date(now),
  portal: { ...TEST_PORTAL, hasSms: false },
  announce: async () => {},
});
process.stdin.destroy();
await close();
