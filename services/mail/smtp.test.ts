import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database/database.ts';
import { mailServer as realMailServer } from '../../tests/support/servers/mail-server.ts';
import { testClock } from '../../tests/support/services.ts';
import type { ClaimedMail, NewMail } from './outbox.ts';
import { writeMail } from './outbox.ts';
import { deliverDue } from './sender.ts';
import { smtpTransport } from './smtp.ts';
import type { Transport } from './transport.ts';

const database = await testDatabase();
afterAll(() => database.close());

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await database.db.execute(sql`delete from mail.outbox`);
  for (const each of open.splice(0)) each.close();
});

async function mailServer(...provided: Parameters<typeof realMailServer>) {
  const server = await realMailServer(...provided);
  open.push(server);
  return server;
}

function transportTo(port: number): Transport {
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Banksia Health <portal@banksia.example>' });
  open.push(transport);
  return transport;
}

const mail: NewMail = {
  kind: 'test.written',
  entity: 'test',
  entityId: '019aa000-0000-7000-8000-000000000001',
  to: 'mia@redgum.example',
  subject: 'Zoë’s booking',
  text: 'Hello.',
  html: '<p>Hello.</p>',
  attachments: [{ filename: 'appointment.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};

const states = async () => {
  const { rows } = await database.db.execute<{ state: string; last_error: string | null }>(
    sql`select state, last_error from mail.outbox order by id`,
  );
  return rows;
};

test('[mail.outbox] a mail arrives whole: from, to, subject, text, html, attachment, and an id of its own', async () => {
  const clock = testClock();
  const server = await mailServer();
  const id = await writeMail(database.db, mail, clock.now());
  await deliverDue({ db: database.db, now: clock.now }, transportTo(server.port));
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    envelope: ['mia@redgum.example'],
    subject: 'Zoë’s booking',
    messageId: `<${id}@banksia.example>`,
    from: { name: 'Banksia Health', address: 'portal@banksia.example' },
    to: [{ address: 'mia@redgum.example' }],
    text: expect.stringContaining('Hello.'),
    html: expect.stringContaining('<p>Hello.</p>'),
    attachments: [{ filename: 'appointment.ics', mimeType: 'text/calendar' }],
  });
});

test('[mail.outbox] with the server down nothing is lost, and the mail leaves once it is back', async () => {
  const clock = testClock();
  const { db } = database;
  const gone = await mailServer();
  await gone.close();
  await writeMail(db, mail, clock.now());
  await deliverDue({ db, now: clock.now }, transportTo(gone.port));
  expect(await states()).toEqual([{ state: 'waiting', last_error: expect.stringContaining('ECONNREFUSED') }]);
  const back = await mailServer({}, gone.port);
  clock.pass(30_000);
  await deliverDue({ db, now: clock.now }, transportTo(back.port));
  expect(back.received).toHaveLength(1);
  expect(await states()).toEqual([{ state: 'sent', last_error: null }]);
});

test('[mail.outbox] a recipient that the server does not know is final, a full or busy server is not', async () => {
  const refusing = (responseCode: number) =>
    mailServer({ onRcptTo: (_to, _session, done) => done(Object.assign(new Error('No'), { responseCode })) });
  const clock = testClock();
  const { db } = database;
  const [strict, busy] = [await refusing(550), await refusing(451)];
  await writeMail(db, mail, clock.now());
  await deliverDue({ db, now: clock.now }, transportTo(busy.port));
  expect((await states()).map(({ state }) => state)).toEqual(['waiting']);
  clock.pass(30_000);
  await deliverDue({ db, now: clock.now }, transportTo(strict.port));
  expect((await states()).map(({ state }) => state)).toEqual(['failed']);
});

test('a login that the server refuses is ours to repair: the mail waits', async () => {
  const clock = testClock();
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Wrong')),
  });
  const transport = smtpTransport({
    url: `smtp://portal:wrong@127.0.0.1:${server.port}`,
    from: 'portal@banksia.example',
  });
  open.push(transport);
  await writeMail(database.db, mail, clock.now());
  await deliverDue({ db: database.db, now: clock.now }, transport);
  expect((await states()).map(({ state }) => state)).toEqual(['waiting']);
});

test('[mail.outbox] a recipient with a line break adds no other recipient, even past the outbox', async () => {
  const server = await mailServer();
  const sly: ClaimedMail = {
    id: '019aa000-0000-7000-8000-000000000002',
    kind: 'test',
    channel: 'mail',
    orgId: null,
    entity: 'test',
    state: 'sending',
    entityId: '019aa000-0000-7000-8000-000000000001',
    tries: 1,
    lastError: null,
    sentAt: null,
    nextTryAt: new Date(),
    firstDueAt: new Date(),
    sendBefore: new Date(),
    createdAt: new Date(),
    recipient: 'mia@redgum.example\r\nBcc: thief@evil.example',
    subject: 'Hello\r\nBcc: thief@evil.example',
    content: { text: 'Hello.', html: '<p>Hello.</p>' },
  };
  await transportTo(server.port)
    .deliver(sly)
    .catch(() => {});
  for (const { envelope, bcc } of server.received) {
    expect(envelope).not.toContain('thief@evil.example');
    expect(bcc).toBeUndefined();
  }
});
