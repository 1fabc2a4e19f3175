import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import {
  type Bench,
  book,
  claimedQuarters,
  detailOf,
  first,
  mailsTo,
  openBench,
  quarter,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { call } from '../../../../tests/support/services.ts';
import { silentLog } from '../../../../tests/support/silent-log.ts';
import { createMetrics } from '../../../server/metrics/metrics.ts';
import { bookingService } from '../../booking.service.ts';

const HERE = '203.0.113.9';
const TOKEN = 'a-token-that-only-prometheus-may-know';
const WORDS = 'This link does not open an appointment any more.';

const metrics = createMetrics(TOKEN);
let manager: Client;
let bench: Bench;
let bookingId: string;
let candidate: string;
let link: string;

const opened = await openBookingWorld();
const world = { ...opened, booking: bookingService({ ...opened.deps, log: metrics.counted(silentLog) }) };
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-22T01:00:00Z');
  await world.db.execute(sql`delete from mail.outbox`);
  await world.db.execute(sql`delete from auth.attempts`);
  manager = await world.as('manager');
  bench = await openBench(world);
  const booked = await book(manager, bench, [0]);
  bookingId = booked.bookingId;
  candidate = first(booked.candidates);
  link = await mailedLink();
});

const mailedLink = async () =>
  defined(/\/appointment\/([\w-]+)/.exec((await mailsTo(world, candidate)).at(-1)?.text ?? '')?.[1]);
const ask = (what: string, body: Record<string, unknown>, address = HERE) =>
  call(world.booking, 'POST', `/booking/own-appointment/${what}`, { body, headers: { 'x-forwarded-for': address } });
const open = async (which = link) => (await ask('open', { link: which, date_of_birth: '1991-03-14' })).body.pass;
const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await world.db.execute<Row>(query)).rows;

async function inBulk<Answer>(calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < calls.length; at += 50) {
    answers.push(...(await Promise.all(calls.slice(at, at + 50).map((one) => one()))));
  }
  return answers;
}

