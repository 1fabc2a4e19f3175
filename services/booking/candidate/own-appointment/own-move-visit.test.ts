import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { book, detailOf, mailsTo, ownCalls } from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addVisitClinic, claimedStops, standardMedical } from '../../../../tests/support/bookings/visit-clinic.ts';

/** Tuesday 24/11/2026, 08:00 in Perth. */
const EIGHT = '2026-11-24T00:00:00Z';
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;
const ALL = ['Audiometry', 'Clinical examination', 'Observations'];

const world = await openBookingWorld();
const medical = await standardMedical(world.db);
const post = ownCalls(world);
afterAll(() => world.close());

let manager: Client;
let clinic: Awaited<ReturnType<typeof addVisitClinic>>;

beforeEach(async () => {
  world.clock.set('2026-11-22T01:00:00Z');
  await world.db.execute(sql`delete from mail.outbox`);
  manager = await world.as('manager');
  clinic = await addVisitClinic(world.db, EIGHT, 3);
  const settings = { mail: ['7d'], sms: [], own_move_days: 7, candidates_fill_in: false };
  expect(await manager.put(`/reminder-settings/${manager.orgId}`, settings)).toMatchObject({ status: 200 });
});

/** Candidates on a visit, with what proves who they are on their page. */
async function bookedAt(quarters: number[]) {
  const { candidates } = await book(manager, { site: clinic.clinicId, roster: clinic.doctor, medical }, quarters);
  return Promise.all(
    candidates.map(async (id) => {
      const text = (await mailsTo(world, id)).find(({ kind }) => kind === 'booking.confirmed')?.text ?? '';
      const link = defined(/\/appointment\/([\w-]+)/.exec(text)?.[1]);
      const { body } = await post('open', { link, date_of_birth: '1991-03-14' });
      return { id, proof: { link, pass: body.pass } };
    }),
  );
}
type Person = Awaited<ReturnType<typeof bookedAt>>[number];
const change = ({ proof }: Person, doing: string, time: string | null = null) =>
  post('move', { ...proof, do: doing, time });
/** Names of stops by their claim, with the quarters of all that they take. */
const claims = () => claimedStops(world.db, clinic.clinicId, EIGHT);

test('[own.move-visit] a candidate moves a whole visit: all new stops are held, and all old ones given back in one step', async () => {
  const [one] = await bookedAt([0]);
  const { body } = await post('times', { ...defined(one).proof, day: null });
  expect(body.times, 'the present start is no other one').toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(at));
  expect(await change(defined(one), 'hold', at(1)), 'beside the present stops').toMatchObject({ status: 200 });
  expect(await change(defined(one), 'hold', at(6)), 'another one instead').toMatchObject({ status: 200 });
  const held = await claims();
  expect(held.map(({ kind, stops }) => [kind, stops])).toEqual([
    ['booking', ALL],
    ['hold', ALL],
  ]);
  expect(held.map(({ quarters }) => quarters)).toEqual([
    [0, 1, 2, 3],
    [6, 7, 8, 9],
  ]);
  expect((await detailOf(manager, defined(one).id)).appointment_time).toBe(at(0));

  expect(await change(defined(one), 'take', at(6))).toMatchObject({ status: 200 });
  expect(await change(defined(one), 'take', at(6)), 'once').toMatchObject({ status: 409 });
  expect(await claims()).toEqual([
    { id: defined(one).id, kind: 'booking', stops: ALL, quarters: [6, 7, 8, 9], slots: 8 },
  ]);
  expect(await detailOf(manager, defined(one).id)).toMatchObject({
    appointment_time: at(6),
    appointment_end: at(10),
    appointment_status: 'Rescheduled',
  });
  expect((await mailsTo(world, defined(one).id)).map(({ kind }) => kind)).toContain('booking.rescheduled');
});

test('[own.move-visit] a visit that fits no more is refused, and given back it is free for others', async () => {
  const [one] = await bookedAt([0]);
  await change(defined(one), 'hold', at(8));
  await world.db.execute(
    sql`update booking.slots set available = false where roster_id = ${clinic.booth} and position >= 4`,
  );
  expect(await change(defined(one), 'hold', at(6)), 'the booth is closed').toMatchObject({ status: 409 });
  expect(
    (await claims()).map(({ quarters }) => quarters),
    'what was held stays',
  ).toEqual([
    [0, 1, 2, 3],
    [8, 9, 10, 11],
  ]);
  expect(await change(defined(one), 'release')).toMatchObject({ status: 200 });
  expect((await claims()).map(({ quarters }) => quarters)).toEqual([[0, 1, 2, 3]]);
});

test('[own.move-visit] of candidates who want one start, each has a whole visit or nothing', async () => {
  const people = [...(await bookedAt([0])), ...(await bookedAt([1]))];
  const answers = await Promise.all(
    [6, 6, 7, 7].map((start, nth) => change(defined(people[nth % 2]), 'hold', at(start))),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const held = (await claims()).filter(({ kind }) => kind === 'hold');
  expect(held.length).toBeGreaterThan(0);
  expect(held.map(({ stops, slots }) => [stops, slots])).toEqual(held.map(() => [ALL, 8]));
});
