import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import {
  type Bench,
  book,
  claimedQuarters,
  detailOf,
  mailsTo,
  openBench,
  quarter,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { needs } from '../../../../tests/support/needs.ts';
import { call } from '../../../../tests/support/services.ts';
import { runEarlierTimes } from './run-earlier-times.ts';

let manager: Client;
let bench: Bench;
let one: Person;
let two: Person;

interface Person {
  readonly id: string;
  readonly proof: { link: string; pass: string };
}

const world = await openBookingWorld();
const deps = { ...world.deps, announce: async () => {} };
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  await world.db.execute(sql`delete from booking.earlier_time_requests`);
  await world.db.execute(sql`delete from booking.earlier_time_offers`);
  await world.db.execute(sql`delete from mail.outbox`);
  manager = await world.as('manager');
  bench = await openBench(world);
  // The morning is full: 08:00 to 12:00 for eight people of half an hour.
  const morning = await Promise.all([book(manager, bench, [0, 2, 4, 6, 8]), book(manager, bench, [10, 12, 14])]);
  const [early, late] = morning;
  cancelled = { bookingId: defined(early).bookingId, ids: defined(early).candidates };
  one = await personOf(defined(defined(late).candidates[1]));
  two = await personOf(defined(defined(late).candidates[2]));
});
let cancelled: { bookingId: string; ids: readonly string[] };

async function personOf(id: string): Promise<Person> {
  const text = (await mailsTo(world, id)).find(({ kind }) => kind === 'booking.confirmed')?.text ?? '';
  const link = defined(/\/appointment\/([\w-]+)/.exec(text)?.[1]);
  const { body } = await call(world.booking, 'POST', '/booking/own-appointment/open', {
    body: { link, date_of_birth: '1991-03-14' },
  });
  return { id, proof: { link, pass: body.pass } };
}
const ask = ({ proof }: Person, before_day: string) =>
  call(world.booking, 'POST', '/booking/own-appointment/earlier', { body: { ...proof, do: 'ask', before_day } });
const change = ({ proof }: Person, what: 'take' | 'decline', time: string | null) =>
  call(world.booking, 'POST', '/booking/own-appointment/earlier', { body: { ...proof, do: what, time } });
const read = async ({ proof }: Person) =>
  (await call(world.booking, 'POST', '/booking/own-appointment/read', { body: proof })).body.appointment;
const free = async (nth: number) => {
  const { bookingId, ids } = cancelled;
  const candidate_id = [defined(ids[nth])];
  expect(await manager.put(`/bookings/${bookingId}/cancel`, { candidate_id })).toMatchObject({ status: 200 });
};
/** 08:00 of Tuesday frees up. */
const freeEight = () => free(0);
const run = () => runEarlierTimes(deps);
/** Before Wednesday: earlier on Tuesday counts. */
const DAY = '2026-11-25';

/** No slot is claimed twice, whatever was held and booked. */
async function everyQuarterOnce() {
  const claims = await claimedQuarters(world, bench);
  expect(new Set(claims.map(({ position }) => position)).size).toBe(claims.length);
}

