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
  ownCalls,
  quarter,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { addRoster, type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';

let manager: Client;
let bench: Bench;
let one: Person;
let two: Person;

interface Person {
  readonly id: string;
  readonly proof: { link: string; pass: string };
}

const WEEK = 7 * 96;

const world = await openBookingWorld();
const post = ownCalls(world);
afterAll(() => world.close());
beforeEach(async () => {
  // Sunday 22/11 in Perth; the appointments are on Tuesday 24/11/2026 at 08:00 and 08:30.
  world.clock.set('2026-11-22T01:00:00Z');
  await world.db.execute(sql`delete from mail.outbox`);
  manager = await world.as('manager');
  bench = await openBench(world);
  await allow(7);
  const { candidates } = await book(manager, bench, [0, 2]);
  one = await personOf(first(candidates));
  two = await personOf(defined(candidates[1]));
  await world.db.execute(sql`delete from mail.outbox`);
});

const allow = async (own_move_days: number) => {
  const path = `/reminder-settings/${manager.orgId}`;
  expect(await manager.put(path, { mail: ['7d'], sms: [], own_move_days, candidates_fill_in: false })).toMatchObject({
    status: 200,
  });
};
async function personOf(id: string): Promise<Person> {
  const text = (await mailsTo(world, id)).find(({ kind }) => kind === 'booking.confirmed')?.text ?? '';
  const link = defined(/\/appointment\/([\w-]+)/.exec(text)?.[1]);
  return opened(id, link);
}
async function opened(id: string, link: string): Promise<Person> {
  const { body } = await post('open', { link, date_of_birth: '1991-03-14' });
  return { id, proof: { link, pass: body.pass } };
}
const timesOf = ({ proof }: Person, day: string | null = null) => post('times', { ...proof, day });
const change = ({ proof }: Person, doing: string, time: string | null = null) =>
  post('move', { ...proof, do: doing, time });
const moveOf = async ({ proof }: Person) => (await post('read', proof)).body.appointment.move;
const timeOf = async ({ id }: Person) => (await detailOf(manager, id)).appointment_time;
const reserve = async (at: number) =>
  manager.post('/reservations', {
    site_id: bench.site,
    package_id: bench.medical,
    calendar_ids: [bench.roster],
    draft_id: await manager.newDraft(),
    candidate_index: 0,
    calendar_from_time: quarter(at),
  });
const everyQuarterOnce = async () => {
  const claims = await claimedQuarters(world, bench);
  expect(new Set(claims.map(({ position }) => position)).size).toBe(claims.length);
  return claims;
};

test('[own.move] a candidate holds another time, moves there in one step, and candidate, company and clinic get one mail each', async () => {
  const { body } = await timesOf(one);
  expect(body).toMatchObject({ days: ['2026-11-24'], day: '2026-11-24' });
  expect([body.times[0], body.times.at(-1)], 'what overlaps the present times is left out').toEqual([
    quarter(4),
    quarter(14),
  ]);
  expect(await moveOf(one)).toEqual({
    from_day: '2026-11-23',
    until_day: '2026-12-01',
    held_time: null,
    expires_at: null,
    is_moved: false,
  });
  expect(await change(one, 'hold', quarter(8))).toMatchObject({ status: 200 });
  expect(await change(one, 'hold', quarter(10)), 'another one instead').toMatchObject({ status: 200 });
  expect(await moveOf(one)).toMatchObject({ held_time: quarter(10), expires_at: '2026-11-22T01:10:00Z' });
  expect(await timeOf(one)).toBe(quarter(0));
  expect((await reserve(10)).status, 'it counts like any hold').toBe(409);
  expect((await reserve(8)).status, 'the first one was given back').toBe(201);

  expect(await change(one, 'take'), 'which time').toMatchObject({ status: 422 });
  expect(await change(one, 'take', quarter(8)), 'what was held before').toMatchObject({ status: 409 });
  expect(await change(one, 'take', quarter(10))).toMatchObject({ status: 200 });
  expect(await change(one, 'take', quarter(10)), 'once').toMatchObject({ status: 409 });
  expect(await timeOf(one)).toBe(quarter(10));
  expect((await reserve(0)).status, 'the old time is free').toBe(201);
  await everyQuarterOnce();
  const mails = await mailsTo(world, one.id);
  expect(mails.map(({ kind }) => kind).sort()).toEqual([
    'booking.rescheduled',
    'booking.rescheduled.copy',
    'candidate.moved',
  ]);
  const clinic = defined(mails.find(({ kind }) => kind === 'candidate.moved'));
  expect(clinic.text).toMatch(
    /Liam O’Connor of Redgum Mining moved[\s\S]*Tue 24\/11\/2026 10:30[\s\S]*Tue 24\/11\/2026 08:00/,
  );
  expect(clinic.text).not.toContain('/appointment/');
  const { rows } = await world.db.execute(sql`
    select account_id, account_name, address, before, after from audit.entries
    where entity_id = ${one.id} and action = 'candidate.rescheduled'`);
  expect(rows).toMatchObject([
    {
      account_id: null,
      account_name: 'Liam O’Connor',
      address: '203.0.113.9',
      before: { appointment_time: quarter(0) },
      after: { appointment_time: quarter(10) },
    },
  ]);
});

test('[own.move-limits] nothing is moved that the company does not allow, a day before, or beyond the days, however often it is moved', async () => {
  await addRoster(world.db, bench.site, quarter(WEEK), 4);
  await addRoster(world.db, bench.site, quarter(WEEK + 96), 4);
  expect((await timesOf(one)).body.days).toEqual(['2026-11-24', '2026-12-01']);
  expect(await change(one, 'hold', quarter(WEEK + 96)), 'after the last day').toMatchObject({ status: 409 });
  expect(await change(one, 'hold', quarter(-400)), 'in the past').toMatchObject({ status: 409 });
  expect(await change(one, 'hold', '2026-12-01T00:07:00Z'), 'no start').toMatchObject({ status: 409 });
  expect(await change(one, 'hold')).toMatchObject({ status: 422 });
  expect(await change(one, 'take', quarter(8)), 'nothing is held').toMatchObject({ status: 409 });

  expect(await change(one, 'hold', quarter(WEEK))).toMatchObject({ status: 200 });
  expect(await change(one, 'take', quarter(WEEK))).toMatchObject({ status: 200 });
  expect(await moveOf(one), 'days are counted from what the company booked').toMatchObject({ until_day: '2026-12-01' });
  expect((await timesOf(one)).body.days).toEqual(['2026-11-24', '2026-12-01']);

  world.clock.set('2026-11-23T00:01:00Z');
  [one, two] = [await opened(one.id, one.proof.link), await opened(two.id, two.proof.link)];
  expect(await moveOf(two), 'a day before').not.toBeNull();
  world.clock.set('2026-11-23T00:31:00Z');
  expect(await moveOf(two)).toBeNull();
  expect(await timesOf(two)).toMatchObject({ status: 409 });
  expect(await change(two, 'hold', quarter(8))).toMatchObject({ status: 409 });
  manager = await world.as('manager');
  await allow(0);
  expect(await moveOf(one)).toBeNull();
  expect(await change(one, 'hold', quarter(8))).toMatchObject({ status: 409 });
  expect((await timesOf({ id: two.id, proof: { ...two.proof, pass: one.proof.pass } })).status, 'another’s pass').toBe(
    401,
  );
});

test('[own.move-race] of candidates and staff who want one time one gets it, and a hold that ran out moves nothing', async () => {
  const answers = await Promise.all([
    change(one, 'hold', quarter(8)),
    change(two, 'hold', quarter(8)),
    change(one, 'hold', quarter(8)),
    reserve(8),
  ]);
  const held = (await everyQuarterOnce()).filter(({ kind }) => kind === 'hold');
  expect(held.map(({ position }) => position)).toEqual([8, 9]);
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(0);

  expect(await change(one, 'hold', quarter(12))).toMatchObject({ status: 200 });
  world.clock.pass(10 * 60_000);
  expect((await reserve(12)).status, 'it ran out').toBe(201);
  expect(await change(one, 'take', quarter(12))).toMatchObject({ status: 409 });
  expect(await timeOf(one)).toBe(quarter(0));
  expect(await mailsTo(world, one.id)).toEqual([]);
  await everyQuarterOnce();
});

test('[own.move] a time that is given back is free at once, and a cancelled appointment is not moved', async () => {
  await change(one, 'hold', quarter(8));
  expect(await change(one, 'release')).toMatchObject({ status: 200 });
  expect((await reserve(8)).status).toBe(201);
  expect(await change(one, 'release'), 'given back already').toMatchObject({ status: 200 });
  await change(one, 'hold', quarter(12));
  const { booking_id: bookingId } = await detailOf(manager, one.id);
  expect(await manager.put(`/bookings/${bookingId}/cancel`, { candidate_id: [one.id] })).toMatchObject({ status: 200 });
  expect(await change(one, 'take', quarter(12))).toMatchObject({ status: 409 });
  expect(await change(one, 'release')).toMatchObject({ status: 409, body: { error: { code: 'NOT_ACTIVE' } } });
  expect(await timeOf(one)).not.toBe(quarter(12));
});
