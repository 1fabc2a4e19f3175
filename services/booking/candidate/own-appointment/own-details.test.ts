import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import {
  type Bench,
  detailOf,
  first,
  mailsTo,
  openBench,
  ownCalls,
  sendBooking,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { runReminders } from '../reminders/run-reminders.ts';

const REQUIRED = 'This field is required.';
const OPEN = { candidate_dob: '', candidate_gender: '', candidate_email: '', candidate_position: '' };
const DETAILS = {
  candidate_dob: '1991-03-14',
  candidate_gender: 'Male',
  candidate_email: 'liam@home.example',
  candidate_position: 'Rigger',
};

let manager: Client;
let bench: Bench;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  await world.db.execute(sql`delete from mail.outbox`);
  await world.db.execute(sql`delete from auth.attempts`);
  manager = await world.as('manager');
  await letThemFillIn(true);
});

const letThemFillIn = (candidates_fill_in: boolean) =>
  manager.put(`/reminder-settings/${manager.orgId}`, { mail: [], sms: [], own_move_days: 0, candidates_fill_in });

/** A booking with a time at a clinic of its own, with these details of the candidate left open. */
const send = async (open: Record<string, string>) => {
  bench = await openBench(world);
  return sendBooking(manager, bench, [0], open);
};
const ask = ownCalls(world);

async function smsOf(candidate: string) {
  return (await mailsTo(world, candidate)).filter(({ kind }) => kind.endsWith('.sms'));
}
/** The link as it comes by SMS, two minutes after the booking. */
async function linkOf(candidate: string): Promise<string> {
  await runReminders(world.deps);
  world.clock.pass(2 * 60_000);
  await runReminders(world.deps);
  const sms = (await smsOf(candidate)).findLast(({ kind }) => kind === 'reminder.booked.sms');
  return defined(/\/appointment\/([\w-]+)/.exec(sms?.text ?? '')?.[1]);
}
async function booked(open: Record<string, string> = OPEN) {
  const { status, body } = await send(open);
  expect(status).toBe(201);
  const candidate: string = first<{ candidate_id: string }>(body.candidates).candidate_id;
  return { candidate, link: await linkOf(candidate) };
}
async function passOf(link: string, candidate: string): Promise<string> {
  expect((await ask('code', { link })).status).toBe(200);
  return (await ask('open', { link, code: await codeOf(candidate) })).body.pass;
}
const codeOf = async (candidate: string) =>
  defined(/code is (\d{6})/.exec((await smsOf(candidate)).at(-1)?.text ?? '')?.[1]);

test('[own.fill-in] name and mobile are enough where the company lets candidates fill in the rest, and nowhere else', async () => {
  await letThemFillIn(false);
  const refused = await send(OPEN);
  expect(refused.status).toBe(422);
  expect(refused.body.error.details.fields).toEqual(
    Object.fromEntries(Object.keys(OPEN).map((field) => [`candidates.0.${field}`, REQUIRED])),
  );
  await letThemFillIn(true);
  const landline = await send({ ...OPEN, candidate_phone: '08 9450 9876' });
  expect(landline.body.error.details.fields).toEqual({
    'candidates.0.candidate_phone': 'Must be a mobile: the candidate’s link is sent there.',
  });
  expect((await send({ ...OPEN, candidate_name: '' })).body.error.details.fields).toEqual({
    'candidates.0.candidate_name': REQUIRED,
  });
  const { candidate } = await booked();
  expect(await detailOf(manager, candidate)).toMatchObject({ ...OPEN, candidate_dob: '0001-01-01' });
  const confirmations = (await mailsTo(world, candidate)).filter(({ kind }) => kind === 'booking.confirmed');
  expect(confirmations, 'there is no address yet').toEqual([]);
});

