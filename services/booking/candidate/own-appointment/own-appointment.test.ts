import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import {
  type Bench,
  book,
  detailOf,
  first,
  mailsTo,
  openBench,
  ownCalls,
  quarter,
  standAt,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { hashOf } from '../../../shared/secret-tokens.ts';

const BIRTH = '1991-03-14';
const OTHER_BIRTH = '1992-03-14';

let manager: Client;
let bench: Bench;
let bookingId: string;
let candidate: string;
let link: string;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  manager = await world.as('manager');
  bench = await openBench(world);
  const booked = await book(manager, bench, [0]);
  bookingId = booked.bookingId;
  candidate = first(booked.candidates);
  link = await mailedLink();
});

async function mailedLink(id = candidate): Promise<string> {
  const mails = await mailsTo(world, id);
  return defined(/\/appointment\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]);
}
const ask = ownCalls(world);
const open = (birth = BIRTH, which = link) => ask('open', { link: which, date_of_birth: birth });
const read = (pass: string | null = null, which = link) => ask('read', { link: which, pass });
const passOf = async (which = link) => (await open(BIRTH, which)).body.pass;
const audited = async (action: string) =>
  (
    await world.db.execute<{ address: string; after: unknown }>(
      sql`select address, after from audit.entries where action = ${action} and at = ${world.clock.now().toISOString()}::timestamptz`,
    )
  ).rows;

const answering = async (answer: string) => {
  const query = new URLSearchParams({ answers: answer, search: 'Liam', page_size: '100' });
  const { bookings } = (await manager.get(`/bookings?${query}`)).body;
  return bookings.filter(({ candidate_id }: { candidate_id: string }) => candidate_id === candidate).length;
};

test('[own.link] the confirmation has a link; with the date of birth it shows the present appointment, without it nothing', async () => {
  expect(await read()).toMatchObject({ status: 200, body: { appointment: null } });
  expect((await read('1.nonsense')).body.appointment).toBeNull();
  const pass = await passOf();
  const { appointment } = (await read(pass)).body;
  expect(appointment).toMatchObject({
    state: 'ahead',
    candidate_name: 'Liam O’Connor',
    company_name: 'Redgum Mining',
    minutes: 30,
    appointment_time: quarter(0),
    timezone: 'Australia/Perth',
    confirmed_at: null,
    asked_at: null,
  });
  expect(appointment.site_address).toContain('226 Hay Street');
  expect(appointment.calendar).toContain(`UID:${candidate}@`);
  expect(Object.keys(appointment)).not.toContain('candidate_dob');
  world.clock.pass(12 * 60 * 60_000);
  expect((await read(pass)).body.appointment, 'after 12 hours it is asked again').toBeNull();
});

test('[own.link] the database has no link that opens anything', async () => {
  const { rows } = await world.db.execute<{ hash: string }>(
    sql`select hash from booking.candidate_links where candidate_id = ${candidate}::uuid`,
  );
  expect(rows).toEqual([{ hash: hashOf(link) }]);
  expect((await read(null, hashOf(link))).status).toBe(404);
});

test('[own.link] a stranger’s, a changed, an old and another’s link show nothing, and say alike', async () => {
  const words = 'This link does not open an appointment any more.';
  const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
  for (const strange of [randomBytes(32).toString('base64url'), changed, '', 'x'.repeat(100)]) {
    for (const answer of [await read(null, strange), await open(BIRTH, strange)]) {
      expect(answer).toMatchObject({ status: 404, body: { error: { message: words } } });
    }
  }
  const other = first((await book(manager, bench, [4])).candidates);
  const otherLink = await mailedLink(other);
  const pass = await passOf();
  expect((await read(pass, otherLink)).body.appointment, 'the pass of one link opens no other').toBeNull();
  expect(await ask('confirm', { link: otherLink, pass })).toMatchObject({ status: 401 });
  world.clock.set('2026-11-25T00:31:00Z');
  expect(await read()).toMatchObject({ status: 404, body: { error: { message: words } } });
});

test('[own.link] a corrected address ends the links that went to the old one, a corrected date of birth the passes', async () => {
  const pass = await passOf();
  const correct = (field: string, value: string) =>
    manager.put(`/bookings/${bookingId}/candidates/${candidate}`, {
      candidate: { [field]: value },
      update_mask: [field],
    });
  expect(await correct('candidate_dob', OTHER_BIRTH)).toMatchObject({ status: 200 });
  expect((await read(pass)).body.appointment).toBeNull();
  expect(await correct('candidate_email', 'right@example.com')).toMatchObject({ status: 200 });
  expect((await read()).status).toBe(404);
  await world.db.execute(sql`delete from mail.outbox`);
  expect((await manager.post(`/bookings/${bookingId}/notification`, { candidate_id: candidate })).status).toBe(201);
  const [mail] = await mailsTo(world, candidate);
  expect(mail?.recipient).toBe('right@example.com');
  const newer = defined(/\/appointment\/([\w-]+)/.exec(mail?.text ?? '')?.[1]);
  expect((await open(OTHER_BIRTH, newer)).status).toBe(200);
});

