import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  type Bench,
  book,
  detailOf,
  first,
  mailsTo,
  openBench,
  standAt,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addExamined } from '../../../../tests/support/bookings/consult-world.ts';
import { mailServer } from '../../../../tests/support/servers/mail-server.ts';
import { call } from '../../../../tests/support/services.ts';
import { deliverDue } from '../../../mail/sender.ts';
import { smtpTransport } from '../../../mail/smtp.ts';
import { DeliveryFailure, demoMailbox, type Transport } from '../../../mail/transport.ts';
import { bookingService } from '../../booking.service.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

let manager: Client;
let bench: Bench;
let bookingId: string;
let candidate: string;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  manager = await world.as('manager');
  bench = await openBench(world);
  const booked = await book(manager, bench, [0]);
  bookingId = booked.bookingId;
  candidate = first(booked.candidates);
});

const deliver = (transport: Transport = demoMailbox) => deliverDue({ db: world.db, now: world.clock.now }, transport);
const send = (client = manager, id = candidate) =>
  client.post(`/bookings/${bookingId}/notification`, { candidate_id: id });
const warnings = async (client = manager, id = candidate) =>
  (await client.get(`/confirmation-warning?candidate_id=${id}`)).body;
const codes = async () => (await warnings()).warnings.map(({ code }: { code: string }) => code);
const setEmail = (email: string) =>
  world.db.execute(sql`update booking.candidates set candidate_email = ${email} where id = ${candidate}::uuid`);

test('[detail.email][call.notification] the confirmation goes to the candidate, a copy to the booking person, each alone', async () => {
  await deliver();
  expect(await send()).toMatchObject({ status: 201 });
  const [, mail, copy] = await mailsTo(world, candidate);
  expect(mail).toMatchObject({
    kind: 'booking.confirmed',
    recipient: 'candidate0@example.com',
    subject: 'Your appointment is booked: Tue 24/11/2026 08:00',
  });
  for (const said of ['Tue 24/11/2026 08:00 (Perth time)', '30 minutes', 'Level 3, 226 Hay Street', 'Redgum Mining']) {
    expect(mail?.text).toContain(said);
    expect(mail?.html).toContain(said);
  }
  expect(mail?.text).not.toContain('Starts on swing.');
  expect(mail?.calendar?.split('\r\n')).toEqual(
    expect.arrayContaining(['METHOD:REQUEST', 'DTSTART:20261124T000000Z', 'DTEND:20261124T003000Z']),
  );
  expect(copy).toMatchObject({ kind: 'booking.confirmed.copy', recipient: 'priya.raman@redgum.example' });
  expect(copy?.text).toContain(`https://portal.example/booking/${candidate}/detail`);
});

test('[detail.email] links begin with the configured address, whatever host asked', async () => {
  await deliver();
  const { access_token: token } = await world.signIn('manager');
  const requests = new Request(`http://evil.example/booking/bookings/${bookingId}/notification`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    },
    body: JSON.stringify({ candidate_id: candidate }),
  });
  expect((await world.booking.fetch(requests)).status).toBe(201);
  for (const { text, html } of await mailsTo(world, candidate)) expect(`${text}${html}`).not.toContain('evil.example');
});

