import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  addRoster,
  MONDAY,
  openBookingWorld,
  storeCompanyDetails,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';
import { holidays } from '../../booking.tables.ts';

/** Tuesday 08:00 in Perth; the clock is at Monday 09:00. */
const EIGHT = '2026-11-24T00:00:00Z';
const NOW = '2026-11-23T01:00:00Z';
const at = (quarters: number, from = EIGHT) =>
  `${new Date(Date.parse(from) + quarters * 900_000).toISOString().slice(0, 19)}Z`;

let site: string;
let roster: number;
let draft: string;

const world = await openBookingWorld();
let [manager, booker] = [await world.as('manager'), await world.as('booker')];
const minutes30 = await addPackage(world.db, 30);
afterAll(() => world.close());

/** Each test has a clinic of its own with one doctor, Tuesday 08:00 to 10:00. */
beforeEach(async () => {
  world.clock.set(NOW);
  [manager, booker] = [await world.as('manager'), await world.as('booker')];
  site = await addClinic(world.db);
  roster = await addRoster(world.db, site, EIGHT, 2);
  draft = await manager.newDraft();
});

const search = (query: Record<string, string> = {}, client = manager) =>
  client.get(
    `/time-slots?${new URLSearchParams({
      package_id: minutes30,
      site_ids: site,
      time_zone: 'Australia/Perth',
      calendar_from_time: at(0),
      calendar_to_time: at(16),
      ...query,
    })}`,
  );

const reserve = (change: Record<string, unknown> = {}, client = manager) =>
  client.post('/reservations', {
    site_id: site,
    package_id: minutes30,
    calendar_ids: [roster],
    calendar_from_time: at(0),
    draft_id: draft,
    candidate_index: 0,
    ...change,
  });

const startsOf = async (query: Record<string, string> = {}) =>
  (await search(query)).body.clinics[0].days[0].time_slots.map(
    (slot: { calendar_from_time: string }) => slot.calendar_from_time,
  );

