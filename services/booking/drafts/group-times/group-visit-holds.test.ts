import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  addPackage,
  type Client,
  openBookingWorld,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addVisitClinic, claimedStops, standardMedical } from '../../../../tests/support/bookings/visit-clinic.ts';

/** Tuesday 08:00 in Perth; the clock is at Monday 09:00. */
const EIGHT = '2026-11-24T00:00:00Z';
const CALLERS = 12;
const ALL = ['Audiometry', 'Clinical examination', 'Observations'];
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;

const world = await openBookingWorld();
const medical = await standardMedical(world.db);
const oneDoctors = await addPackage(world.db, 30);
afterAll(() => world.close());

let manager: Client;
let clinic: Awaited<ReturnType<typeof addVisitClinic>>;
let draft: string;
/** Tuesday 08:00 to 10:00. */
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  manager = await world.as('manager');
  clinic = await addVisitClinic(world.db, EIGHT, 2);
  draft = await manager.newDraft();
});

const find = async (packages: readonly string[], part = 'any') => {
  const asked = new URLSearchParams({ site_ids: clinic.clinicId, from_date: TUESDAY, to_date: TUESDAY, part });
  for (const one of packages) asked.append('package_ids', one);
  const { status, body } = await manager.get(`/group-times?${asked}`);
  expect(status).toBe(200);
  return body;
};
type Place = { calendar_id: number; calendar_from_time: string };
const take = (packages: readonly string[], places: readonly Place[], draft_id = draft) =>
  manager.post('/group-reservations', {
    draft_id,
    places: places.map(({ calendar_id, calendar_from_time }, candidate_index) => ({
      candidate_index,
      site_id: clinic.clinicId,
      package_id: packages[candidate_index],
      calendar_id,
      calendar_from_time,
    })),
  });
const claims = () => claimedStops(world.db, clinic.clinicId, EIGHT);
const begins = ({ places }: { places: readonly Place[] }) => places.map((place) => place.calendar_from_time);
const begin = (quarters: number) => ({ calendar_id: clinic.doctor, calendar_from_time: at(quarters) });

test('[visit.group] times found for three visits are held as they were found, all stops of all three', async () => {
  const three = [medical, medical, medical];
  const [proposal] = (await find(three)).proposals;
  expect(proposal).toMatchObject({ doctors: 0, calendar_from_time: at(0) });
  const { status, body } = await take(three, proposal.places);
  expect(status).toBe(201);
  expect(body.holds.map((hold: { booking_start_time: string }) => hold.booking_start_time)).toEqual(begins(proposal));
  const held = await claims();
  expect(held.map(({ stops, slots, kind }) => [stops, slots, kind])).toEqual(
    [ALL, ALL, ALL].map((all) => [all, 8, 'hold']),
  );
});

test('[visit.group] a visit beside a package of one doctor’s time', async () => {
  const both = [oneDoctors, medical];
  const [proposal] = (await find(both)).proposals;
  const { status } = await take(both, proposal.places);
  expect(status).toBe(201);
  expect((await claims()).map(({ slots }) => slots).sort()).toEqual([2, 8]);
  const { rows } = await world.db.execute<{ whole: boolean }>(
    sql`select route_slots is null as whole from booking.reservations where draft_id = ${draft}::uuid order by candidate_index`,
  );
  expect(rows.map(({ whole }) => whole)).toEqual([true, false]);
});

test('[visit.group] two visits change places in one step; a refusal names what is short, and keeps both', async () => {
  const two = [medical, medical];
  expect((await take(two, [begin(0), begin(4)])).status).toBe(201);
  expect((await take(two, [begin(4), begin(0)])).status).toBe(201);
  expect((await claims()).map(({ slots }) => slots)).toEqual([8, 8]);
  await world.db.execute(
    sql`update booking.slots set available = false where roster_id = ${clinic.booth} and position > 3`,
  );
  const refused = await take(two, [begin(0), begin(4)]);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'SLOT_TAKEN', field: 'places' });
  expect(refused.body.error.message).toBe(
    'Nothing is held. 09:00 AWST for candidate 2: Booth 1 is not available from 09:30.',
  );
  expect((await claims()).map(({ slots }) => slots)).toEqual([8, 8]);
});

test('[visit.group] the answer says how many would fit if all fit nowhere', async () => {
  await world.db.execute(
    sql`update booking.slots set available = false where roster_id = ${clinic.booth} and position <> 3`,
  );
  const { proposals, why_not } = await find([medical, medical]);
  expect(proposals).toEqual([]);
  expect(why_not.code).toBe('NO_ROOM');
  expect(why_not.message).toMatch(/^No times for all 2 together were found on these days\. 1 would: Perth – Street/);
  expect((await find([medical], 'afternoon')).why_not.message).toBe(
    'This visit has no free start on these days after 12:00.',
  );
});

test('[visit.group] many groups at once: whole groups of whole routes alone, and at least one', async () => {
  const two = [medical, medical];
  const drafts = await Promise.all(Array.from({ length: CALLERS }, () => manager.newDraft()));
  const answers = await Promise.all(
    drafts.map((draft_id, nth) => take(two, [begin(nth % 3), begin((nth % 3) + 2)], draft_id)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const held = await claims();
  expect(held.length).toBe(2 * statuses.filter((status) => status === 201).length);
  expect(held.length).toBeGreaterThan(0);
  expect(held.filter(({ slots, stops }) => slots !== 8 || stops.join() !== ALL.join())).toEqual([]);
});
