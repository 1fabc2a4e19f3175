import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Bench, book, first, mailsTo, openBench } from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { mailServer } from '../../../../tests/support/servers/mail-server.ts';
import { deliverDue } from '../../../mail/sender.ts';
import { smtpTransport } from '../../../mail/smtp.ts';
import { mailEventKinds } from '../../../mail/texts/mail-events.ts';

let admin: Client;
let manager: Client;
let bench: Bench;
const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  bench = await openBench(world);
  await world.db.execute(sql`delete from mail.texts`);
});

const path = '/mail-texts/booking.confirmed';
const text = {
  subject: 'See you on {when}',
  heading: 'We expect you, {candidate}',
  body: 'Hello {candidate}.\n\n{company} booked {package}.',
};
const save = (changes: object = {}, version = 0) => admin.put(path, { ...text, version, ...changes });
const newestOf = async (candidate: string) => (await mailsTo(world, candidate)).at(-1);

test('[mail.texts] an edited text is what mails have from then on, in a real mail, and the built-in one is what they have without it', async () => {
  const before = first((await book(manager, bench, [0])).candidates);
  expect((await newestOf(before))?.subject).toBe('Your appointment is booked: Tue 24/11/2026 08:00');
  expect(await save()).toMatchObject({ status: 200, body: { version: 1 } });
  const after = first((await book(manager, bench, [4], { candidate_name: '{company} <b>Mei</b>' })).candidates);
  const server = await mailServer();
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from: 'portal@banksia.example' });
  try {
    await deliverDue({ db: world.db, now: world.clock.now }, transport);
  } finally {
    transport.close();
    await server.close();
  }
  const mail = server.received.find(({ subject }) => subject === 'See you on Tue 24/11/2026 09:00');
  expect(mail?.text).toContain('We expect you, {company} <b>Mei</b>');
  expect(mail?.html).toContain('We expect you, {company} &lt;b&gt;Mei&lt;/b&gt;');
  expect(mail?.text).toContain('Redgum Mining booked ');
  expect(mail?.text).toContain('Level 3, 226 Hay Street');
  expect(mail?.attachments).toEqual(expect.arrayContaining([expect.objectContaining({ filename: 'appointment.ics' })]));
  expect(after).not.toBe(before);
});

test('[mail.texts] each change is a version with who and when, an old one can be taken up again, and all of it is audited', async () => {
  await save();
  world.clock.pass(60_000);
  await save({ heading: 'Another' }, 1);
  const { body } = await admin.get(path);
  expect(body).toMatchObject({
    version: 2,
    text: { heading: 'Another' },
    built_in: { heading: 'Your appointment is booked' },
  });
  expect(body.versions).toMatchObject([
    { version: 2, changed_by: 'Helen Marsh', changed_at: '2026-11-23T01:01:00Z', is_built_in: false },
    { version: 1, text, is_built_in: false },
  ]);
  expect((await admin.put(path, { ...body.versions[1].text, version: 2 })).body).toEqual({ version: 3 });
  expect((await admin.get(path)).body.text).toEqual(text);
  expect((await admin.put(path, { ...body.built_in, version: 3 })).body).toEqual({ version: 4 });
  const list = (await admin.get('/mail-texts')).body.data;
  expect(list).toHaveLength(mailEventKinds.length);
  expect(list.find(({ kind }: { kind: string }) => kind === 'booking.confirmed')).toMatchObject({
    version: 4,
    is_built_in: true,
    changed_by: 'Helen Marsh',
  });
  const { rows } = await world.db.execute<{ account_name: string; after: { version: number } }>(sql`
    select account_name, after from audit.entries where action = 'mail-text.changed' order by id desc limit 4`);
  expect(rows.map(({ account_name, after }) => `${account_name} ${after.version}`)).toEqual(
    [4, 3, 2, 1].map((version) => `Helen Marsh ${version}`),
  );
});