test('[detail.email] its delivery shows as waiting, sent and failed with the reason, and it can be sent again', async () => {
  const states = async () =>
    (await detailOf(manager, candidate)).deliveries.map(({ kind, state, last_error }: Record<string, string | null>) =>
      `${kind} ${state} ${last_error ?? ''}`.trim(),
    );
  expect(await states()).toEqual(['booking.confirmed waiting']);
  expect(await codes()).toContain('MAIL_WAITING');
  expect((await send()).body.error.code).toBe('MAIL_WAITING');
  await deliver({
    channel: 'mail',
    keepsContent: false,
    deliver: () => Promise.reject(new DeliveryFailure('550 No such mailbox', true)),
    close: () => {},
  });
  expect(await states()).toEqual(['booking.confirmed failed 550 No such mailbox']);
  expect((await send()).status).toBe(201);
  await deliver();
  expect((await states()).slice(0, 2)).toEqual(['booking.confirmed.copy sent', 'booking.confirmed sent']);
  const { warnings: said } = await warnings();
  expect(said).toContainEqual({ code: 'ALREADY_SENT', message: 'A confirmation was sent on 23/11/2026 at 09:00.' });
  // In the zone that the booking's page tells its mails in, wherever the clinic is.
  const { deps } = world;
  const inSydney = bookingService({ ...deps, portal: { ...deps.portal, timeZone: 'Australia/Sydney' } });
  const { access_token: token } = await world.signIn('manager');
  const { body } = await call(inSydney, 'GET', `/booking/confirmation-warning?candidate_id=${candidate}`, { token });
  expect(JSON.stringify(body)).toContain('A confirmation was sent on 23/11/2026 at 12:00.');
});