test('[own.fill-in] the candidate types what is missing: refused at each field, kept once, written down without the values', async () => {
  const { candidate, link } = await booked({ ...OPEN, candidate_position: 'Driller' });
  const pass = await passOf(link, candidate);
  const missing = ['candidate_dob', 'candidate_gender', 'candidate_email'];
  expect((await ask('read', { link, pass })).body.appointment.missing).toEqual(missing);
  const wrong = { candidate_dob: '2025-01-01', candidate_gender: 'x', candidate_email: 'liam' };
  const refused = await ask('details', { link, pass, ...wrong });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.error.details.fields)).toEqual(missing);
  expect(await detailOf(manager, candidate)).toMatchObject({ candidate_dob: '0001-01-01', candidate_email: '' });

  const done = await ask('details', { link, pass, ...DETAILS });
  expect(done.status).toBe(200);
  expect(await detailOf(manager, candidate)).toMatchObject({ ...DETAILS, candidate_position: 'Driller' });
  expect((await ask('read', { link, pass })).body, 'the date of birth is asked for from now on').toMatchObject({
    appointment: null,
    proof: 'date_of_birth',
    phone_end: null,
  });
  const { appointment } = (await ask('read', { link, pass: done.body.pass })).body;
  expect(appointment).toMatchObject({ state: 'ahead', missing: [] });
  const { rows } = await world.db.execute<{ after: unknown; address: string }>(sql`
    select after, address from audit.entries where action = 'candidate.details-filled-in' and entity_id = ${candidate}`);
  expect(rows).toEqual([
    { after: { filled_in: 'date of birth, assigned sex at birth, email' }, address: '203.0.113.9' },
  ]);
  const mails = (await mailsTo(world, candidate)).filter(({ kind }) => kind === 'booking.confirmed');
  expect(mails).toMatchObject([{ recipient: 'liam@home.example', state: 'waiting' }]);

  const again = { ...DETAILS, candidate_dob: '1980-01-01', candidate_email: 'other@home.example' };
  await ask('details', { link, pass: done.body.pass, ...again });
  expect(await detailOf(manager, candidate), 'what is known stays').toMatchObject({
    candidate_email: 'liam@home.example',
    candidate_dob: '1991-03-14',
  });
});

test('[own.fill-in] the desk sees what is missing until it is filled in', async () => {
  const { candidate, link } = await booked();
  const admin = await world.as('admin');
  const missing = async () => {
    const { entries } = (await admin.get(`/scheduler/day-list?site_id=${bench.site}&day=2026-11-24`)).body;
    return entries.find(({ candidate_id }: { candidate_id: string }) => candidate_id === candidate).missing;
  };
  expect(await missing()).toEqual(['dob', 'gender', 'email', 'position']);
  await ask('details', { link, pass: await passOf(link, candidate), ...DETAILS });
  expect(await missing()).toEqual([]);
});

test('[own.code] without a date of birth a code to the mobile opens the page: once, for ten minutes, the last one alone', async () => {
  const { candidate, link } = await booked();
  expect((await ask('read', { link, pass: null })).body).toEqual({
    appointment: null,
    proof: 'code',
    phone_end: '006',
    rests_until: null,
    code_ends_at: null,
  });
  expect((await ask('open', { link, date_of_birth: '0001-01-01' })).status, 'the empty date is nobody’s').toBe(422);
  await ask('code', { link });
  const old = await codeOf(candidate);
  await ask('code', { link });
  const code = await codeOf(candidate);
  if (old !== code) expect((await ask('open', { link, code: old })).status).toBe(422);
  world.clock.pass(10 * 60_000);
  expect((await ask('open', { link, code })).status, 'too old').toBe(422);
  await ask('code', { link });
  const last = await codeOf(candidate);
  expect((await ask('open', { link, code: last })).status).toBe(200);
  expect((await ask('open', { link, code: last })).status, 'used').toBe(422);
  expect((await ask('code', { link })).status, 'the fourth in a quarter of an hour').toBe(429);
  const { rows } = await world.db.execute(sql`
    select from booking.candidate_links where code_hash like ${`%${last}%`} or hash like ${`%${link}%`}`);
  expect(rows, 'neither link nor code stands in the database').toEqual([]);
});

test('[own.code] wrong codes are counted: five let the link rest, and a stranger’s link shows and sends nothing', async () => {
  const { candidate, link } = await booked();
  await ask('code', { link });
  const code = await codeOf(candidate);
  const wrong = code === '000000' ? '111111' : '000000';
  const left: unknown[] = [];
  for (let nth = 0; nth < 4; nth += 1)
    left.push((await ask('open', { link, code: wrong })).body.error.details.tries_left);
  expect(left).toEqual([4, 3, 2, 1]);
  expect((await ask('open', { link, code: wrong })).status).toBe(429);
  expect((await ask('open', { link, code })).status, 'the right one too').toBe(429);
  expect((await ask('code', { link })).status).toBe(429);
  const strange = 'A'.repeat(43);
  const sms = (await smsOf(candidate)).length;
  expect((await ask('code', { link: strange })).status).toBe(404);
  expect((await ask('details', { link: strange, pass: '1.x', ...DETAILS })).status).toBe(404);
  expect((await ask('details', { link, pass: '1.x', ...DETAILS })).status, 'without a proof').toBe(401);
  expect(await smsOf(candidate)).toHaveLength(sms);
  expect(await detailOf(manager, candidate)).toMatchObject({ candidate_dob: '0001-01-01' });
});
