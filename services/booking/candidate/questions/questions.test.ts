import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Bench, book, detailOf, first, openBench } from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { mailServer } from '../../../../tests/support/servers/mail-server.ts';
import { call } from '../../../../tests/support/services.ts';
import { deliverDue } from '../../../mail/sender.ts';
import { smtpTransport } from '../../../mail/smtp.ts';
import type { Service } from '../../../shared/http/service.ts';
import { bookingService } from '../../booking.service.ts';

const KEY = 'the key of the mail provider, which is long';
const PRIYA = 'priya.raman@redgum.example';

let admin: Client;
let manager: Client;
let bench: Bench;
let candidate: string;
const world = await openBookingWorld();
const { deps } = world;
const inboundMail = { domain: 'reply.portal.example', key: KEY };
const withMail = bookingService({ ...deps, portal: { ...deps.portal, inboundMail } });
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  bench = await openBench(world);
  candidate = first((await book(manager, bench, [0])).candidates);
  await world.db.execute(sql`update booking.candidates set question_waits_for = null`);
  await world.db.execute(sql`delete from mail.outbox`);
});

const path = () => `/candidates/${candidate}/messages`;
const write = (client: Client, body: string, asks_back = false) => client.post(path(), { body, asks_back });
const waiting = async (client: Client) => (await client.get('/open-questions')).body;
const listed = async (client: Client, state: string) =>
  (await client.get(`/bookings?questions=${encodeURIComponent(state)}&is_count=true`)).body.total;
const mails = async () =>
  (
    await world.db.execute<{ kind: string; recipient: string; text: string; reply_to: string | null }>(sql`
      select kind, recipient, content->>'text' as text, content->>'replyTo' as reply_to
      from mail.outbox where kind like 'question.%' order by id`)
  ).rows;

test('[questions.thread] the company asks, the clinic answers: each is mailed what the other wrote, and all of it is audited', async () => {
  const asked = await write(manager, '  Does he need his own boots?\n');
  expect(asked).toMatchObject({ status: 201, body: { waits_for: 'clinic' } });
  const answered = await write(admin, 'No.');
  expect(answered.body.waits_for).toBeNull();
  expect(answered.body.messages).toMatchObject([
    { side: 'company', body: 'Does he need his own boots?', author: 'Priya Raman', by_mail: false },
    { side: 'clinic', body: 'No.', author: 'Helen Marsh' },
  ]);
  expect((await manager.get(path())).body).toEqual(answered.body);
  const [toClinic, toCompany, ...more] = await mails();
  expect(more).toEqual([]);
  expect(toClinic).toMatchObject({
    kind: 'question.to-clinic',
    recipient: 'hay.street@banksia.example',
    reply_to: null,
  });
  expect(toClinic?.text).toContain('Does he need his own boots?');
  expect(toCompany).toMatchObject({ kind: 'question.to-company', recipient: PRIYA });
  expect(toCompany?.text).toContain(`https://portal.example/booking/${candidate}/detail`);
  const { history } = await detailOf(manager, candidate);
  expect(history.filter(({ action }: { action: string }) => action === 'candidate.message.written')).toMatchObject([
    { by: 'Helen Marsh', after: { by: 'clinic', message: 'No.' } },
    { by: 'Priya Raman', after: { by: 'company' } },
  ]);
});

test('[questions.thread] nothing is no message, another company’s booking is unknown, and a booker writes about own ones', async () => {
  expect((await write(manager, ' \n ')).body.error).toMatchObject({ code: 'INVALID', field: 'body' });
  expect((await write(manager, 'x'.repeat(2001))).status).toBe(400);
  const [coralBay, booker] = [await world.as('coralbay'), await world.as('booker')];
  expect([(await write(coralBay, 'Hello')).status, (await coralBay.get(path())).status]).toEqual([404, 404]);
  expect((await write(booker, 'Hello')).status).toBe(404);
  candidate = first((await book(booker, bench, [4])).candidates);
  expect((await write(booker, 'Hello')).status).toBe(201);
  const { rows } = await world.db.execute(sql`select id from booking.messages where body = 'Hello'`);
  expect(rows).toHaveLength(1);
});

test('[questions.state][questions.waiting] a waiting question counts for its side only, with its text, and equals the count of the list’s filter', async () => {
  const other = candidate;
  await write(manager, 'First?');
  world.clock.pass(60_000);
  candidate = first((await book(manager, bench, [4])).candidates);
  await write(admin, 'Which site?');
  expect(await waiting(manager)).toMatchObject({
    side: 'company',
    total: 1,
    total_capped: false,
    questions: [{ candidate_id: candidate, message: 'Which site?', author: 'Helen Marsh' }],
  });
  expect(await waiting(admin)).toMatchObject({
    side: 'clinic',
    total: 1,
    questions: [{ candidate_id: other, message: 'First?' }],
  });
  expect((await waiting(await world.as('coralbay'))).total).toBe(0);
  expect([await listed(manager, 'Waiting for the company'), await listed(admin, 'Waiting for the clinic')]).toEqual([
    1, 1,
  ]);
  await write(manager, 'Newman. And when?', true);
  expect(await waiting(admin)).toMatchObject({
    total: 2,
    questions: [{ message: 'First?' }, { message: 'Newman. And when?' }],
  });
  expect(await listed(admin, 'Waiting for the clinic')).toBe(2);
  await write(admin, 'On Monday.');
  expect([(await waiting(manager)).total, (await waiting(admin)).total]).toEqual([0, 1]);
});

