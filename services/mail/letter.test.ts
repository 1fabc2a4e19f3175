import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database/database.ts';
import { htmlFaults } from '../../tests/support/html-faults.ts';
import { mailServer } from '../../tests/support/servers/mail-server.ts';
import { testClock } from '../../tests/support/services.ts';
import { mapHref, telHref } from './hrefs.ts';
import { letter } from './letter.ts';
import type { Letter } from './letter-parts.ts';
import { type MailLook, PLAIN_LOOK } from './mail-look.ts';
import { mailbox } from './mailbox.ts';
import { writeMail } from './outbox.ts';
import { deliverDue } from './sender.ts';
import { smtpTransport } from './smtp.ts';

const database = await testDatabase();
afterAll(() => database.close());

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const look: MailLook = {
  colour: '#0b6b4f',
  phone: '08 5550 0100',
  openingHours: 'Mon to Fri, 7:00 to 17:00',
  logo: { contentType: 'image/png', content: PIXEL },
};
const parts = (mailLook: MailLook): Letter => ({
  heading: 'Your appointment is booked',
  paragraphs: ['Hello <Zoë>, a time is booked.', 'Bring a photo identification.'],
  facts: [
    ['Address', '226 Hay Street, Perth WA 6000', mapHref('226 Hay Street, Perth WA 6000')],
    ['Phone', '08 5550 0140', telHref('08 5550 0140')],
  ],
  action: { label: 'See your appointment', href: 'https://portal.example/appointment/x' },
  from: { providerName: 'Banksia Health', mailLook },
});

/** A letter as a mail server received it, read by a mail parser. */
async function received(mailLook: MailLook) {
  const clock = testClock();
  const server = await mailServer();
  const url = `smtp://127.0.0.1:${server.port}`;
  const transport = smtpTransport({ url, from: 'Banksia Health <portal@banksia.example>', logo: mailLook.logo });
  const about = { kind: 'test.written', entity: 'test', entityId: '019aa000-0000-7000-8000-000000000001' };
  const mail = { ...about, to: 'zoe@redgum.example', subject: 'Booked', ...letter(parts(mailLook)) };
  const id = await writeMail(database.db, mail, clock.now());
  try {
    await deliverDue({ db: database.db, now: clock.now }, transport);
    return { id, mail: server.received[0] };
  } finally {
    transport.close();
    await server.close();
  }
}

test('[mail.html] a mail arrives as text and HTML of the same parts, with address, map and phone, in the provider’s colour with its logo', async () => {
  const { mail } = await received(look);
  for (const said of [
    '226 Hay Street, Perth WA 6000',
    '08 5550 0140',
    'Banksia Health',
    '08 5550 0100',
    'Mon to Fri, 7:00 to 17:00',
  ]) {
    expect(mail?.text).toContain(said);
    expect(mail?.html).toContain(said);
  }
  expect(mail?.text).toContain('https://www.google.com/maps/search/?api=1&query=226%20Hay%20Street');
  expect(mail?.html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=226%20Hay%20Street');
  expect(mail?.html).toContain('href="tel:0855500140"');
  expect(mail?.text).toContain('Hello <Zoë>');
  expect(mail?.html).toContain('Hello &lt;Zoë&gt;');
  expect(mail?.html).toMatch(/background:#0b6b4f;color:#ffffff.*<img src="cid:provider-logo" alt="Banksia Health"/);
  expect(mail?.attachments).toMatchObject([
    { contentId: '<provider-logo>', mimeType: 'image/png', disposition: 'inline', related: true },
  ]);
});

test('[mail.html][app.valid-html] its HTML is valid, loads nothing, runs nothing, and knows dark', async () => {
  const { mail } = await received(PLAIN_LOOK);
  expect(mail?.html).not.toMatch(/<script|<link|@import|url\(|src="http/);
  expect(mail?.html).toContain('<meta name="color-scheme" content="light dark">');
  expect(mail?.html).toContain('@media (prefers-color-scheme:dark)');
  expect(await htmlFaults(String(mail?.html), 'mail')).toEqual([]);
  expect(mail?.attachments).toEqual([]);
});

test('[mail.html] the demo’s mailbox frames a mail’s HTML so that it can run and load nothing, its logo within it', async () => {
  const clock = testClock();
  const about = { kind: 'test.written', entity: 'test', entityId: '019aa000-0000-7000-8000-000000000001' };
  const id = await writeMail(
    database.db,
    { ...about, to: 'a@b.example', subject: 'Booked', ...letter(parts(look)) },
    clock.now(),
  );
  const read = (path: string) =>
    mailbox(database.db, 'Australia/Perth', look.logo)(new Request(`http://portal.example/dev/mailbox/${path}`));
  const shown = await (await read(id)).text();
  expect(await htmlFaults(shown)).toEqual([]);
  expect(shown).toContain(`<iframe sandbox="allow-top-navigation-by-user-activation" src="/dev/mailbox/${id}/html"`);
  const framed = await read(`${id}/html`);
  const policy = framed.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox allow-top-navigation-by-user-activation$/);
  const html = await framed.text();
  expect(html).toContain(`src="data:image/png;base64,${PIXEL.toString('base64')}"`);
  expect(html).not.toContain('cid:');
  await database.db.execute(sql`delete from mail.outbox`);
});
