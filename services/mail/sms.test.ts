import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database/database.ts';
import { testClock } from '../../tests/support/services.ts';
import { type NewMail, writeMail } from './outbox.ts';
import { deliverDue } from './sender.ts';
import { httpSms } from './sms.ts';
import { isSigned } from './sms-signature.ts';

const SECRET = 'a-secret-that-the-tests-alone-know-of';
/** An address at which no server listens. */
const NOWHERE = 'http://127.0.0.1:9';

const database = await testDatabase();
afterAll(() => database.close());

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await database.db.execute(sql`delete from mail.outbox`);
  for (const each of open.splice(0)) each.close();
});

/** A real receiver with these answers, and the requests it got. */
async function receiver(answers: readonly { status: number; words?: string }[]) {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { status, words = '' } = answers[heard.length] ?? { status: 200 };
    heard.push({ headers: request.headers, body });
    response.writeHead(status, { location: '/elsewhere' }).end(words);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({ close: () => server.closeAllConnections() ?? server.close() });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms` };
}

const sms: NewMail = {
  kind: 'reminder.1d.sms',
  channel: 'sms',
  entity: 'test',
  entityId: '019aa000-0000-7000-8000-000000000001',
  to: '+61491570006',
  subject: 'SMS: reminder',
  text: 'Zoë, tomorrow at 09:00.',
  html: '',
};
const states = async () => {
  const { rows } = await database.db.execute<{ state: string; last_error: string | null; tries: number }>(
    sql`select state, last_error, tries from mail.outbox order by id`,
  );
  return rows;
};

test('[sms.http] an SMS is one signed POST with its id as the key, and no mail goes there', async () => {
  const clock = testClock();
  const { db } = database;
  const { heard, url } = await receiver([]);
  const id = await writeMail(db, sms, clock.now());
  await writeMail(db, { ...sms, channel: 'mail', to: 'mia@redgum.example' }, clock.now());
  expect(await deliverDue({ db, now: clock.now }, httpSms({ url, secret: SECRET, now: clock.now }))).toBe(1);
  const [request] = heard;
  expect(JSON.parse(request?.body ?? '')).toEqual({ id, to: '+61491570006', text: 'Zoë, tomorrow at 09:00.' });
  expect(request?.headers).toMatchObject({ 'idempotency-key': id, 'content-type': 'application/json' });
  const signed = {
    timestamp: String(request?.headers['x-timestamp']),
    signature: String(request?.headers['x-signature']),
    body: request?.body ?? '',
  };
  expect(isSigned(SECRET, signed, clock.now())).toBe(true);
  expect(isSigned(SECRET, { ...signed, body: `${signed.body} ` }, clock.now())).toBe(false);
  expect(isSigned(`${SECRET}!`, signed, clock.now())).toBe(false);
  expect(isSigned(SECRET, signed, new Date(clock.now().getTime() + 301_000)), 'an old copy').toBe(false);
  expect((await states()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
});

test('[sms.http] a refusal stops it with its words; 5xx, 429, a redirect and no answer repeat it under the same key', async () => {
  const clock = testClock();
  const { db } = database;
  const refusing = await receiver([{ status: 422, words: 'No such number.' }]);
  await writeMail(db, sms, clock.now());
  await deliverDue({ db, now: clock.now }, httpSms({ url: refusing.url, secret: SECRET, now: clock.now }));
  expect(await states()).toEqual([{ state: 'failed', last_error: '422 No such number.', tries: 1 }]);
  clock.pass(3_600_000);
  expect(await deliverDue({ db, now: clock.now }, httpSms({ url: refusing.url, secret: SECRET, now: clock.now }))).toBe(
    0,
  );

  await db.execute(sql`delete from mail.outbox`);
  await writeMail(db, sms, clock.now());
  await deliverDue({ db, now: clock.now }, httpSms({ url: NOWHERE, secret: SECRET, now: clock.now }));
  const [unreached] = await states();
  expect(unreached).toMatchObject({ state: 'waiting', tries: 1 });
  expect(unreached?.last_error).toMatch(/fetch failed|ECONNREFUSED|bad port/);
  const { heard, url } = await receiver([{ status: 503 }, { status: 429 }, { status: 302 }, { status: 200 }]);
  for (let round = 0; round < 4; round += 1) {
    clock.pass(3_600_000);
    await deliverDue({ db, now: clock.now }, httpSms({ url, secret: SECRET, now: clock.now }));
  }
  expect(await states()).toEqual([{ state: 'sent', last_error: null, tries: 5 }]);
  expect(new Set(heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('[sms.http] an invalid mobile is stored as failed and never sent', async () => {
  const clock = testClock();
  await writeMail(database.db, { ...sms, to: '08 9450 9876' }, clock.now());
  expect(await states()).toMatchObject([{ state: 'failed', last_error: 'The recipient is no mobile phone.' }]);
});