describe('available times', () => {
  test('[slots.search][call.slots][data.time-slot] by clinic and day: starts with the doctors free for the whole length', async () => {
    const second = await addRoster(world.db, site, at(2), 1);
    const { status, body } = await search();
    expect(status).toBe(200);
    expect(body.clinics).toHaveLength(1);
    expect(body.clinics[0]).toMatchObject({ site_id: site, timezone: 'Australia/Perth', booking_free: false });
    expect(body.clinics[0].days).toEqual([
      {
        day: TUESDAY,
        time_slots: [0, 1, 2, 3, 4, 5, 6].map((quarter) => ({
          calendar_from_time: at(quarter),
          calendar_ids: [roster, ...(quarter >= 2 && quarter <= 4 ? [second] : [])],
        })),
      },
    ]);
  });

  test('[slots.search] several clinics in the order asked, each day of the window in the site’s own calendar', async () => {
    const sydney = await addClinic(world.db, { timezone: 'Australia/Sydney', state: 'NSW' });
    const { body } = await manager.get(
      `/time-slots?package_id=${minutes30}&site_ids=${sydney}&site_ids=${site}&time_zone=Australia/Perth` +
        '&calendar_from_time=2026-11-23T14:00:00Z&calendar_to_time=2026-11-24T15:59:59Z',
    );
    expect(body.clinics.map((clinic: { site_id: string }) => clinic.site_id)).toEqual([sydney, site]);
    const days = body.clinics.map((clinic: { days: { day: string }[] }) => clinic.days.map(({ day }) => day));
    expect(days).toEqual([
      [TUESDAY, '2026-11-25'],
      [MONDAY, TUESDAY],
    ]);
  });

  test('[slots.exclusive] held, booked and blocked times are not offered', async () => {
    await reserve({ calendar_from_time: at(2) });
    await world.db.execute(
      sql`update booking.slots set available = false where roster_id = ${roster} and position = 7`,
    );
    expect(await startsOf()).toEqual([at(0), at(4), at(5)]);
  });

  test('[companies.own-packages] a package that is withheld is neither searched nor held', async () => {
    await storeCompanyDetails(world.db, manager.orgId, { ownPackagesOnly: true });
    const [searched, held] = [await search(), await reserve()];
    await storeCompanyDetails(world.db, manager.orgId, {});
    expect([searched.status, held.status]).toEqual([404, 404]);
    expect((await reserve()).status).toBe(201);
  });

  test('optimize offers only starts that leave no gap, and all where there is none such', async () => {
    await reserve({ calendar_from_time: at(3) });
    // Free: 0 1 2 and 5 6 7.
    expect(await startsOf({ optimize: 'true' })).toEqual([at(0), at(1), at(5), at(6)]);
    await reserve({ calendar_from_time: at(4) });
    // Free: 0 1 2 3 and 6 7; the middle start would leave a quarter on either side.
    expect(await startsOf({ optimize: 'true' })).toEqual([at(0), at(2), at(6)]);
    expect(await startsOf()).toEqual([at(0), at(1), at(2), at(6)]);
  });

  test('[slots.window] nothing before the window and nothing that is past', async () => {
    expect(await startsOf({ calendar_from_time: at(4) })).toEqual([at(4), at(5), at(6)]);
    world.clock.set(at(5));
    manager = await world.as('manager');
    expect(await startsOf()).toEqual([at(5), at(6)]);
  });

  test('[slots.search] with candidate_id that candidate’s own time counts as free', async () => {
    const { body } = await reserve();
    const answer = await manager.post('/bookings', newBooking(body.reserve_id), { 'idempotency-key': 'own-time-1' });
    const [candidate] = answer.body.candidates;
    expect(await startsOf()).not.toContain(at(0));
    expect(await startsOf({ candidate_id: candidate.candidate_id })).toContain(at(0));
    const foreign = await search({ candidate_id: candidate.candidate_id }, await world.as('coralbay'));
    expect(foreign.status).toBe(404);
  });

  test('a site without rosters has no days of its own', async () => {
    const free = await addClinic(world.db, { bookingFree: true });
    const { body } = await search({ site_ids: free });
    expect(body.clinics[0]).toMatchObject({ booking_free: true, days: [] });
  });

  test.each([
    ['an unknown package', { package_id: '01980c2f-0000-7000-8000-000000000000' }, 404],
    ['an unknown site', { site_ids: '01980c2f-0000-7000-8000-000000000000' }, 404],
    ['another company', { org: '01980c2f-0000-7000-8000-000000000000' }, 404],
    ['a window that ends first', { calendar_to_time: '2026-11-23T00:00:00Z' }, 422],
    ['a window of two months', { calendar_to_time: '2027-01-24T00:00:00Z' }, 422],
    ['no zone', { time_zone: 'Perth' }, 400],
    ['no instant', { calendar_from_time: 'tomorrow' }, 400],
  ])('refuses %s', async (_what, query, status) => {
    const answer = await search(query);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });
});