test('[earlier.offer] a freed time is held for 30 minutes for the first in the queue, with mail and SMS that have the own link', async () => {
  expect(await ask(two, '2026-11-23'), 'today').toMatchObject({ status: 422 });
  expect(await ask(two, '2026-11-26'), 'later than the appointment').toMatchObject({ status: 422 });
  expect(await ask(one, DAY)).toMatchObject({ status: 200 });
  world.clock.pass(1_000);
  expect(await ask(two, DAY)).toMatchObject({ status: 200 });
  expect(await run(), 'all is full').toBe(0);
  await freeEight();
  expect(await run()).toBe(1);
  expect(await run(), 'held once').toBe(0);
  expect(await read(one)).toMatchObject({
    earlier: { before_day: DAY, offered_time: quarter(0), expires_at: '2026-11-23T01:30:01Z' },
  });
  expect((await read(two)).earlier).toEqual({ before_day: DAY, offered_time: null, expires_at: null });
  const told = (await mailsTo(world, one.id)).filter(({ kind }) => kind.startsWith('earlier.'));
  expect(told.map(({ kind }) => kind)).toEqual(['earlier.offered', 'earlier.offered.sms']);
  for (const { text } of told) expect(text).toMatch(/Tue 24\/11\/2026 08:00[\s\S]*\/appointment\//);
  const taken = await manager.post('/reservations', {
    site_id: bench.site,
    package_id: bench.medical,
    calendar_ids: [bench.roster],
    draft_id: await manager.newDraft(),
    candidate_index: 0,
    calendar_from_time: quarter(0),
  });
  expect(taken.status, 'it counts like any hold').toBe(409);
  await everyQuarterOnce();
});

test('[earlier.take] taking it is one press: moved and confirmed in one transaction, and the freed time goes to the next', async () => {
  await ask(one, DAY);
  world.clock.pass(1_000);
  await ask(two, DAY);
  await freeEight();
  await run();
  expect(await change(two, 'take', quarter(0)), 'it is not theirs').toMatchObject({ status: 409 });
  expect(await change(one, 'take', null), 'which time').toMatchObject({ status: 422 });
  expect(await change(one, 'take', quarter(2)), 'another time than is held').toMatchObject({ status: 409 });
  expect(await change(one, 'take', quarter(0))).toMatchObject({ status: 200 });
  expect(await detailOf(manager, one.id)).toMatchObject({
    appointment_time: quarter(0),
    appointment_status: 'Rescheduled',
  });
  expect((await mailsTo(world, one.id)).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['booking.rescheduled', 'booking.rescheduled.copy']),
  );
  expect((await read(one)).earlier).toBeNull();
  expect(await run(), '11:00 is free now, earlier than 11:30').toBe(1);
  expect((await read(two)).earlier.offered_time).toBe(quarter(12));
  expect(await change(one, 'take', quarter(0)), 'twice').toMatchObject({ status: 409 });
  await everyQuarterOnce();
  const { rows } = await world.db.execute(sql`
    select action from audit.entries where entity_id = ${one.id} and action like 'candidate.earlier.%' order by at, id`);
  expect(rows.map(({ action }) => action)).toEqual(
    ['asked', 'offered', 'taken'].map((what) => `candidate.earlier.${what}`),
  );
});

test('[earlier.pass] declining passes it on at once, running out after 30 minutes; no candidate gets the same offer twice', async () => {
  await ask(one, DAY);
  world.clock.pass(1_000);
  await ask(two, DAY);
  await freeEight();
  await run();
  await change(one, 'decline', quarter(0));
  expect(await change(one, 'decline', quarter(0)), 'pressed twice').toMatchObject({ status: 200 });
  expect((await read(one)).earlier, 'the wait goes on').toMatchObject({ before_day: DAY });
  expect(await run()).toBe(1);
  expect([(await read(one)).earlier.offered_time, (await read(two)).earlier.offered_time]).toEqual([null, quarter(0)]);
  world.clock.pass(30 * 60_000);
  expect(await change(two, 'take', quarter(0)), 'too late').toMatchObject({ status: 409 });
  expect(await run(), 'both had it').toBe(0);
  expect(
    (await claimedQuarters(world, bench)).map(({ position }) => position),
    'free for everybody',
  ).not.toContain(0);
  await change(one, 'decline', null);
  expect((await read(one)).earlier, 'without a time it waits no more').toBeNull();
});

test('[earlier.pass] a candidate who leaves the queue passes on the offer, and a cancelled appointment has none to take', async () => {
  await ask(one, DAY);
  world.clock.pass(1_000);
  await ask(two, DAY);
  await freeEight();
  await run();
  await change(one, 'decline', null);
  expect((await read(one)).earlier).toBeNull();
  expect(await run()).toBe(1);
  expect((await read(two)).earlier.offered_time).toBe(quarter(0));
  await world.db.execute(sql`update booking.candidates set status = 'Cancelled' where id = ${two.id}::uuid`);
  expect(await change(two, 'take', quarter(0))).toMatchObject({
    status: 409,
    body: { error: { code: 'HOLD_EXPIRED' } },
  });
  expect(await change(two, 'decline', null), 'the loop ends its wait').toMatchObject({ status: 200 });
});

test('[earlier.pass] declining or taking an earlier offer does not change the present one', async () => {
  await ask(one, DAY);
  await freeEight();
  await run();
  await change(one, 'decline', quarter(0));
  await free(1);
  expect(await run()).toBe(1);
  expect(await change(one, 'decline', quarter(0)), 'sent twice').toMatchObject({ status: 200 });
  expect(await change(one, 'take', quarter(0))).toMatchObject({ status: 409 });
  expect((await read(one)).earlier.offered_time, '08:15, of both that are free').toBe(quarter(1));
});

test('[earlier.offer] no time is offered at night, after a cancellation, or with less than two hours to come', async () => {
  await ask(one, DAY);
  await freeEight();
  world.clock.set('2026-11-23T12:00:00Z');
  expect(await run(), '20:00 in Perth').toBe(0);
  world.clock.set('2026-11-23T23:30:00Z');
  expect(await run(), '07:30, still night').toBe(0);
  world.clock.set('2026-11-24T00:00:00Z');
  expect(await run(), '08:00 is past by now').toBe(0);
});

