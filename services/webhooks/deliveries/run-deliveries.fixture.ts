import { TEST_PORTAL } from '../../../tests/support/portal-facts.ts';
import { tokenKeys } from '../../access/tokens.ts';
import { openDatabase } from '../../database/open.ts';
import { webhookTargets } from '../../shared/webhook-targets.ts';
import { runDeliveries } from './run-deliveries.ts';

// A process that delivers webhooks for as long as some are due, begun by a line on its standard input.
const [, , databaseUrl = '', now = '', key = ''] = process.argv;
const { db, close } = await openDatabase({ databaseUrl });
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
await runDeliveries({
  db,
  keys: tokenKeys(key),
  targets: webhookTargets(true),
  now: () => new Date(now),
  portal: TEST_PORTAL,
});
process.stdin.destroy();
await close();
