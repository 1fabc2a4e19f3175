import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { webhookReceiver } from '../../../tests/support/servers/webhook-receiver.ts';
import { call, openWorld } from '../../../tests/support/services.ts';
import { companiesService } from '../../companies/companies.service.ts';
import { nextDelivery } from './outbox.ts';
import { runDeliveries } from './run-deliveries.ts';

const DAY_MS = 86_400_000;

const world = await openWorld();
const { deps, clock } = world;
const { db } = deps;
const companies = companiesService(deps);
let manager = await world.signIn('manager');
let other = await world.signIn('coralbay');
const receiver = await webhookReceiver();
const { heard, url } = receiver;
const work = { ...deps, targets: deps.webhooks };
let id = '';
let secret = '';
afterAll(async () => {
  receiver.close();
  await world.close();
});

const ask = (method: string, path: string, body?: object, caller = manager) =>
  call(companies, method, `/companies/${path}`, { token: caller.access_token, ...(body && { body }) });
const log = async (page = 1) => (await ask('GET', `webhooks/${id}/deliveries?page=${page}`)).body;
const endpoint = async () => (await ask('GET', 'webhooks')).body.endpoints[0];

/** A session does not last as long as the tries. */
const signInAgain = async () => {
  [manager, other] = [await world.signIn('manager'), await world.signIn('coralbay')];
};

/** As an event writes them. */
const write = (count: number) =>
  db.execute(sql`
    insert into webhooks.deliveries (id, endpoint_id, org_id, type, payload, state, next_try_at, created_at)
    select gen_random_uuid(), ${id}::uuid, ${manager.org}::uuid, 'booking.booked', json_build_object('nth', nth), 'waiting',
      ${clock.now().toISOString()}::timestamptz, ${clock.now().toISOString()}::timestamptz
    from generate_series(1, ${count}) nth`);

beforeEach(async () => {
  clock.set('2026-11-23T01:00:00Z');
  await signInAgain();
  await db.execute(sql`delete from webhooks.endpoints`);
  await db.execute(sql`delete from mail.outbox`);
  heard.length = 0;
  receiver.answerWith((_heard, response) => response.end('ok'));
  ({ endpoint_id: id, secret } = (await ask('POST', 'webhooks', { url, events: ['booking.booked'] })).body);
  receiver.believe(secret);
});

test('[webhook.once] each is delivered once, under an id of its own', async () => {
  await write(50);
  const tried = await Promise.all([runDeliveries(work), runDeliveries(work)]);
  expect(tried[0] + tried[1]).toBe(50);
  expect(new Set(heard.map((one) => one.id)).size).toBe(50);
  expect(await runDeliveries(work)).toBe(0);
  expect(await nextDelivery(db)).toBeNull();
  const page = await log();
  expect(page).toMatchObject({ count: 50, pages: 1 });
  expect(page.deliveries[0]).toMatchObject({
    state: 'delivered',
    attempts: 1,
    last_status: 200,
    last_answer: 'ok',
    next_try_at: null,
  });
  expect(heard.map((one) => one.id)).toContain(`msg_${page.deliveries[0].delivery_id}`);
});

test('[webhook.retry] 500, then nothing, then 200: the same id each time, after pauses that grow', async () => {
  const answers = [500, 503, 200];
  receiver.answerWith((_heard, response) => response.writeHead(answers[heard.length - 1] ?? 200).end('not yet'));
  await write(1);
  await runDeliveries(work);
  const [first] = (await log()).deliveries;
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, last_status: 500, last_answer: 'not yet' });
  const pause = (at: string) => Date.parse(at) - clock.now().getTime();
  expect(pause(first.next_try_at)).toBeGreaterThanOrEqual(5_000);
  expect(await runDeliveries(work)).toBe(0);
  clock.pass(6_000);
  await runDeliveries(work);
  const [second] = (await log()).deliveries;
  expect([second.attempts, Math.floor(pause(second.next_try_at) / 60_000)]).toEqual([2, 5]);
  clock.pass(6 * 60_000);
  await runDeliveries(work);
  expect((await log()).deliveries[0]).toMatchObject({ state: 'delivered', attempts: 3, last_status: 200 });
  expect(new Set(heard.map((one) => one.id)).size).toBe(1);
  expect(heard).toHaveLength(3);
});

test('[webhook.retry] after three days it is given up: the endpoint is paused, its administrators are mailed, the rest waits', async () => {
  receiver.answerWith((_heard, response) => response.writeHead(307, { location: url }).end());
  const startedAt = clock.now().getTime();
  await write(1);
  for (let due = await nextDelivery(db); due; due = await nextDelivery(db)) {
    clock.set(due);
    await runDeliveries(work);
  }
  await signInAgain();
  expect(heard).toHaveLength(10);
  const days = (clock.now().getTime() - startedAt) / DAY_MS;
  expect([days > 3, days < 3.6]).toEqual([true, true]);
  expect((await log()).deliveries[0]).toMatchObject({
    state: 'failed',
    attempts: 10,
    last_status: 307,
    next_try_at: null,
  });
  expect(await endpoint()).toMatchObject({ paused_because: expect.stringContaining('status 307') });
  const { rows } = await db.execute<{ recipient: string; content: { text: string } }>(sql`
    select recipient, content from mail.outbox where kind = 'account.webhook-paused'`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows[0]?.content.text).toContain(url);

  receiver.answerWith((_heard, response) => response.end('ok'));
  await write(3);
  expect(await runDeliveries(work)).toBe(0);
  await ask('POST', `webhooks/${id}/resume`);
  expect(await runDeliveries(work)).toBe(3);
});

