import { openDatabase } from '../../../database/open.ts';
import { PLAIN_LOOK } from '../../../mail/mail-look.ts';
import { runEarlierTimes } from './run-earlier-times.ts';

// A process that offers what is free once, begun by a line on its standard input.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const [, , databaseUrl = '', now = ''] = process.argv;
const { db, close } = await openDatabase({ databaseUrl });
const portal = {
  publicUrl: 'http://127.0.0.1:3000',
  providerName: 'Banksia Health',
  timeZone: 'Australia/Perth',
  hasSms: false,
  neutralForgotPassword: false,
  mailAddress: 'preflight@localhost',
  resultReminderDays: 3,
  mailLook: PLAIN_LOOK,
};
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
await runEarlierTimes({ db, now: () => new Date(now), portal, announce: async () => {} });
process.stdin.destroy();
await close();
