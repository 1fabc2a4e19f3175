import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  type Bench,
  book,
  detailOf,
  first,
  mailsTo,
  openBench,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { call } from '../../../../tests/support/services.ts';

let manager: Client;
let bench: Bench;
let bookingId: string;
let candidate: string;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-22T01:00:00Z');
  await world.db.execute(sql`delete from mail.outbox`);
  await world.db.execute(sql`delete from mail.sms_stops`);
  await world.db.execute(sql`delete from auth.attempts`);
  manager = await world.as('manager');
  bench = await openBench(world);
  const booked = await book(manager, bench, [0]);
  bookingId = booked.bookingId;
  candidate = first(booked.candidates);
});

const send = (client = manager) => client.post(`/candidates/${candidate}/links`, {});
const texts = async () => (await mailsTo(world, candidate)).filter(({ kind }) => kind === 'candidate.link.sms');

test('[own.link-sms] staff send a new link by SMS to a candidate without an address; it opens the page, and the history has it', async () => {
  await world.db.execute(sql`update booking.candidates set candidate_email = '' where id = ${candidate}::uuid`);
  expect(await send()).toMatchObject({ status: 204 });
  const [sms, ...others] = await texts();
  expect([sms?.recipient, others]).toEqual(['+61491570006', []]);
  expect(sms?.text).toMatch(
    /^Banksia Health: Your appointment is Tue 24\/11\/2026 08:00 at Perth.* Please add your missing details: http\S+$/,
  );
  const link = /\/appointment\/([\w-]+)$/.exec(sms?.text ?? '')?.[1];
  const body = { link, date_of_birth: '1991-03-14' };
  expect(await call(world.booking, 'POST', '/booking/own-appointment/open', { body })).toMatchObject({ status: 200 });
  const { history } = await detailOf(manager, candidate);
  expect(history.map(({ action }: { action: string }) => action)).toContain('candidate.link-sent');
  expect(JSON.stringify(history), 'the link stands nowhere').not.toContain(link);
});

test('[own.link-sms] no link leaves for another company’s people, a landline, a phone that stopped SMS, or what is cancelled', async () => {
  expect(await send(await world.as('coralbay'))).toMatchObject({ status: 404 });
  await world.db.execute(sql`insert into mail.sms_stops values ('+61491570006', now())`);
  expect(await send()).toMatchObject({ status: 409 });
  await world.db.execute(sql`delete from mail.sms_stops`);
  const phone = (to: string) =>
    world.db.execute(sql`update booking.candidates set candidate_phone = ${to} where id = ${candidate}::uuid`);
  await phone('08 9450 9876');
  expect(await send()).toMatchObject({ status: 409 });
  await phone('0491 570 006');
  await manager.put(`/bookings/${bookingId}/cancel`, { candidate_id: [candidate] });
  expect(await send()).toMatchObject({ status: 409, body: { error: { code: 'NOT_ACTIVE' } } });
  expect(await texts()).toEqual([]);
});

test('[own.link-sms] three links leave in a quarter of an hour', async () => {
  for (const status of [204, 204, 204, 429]) expect((await send()).status).toBe(status);
  world.clock.pass(15 * 60_000);
  expect((await send()).status).toBe(204);
  expect(await texts()).toHaveLength(4);
});