describe('[slots.why-not] a day without times says why', () => {
  const why = async (query: Record<string, string>, day = 0) => (await search(query)).body.clinics[0].days[day].why_not;
  const dayOf = (date: string) => ({
    calendar_from_time: `${date}T00:00:00+08:00`,
    calendar_to_time: `${date}T23:59:59+08:00`,
  });

  test('[slots.why-not] over, or no doctor works; with the next day that has times', async () => {
    expect(await why(dayOf('2026-11-20'))).toMatchObject({ code: 'PAST', next_day: TUESDAY });
    expect(await why(dayOf(MONDAY))).toEqual({
      code: 'NO_ROSTER',
      message: 'No doctor works here on this day.',
      next_day: TUESDAY,
    });
    expect(await why(dayOf('2026-11-25'))).not.toHaveProperty('next_day');
  });

  test('[slots.why-not] a public holiday by its name', async () => {
    await world.db
      .insert(holidays)
      .values({ state: 'WA', day: '2026-11-26', name: 'Show Day', source: 'test', year: 2026 })
      .onConflictDoNothing();
    expect(await why(dayOf('2026-11-26'))).toMatchObject({ code: 'HOLIDAY', message: 'Public holiday: Show Day.' });
  });

  test('[slots.why-not] full, and too short for this package', async () => {
    const long = await addPackage(world.db, 75);
    await reserve({ package_id: long, calendar_from_time: at(0) });
    expect(await why({ package_id: long })).toEqual({
      code: 'TOO_SHORT',
      message: 'No doctor has 75 minutes in a row left.',
    });
    const rest = await addPackage(world.db, 45);
    await reserve({ package_id: rest, calendar_from_time: at(5), candidate_index: 1 });
    expect(await why({})).toEqual({ code: 'FULL', message: 'The doctor is full.' });
  });

  test('[slots.why-not] free, but outside the hours asked for', async () => {
    expect(await why({ calendar_from_time: at(8), calendar_to_time: at(10) })).toMatchObject({ code: 'OUTSIDE_HOURS' });
  });
});

