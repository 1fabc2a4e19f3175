import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Bench, book, first, mailsTo, openBench } from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { call, SMS_SECRET } from '../../../../tests/support/services.ts';
import { smsSignature, timestampOf } from '../../../mail/sms-signature.ts';
import { runReminders } from './run-reminders.ts';

let manager: Client;
let bench: Bench;
let candidate: string;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  await world.db.execute(sql`delete from mail.outbox`);
  await world.db.execute(sql`delete from mail.sms_stops`);
  manager = await world.as('manager');
  bench = await openBench(world);
  candidate = first((await book(manager, bench, [0])).candidates);
  await runReminders(world.deps);
  world.clock.set('2026-11-23T01:02:00Z');
  await runReminders(world.deps);
});

let ids = 0;
/** Sends an SMS as the carrier does; `sign` changes what is signed. */
function reply(text: string, { id = `SM-${++ids}`, from = '+61491570006', sign = (body: string) => body } = {}) {
  const body = JSON.stringify({ id, from, text });
  const timestamp = timestampOf(world.clock.now());
  const headers = { 'x-timestamp': timestamp, 'x-signature': smsSignature(SMS_SECRET, timestamp, sign(body)) };
  return call(world.booking, 'POST', '/booking/sms-replies', { body, headers });
}
const answers = async () => {
  const { rows } = await world.db.execute<{ came: boolean; asked: boolean }>(sql`
    select coalesce(attendance_confirmed_for = appointment_time, false) as came,
      coalesce(change_asked_for = appointment_time, false) as asked
    from booking.candidates where id = ${candidate}::uuid`);
  return first(rows);
};
const words = async () => {
  const { rows } = await world.db.execute<{ after: { message: string } }>(sql`
    select after from audit.entries where action = 'candidate.sms.received' and entity_id = ${candidate} order by position`);
  return rows.map(({ after }) => after.message);
};
const kinds = async () => (await mailsTo(world, candidate)).map(({ kind }) => kind);

test('[sms.reply] C confirms and R asks for another time, once each, however they are typed', async () => {
  expect(await reply(' c. ')).toMatchObject({ status: 200, body: { meaning: 'confirm' } });
  expect(await answers()).toEqual({ came: true, asked: false });
  expect(await reply('R')).toMatchObject({ status: 200, body: { meaning: 'ask' } });
  expect(await answers()).toEqual({ came: false, asked: true });
  const asked = (await kinds()).filter((kind) => kind === 'candidate.change-asked.copy');
  expect(asked).toHaveLength(1);
  const confirmed = await reply('C', { id: 'SM-again' });
  await reply('R');
  await reply('C', { id: 'SM-again' });
  expect(confirmed.status).toBe(200);
  expect(await answers(), 'the carrier sent the older one twice').toEqual({ came: false, asked: true });
});

test('[sms.reply] anything else is kept as words and mailed to the booking person; nothing changes', async () => {
  await reply('Running late, is 8:30 ok?');
  expect(await answers()).toEqual({ came: false, asked: false });
  expect(await words()).toEqual(['Running late, is 8:30 ok?']);
  const mails = await mailsTo(world, candidate);
  expect(mails.at(-1)).toMatchObject({ kind: 'candidate.sms.copy', recipient: 'priya.raman@redgum.example' });
  expect(mails.at(-1)?.text).toContain('Running late, is 8:30 ok?');
  await reply('R');
  await reply('R');
  expect(await words(), 'asked twice, it is told to people').toEqual(['Running late, is 8:30 ok?', 'R']);
  expect(await reply('Hello?', { from: '+61400000000' }), 'from a stranger').toMatchObject({ status: 200 });
});