test('[webhook.retry] 410 pauses at once', async () => {
  receiver.answerWith((_heard, response) => response.writeHead(410).end());
  await write(1);
  await runDeliveries(work);
  expect(await endpoint()).toMatchObject({ paused_because: 'It answered 410 Gone.' });
  expect((await log()).deliveries[0]).toMatchObject({ state: 'failed', attempts: 1 });
});

test('[webhook.retry] an endpoint that fails does not stop the others of the company', async () => {
  const fine = (await ask('POST', 'webhooks', { url, events: ['booking.booked'] })).body;
  await write(30);
  await db.execute(sql`update webhooks.endpoints set url = 'http://127.0.0.1:9/' where id = ${id}::uuid`);
  const failing = id;
  id = fine.endpoint_id;
  receiver.believe(fine.secret);
  await write(1);
  await runDeliveries(work);
  expect(heard.map(({ isVerified }) => isVerified)).toHaveLength(1);
  expect((await log()).deliveries).toMatchObject([{ state: 'delivered' }]);
  id = failing;
  expect((await log()).deliveries.every(({ state }: { state: string }) => state === 'waiting')).toBe(true);
});

test('[webhook.once] the delivery of a dead process is taken over once its claim has run out, under its id', async () => {
  await write(1);
  await db.execute(sql`
    update webhooks.deliveries set state = 'sending', attempts = 1, next_try_at = next_try_at + interval '60 seconds'`);
  expect(await runDeliveries(work)).toBe(0);
  clock.pass(60_000);
  expect(await runDeliveries(work)).toBe(1);
  expect((await log()).deliveries[0]).toMatchObject({ state: 'delivered', attempts: 2 });
});

test('[webhook.log] a test is sent at once, once, and also while the endpoint is paused', async () => {
  await db.execute(sql`update webhooks.endpoints set paused_at = now(), paused_because = 'x'`);
  expect(await ask('POST', `webhooks/${id}/test`)).toMatchObject({
    status: 200,
    body: { type: 'endpoint.tested', state: 'delivered', last_status: 200, last_answer: 'ok' },
  });
  receiver.answerWith((_heard, response) => response.writeHead(404).end('who?'));
  expect((await ask('POST', `webhooks/${id}/test`)).body).toMatchObject({
    state: 'failed',
    last_status: 404,
    last_answer: 'who?',
  });
  expect(await nextDelivery(db)).toBeNull();
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
    type: 'endpoint.tested',
    data: { message: expect.any(String) },
  });
});

test('[webhook.log] a delivery is sent again under its own id; one that waits keeps its next try', async () => {
  await write(1);
  await runDeliveries(work);
  const [{ delivery_id }] = (await log()).deliveries;
  const again = (caller = manager) => ask('POST', `webhook-deliveries/${delivery_id}/send`, undefined, caller);
  expect((await again(other)).status).toBe(404);
  expect((await again()).body).toMatchObject({ state: 'delivered', attempts: 2 });
  expect(heard.map((one) => one.id)).toEqual([`msg_${delivery_id}`, `msg_${delivery_id}`]);
  const { rows } = await db.execute<{ at: string }>(sql`
    update webhooks.deliveries set state = 'waiting', next_try_at = next_try_at + interval '1 hour' returning next_try_at as at`);
  receiver.answerWith((_heard, response) => response.writeHead(500).end());
  const failed = (await again()).body;
  expect(failed.state).toBe('waiting');
  expect(Date.parse(failed.next_try_at)).toBe(new Date(rows[0]?.at ?? '').setMilliseconds(0));
  await db.execute(sql`update webhooks.deliveries set state = 'sending'`);
  expect((await again()).body.error.code).toBe('BUSY');
});

test('[webhook.log] the log is paged, the newest first, and forgets after thirty days', async () => {
  await write(60);
  clock.pass(60_000);
  await write(1);
  const [first, second] = [await log(), await log(2)];
  expect([first.count, first.pages, first.deliveries.length, second.deliveries.length]).toEqual([61, 2, 50, 11]);
  expect(first.deliveries[0].created_at).toBe('2026-11-23T01:01:00Z');
  clock.pass(31 * DAY_MS);
  await signInAgain();
  await runDeliveries(work);
  expect(await log()).toMatchObject({ count: 0, deliveries: [] });
});

test('[webhook.signed] for a day after a rotation both secrets sign, and the new one alone afterwards', async () => {
  const next = (await ask('POST', `webhooks/${id}/secret`)).body.secret;
  const signatures = async () => {
    heard.length = 0;
    await ask('POST', `webhooks/${id}/test`);
    return heard[0]?.headers['webhook-signature']?.split(' ').length;
  };
  expect(next).not.toBe(secret);
  expect(await signatures()).toBe(2);
  clock.pass(DAY_MS);
  await signInAgain();
  expect(await signatures()).toBe(1);
});
