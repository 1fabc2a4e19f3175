import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  addRoster,
  type Client,
  MONDAY,
  openBookingWorld,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';

/** Tuesday 08:00 in Perth; the clock is at Monday 09:00. */
const EIGHT = '2026-11-24T00:00:00Z';
const NOW = '2026-11-23T01:00:00Z';
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;

let manager: Client;
let site: string;
let roster: number;
let draft: string;

const world = await openBookingWorld();
const [minutes30, minutes45] = [await addPackage(world.db, 30), await addPackage(world.db, 45)];
afterAll(() => world.close());

/** Each test has a clinic of its own with one doctor, Tuesday 08:00 to 10:00. */
beforeEach(async () => {
  world.clock.set(NOW);
  manager = await world.as('manager');
  site = await addClinic(world.db);
  roster = await addRoster(world.db, site, EIGHT, 2);
  draft = await manager.newDraft();
});

const find = (packages: readonly string[], query: Record<string, string> = {}, client = manager) => {
  const asked = new URLSearchParams({ site_ids: site, from_date: MONDAY, to_date: TUESDAY, ...query });
  for (const one of packages) asked.append('package_ids', one);
  return client.get(`/group-times?${asked}`);
};

const place = (index: number, quarters: number, change: Record<string, unknown> = {}) => ({
  candidate_index: index,
  site_id: site,
  package_id: minutes30,
  calendar_id: roster,
  calendar_from_time: at(quarters),
  ...change,
});
const take = (places: unknown[], client = manager, draft_id = draft) =>
  client.post('/group-reservations', { draft_id, places });

test('[slots.group-times] the earliest row for packages of any length, and each one’s time', async () => {
  const { status, body } = await find([minutes45, minutes30]);
  expect(status).toBe(200);
  expect(body).toEqual({
    proposals: [
      {
        site_id: site,
        site_name: expect.any(String),
        timezone: 'Australia/Perth',
        day: TUESDAY,
        doctors: 1,
        calendar_from_time: at(0),
        calendar_to_time: at(5),
        places: [
          { calendar_id: roster, calendar_from_time: at(0), calendar_to_time: at(3) },
          { calendar_id: roster, calendar_from_time: at(3), calendar_to_time: at(5) },
        ],
      },
    ],
  });
});

test('[slots.group-times] without a place for all the answer says how many would fit, that all is full, or that no doctor works', async () => {
  const five = Array.from({ length: 5 }, () => minutes30);
  expect((await find(five)).body).toEqual({
    proposals: [],
    why_not: {
      code: 'NO_ROOM',
      message: expect.stringMatching(
        /^All 5 fit nowhere on these days\. 4 would: Perth – Street \d+, 24\/11\/2026, 08:00\.$/,
      ),
    },
  });
  expect((await find([minutes30], { to_date: MONDAY })).body.why_not.code).toBe('NO_ROSTER');
  expect((await find([minutes30], { part: 'afternoon' })).body.why_not).toEqual({
    code: 'FULL',
    message: 'Every doctor is full on these days after 12:00.',
  });
  const free = await addClinic(world.db, { bookingFree: true });
  expect((await find([minutes30], { site_ids: free })).body.why_not.code).toBe('BOOKING_FREE');
});

test('[slots.group-times] a window that is none, an unknown package or site, and another company are refused', async () => {
  expect(await find([minutes30], { to_date: '2026-11-20' })).toMatchObject({ status: 422 });
  expect(await find([minutes30], { to_date: '2026-12-30' })).toMatchObject({ status: 422 });
  expect(await find([draft])).toMatchObject({ status: 404 });
  expect(await find([minutes30], { site_ids: draft })).toMatchObject({ status: 404 });
  expect(await find([minutes30], { org: draft })).toMatchObject({ status: 404 });
});

test('[slots.group-hold] all are held at once, and counted in the draft; others are not offered them', async () => {
  const { status, body } = await take([place(0, 0), place(1, 2, { package_id: minutes45 })]);
  expect(status).toBe(201);
  expect(body.holds).toMatchObject([
    { candidate_index: 0, booking_start_time: at(0), booking_end_time: at(2), calendar_id: roster, site_id: site },
    { candidate_index: 1, booking_start_time: at(2), booking_end_time: at(5), expires_at: '2026-11-23T01:10:00Z' },
  ]);
  const { body: kept } = await manager.get(`/drafts/${draft}`);
  expect(kept.holds).toEqual(body.holds);
  expect((await find([minutes30])).body.proposals[0].calendar_from_time).toBe(at(5));
});

test('[slots.group-hold] a refusal says whose time and why, and nothing is held', async () => {
  const other = await world.as('booker');
  await take([place(0, 2)], other, await other.newDraft());
  const refused = await take([place(0, 0), place(1, 2)]);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'SLOT_TAKEN', field: 'places' });
  expect(refused.body.error.message).toBe(
    'Nothing is held. 08:30 AWST for candidate 2: Someone else has just taken this time (held until 09:10 AWST).',
  );
  expect((await manager.get(`/drafts/${draft}`)).body.holds).toEqual([]);
});

test('[slots.group-hold] an overlapping, passed, unknown or foreign place is refused with its own reason', async () => {
  expect(await take([place(0, 0), place(1, 1)])).toMatchObject({ status: 422, body: { error: { code: 'INVALID' } } });
  expect(await take([place(0, 0), place(0, 2)])).toMatchObject({ status: 400 });
  world.clock.set(at(1));
  manager = await world.as('manager');
  expect(await take([place(0, 0)])).toMatchObject({ status: 422, body: { error: { code: 'SLOT_PAST' } } });
  world.clock.set(NOW);
  manager = await world.as('manager');
  expect(await take([place(0, 0, { package_id: draft })])).toMatchObject({ status: 404 });
  expect(await take([place(0, 0, { calendar_id: 999_999 })])).toMatchObject({ status: 404 });
  const other = await world.as('booker');
  expect(await take([place(0, 0)], other)).toMatchObject({ status: 404 });
});