test('[sms.stop] STOP ends SMS to that phone, those that wait included, until START', async () => {
  const sms = async () => (await mailsTo(world, candidate)).filter(({ kind }) => kind.endsWith('.sms'));
  expect(await sms()).toMatchObject([{ state: 'waiting' }]);
  await reply('Stop');
  expect(await sms()).toMatchObject([{ state: 'failed', last_error: 'The person asked for no more SMS.' }]);
  world.clock.set('2026-11-23T11:45:00Z');
  await runReminders(world.deps);
  expect(await sms()).toHaveLength(1);
  await reply('START');
  const { rows } = await world.db.execute(sql`select phone from mail.sms_stops`);
  expect(rows).toEqual([]);
});

test('[sms.signed] a request that is unsigned, changed, or old is ignored', async () => {
  expect(await reply('C', { sign: (body) => `${body} ` })).toMatchObject({ status: 401 });
  const unsigned = await call(world.booking, 'POST', '/booking/sms-replies', {
    body: { id: 'SM-0', from: '+61491570006', text: 'C' },
  });
  expect(unsigned.status).toBe(401);
  const body = JSON.stringify({ id: 'SM-old', from: '+61491570006', text: 'C' });
  const timestamp = timestampOf(new Date(world.clock.now().getTime() - 301_000));
  const headers = { 'x-timestamp': timestamp, 'x-signature': smsSignature(SMS_SECRET, timestamp, body) };
  expect(await call(world.booking, 'POST', '/booking/sms-replies', { body, headers })).toMatchObject({ status: 401 });
  expect(await answers()).toEqual({ came: false, asked: false });
});

test('[remind.settings] a company chooses its own reminders, the provider any company’s, and both are written down', async () => {
  const path = `/reminder-settings/${manager.orgId}`;
  expect(await manager.get(path)).toMatchObject({
    status: 200,
    body: { mail: ['7d', '1d'], sms: ['booked', '1d', '2h'], own_move_days: 0, candidates_fill_in: false },
  });
  const admin = await world.as('admin');
  const wanted = { mail: ['2h', '2h', '7d'], sms: [], own_move_days: 14, candidates_fill_in: true };
  const kept = { mail: ['7d', '2h'], sms: [], own_move_days: 14, candidates_fill_in: true };
  expect(await manager.put(path, wanted)).toMatchObject({ status: 200, body: kept });
  expect((await admin.get(path)).body).toMatchObject(kept);
  const other = await world.as('coralbay');
  expect(await other.get(path)).toMatchObject({ status: 404 });
  expect(await other.put(path, wanted)).toMatchObject({ status: 404 });
  expect(await admin.get(`/reminder-settings/${admin.orgId}`), 'the provider has no candidates').toMatchObject({
    status: 404,
  });
  expect(await manager.put(path, { ...wanted, mail: ['booked'] })).toMatchObject({ status: 400 });
  expect(await manager.put(path, { ...wanted, own_move_days: 8 })).toMatchObject({ status: 400 });
  const { rows } = await world.db.execute(sql`
    select before, after from audit.entries where action = 'company.reminders-changed'`);
  expect(rows).toEqual([
    {
      before: { mail: ['7d', '1d'], sms: ['booked', '1d', '2h'], own_move_days: 0, candidates_fill_in: false },
      after: kept,
    },
  ]);
});

test('[admin.edit-conflict] the second of two editors of reminders sees the first one’s choice and name', async () => {
  const path = `/reminder-settings/${manager.orgId}`;
  const { updated_at, ...before } = (await manager.get(path)).body;
  const admin = await world.as('admin');
  expect(await admin.put(path, { ...before, mail: ['1d'], updated_at })).toMatchObject({ status: 200 });
  const late = { ...before, own_move_days: 7, updated_at };
  const refused = await manager.put(path, late);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: { code: 'EDIT_CONFLICT', details: { present: { mail: ['1d'], own_move_days: before.own_move_days } } },
    },
  });
  expect(refused.body.error.message).toBe('Helen Marsh changed this choice of reminders just now.');
  const seen = refused.body.error.details.present.updated_at;
  expect(await manager.put(path, { ...late, mail: ['1d'], updated_at: seen })).toMatchObject({ status: 200 });
});
