import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  type Bench,
  book,
  first,
  mailsTo,
  openBench,
  quarter,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { deliverDue } from '../../../mail/sender.ts';
import type { Transport } from '../../../mail/transport.ts';
import { hashOf } from '../../../shared/secret-tokens.ts';
import { runReminders, untilNextReminder } from './run-reminders.ts';

let manager: Client;
let bench: Bench;
let bookingId: string;
let candidate: string;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  // Sunday 15/11 in Perth; the appointment is on Tuesday 24/11/2026 at 08:00.
  world.clock.set('2026-11-15T03:00:00Z');
  await world.db.execute(sql`delete from mail.outbox`);
  await world.db.execute(sql`delete from booking.reminder_settings`);
  manager = await world.as('manager');
  bench = await openBench(world);
  const booked = await book(manager, bench, [0]);
  bookingId = booked.bookingId;
  candidate = first(booked.candidates);
});

const run = () => runReminders(world.deps);
const runAt = async (instant: string) => {
  world.clock.set(instant);
  await run();
};
/** Reminders in the outbox, in the order they were written. */
const reminded = async () => {
  const { rows } = await world.db.execute<{ kind: string; channel: string; recipient: string }>(sql`
    select kind, channel, recipient from mail.outbox
    where entity_id = ${candidate}::uuid and kind like 'reminder.%' order by id`);
  return rows.map(({ kind }) => kind);
};
const choose = (mail: string, sms: string) =>
  world.db.execute(sql`
    insert into booking.reminder_settings (org_id, mail, sms, updated_at)
    values (${manager.orgId}::uuid, ${mail}::text[], ${sms}::text[], now())`);

test('[remind.sent] each reminder is written once at its time, by mail and by SMS, with a link of its own that opens the appointment', async () => {
  await run();
  expect(await reminded(), 'a booking can still be undone').toEqual([]);
  expect(await untilNextReminder(world.db, world.clock.now())).toBe(120_000);
  await runAt('2026-11-15T03:02:00Z');
  expect(await reminded()).toEqual(['reminder.booked.sms']);
  await runAt('2026-11-16T23:59:59Z');
  expect(await reminded()).toHaveLength(1);
  await runAt('2026-11-17T00:00:00Z');
  await run();
  expect(await reminded()).toEqual(['reminder.booked.sms', 'reminder.7d']);
  await runAt('2026-11-23T00:00:00Z');
  // Two hours before 08:00 is in the night: the SMS leaves on the evening before.
  await runAt('2026-11-23T11:45:00Z');
  await runAt('2026-11-23T23:00:00Z');
  const sms = ['reminder.booked.sms', 'reminder.1d.sms', 'reminder.2h.sms'];
  expect((await reminded()).toSorted()).toEqual([...sms, 'reminder.1d', 'reminder.7d'].toSorted());

  const mails = (await mailsTo(world, candidate)).filter(({ kind }) => kind.startsWith('reminder.'));
  const [mail] = mails.filter(({ kind }) => kind === 'reminder.7d');
  const [text] = mails.filter(({ kind }) => kind === 'reminder.2h.sms');
  expect(mail).toMatchObject({ recipient: 'candidate0@example.com', state: 'waiting' });
  expect(mail?.subject).toBe('Reminder: your appointment, Tue 24/11/2026 08:00');
  expect(text).toMatchObject({ recipient: '+61491570006', html: '' });
  expect(text?.text).toMatch(/^Banksia Health: Reminder: your appointment is Tue 24\/11\/2026 08:00 at Perth/);
  const links = mails.map((one) => /\/appointment\/([\w-]+)/.exec(one.text ?? '')?.[1]);
  expect(new Set(links).size, 'each mail and each SMS has its own').toBe(5);
  for (const link of links) {
    const { rows } = await world.db.execute(sql`
      select candidate_id from booking.candidate_links where hash = ${hashOf(link ?? '')}`);
    expect(rows).toEqual([{ candidate_id: candidate }]);
  }
});

test('[remind.chosen] a company chooses which reminders leave by mail and which by SMS; without SMS none is written', async () => {
  await choose('{2h}', '{}');
  await run();
  await runAt('2026-11-17T00:00:00Z');
  await runAt('2026-11-23T00:00:00Z');
  expect(await reminded()).toEqual([]);
  await runAt('2026-11-23T22:00:00Z');
  expect(await reminded()).toEqual(['reminder.2h']);
});

test('[remind.chosen] a candidate who stopped SMS gets mail alone, and a landline none', async () => {
  await run();
  await world.db.execute(sql`insert into mail.sms_stops values ('+61491570006', now())`);
  await runAt('2026-11-23T01:00:00Z');
  expect(await reminded()).toEqual(['reminder.1d']);
  await world.db.execute(sql`delete from mail.sms_stops`);
  await world.db.execute(
    sql`update booking.candidates set candidate_phone = '08 9450 9876' where id = ${candidate}::uuid`,
  );
  await runAt('2026-11-23T12:00:00Z');
  expect(await reminded()).toEqual(['reminder.1d']);
});