test('[mail.texts] the second of two simultaneous editors gets the first one’s text; saving the same again makes no version', async () => {
  const answers = await Promise.all([save(), save({ heading: 'Another' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [won, lost] = answers[0].status === 200 ? answers : answers.toReversed();
  expect(won?.body).toEqual({ version: 1 });
  expect(lost?.body.error).toMatchObject({
    code: 'EDIT_CONFLICT',
    message: 'Helen Marsh changed this text just now.',
    details: { present: { version: 1, subject: text.subject } },
  });
  const { body } = await admin.get(path);
  expect((await admin.put(path, { ...body.text, version: 1 })).body).toEqual({ version: 1 });
});

test('[mail.placeholders] a wrong text is refused at its field and nothing is kept', async () => {
  const at = async (changes: object) => (await save(changes)).body.error;
  expect(await at({ subject: 'For {nobody}' })).toMatchObject({
    code: 'INVALID',
    field: 'subject',
    message: '{nobody} is no placeholder of this mail.',
  });
  expect(await at({ body: ' ' })).toMatchObject({ code: 'INVALID', field: 'body', message: 'Write the text.' });
  const otp = await admin.put('/mail-texts/account.otp', {
    ...text,
    subject: 'x',
    heading: 'x',
    body: 'y',
    version: 0,
  });
  expect(otp.body.error).toMatchObject({ field: 'body', message: 'The text needs {password}.' });
  const { rows } = await world.db.execute<{ count: number }>(sql`select count(*)::int as count from mail.texts`);
  expect(rows).toEqual([{ count: 0 }]);
});

test('[mail.preview] a text is shown on the last booking or on one by its reference, and each built-in text is right', async () => {
  const { candidates } = await book(manager, bench, [0, 4]);
  const { rows } = await world.db.execute<{ reference: string }>(sql`
    select reference from booking.candidates where id = ${first(candidates)}::uuid`);
  const reference = rows[0]?.reference ?? '';
  await book(manager, bench, [8]);
  const shown = await admin.post(`${path}/preview`, { ...text, reference: reference.toLowerCase() });
  expect(shown).toMatchObject({
    status: 200,
    body: {
      about: reference,
      subject: 'See you on Tue 24/11/2026 09:00',
      heading: 'We expect you, Mei Chen',
      action: 'See your appointment',
      from: 'Banksia Health',
    },
  });
  expect(shown.body.facts).toContainEqual({ name: 'When', value: 'Tue 24/11/2026 09:00 (Perth time)' });
  expect((await admin.post(`${path}/preview`, text)).body.heading).toBe('We expect you, Liam O’Connor');
  expect((await admin.post(`${path}/preview`, { ...text, reference: 'PF-1' })).body.error).toMatchObject({
    code: 'NOT_FOUND',
    field: 'reference',
    message: 'No booking with a time has this reference.',
  });
  for (const kind of mailEventKinds) {
    const { body } = await admin.get(`/mail-texts/${kind}`);
    const preview = await admin.post(`/mail-texts/${kind}/preview`, body.text);
    expect(preview.status, kind).toBe(200);
    expect(JSON.stringify(preview.body), kind).not.toMatch(/[{][a-z_]+[}]|undefined/);
  }
});

test('[mail.preview] a test mail goes to its author, is marked, and its link opens no appointment', async () => {
  await book(manager, bench, [0]);
  const { rows: before } = await world.db.execute(sql`select hash from booking.candidate_links`);
  const sent = await admin.post(`${path}/test`, text);
  expect(sent).toMatchObject({ status: 201, body: { recipient: 'helen.marsh@banksia.example' } });
  const { rows } = await world.db.execute<{ recipient: string; subject: string; text: string }>(sql`
    select recipient, subject, content->>'text' as text from mail.outbox where kind = 'mail-text.tested'`);
  expect(rows).toMatchObject([{ recipient: sent.body.recipient, subject: 'Test: See you on Tue 24/11/2026 08:00' }]);
  expect(rows[0]?.text).not.toContain('/appointment/');
  expect((await world.db.execute(sql`select hash from booking.candidate_links`)).rows).toEqual(before);
  const { rows: entries } = await world.db.execute(sql`
    select action from audit.entries where action = 'mail-text.tested'`);
  expect(entries).toHaveLength(1);
});
