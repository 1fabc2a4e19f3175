import { tokenKeys } from '../../access/tokens.ts';
import { openDatabase } from '../../database/open.ts';
import { PLAIN_LOOK } from '../../mail/mail-look.ts';
import { webhookTargets } from '../../shared/webhook-targets.ts';
import { runDeliveries } from './run-deliveries.ts';

// A process that delivers webhooks for as long as some are due, begun by a line on its standard input.
const [, , databaseUrl = '', now = '', key = ''] = process.argv;
const { db, close } = await openDatabase({ databaseUrl });
const portal = {
  publicUrl: 'http://127.0.0.1:3000',
  providerName: 'Banksia Health',
  timeZone: 'Australia/Perth',
  hasSms: true,
  neutralForgotPassword: false,
  mailAddress: 'preflight@localhost',
  resultReminderDays: 3,
  mailLook: PLAIN_LOOK,
};
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
await runDeliveries({ db, keys: tokenKeys(key), targets: webhookTargets(true), now: () => new Date(now), portal });
process.stdin.destroy();
await close();