describe('reserve', () => {
  test('[call.reserve][data.reservation][slots.reserve] a hold of ten minutes by the server’s clock', async () => {
    const { status, body } = await reserve();
    expect(status).toBe(201);
    expect(body).toEqual({
      reserve_id: expect.any(String),
      booking_start_time: at(0),
      booking_end_time: at(2),
      expires_at: '2026-11-23T01:10:00Z',
      calendar_id: roster,
    });
  });

  test('[slots.repick] the same time again is the same hold; another time releases the previous one', async () => {
    const first = await reserve();
    world.clock.pass(60_000);
    expect((await reserve()).body).toEqual(first.body);
    const other = await reserve({ calendar_from_time: at(4), replaces: first.body.reserve_id });
    expect(other.body.reserve_id).not.toBe(first.body.reserve_id);
    expect(await startsOf()).toContain(at(0));
  });

  test('[slots.repick] a swap onto slots of one’s own hold, one slot later', async () => {
    await reserve();
    expect((await reserve({ calendar_from_time: at(1) })).status).toBe(201);
    expect(await startsOf()).toEqual([at(3), at(4), at(5), at(6)]);
  });

  test('[slots.repick] a refused swap keeps the old hold', async () => {
    const theirs = await booker.newDraft();
    await reserve({ calendar_from_time: at(4), draft_id: theirs }, booker);
    const mine = await reserve();
    expect((await reserve({ calendar_from_time: at(4), replaces: mine.body.reserve_id })).status).toBe(409);
    const { body } = await manager.get(`/drafts/${draft}`);
    expect(body.holds).toEqual([
      expect.objectContaining({ reserve_id: mine.body.reserve_id, booking_start_time: at(0) }),
    ]);
  });

  test('[slots.why-not][slots.exclusive] a refused reserve says why and offers the nearest free times', async () => {
    const theirs = await booker.newDraft();
    await reserve({ draft_id: theirs }, booker);
    const { status, body } = await reserve();
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: 'SLOT_TAKEN',
      message: 'Someone else has just taken this time (held until 09:10 AWST).',
      details: {
        nearest: [2, 3, 4].map((quarter) => ({
          site_id: site,
          calendar_from_time: at(quarter),
          calendar_ids: [roster],
        })),
      },
    });
  });

  test('[slots.why-not] a start with too few free slots is refused with that reason', async () => {
    const theirs = await booker.newDraft();
    await reserve({ calendar_from_time: at(1), draft_id: theirs }, booker);
    const { status, body } = await reserve();
    expect([status, body.error.message]).toEqual([409, 'There are no 30 minutes in a row from this time.']);
  });

  test('tries the next doctor of the list before it refuses', async () => {
    const second = await addRoster(world.db, site, EIGHT, 2);
    await reserve({ calendar_ids: [roster, second] });
    const { body } = await reserve({ calendar_ids: [roster, second], candidate_index: 1 });
    expect(body.calendar_id).toBe(second);
  });

  test('[slots.any-doctor] a time is refused only when no doctor of the site has it, whichever doctors the page had seen', async () => {
    const unseen = await addRoster(world.db, site, EIGHT, 1);
    await reserve({ draft_id: await booker.newDraft(), calendar_ids: [roster] }, booker);
    const second = await reserve({ calendar_ids: [roster] });
    expect(second).toMatchObject({ status: 201, body: { calendar_id: unseen } });
    const third = await reserve({ calendar_ids: [roster, unseen], candidate_index: 1 });
    expect(third.status).toBe(409);
    const offered = third.body.error.details.nearest.map(
      (time: { calendar_from_time: string }) => time.calendar_from_time,
    );
    expect(offered, 'what is refused is not offered').not.toContain(at(0));
  });

  test('a roster of another site is never taken', async () => {
    const elsewhere = await addRoster(world.db, await addClinic(world.db), EIGHT, 1);
    expect((await reserve({ calendar_ids: [elsewhere] })).body.calendar_id).toBe(roster);
  });

  test('[slots.per-candidate] five candidates hold five times of one draft', async () => {
    const package15 = await addPackage(world.db, 15);
    for (const index of [0, 1, 2, 3, 4]) {
      await reserve({ package_id: package15, candidate_index: index, calendar_from_time: at(index) });
    }
    const { body } = await manager.get(`/drafts/${draft}`);
    expect(body.holds.map((hold: { candidate_index: number }) => hold.candidate_index)).toEqual([0, 1, 2, 3, 4]);
    expect(body.holds[0]).toMatchObject({
      site_name: expect.stringContaining('Perth – '),
      timezone: 'Australia/Perth',
    });
    expect((await reserve({ candidate_index: 5 })).status).toBe(400);
  });

  test('[slots.expiry] a hold that ran out is offered and taken again at once', async () => {
    await reserve();
    world.clock.pass(599_999);
    expect(await startsOf()).not.toContain(at(0));
    world.clock.pass(1);
    expect(await startsOf()).toContain(at(0));
    const theirs = await booker.newDraft();
    expect((await reserve({ draft_id: theirs }, booker)).status).toBe(201);
    expect((await manager.get(`/drafts/${draft}`)).body.holds).toEqual([]);
  });

  test.each([
    ['an unknown draft', () => ({ draft_id: '01980c2f-0000-7000-8000-000000000000' }), 404, 'NOT_FOUND'],
    ['an unknown package', () => ({ package_id: '01980c2f-0000-7000-8000-000000000000' }), 404, 'NOT_FOUND'],
    ['an unknown site', () => ({ site_id: '01980c2f-0000-7000-8000-000000000000' }), 404, 'NOT_FOUND'],
    ['a time that has passed', () => ({ calendar_from_time: '2026-11-22T00:00:00Z' }), 422, 'SLOT_PAST'],
    ['a field nobody asked for', () => ({ account_id: 'me' }), 400, 'BAD_REQUEST'],
    ['no calendar', () => ({ calendar_ids: [] }), 400, 'BAD_REQUEST'],
  ])('refuses %s', async (_what, change, status, code) => {
    const answer = await reserve(change());
    expect(answer).toMatchObject({ status, body: { error: { code } } });
  });

  test('another account’s draft is an unknown one', async () => {
    expect((await reserve({}, booker)).status).toBe(404);
  });

  test('[slots.free] a free-booking site takes no reservations', async () => {
    const free = await addClinic(world.db, { bookingFree: true });
    expect(await reserve({ site_id: free })).toMatchObject({ status: 422, body: { error: { code: 'BOOKING_FREE' } } });
  });
});