// The embedded database has one connection: nothing comes between two statements of a transaction.
test(
  '[earlier.race] a quarter that is taken while an offer is being held leaves no offer and no part of a hold',
  needs('postgres'),
  async () => {
    await ask(one, DAY);
    await freeEight();
    const { offered } = await world.db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into booking.claims (slot_id, roster_id, position, claim_id, kind, org_id, expires_at)
        select slot_id, roster_id, position, gen_random_uuid(), 'hold', ${manager.orgId}::uuid, '2026-11-24T00:00:00Z'
        from booking.slots where roster_id = ${bench.roster} order by position limit 1`);
      const offered = run();
      await expect
        .poll(async () => {
          const { rows } = await world.db.execute<{ count: number }>(sql`
            select count(*)::int as count from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`);
          return rows[0]?.count;
        })
        .toBe(1);
      return { offered };
    });
    expect(await offered).toBe(0);
    expect((await read(one)).earlier).toMatchObject({ offered_time: null });
    const claims = await claimedQuarters(world, bench);
    expect(claims.filter(({ position }) => position === 1)).toEqual([]);
  },
);

test('[earlier.staff] people of the company wait for a candidate, see it on the booking, are mailed of an offer and take it', async () => {
  const staff = (what: string, more: object = {}, client = manager) =>
    client.post(`/candidates/${one.id}/earlier-time`, { do: what, ...more });
  expect(await staff('ask')).toMatchObject({ status: 422, body: { error: { field: 'before_day' } } });
  expect(await staff('ask', { before_day: '2026-11-23' }), 'today').toMatchObject({ status: 422 });
  expect(await staff('ask', { before_day: DAY }, await world.as('coralbay')), 'another company’s').toMatchObject({
    status: 404,
  });
  expect(await staff('ask', { before_day: DAY })).toMatchObject({
    status: 200,
    body: { earlier_time: { before_day: DAY } },
  });
  expect(await detailOf(manager, one.id)).toMatchObject({
    can_be_earlier: true,
    earlier_time: { before_day: DAY, offered_time: null, expires_at: null },
  });
  await freeEight();
  expect(await run()).toBe(1);
  const offered = { offered_time: quarter(0), expires_at: '2026-11-23T01:30:00Z' };
  expect((await detailOf(manager, one.id)).earlier_time).toEqual({ before_day: DAY, ...offered });
  const copy = (await mailsTo(world, one.id)).find(({ kind }) => kind === 'earlier.offered.copy');
  const { rows } = await world.db.execute<{ email: string }>(
    sql`select email from auth.accounts where id = ${manager.accountId}::uuid`,
  );
  expect(copy?.recipient).toBe(rows[0]?.email);
  expect(copy?.text).toContain(`/booking/${one.id}/detail`);
  expect(await staff('take')).toMatchObject({ status: 422, body: { error: { field: 'time' } } });
  expect(await staff('take', { time: quarter(0) })).toMatchObject({ status: 200, body: { earlier_time: null } });
  const detail = await detailOf(manager, one.id);
  expect(detail).toMatchObject({ appointment_time: quarter(0), appointment_status: 'Rescheduled', earlier_time: null });
  const deeds = detail.history.filter(({ action }: { action: string }) => action.startsWith('candidate.earlier.'));
  expect(deeds.map(({ action, by }: { action: string; by: string }) => `${action} ${by}`)).toEqual([
    'candidate.earlier.taken Priya Raman',
    'candidate.earlier.asked Priya Raman',
  ]);
  expect(await staff('take', { time: quarter(0) }), 'nothing is held').toMatchObject({ status: 409 });
  await everyQuarterOnce();
});

test('[earlier.race] two matchers and a booking at once: one hold, and no time is booked twice', async () => {
  await ask(one, DAY);
  await ask(two, DAY);
  await freeEight();
  const draft_id = await manager.newDraft();
  const reserve = manager.post('/reservations', {
    site_id: bench.site,
    package_id: bench.medical,
    calendar_ids: [bench.roster],
    draft_id,
    candidate_index: 0,
    calendar_from_time: quarter(0),
  });
  const [a, b, { status }] = await Promise.all([run(), run(), reserve]);
  expect(a + b + (status === 201 ? 1 : 0)).toBe(1);
  await everyQuarterOnce();
  const { rows } = await world.db.execute(sql`
    select count(*)::int as open from booking.earlier_time_offers where outcome is null`);
  expect(rows).toEqual([{ open: a + b }]);
});
