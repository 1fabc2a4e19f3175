import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { book, detailOf } from '../../../../tests/support/bookings/booked-crew.ts';
import { addPackage, type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addVisitClinic, claimedStops, standardMedical } from '../../../../tests/support/bookings/visit-clinic.ts';
import { runEarlierTimes } from './run-earlier-times.ts';

/** Tuesday 24/11/2026, 08:00 in Perth. */
const EIGHT = '2026-11-24T00:00:00Z';
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;
const ALL = ['Audiometry', 'Clinical examination', 'Observations'];
const DAY = '2026-11-25';

const world = await openBookingWorld();
const medical = await standardMedical(world.db);
const oneDoctors = await addPackage(world.db, 30);
const run = () => runEarlierTimes({ ...world.deps, announce: async () => {} });
afterAll(() => world.close());

let manager: Client;
let clinic: Awaited<ReturnType<typeof addVisitClinic>>;
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  await world.db.execute(sql`delete from booking.earlier_time_requests`);
  await world.db.execute(sql`delete from booking.earlier_time_offers`);
  manager = await world.as('manager');
  clinic = await addVisitClinic(world.db, EIGHT, 3);
});

const bookAt = async (quarter: number, packageId = medical) => {
  const bench = { site: clinic.clinicId, roster: clinic.doctor, medical: packageId };
  return defined((await book(manager, bench, [quarter])).candidates[0]);
};
const change = (candidate: string, doing: string, more: object) =>
  manager.post(`/candidates/${candidate}/earlier-time`, { do: doing, ...more });
const ask = (candidate: string) => change(candidate, 'ask', { before_day: DAY });
const close = (roster: number, isOpen: boolean) =>
  world.db.execute(sql`update booking.slots set available = ${isOpen} where roster_id = ${roster}`);
const claims = () => claimedStops(world.db, clinic.clinicId, EIGHT);

test('[earlier.visit] all stops of an earlier start are held together, and taking them gives the old ones back', async () => {
  const one = await bookAt(8);
  await close(clinic.booth, false);
  expect(await ask(one)).toMatchObject({ status: 200 });
  expect(await run(), 'the booth is closed').toBe(0);
  await close(clinic.booth, true);
  expect(await run()).toBe(1);
  expect((await detailOf(manager, one)).earlier_time.offered_time).toBe(at(0));
  expect(await claims()).toMatchObject([
    { kind: 'hold', stops: ALL, quarters: [0, 1, 2, 3], slots: 8 },
    { kind: 'booking', stops: ALL, quarters: [8, 9, 10, 11], slots: 8 },
  ]);
  expect(await change(one, 'take', { time: at(0) })).toMatchObject({ status: 200 });
  expect(await claims()).toEqual([{ id: one, kind: 'booking', stops: ALL, quarters: [0, 1, 2, 3], slots: 8 }]);
  expect(await detailOf(manager, one)).toMatchObject({ appointment_time: at(0), appointment_end: at(4) });
});

test('[earlier.visit] visits and doctors’ appointments that wait share what is free, each whole', async () => {
  const [one, two, three] = [await bookAt(8), await bookAt(7), await bookAt(6, oneDoctors)];
  for (const candidate of [one, two, three]) {
    expect(await ask(candidate)).toMatchObject({ status: 200 });
    world.clock.pass(1_000);
  }
  manager = await world.as('manager');
  expect(await run()).toBe(3);
  const held = (await claims()).filter(({ kind }) => kind === 'hold');
  expect(held.map(({ stops, slots }) => [stops.length, slots]).sort()).toEqual([
    [1, 2],
    [3, 8],
    [3, 8],
  ]);
  const { rows } = await world.db.execute<{ taken: number }>(sql`
    select count(*)::int as taken from booking.claims c join booking.slots s on s.slot_id = c.slot_id
    where s.clinic_id = ${clinic.clinicId}::uuid`);
  expect(rows[0]?.taken).toBe(2 * (8 + 8 + 2));
});
