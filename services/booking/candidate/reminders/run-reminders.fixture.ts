import { TEST_PORTAL } from '../../../../tests/support/portal-facts.ts';
import { openDatabase } from '../../../database/open.ts';
import { runReminders } from './run-reminders.ts';

// A process that writes reminders for as long as some are due, begun by a line on its standard input.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const [, , databaseUrl = '', now = ''] = process.argv;
const { db, close } = await openDatabase({ databaseUrl });
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
await runReminders({ db, now: () => new Date(now), portal: TEST_PORTAL });
process.stdin.destroy();
await close();