test('[detail.email][mail.outbox][call.otp][call.forgot-reset] with the mail server down nothing that mails is stopped; once it is back each mail leaves once', async () => {
  await deliver();
  const gone = await mailServer();
  await gone.close();
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${gone.port}`, from: 'portal@banksia.example' });
  const { access_token: token } = await world.signIn('coralbay');
  const owner = await world.as('coralbay');
  const { files } = await addExamined(world.db, world.deps.files, owner);
  const wanted = files.map(({ file_id, type }) => ({ file_id, type }));

  const { candidates } = await book(manager, bench, [4]);
  const booked = first(candidates);
  const requests = await owner.post('/consult-files', { file_request_list: wanted });
  const reset = await call(world.auth, 'POST', '/auth/forgot-password', {
    body: { email: 'mia.larsen@redgum.example' },
  });
  expect([requests.status, reset.status]).toEqual([428, 200]);
  expect((await send()).status).toBe(201);
  expect((await manager.put(`/bookings/${bookingId}/cancel`, { candidate_id: [candidate] })).status).toBe(200);
  // Asked again meanwhile: one password waits, not two.
  expect((await owner.post('/consult-files', { file_request_list: wanted })).status).toBe(428);
  await deliver(transport);
  expect(await deliver(transport), 'not again before its pause is over').toBe(0);
  const [waiting] = (await detailOf(manager, booked)).deliveries;
  expect(waiting).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('ECONNREFUSED') });

  const back = await mailServer({}, gone.port);
  try {
    world.clock.pass(30_000);
    await Promise.all([deliver(transport), deliver(transport)]);
    const text = back.received.find(({ subject }) => subject === 'Your one-time password')?.text ?? '';
    const proof = {
      email: 'sofia.marino@coralbay.example',
      request: 'register_device',
      otp: /\b\d{6}\b/.exec(text)?.[0],
    };
    expect((await call(world.auth, 'POST', '/auth/verify-otp', { token, body: proof })).status).toBe(200);
    expect((await detailOf(manager, booked)).deliveries[0]).toMatchObject({ state: 'sent', last_error: null });
    world.clock.pass(60 * 60_000);
    expect(await deliver(transport)).toBe(0);
    const shown = back.received.map(({ subject = '', envelope }) => `${envelope} ${subject.replace(/PF-\d+/, 'PF')}`);
    expect(shown.toSorted()).toEqual([
      'candidate0@example.com Your appointment is booked: Tue 24/11/2026 08:00',
      'candidate0@example.com Your appointment is booked: Tue 24/11/2026 09:00',
      'candidate0@example.com Your appointment is cancelled: Tue 24/11/2026 08:00',
      'mia.larsen@redgum.example Reset your password',
      'priya.raman@redgum.example PF: 1 candidate booked',
      'priya.raman@redgum.example PF: the appointment of Liam O’Connor is booked',
      'priya.raman@redgum.example PF: the booking of Liam O’Connor is cancelled',
      'sofia.marino@coralbay.example Your one-time password',
    ]);
  } finally {
    transport.close();
    await back.close();
  }
});

test('[mail.outbox] one mail is written for each candidate with a time, in the booking’s own transaction', async () => {
  const { candidates } = await book(manager, bench, [4, 6, null]);
  const kinds = await Promise.all(candidates.map(async (id) => (await mailsTo(world, id)).map(({ kind }) => kind)));
  expect(kinds).toEqual([['booking.confirmed'], ['booking.confirmed'], []]);
  const before = await world.db.execute<{ count: number }>(sql`select count(*)::int as count from mail.outbox`);
  await expect(book(manager, bench, [8], { candidate_email: 'nobody' })).rejects.toThrow();
  const after = await world.db.execute<{ count: number }>(sql`select count(*)::int as count from mail.outbox`);
  expect(after.rows).toEqual(before.rows);
});

test.each([
  ['none', ''],
  ['one with a line break', 'liam@example.com\r\nBcc: all@example.com'],
  ['two', 'liam@example.com, mei@example.com'],
])(
  '[detail.email] a candidate with %s for an address gets no mail, and the booking shows the reason',
  async (_what, email) => {
    await deliver();
    await setEmail(email);
    expect(await warnings()).toMatchObject({ can_send: false, recipients: ['priya.raman@redgum.example'] });
    expect(await send()).toMatchObject({ status: 422, body: { error: { code: 'NO_EMAIL', field: 'candidate_id' } } });
    expect(await mailsTo(world, candidate)).toHaveLength(1);
  },
);

test('[detail.email][call.notification] the warnings say what to know before', async () => {
  await deliver();
  expect(await codes()).toEqual(['ALREADY_SENT', 'PAPERWORK_MISSING']);
  world.clock.set('2026-11-24T00:00:00Z');
  manager = await world.as('manager');
  expect(await codes()).toEqual(['TIME_PASSED', 'ALREADY_SENT', 'PAPERWORK_MISSING']);
  await standAt(world, candidate, 'Cancelled');
  expect(await codes()).toContain('NOT_ACTIVE');
  expect((await send()).body.error).toMatchObject({
    code: 'NOT_ACTIVE',
    message: 'Liam O’Connor is Cancelled: there is nothing to confirm.',
  });
});

test('[detail.email] a pending candidate gets a mail with the requested dates, without a calendar file', async () => {
  const pending = await book(manager, bench, [null]);
  bookingId = pending.bookingId;
  candidate = first(pending.candidates);
  expect(await codes()).toEqual(['PENDING', 'PAPERWORK_MISSING']);
  expect((await send()).status).toBe(201);
  const [mail] = await mailsTo(world, candidate);
  expect(mail).toMatchObject({ subject: 'Your appointment is being arranged', calendar: null });
  expect(mail?.text).toContain('01/12/2026 to 31/12/2026');
});

test('[detail.email] names with HTML and line breaks are text in the mail and one line in its head', async () => {
  const name = '<b onmouseover=x>Liam</b>\r\nBcc: all@example.com';
  await deliver();
  await world.db.execute(sql`update booking.candidates set candidate_name = ${name} where id = ${candidate}::uuid`);
  await send();
  for (const { html, subject, calendar } of (await mailsTo(world, candidate)).slice(1)) {
    expect(html).toContain('&lt;b onmouseover=x&gt;Liam&lt;/b&gt;');
    expect(html).not.toContain('<b onmouseover');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(calendar ?? '').not.toMatch(/^Bcc/m);
  }
});

test('[perm.client] another company’s candidate and an unknown one answer alike', async () => {
  const coralBay = await world.as('coralbay');
  expect([(await send(coralBay)).status, (await send(manager, UNKNOWN)).status]).toEqual([404, 404]);
  expect((await coralBay.get(`/confirmation-warning?candidate_id=${candidate}`)).status).toBe(404);
});
