import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';
import { random } from '../../services/seed/random.ts';
import { answerOf, type Rest } from '../support/rest.ts';
import { webhookReceiver } from '../support/servers/webhook-receiver.ts';

/** A company's own program: one post in ten is refused, one in ten is taken and its answer lost. */
export async function companyProgram(client: Rest, seed: number) {
  const receiver = await webhookReceiver();
  const dice = random(seed);
  receiver.answerWith((_heard, response) => {
    const chance = dice.below(10);
    if (chance === 0) response.writeHead(503).end('not now');
    else if (chance === 1) response.destroy();
    else response.end('ok');
  });
  const events = ['booking.booked', 'booking.moved', 'booking.cancelled', 'order.changed'] as const;
  const body = { url: receiver.url, events: [...events] };
  const { secret } = await answerOf(client.companies.POST('/companies/webhooks', { body }));
  receiver.believe(secret);
  return receiver;
}

/** Longer than a claim that a killed process left behind. */
const PATIENCE_MS = 120_000;

/** Waits until nothing is to be delivered, without the pauses between tries. */
export async function untilDelivered(db: Database): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(500)) {
    const { rows } = await db.execute<{ open: number }>(
      sql`select count(*)::int as open from webhooks.deliveries where state in ('waiting', 'sending')`,
    );
    if (rows[0]?.open === 0) return;
  }
}