test('[own.tries] after five wrong dates of birth a link rests for a quarter of an hour, after twenty it ends', async () => {
  for (const left of [4, 3, 2, 1]) {
    const answer = await open(OTHER_BIRTH);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { field: 'date_of_birth', details: { tries_left: left } } },
    });
  }
  expect(await open(OTHER_BIRTH)).toMatchObject({ status: 429 });
  expect((await open()).status, 'the right one as well').toBe(429);
  world.clock.pass(15 * 60_000);
  expect((await open()).status).toBe(200);
  for (let nth = 0; nth < 20; nth++) {
    await open(OTHER_BIRTH);
    if (nth % 5 === 4) world.clock.pass(15 * 60_000);
  }
  expect((await open()).status).toBe(404);
});

test('[own.tries] wrong dates that come at once are counted one by one, and audited with where they came from', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(OTHER_BIRTH)));
  const wrong = answers.filter(({ status }) => status === 422);
  expect(wrong).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(16);
  expect(await audited('appointment-link.refused')).toContainEqual(
    expect.objectContaining({ address: '203.0.113.9', after: expect.objectContaining({ status: 422 }) }),
  );
});

test('[own.answer] a candidate’s promise to come counts for this time only', async () => {
  const pass = await passOf();
  expect(await ask('confirm', { link, pass })).toMatchObject({ status: 200 });
  expect(await ask('confirm', { link, pass })).toMatchObject({ status: 200 });
  expect((await detailOf(manager, candidate)).attendance_confirmed_at).toBe('2026-11-23T01:00:00Z');
  expect((await read(pass)).body.appointment.confirmed_at).toBe('2026-11-23T01:00:00Z');
  expect(await audited('candidate.attendance.confirmed')).toMatchObject([{ address: '203.0.113.9' }]);
  await world.db.execute(sql`
    update booking.candidates set appointment_time = appointment_time + interval '1 day', appointment_end = appointment_end + interval '1 day'
    where id = ${candidate}::uuid`);
  expect((await detailOf(manager, candidate)).attendance_confirmed_at).toBeNull();
  expect((await read(pass)).body.appointment.confirmed_at).toBeNull();
});

test('[own.answer] a candidate who cannot come notifies the booking person once, and keeps the time until it is moved', async () => {
  const pass = await passOf();
  await ask('confirm', { link, pass });
  const message = 'I am on site until Thursday.\nFriday is good.';
  expect(await ask('ask', { link, pass, message })).toMatchObject({ status: 200 });
  expect(await ask('ask', { link, pass, message })).toMatchObject({ status: 409 });
  expect(await ask('ask', { link, pass, message: '  ' })).toMatchObject({ status: 400 });
  expect(await answering('Asks for another time')).toBe(1);
  expect(await answering('No answer')).toBe(0);
  expect(await detailOf(manager, candidate)).toMatchObject({
    appointment_time: quarter(0),
    attendance_confirmed_at: null,
    change_asked_at: '2026-11-23T01:00:00Z',
  });
  const thread = (await manager.get(`/candidates/${candidate}/messages`)).body;
  expect(thread, 'it stands in the messages of the booking').toMatchObject({
    waits_for: 'company',
    messages: [{ side: 'candidate', author: 'Liam O’Connor', body: message, by_mail: false }],
  });
  const mail = (await mailsTo(world, candidate)).at(-1);
  expect(mail).toMatchObject({
    kind: 'candidate.change-asked.copy',
    subject: expect.stringMatching(/: Liam O’Connor asks for another time$/),
  });
  expect(mail?.text).toContain(message);
  expect(mail?.text).not.toContain('/appointment/');
  expect(await ask('confirm', { link, pass }), 'and comes after all').toMatchObject({ status: 200 });
  expect(await detailOf(manager, candidate)).toMatchObject({
    attendance_confirmed_at: '2026-11-23T01:00:00Z',
    change_asked_at: null,
  });
  expect([await answering('Will come'), await answering('Asks for another time')]).toEqual([1, 0]);
});

test('[own.answer] nothing is confirmed that is cancelled, has passed or is without a time, and each is shown as what it is', async () => {
  const pass = await passOf();
  await standAt(world, candidate, 'Cancelled');
  expect((await read(pass)).body.appointment).toMatchObject({ state: 'cancelled', calendar: null });
  expect(await ask('confirm', { link, pass })).toMatchObject({ status: 409 });
  await standAt(world, candidate, 'Confirmed');
  world.clock.set('2026-11-24T00:01:00Z');
  const later = await passOf();
  expect((await read(later)).body.appointment).toMatchObject({ state: 'past', calendar: null });
  expect(await ask('ask', { link, pass: later, message: 'Late' })).toMatchObject({ status: 409 });
});
