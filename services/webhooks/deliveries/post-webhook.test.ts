import fc from 'fast-check';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { verifies, webhookReceiver } from '../../../tests/support/servers/webhook-receiver.ts';
import { newSecret } from '../secrets.ts';
import { postWebhook, type WebhookMessage } from './post-webhook.ts';

const BODIES = 2_000;
const AT_ONCE = 25;

const targets = { allowsLoopback: true, resolve: async () => ['127.0.0.1'] };
const receiver = await webhookReceiver();
const { url, heard } = receiver;
const secret = newSecret();
afterAll(() => receiver.close());
beforeEach(() => {
  heard.length = 0;
  receiver.believe(secret);
  receiver.answerWith((_heard, response) => response.end('ok'));
});

const now = () => new Date();
const message = (more: Partial<WebhookMessage> = {}): WebhookMessage => ({
  url,
  id: 'msg_1',
  body: '{"a":1}',
  secrets: [secret],
  ...more,
});

test('[webhook.signed] thousands of bodies verify with the stock library; changed and late ones never do', {
  timeout: 120_000,
}, async () => {
  const bodies = fc.sample(fc.jsonValue(), { numRuns: BODIES, seed: 39 }).map((value) => JSON.stringify(value));
  for (let at = 0; at < BODIES; at += AT_ONCE) {
    const some = bodies.slice(at, at + AT_ONCE);
    const answers = await Promise.all(
      some.map((body, nth) => postWebhook(message({ body, id: `msg_${at + nth}` }), targets, now())),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  expect(heard).toHaveLength(BODIES);
  expect(heard.filter(({ isVerified }) => !isVerified)).toEqual([]);
  expect(heard.map(({ body }) => body).toSorted()).toEqual(bodies.toSorted());

  const moved = (seconds: number) => (timestamp: string) => String(Number(timestamp) + seconds);
  const changed = heard.flatMap(({ headers, body, id }) => [
    { headers, body: `${body} ` },
    { headers, body: body.slice(1) },
    { headers: { ...headers, 'webhook-id': `${id}0` }, body },
    { headers: { ...headers, 'webhook-timestamp': moved(1)(headers['webhook-timestamp'] ?? '') }, body },
    { headers: { ...headers, 'webhook-signature': `v1,${'A'.repeat(43)}=` }, body },
  ]);
  expect(changed).toHaveLength(BODIES * 5);
  expect(changed.filter((one) => verifies(secret, one))).toEqual([]);
  expect(heard.filter((one) => verifies(newSecret(), one))).toEqual([]);

  heard.length = 0;
  for (const minutes of [-6, 6]) await postWebhook(message(), targets, new Date(Date.now() + minutes * 60_000));
  expect(heard.map(({ isVerified }) => isVerified)).toEqual([false, false]);
});

test('[webhook.signed] two secrets sign while one is being changed for the other', async () => {
  const next = newSecret();
  await postWebhook(message({ secrets: [next, secret] }), targets, now());
  const [one] = heard;
  expect(one?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
  expect(one && [verifies(next, one), verifies(secret, one)]).toEqual([true, true]);
});

test('[webhook.private] a redirect is an answer like any other, and is not followed', async () => {
  receiver.answerWith((_heard, response) => response.writeHead(307, { location: url }).end('elsewhere'));
  expect(await postWebhook(message(), targets, now())).toEqual({ status: 307, text: 'elsewhere' });
  expect(heard).toHaveLength(1);
});

test('[webhook.private] a name that leads inside is not connected to, whatever it led to when it was saved', async () => {
  const { port } = new URL(url);
  const inside = ['127.0.0.1', '10.0.0.7', '172.16.3.4', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
  const inside6 = ['::1', '::ffff:127.0.0.1', 'fe80::1', 'fd00::1', '64:ff9b::7f00:1', '::'];
  for (const address of [...inside, ...inside6]) {
    const outside = { allowsLoopback: false, resolve: async () => ['93.184.215.14', address] };
    const answer = await postWebhook(message({ url: `https://hooks.example:${port}/hook` }), outside, now());
    expect(answer, address).toEqual({
      status: null,
      text: 'Not sent: the address must lead to a public address of the internet.',
    });
  }
  expect(heard).toEqual([]);
});

test('[webhook.private] the connection goes to the address that was looked at', async () => {
  const resolve = vi.fn(async () => ['127.0.0.1']);
  const once = { allowsLoopback: true, resolve };
  const answer = await postWebhook(message({ url: url.replace('127.0.0.1', 'hooks.example') }), once, now());
  expect([answer.status, resolve.mock.calls, heard[0]?.headers['host']]).toEqual([
    200,
    [['hooks.example']],
    `hooks.example:${new URL(url).port}`,
  ]);
});

test('[webhook.retry] a delivery without an answer within ten seconds, or at all, has failed', async () => {
  receiver.answerWith(() => {});
  expect(await postWebhook(message(), targets, now())).toEqual({ status: null, text: 'No answer within 10 seconds.' });
  expect(await postWebhook(message({ url: 'http://127.0.0.1:9/' }), targets, now())).toMatchObject({
    status: null,
    text: expect.stringContaining('ECONNREFUSED'),
  });
});

test('[webhook.log] of an answer its first kilobyte is read', async () => {
  receiver.answerWith((_heard, response) => response.end(`\0${'é'.repeat(400_000)}`));
  const { status, text } = await postWebhook(message(), targets, now());
  expect([status, text.startsWith('éé'), Buffer.byteLength(text) <= 1_030]).toEqual([200, true, true]);
});