/** Posts as a mail provider does. */
const post = (
  mail: object,
  { key = KEY, service = withMail, signature }: { key?: string; service?: Service; signature?: string } = {},
) => {
  const signed = `sha256=${createHmac('sha256', key).update(JSON.stringify(mail)).digest('hex')}`;
  return call(service, 'POST', '/booking/inbound-mail', {
    body: mail,
    headers: { 'x-signature': signature ?? signed },
  });
};

/** The clinic asks, and a real mail server gets it: the address that it is answered to. */
async function askedByMail(): Promise<string> {
  const { access_token: token } = await world.signIn('admin');
  const body = { body: 'Which site does he start at?', asks_back: false };
  expect((await call(withMail, 'POST', `/booking${path()}`, { token, body })).status).toBe(201);
  const server = await mailServer();
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from: 'portal@banksia.example' });
  try {
    await deliverDue({ db: world.db, now: world.clock.now }, transport);
  } finally {
    transport.close();
    await server.close();
  }
  return server.received[0]?.replyTo?.[0]?.address ?? '';
}

test('[questions.reply] an answer to the mail’s own address comes in once, without what it quotes', async () => {
  const to = await askedByMail();
  expect(to).toMatch(/^q-[\da-f]{32}b-[\da-f]{20}@reply\.portal\.example$/);
  const text = 'At Newman.\n\nOn Mon, 23 Nov 2026, Banksia Health wrote:\n> Which site does he start at?';
  const mail = { message_id: '<1@redgum.example>', from: 'Priya.Raman@redgum.example', to: to.toUpperCase(), text };
  expect(await Promise.all([post(mail), post(mail)])).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect((await post(mail)).body).toEqual({ is_new: false });
  const { messages, waits_for } = (await manager.get(path())).body;
  expect(messages.slice(1)).toMatchObject([
    { side: 'company', body: 'At Newman.', author: 'Priya Raman', by_mail: true },
  ]);
  expect(waits_for).toBeNull();
  expect(await mails()).toMatchObject([{ kind: 'question.to-company' }, { kind: 'question.to-clinic' }]);
  const quoted = { ...mail, message_id: '<2@redgum.example>', text: '> Which site?' };
  expect(await post(quoted)).toMatchObject({ status: 422, body: { error: { field: 'text' } } });
});

test('[questions.signed] a changed address, a foreign sender, another domain and an unsigned mail are refused and counted', async () => {
  const to = await askedByMail();
  const mail = { message_id: '<3@redgum.example>', from: PRIYA, to, text: 'At Newman.' };
  const other = first((await book(manager, bench, [4])).candidates).replaceAll('-', '');
  const statuses = [
    await post({ ...mail, to: to.replace(/^q-.{32}/, `q-${other}`) }),
    await post({ ...mail, to: to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')) }),
    await post({ ...mail, to: to.replace(/b-/, 'c-') }),
    await post({ ...mail, to: to.replace('reply.', 'other.') }),
    await post({ ...mail, from: 'thief@evil.example' }),
    await post(mail, { key: 'another key that is as long as the first' }),
    await post(mail, { service: world.booking }),
    await post(mail, { signature: `${'a'.repeat(63)}é` }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 401, 401, 401]);
  expect((await manager.get(path())).body.messages).toHaveLength(1);
  const { rows } = await world.db.execute<{ count: number }>(sql`
    select sum(count)::int as count from audit.entries where action = 'inbound-mail.refused' and entity_id = 'receiveMail'
      and after->>'status' in ('401', '403')`);
  expect(rows[0]?.count).toBe(8);
});

test('[questions.thread] a message whose answer was lost is written and mailed once; another one under its id is refused', async () => {
  const message = { message_id: randomUUID(), body: 'Which boots?', asks_back: false };
  const answers = [await manager.post(path(), message), await manager.post(path(), message)];
  expect(answers[0]).toMatchObject({ status: 201, body: { messages: [{ message_id: message.message_id }] } });
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(await mails()).toHaveLength(1);
  const other = await manager.post(path(), { ...message, body: 'Which gloves?' });
  expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  const theirs = await admin.post(path(), message);
  expect([theirs.status, theirs.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});