describe('release and extend', () => {
  test('[call.reserve] released time is free at once; a foreign hold and an unknown one answer alike', async () => {
    const { body } = await reserve();
    const foreign = await booker.delete(`/reservations/${body.reserve_id}`);
    const unknown = await booker.delete('/reservations/01980c2f-0000-7000-8000-000000000000');
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect(await startsOf()).not.toContain(at(0));
    expect((await manager.delete(`/reservations/${body.reserve_id}`)).status).toBe(204);
    expect(await startsOf()).toContain(at(0));
  });

  test('[slots.hold] extends all the draft’s holds, twice, to thirty minutes in all', async () => {
    await reserve();
    await reserve({ candidate_index: 1, calendar_from_time: at(2) });
    const extend = () => manager.post(`/drafts/${draft}/extend`, undefined);
    const ends = (answer: Awaited<ReturnType<typeof extend>>) =>
      answer.body.holds.map((hold: { expires_at: string }) => hold.expires_at);
    expect(ends(await extend())).toEqual(['2026-11-23T01:20:00Z', '2026-11-23T01:20:00Z']);
    expect(ends(await extend())).toEqual(['2026-11-23T01:30:00Z', '2026-11-23T01:30:00Z']);
    expect(await extend()).toMatchObject({ status: 409, body: { error: { code: 'HOLD_LIMIT' } } });
    world.clock.set('2026-11-23T01:29:59Z');
    manager = await world.as('manager');
    expect(await startsOf()).toEqual([at(4), at(5), at(6)]);
    world.clock.set('2026-11-23T01:30:00Z');
    expect(await startsOf()).toContain(at(0));
    expect((await extend()).status).toBe(409);
  });

  test('[slots.hold] another account extends nothing; another sign-in of the same account takes over', async () => {
    await reserve();
    expect((await booker.post(`/drafts/${draft}/extend`, undefined)).status).toBe(404);
    const elsewhere = await world.as('manager');
    expect((await elsewhere.get(`/drafts/${draft}`)).body.holds).toHaveLength(1);
    expect((await elsewhere.post(`/drafts/${draft}/extend`, undefined)).status).toBe(200);
  });
});

test('[slots.holidays][call.slots] holidays of a state, both ends included', async () => {
  await world.db
    .insert(holidays)
    .values([
      { state: 'SA', day: '2026-12-25', name: 'Christmas Day', source: 'test', year: 2026 },
      { state: 'SA', day: '2026-12-28', name: 'Proclamation Day', source: 'test', year: 2026 },
      { state: 'QLD', day: '2026-12-25', name: 'Christmas Day', source: 'test', year: 2026 },
    ])
    .onConflictDoNothing();
  const ask = (from: string, to: string) =>
    manager.get(`/holidays?state=SA&timezone=Australia/Adelaide&from_date=${from}&to_date=${to}`);
  expect((await ask('2026-12-25', '2026-12-28')).body.holidays).toEqual([
    { day: '2026-12-25', name: 'Christmas Day', site_ids: [], open_site_ids: [] },
    { day: '2026-12-28', name: 'Proclamation Day', site_ids: [], open_site_ids: [] },
  ]);
  // 14:00 UTC on the 24th is the 25th in Adelaide.
  expect((await ask('2026-12-24T14:00:00Z', '2026-12-25T00:00:00Z')).body.holidays).toHaveLength(1);
  expect((await ask('2026-02-30', '2026-12-25')).status).toBe(422);
});

function newBooking(reserveId: string) {
  return {
    draft_id: draft,
    header: {
      org_id: manager.orgId,
      service_type: 'pem',
      result_email: 'results@redgum.example',
      invoice_email: 'accounts@redgum.example',
      contact_name: 'Priya Raman',
      contact_phone: '08 5550 1420',
      contact_email: 'priya.raman@redgum.example',
      policy_accepted: true,
    },
    candidates: [
      {
        candidate_name: 'Liam O’Connor',
        candidate_dob: '1991-03-14',
        candidate_gender: 'Male',
        candidate_phone: '0491 570 006',
        candidate_email: 'liam.oconnor@example.com',
        candidate_position: 'Electrician',
        package_id: minutes30,
        reserve_id: reserveId,
      },
    ],
  };
}
