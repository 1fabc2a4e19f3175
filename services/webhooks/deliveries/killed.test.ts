/** @module-tag long */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { urlOf } from '../../../tests/support/database/database.ts';
import { needs } from '../../../tests/support/needs.ts';
import { type ReceivedDelivery, webhookReceiver } from '../../../tests/support/servers/webhook-receiver.ts';
import { openWorld } from '../../../tests/support/services.ts';
import { addWebhookEndpoint } from '../../../tests/support/webhook-endpoint.ts';
import { generateSigningKey, tokenKeys } from '../../access/tokens.ts';
import { random } from '../../seed/random.ts';
import { newSecret, webhookSecrets } from '../secrets.ts';

const EVENTS = 300;
const KILLS = 6;
/** A claim that a killed process left behind has run out by then. */
const BETWEEN_MS = 61_000;

const world = await openWorld();
const { db } = world.deps;
const receiver = await webhookReceiver();
const key = generateSigningKey();
afterAll(async () => {
  receiver.close();
  await world.close();
});

async function ready(url: string, now: Date) {
  const fixture = join(import.meta.dirname, 'run-deliveries.fixture.ts');
  const child = spawn(process.execPath, [fixture, url, now.toISOString(), key], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {});
  await once(child.stdout, 'data');
  return child;
}

test('[webhook.once] two processes at once, killed amid deliveries again and again, lose none and give none a second id', {
  ...needs('postgres'),
  timeout: 300_000,
}, async () => {
  const { org: orgId } = await world.signIn('manager');
  const secret = newSecret();
  const id = uuidv7();
  const sealedSecret = webhookSecrets(tokenKeys(key)).seal(secret, id);
  await addWebhookEndpoint(db, { id, orgId, url: receiver.url, sealedSecret });
  receiver.believe(secret);
  const startedAt = new Date();
  await db.execute(sql`
    insert into webhooks.deliveries (id, endpoint_id, org_id, type, payload, state, next_try_at, created_at)
    select gen_random_uuid(), ${id}::uuid, ${orgId}::uuid, 'booking.booked', json_build_object('nth', nth), 'waiting',
      ${startedAt.toISOString()}::timestamptz, ${startedAt.toISOString()}::timestamptz from generate_series(1, ${EVENTS}) nth`);
  const url = await urlOf(db);
  const dice = random(39);
  // Killed while a post is under way: the receiver has it, and its sender never learns so.
  let cut = 0;
  let now = startedAt;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const both = await Promise.all([ready(url, now), ready(url, now)]);
    const killed = Promise.withResolvers<void>();
    const heardBefore = receiver.heard.length;
    const after = 5 + dice.below(30);
    receiver.answerWith((_heard: ReceivedDelivery, response) => {
      if (receiver.heard.length - heardBefore < after) return void response.end('ok');
      for (const child of both) child.kill('SIGKILL');
      killed.resolve();
    });
    for (const child of both) child.stdin.write('go\n');
    await killed.promise;
    await Promise.all(
      both.map((child) => (child.exitCode === null && !child.signalCode ? once(child, 'close') : null)),
    );
    const { rows } = await db.execute<{ left: number }>(sql`
      select count(*)::int as left from webhooks.deliveries where state = 'sending'`);
    if (rows[0]?.left) cut += 1;
    now = new Date(now.getTime() + BETWEEN_MS);
  }
  expect(cut, 'kills that left work half done').toBe(KILLS);
  receiver.answerWith((_heard, response) => response.end('ok'));
  const last = await ready(url, now);
  last.stdin.write('go\n');
  await once(last, 'close');

  const { rows } = await db.execute<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from webhooks.deliveries group by state`);
  expect(rows).toEqual([{ state: 'delivered', count: EVENTS }]);
  const pairs = new Set(receiver.heard.map(({ id: message, body }) => `${message} ${body}`));
  expect(pairs.size).toBe(EVENTS);
  expect(new Set(receiver.heard.map(({ body }) => body)).size).toBe(EVENTS);
  expect(receiver.heard.length).toBeGreaterThan(EVENTS);
});