test('[own.guesses] 10,000 guesses show nothing, are all counted, and leave few rows; the good link opens from the same address', async () => {
  const changed = (nth: number) => {
    const at = nth % link.length;
    return `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
  };
  const stranger = () => randomBytes(32).toString('base64url');
  const elsewhere = (nth: number) => `198.18.${nth >> 8}.${nth & 255}`;
  const pass = await open();
  const answers = await inBulk(
    Array.from({ length: 2_500 }, (_value, nth) => [
      () => ask('read', { link: changed(nth), pass }),
      () => ask('open', { link: stranger(), date_of_birth: '1991-03-14' }),
      () => ask('confirm', { link: stranger(), pass }, elsewhere(nth)),
      () => ask('read', { link: stranger(), pass: null }, elsewhere(nth)),
    ]).flat(),
  );
  expect(answers).toHaveLength(10_000);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
  const told = new Set(answers.map(({ body }) => body.error.message.replace(/\d+ (minutes|seconds)/, 'a while')));
  expect(told).toEqual(new Set([WORDS, 'Too many attempts. Try again in a while.']));
  expect(JSON.stringify(answers)).not.toMatch(/Liam|Redgum|PF-\d/);

  const [audited] = await rowsOf<{ rows: number; guesses: number; words: string }>(sql`
    select count(*)::int as rows, sum(count)::int as guesses, string_agg(distinct action, ' ') as words from audit.entries
    where action in ('appointment-link.refused', 'access.locked-out') and entity_id in ('readOwnAppointment', 'openOwnAppointment', 'confirmAttendance')`);
  expect(audited).toMatchObject({ guesses: 10_000, words: 'access.locked-out appointment-link.refused' });
  expect(audited?.rows).toBeLessThan(150);
  const [counters] = await rowsOf<{ rows: number; guesses: number }>(sql`
    select count(*)::int as rows, sum(count)::int as guesses from auth.attempts where key like 'link:%'`);
  expect(counters?.guesses).toBe(10_000);
  expect(counters?.rows).toBeLessThanOrEqual(1_024);
  const refused = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect(refused(404), 'each address is told of the first hundred').toBeGreaterThan(5_000);
  const metric = await (
    await metrics.answer(new Request('http://portal/metrics', { headers: { authorization: `Bearer ${TOKEN}` } }))
  ).text();
  for (const status of [404, 429]) {
    expect(metric).toContain(`preflight_link_refusals_total{status="${status}"} ${refused(status)}\n`);
  }

  expect((await ask('read', { link, pass })).body.appointment.candidate_name, 'who has the link is not hindered').toBe(
    'Liam O’Connor',
  );
  expect(await ask('read', { link: stranger(), pass: null })).toMatchObject({ status: 429 });
  world.clock.pass(15 * 60_000);
  expect(await ask('read', { link: stranger(), pass: null })).toMatchObject({ status: 404 });
});

test('[own.guesses] an invented proof shows nothing, and is audited with where it came from', async () => {
  expect(await ask('read', { link, pass: '9999999999.invented' })).toMatchObject({
    status: 200,
    body: { appointment: null },
  });
  expect(await ask('confirm', { link, pass: '9999999999.invented' })).toMatchObject({ status: 401 });
  const audited = await rowsOf(sql`
    select entity_id, address, count from audit.entries where action = 'appointment-link.refused'
      and after ->> 'status' = '401' order by entity_id`);
  expect(audited).toEqual([
    { entity_id: 'confirmAttendance', address: HERE, count: 1 },
    { entity_id: 'readOwnAppointment', address: HERE, count: 1 },
  ]);
});

test('[own.revoke] a revoked link is dead at once, with every proof; the confirmation sent again brings a new one', async () => {
  const pass = await open();
  expect((await detailOf(manager, candidate)).live_link_at).toBe('2026-11-22T01:00:00Z');
  expect(await manager.delete(`/candidates/${candidate}/links`)).toMatchObject({ status: 204 });
  for (const [what, body] of [
    ['read', { link, pass }],
    ['open', { link, date_of_birth: '1991-03-14' }],
    ['confirm', { link, pass }],
  ] as const) {
    expect(await ask(what, body), what).toMatchObject({ status: 404, body: { error: { message: WORDS } } });
  }
  expect((await detailOf(manager, candidate)).live_link_at).toBeNull();
  expect(await manager.delete(`/candidates/${candidate}/links`), 'twice').toMatchObject({ status: 204 });
  expect((await detailOf(manager, candidate)).history.map(({ action }: { action: string }) => action)).toContain(
    'candidate.link-revoked',
  );
  await world.db.execute(sql`delete from mail.outbox`);
  expect(await manager.post(`/bookings/${bookingId}/notification`, { candidate_id: candidate })).toMatchObject({
    status: 201,
  });
  const [mail] = await mailsTo(world, candidate);
  const newer = defined(/\/appointment\/([\w-]+)/.exec(mail?.text ?? '')?.[1]);
  const proof = { link: newer, pass: await open(newer) };
  expect((await ask('read', proof)).body.appointment.candidate_name).toBe('Liam O’Connor');
});

test('[own.revoke] a link whose appointment is over is revoked too: a later time does not open it again', async () => {
  const moveBy = (hours: number) =>
    world.db.execute(sql`
      update booking.candidates set appointment_time = appointment_time + make_interval(hours => ${hours}),
        appointment_end = appointment_end + make_interval(hours => ${hours}) where id = ${candidate}::uuid`);
  const read = async () => (await ask('read', { link, pass: null })).status;
  await moveBy(-240);
  expect(await read()).toBe(404);
  await moveBy(240);
  expect(await read(), 'it was over, and is not').toBe(200);
  await moveBy(-240);
  expect(await manager.delete(`/candidates/${candidate}/links`)).toMatchObject({ status: 204 });
  await moveBy(240);
  expect(await read()).toBe(404);
});

test('[own.revoke] the provider revokes any link, and a company none of another company’s', async () => {
  const other = await world.as('coralbay');
  expect(await other.delete(`/candidates/${candidate}/links`)).toMatchObject({ status: 404 });
  expect((await ask('read', { link, pass: null })).status).toBe(200);
  const admin = await world.as('admin');
  expect(await admin.delete(`/candidates/${candidate}/links`)).toMatchObject({ status: 204 });
  expect((await ask('read', { link, pass: null })).status).toBe(404);
});

test('[own.move-cancelled] a cancellation releases the time that a candidate holds for a move', async () => {
  const settings = { mail: ['7d'], sms: [], own_move_days: 7, candidates_fill_in: false };
  expect(await manager.put(`/reminder-settings/${manager.orgId}`, settings)).toMatchObject({ status: 200 });
  const proof = { link, pass: await open() };
  expect(await ask('move', { ...proof, do: 'hold', time: quarter(4) })).toMatchObject({ status: 200 });
  expect(await claimedQuarters(world, bench)).toHaveLength(4);
  expect(await manager.put(`/bookings/${bookingId}/cancel`, { candidate_id: [candidate] })).toMatchObject({
    status: 200,
  });
  expect(await claimedQuarters(world, bench)).toEqual([]);
  const moves = await rowsOf(sql`select hold_id from booking.own_moves where candidate_id = ${candidate}::uuid`);
  expect(moves).toEqual([{ hold_id: null }]);
});
