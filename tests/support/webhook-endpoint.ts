import { uuidv7 } from 'uuidv7';
import { webhookEvents } from '../../machines/rules/webhooks/webhook-events.ts';
import type { Database } from '../../services/database/database.ts';
import { endpoints } from '../../services/webhooks/webhooks.tables.ts';

/** An endpoint of a company that subscribes to all events unless said otherwise. @returns its id */
export async function addWebhookEndpoint(
  db: Database,
  provided: Pick<typeof endpoints.$inferInsert, 'orgId'> & Partial<typeof endpoints.$inferInsert>,
): Promise<string> {
  const { id = uuidv7() } = provided;
  const at = new Date('2026-11-01T01:00:00Z');
  await db.insert(endpoints).values({
    url: 'https://hooks.example/in',
    events: webhookEvents,
    sealedSecret: 'sealed-secret',
    createdBy: uuidv7(),
    createdByName: 'Priya Raman',
    createdAt: at,
    updatedAt: at,
    ...provided,
    id,
  });
  return id;
}