test('[remind.chosen] two landlines in one turn delay no other reminder', async () => {
  await book(manager, bench, [4, 8]);
  await world.db.execute(
    sql`update booking.candidates set candidate_phone = '08 9450 9876' where id <> ${candidate}::uuid`,
  );
  await run();
  await runAt('2026-11-15T03:02:00Z');
  expect(await reminded()).toEqual(['reminder.booked.sms']);
});

test('[remind.stopped] a cancelled appointment is not reminded of, and what has not left is withdrawn', async () => {
  await run();
  await runAt('2026-11-17T00:00:00Z');
  expect(await reminded()).toContain('reminder.7d');
  manager = await world.as('manager');
  await manager.put(`/bookings/${bookingId}/cancel`, { candidate_id: [candidate] });
  expect((await mailsTo(world, candidate)).map(({ kind }) => kind)).toContain('booking.cancelled');
  expect(await reminded(), 'withdrawn').toEqual([]);
  await runAt('2026-11-23T01:00:00Z');
  expect(await reminded()).toEqual([]);
});

test('[remind.moved] another time has its own reminders, however it came to it; back at the first, that one’s are due again', async () => {
  await run();
  await runAt('2026-11-17T00:00:00Z');
  const admin = await world.as('admin');
  const move = async (to: number, seen: number) => {
    const { status } = await admin.post(`/candidates/${candidate}/move-appointment`, {
      roster_id: bench.roster,
      calendar_from_time: quarter(to),
      seen: { roster_id: bench.roster, calendar_from_time: quarter(seen) },
    });
    expect(status).toBe(200);
    await run();
  };
  expect(await reminded()).toContain('reminder.7d');
  await move(8, 0);
  expect(await reminded(), 'what waited is withdrawn').toEqual([]);
  await runAt('2026-11-17T00:02:00Z');
  expect(await reminded(), 'seven days before 10:00').toEqual(['reminder.booked.sms']);
  await move(0, 8);
  await runAt('2026-11-17T00:04:00Z');
  expect(await reminded(), 'told of the first time anew').toEqual(['reminder.booked.sms']);
  await move(8, 0);
  await runAt('2026-11-17T02:00:00Z');
  await runAt('2026-11-23T00:00:00Z');
  expect(await reminded(), 'the old time’s').not.toContain('reminder.1d');
  await runAt('2026-11-23T02:00:00Z');
  expect((await reminded()).toSorted()).toEqual(
    ['reminder.1d', 'reminder.1d.sms', 'reminder.7d', 'reminder.booked.sms'].toSorted(),
  );
});

test('[remind.moved] a reminder that has left is not sent again after a move there and back', async () => {
  await run();
  await runAt('2026-11-17T00:00:00Z');
  await world.db.execute(sql`update mail.outbox set state = 'sent' where kind = 'reminder.7d'`);
  const move = async (to: number, seen: number) => {
    const admin = await world.as('admin');
    const body = { roster_id: bench.roster, calendar_from_time: quarter(to) };
    const seenAt = { roster_id: bench.roster, calendar_from_time: quarter(seen) };
    expect((await admin.post(`/candidates/${candidate}/move-appointment`, { ...body, seen: seenAt })).status).toBe(200);
    await run();
  };
  await move(8, 0);
  await runAt('2026-11-17T02:00:00Z');
  await move(0, 8);
  await runAt('2026-11-17T03:00:00Z');
  expect((await reminded()).filter((kind) => kind === 'reminder.7d')).toHaveLength(1);
});

test('[remind.sent] of reminders that a stopped portal missed, the last one alone is sent', async () => {
  await run();
  await runAt('2026-11-23T20:00:00Z');
  expect((await reminded()).toSorted()).toEqual(['reminder.1d', 'reminder.2h.sms']);
  await runAt('2026-11-24T00:00:00Z');
  expect(await reminded(), 'its time has come').toHaveLength(2);
});

test('[remind.sent] mail and SMS leave by transports of their own', async () => {
  await run();
  await runAt('2026-11-23T01:00:00Z');
  const taken: string[] = [];
  const transport = (channel: 'mail' | 'sms'): Transport => ({
    channel,
    keepsContent: true,
    close: () => {},
    deliver: async ({ kind, recipient }) => void (kind.startsWith('reminder') && taken.push(`${channel} ${recipient}`)),
  });
  await deliverDue({ db: world.db, now: world.clock.now }, transport('sms'));
  expect(taken).toEqual(['sms +61491570006']);
  await deliverDue({ db: world.db, now: world.clock.now }, transport('mail'));
  expect(taken).toEqual(['sms +61491570006', 'mail candidate0@example.com']);
});
