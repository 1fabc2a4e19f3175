import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { writeMail } from '../../services/mail/outbox.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { openStack } from './stack.ts';

const stack = await openStack();
afterAll(() => stack.close());
const { db } = stack.database;
await db.execute(sql`update companies.paperworks set file_key = null`);
beforeEach(() => db.execute(sql`delete from mail.outbox`));

const ask = (path = '') => stack.gateway.fetch(new Request(`http://portal/status${path}`));
const works = async () => {
  const { parts } = await (await ask('/json')).json();
  return Object.fromEntries(parts.map((one: { part: string; works: boolean }) => [one.part, one.works]));
};
const minutes = (count: number) => new Date(stack.clock.now().getTime() - count * 60_000);
const mail = { kind: 'test.written', entity: 'test', entityId: '019aa000-0000-7000-8000-000000000001' };
const write = (to: string, at: Date) =>
  writeMail(db, { ...mail, to, subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' }, at);

test('[app.status] a stranger reads in words that everything works, without script and without a name', async () => {
  await write('mia@redgum.example', minutes(1));
  const answer = await ask();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(await htmlFaults(text)).toEqual([]);
  expect(text).toContain('Everything works');
  expect(text).toContain('Checked on 23/11/2026, 09:00 (Perth time).');
  for (const word of ['<script', 'redgum', 'http']) expect(text).not.toContain(word);
  expect(await works()).toEqual({ pages: true, booking: true, mail: true, sms: true, webhooks: true, files: true });
});

test('[app.status] mail that waits for a quarter of an hour is delayed, with the time of the oldest', async () => {
  await write('mia@redgum.example', minutes(15));
  expect(await works()).toMatchObject({ mail: false, sms: true, booking: true });
  expect(await (await ask()).text()).toContain('the oldest message has waited since 23/11/2026, 08:45 (Perth time)');
});

test('[app.status] one address that refuses is no fault of the mail server, and three are', async () => {
  const refused = async (count: number) => {
    for (let nth = 0; nth < count; nth++) await write(`person-${nth}@redgum.example`, minutes(1));
    await db.execute(
      sql`update mail.outbox set tries = 2, next_try_at = ${stack.clock.now().toISOString()}::timestamptz`,
    );
    return (await works())['mail'];
  };
  expect(await refused(1)).toBe(true);
  expect(await refused(3)).toBe(false);
});

test('[app.status] the page opens while a service is down, and says so', async () => {
  const down = async () => Response.json({}, { status: 503 });
  stack.replace('booking', down);
  expect(await works()).toMatchObject({ pages: true, booking: false, mail: true });
  stack.replace('companies', down);
  expect(await works()).toEqual({ pages: true, booking: false });
  expect(await (await ask()).text()).toContain('Does not work now');
  stack.replace('booking', undefined);
  stack.replace('companies', undefined);
});

test('[app.status] files that cannot be opened are said in words', async () => {
  await db.execute(sql`update companies.paperworks set file_key = 'no-such-file'`);
  expect(await works()).toMatchObject({ files: false, booking: true });
  expect(await (await ask()).text()).toContain('Files cannot be opened now');
});
