import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Bench, book, detailOf, first, openBench } from '../../../../tests/support/bookings/booked-crew.ts';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { mailServer } from '../../../../tests/support/servers/mail-server.ts';
import { call, SMS_SECRET } from '../../../../tests/support/services.ts';
import { deliverDue } from '../../../mail/sender.ts';
import { smsSignature, timestampOf } from '../../../mail/sms-signature.ts';
import { smtpTransport } from '../../../mail/smtp.ts';
import { DeliveryFailure, demoPhone, type Transport } from '../../../mail/transport.ts';
import { confirmAttendance } from '../own-appointment/own-appointment.ts';
import { runReminders } from './run-reminders.ts';

let bench: Bench;
let candidate: string;

const world = await openBookingWorld();
afterAll(() => world.close());
const open: { close(): unknown }[] = [];
afterEach(async () => {
  // A server waits for connections that are open still: transports end theirs first.
  for (const each of open.splice(0).reverse()) await each.close();
});
beforeEach(async () => {
  // Tuesday 24/11/2026 at 08:00 in Perth, told of a day before.
  world.clock.set('2026-11-15T03:00:00Z');
  await world.db.execute(sql`delete from mail.outbox`);
  bench = await openBench(world);
  candidate = first((await book(await world.as('manager'), bench, [0])).candidates);
  await runReminders(world.deps);
  await runAt('2026-11-23T00:00:00Z');
});

const runAt = async (instant: string) => {
  world.clock.set(instant);
  await runReminders(world.deps);
};
const deliver = (transport: Transport) => deliverDue({ db: world.db, now: world.clock.now }, transport);
const server = async (...options: Parameters<typeof mailServer>) => {
  const opened = await mailServer(...options);
  open.push(opened);
  return opened;
};
const smtp = (port: number) => {
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'portal@banksia.example' });
  open.push(transport);
  return transport;
};
const answering = (responseCode: number) =>
  server({ onRcptTo: (_to, _session, done) => done(Object.assign(new Error('No'), { responseCode })) });
/** As the booking's page has them. Days pass, so a new sign-in is needed. */
const reminders = async (role: 'manager' | 'admin' = 'manager') =>
  (await detailOf(await world.as(role), candidate)).reminders;
const shown = async (role?: 'admin'): Promise<string[]> =>
  (await reminders(role)).map(({ kind, phase }: Record<string, string>) => `${kind} ${phase}`);

test('[remind.shown] the booking follows a reminder by a real mail server: on its way, tried again, sent', async () => {
  expect(await shown()).toEqual(['reminder.1d waiting', 'reminder.1d.sms waiting']);
  await deliver(smtp((await answering(451)).port));
  expect(await shown()).toEqual(['reminder.1d retrying', 'reminder.1d.sms waiting']);
  expect(first(await reminders())).toMatchObject({
    sent_at: null,
    tried_again_at: '2026-11-23T00:00:30Z',
    last_error: expect.stringContaining('451'),
  });
  world.clock.set('2026-11-23T00:00:30Z');
  const taking = await server();
  await deliver(smtp(taking.port));
  expect(taking.received.map(({ subject }) => subject)).toContain('Reminder: your appointment, Tue 24/11/2026 08:00');
  expect(await shown()).toEqual(['reminder.1d sent', 'reminder.1d.sms waiting']);
  expect(await shown('admin'), 'the provider').toEqual(await shown());
  expect(first(await reminders())).toMatchObject({
    sent_at: '2026-11-23T00:00:30Z',
    tried_again_at: null,
    last_error: null,
  });
});

test('[remind.shown] one that is refused for good could not be delivered, and a confirmation does not make it so', async () => {
  await deliver(smtp((await answering(550)).port));
  expect(await shown()).toEqual(['reminder.1d failed', 'reminder.1d.sms waiting']);
  await confirmAttendance(world.db, { candidateId: candidate, now: world.clock.now(), address: undefined });
  await deliver(demoPhone);
  expect(await shown()).toEqual(['reminder.1d failed', 'reminder.1d.sms confirmed']);
});

test('[remind.shown] an answer by SMS or page is shown at the reminders that arrived', async () => {
  await deliver(demoPhone);
  await deliver(smtp((await server()).port));
  expect(await shown()).toEqual(['reminder.1d sent', 'reminder.1d.sms sent']);
  await reply('C');
  expect(await shown()).toEqual(['reminder.1d confirmed', 'reminder.1d.sms confirmed']);
  await reply('R');
  expect(await shown()).toEqual(['reminder.1d asked', 'reminder.1d.sms asked']);
  await confirmAttendance(world.db, { candidateId: candidate, now: world.clock.now(), address: undefined });
  expect(await shown()).toEqual(['reminder.1d confirmed', 'reminder.1d.sms confirmed']);
});

test('[remind.shown] the last one of each channel is shown, and of another time none', async () => {
  await deliver({ ...demoPhone, deliver: () => Promise.reject(new DeliveryFailure('No such phone', true)) });
  await deliver(smtp((await server()).port));
  await runAt('2026-11-23T11:45:00Z');
  expect(await shown()).toEqual(['reminder.1d sent', 'reminder.2h.sms waiting']);
  await reply('STOP');
  expect(await shown()).toEqual(['reminder.1d sent', 'reminder.2h.sms failed']);
  await world.db.execute(sql`
    update booking.candidates set appointment_time = appointment_time + interval '1 hour' where id = ${candidate}::uuid`);
  expect(await shown()).toEqual([]);
});

let ids = 0;
/** Sends an SMS as the carrier does. */
function reply(text: string) {
  const body = JSON.stringify({ id: `SM-shown-${++ids}`, from: '+61491570006', text });
  const timestamp = timestampOf(world.clock.now());
  const headers = { 'x-timestamp': timestamp, 'x-signature': smsSignature(SMS_SECRET, timestamp, body) };
  return call(world.booking, 'POST', '/booking/sms-replies', { body, headers });
}

test('[remind.shown] the booking’s page says what leaves next, as far as it can reach the candidate', async () => {
  const next = async () => (await detailOf(await world.as('manager'), candidate)).next_notice;
  await world.db.execute(sql`delete from mail.sms_stops`);
  expect(await next(), 'two hours before would be at night').toEqual({
    kind: 'reminder.2h.sms',
    leaves_at: '2026-11-23T11:45:00Z',
  });
  await world.db.execute(sql`insert into mail.sms_stops values ('+61491570006', now())`);
  expect(await next(), 'this phone asked for no more SMS').toBeNull();
  await world.db.execute(sql`delete from mail.sms_stops`);
  await runAt('2026-11-23T11:45:00Z');
  expect(await next()).toBeNull();
});
