import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { book, hold } from '../../../../tests/support/bookings/booked.ts';
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
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;

let admin: Client;
let manager: Client;
let site: string;
let roster: number;

const world = await openBookingWorld();
const minutes30 = await addPackage(world.db, 30, { name: 'Fitness check' });
afterAll(() => world.close());

/** Each test has a clinic of its own with one doctor, Tuesday 08:00 to 10:00. */
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  site = await addClinic(world.db);
  roster = await addRoster(world.db, site, EIGHT, 2);
});

const days = (from_date = MONDAY, to_date = TUESDAY) => new URLSearchParams({ site_id: site, from_date, to_date });
const doctors = async () => (await admin.get(`/scheduler/doctors?${days()}`)).body.doctors;
const bookings = (more = '', client = admin) => client.get(`/scheduler/bookings?${days()}${more}`);
const entries = async (): Promise<{ id: number; available: boolean; blocked_because: string | null }[]> =>
  (await doctors())[0].slots[0].entries;
const slotIds = async (...positions: number[]) => {
  const all = await entries();
  return positions.map((position) => all[position]?.id);
};

describe('doctors', () => {
  test('[call.scheduler][data.scheduler] each doctor’s days with their slots of 15 minutes', async () => {
    const { status, body } = await admin.get(`/scheduler/doctors?${days()}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ site_id: site, state: 'WA', timezone: 'Australia/Perth' });
    const [doctor] = body.doctors;
    expect(doctor.slots).toHaveLength(1);
    expect(doctor.slots[0]).toMatchObject({
      doctor_id: doctor.doctor_id,
      site_id: site,
      roster_id: roster,
      day: TUESDAY,
      from_time: at(0),
      to_time: at(8),
    });
    expect(doctor.slots[0].entries).toHaveLength(8);
    expect(doctor.slots[0].entries[1]).toEqual({
      id: expect.any(Number),
      from_time: at(1),
      to_time: at(2),
      available: true,
      blocked_because: null,
    });
    await world.db.execute(sql`
      update booking.slots set available = false, blocked_because = 'Training' where roster_id = ${roster} and position = 3`);
    expect((await entries())[3]).toMatchObject({ available: false, blocked_because: 'Training' });
  });

  test('a doctor who works here in these weeks has a lane even without a day in it', async () => {
    const { body } = await admin.get(`/scheduler/doctors?${days('2026-12-07', '2026-12-11')}`);
    expect(body.doctors).toMatchObject([{ slots: [] }]);
    const { body: following } = await admin.get(`/scheduler/doctors?${days('2027-04-05', '2027-04-09')}`);
    expect(following.doctors).toEqual([]);
  });

  test.each([
    ['the days in the wrong order', () => days(TUESDAY, MONDAY), 422],
    ['more than 31 days', () => days('2026-11-01', '2026-12-02'), 422],
    ['an unknown site', () => new URLSearchParams({ ...Object.fromEntries(days()), site_id: UNKNOWN }), 404],
  ])('refuses %s', async (_what, query, status) => {
    expect((await admin.get(`/scheduler/doctors?${query()}`)).status).toBe(status);
    expect((await admin.get(`/scheduler/bookings?${query()}`)).status).toBe(status);
  });

  test('clients have no board', async () => {
    expect((await manager.get(`/scheduler/doctors?${days()}`)).status).toBe(403);
    expect((await bookings('', manager)).status).toBe(403);
  });
});

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

describe('bookings', () => {
  test('[call.scheduler][data.scheduler] a booking with its package and colour, a hold without whom it is for', async () => {
    const booked = await book(manager, { site, packageId: minutes30, at: { roster, from: at(0) } });
    const reserveId = await hold(manager, { site, packageId: minutes30, at: { roster, from: at(2) } });
    const { status, body } = await bookings();
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1, page_size: 50, pages: 1, total: 2 });
    expect(body.bookings[0]).toMatchObject({
      kind: 'booking',
      block_id: booked.candidateId,
      roster_id: roster,
      candidate_id: booked.candidateId,
      calendar_from_time: at(0),
      calendar_to_time: at(2),
      candidate_name: 'Liam O’Connor',
      expires_at: null,
      package_name: 'Fitness check',
      status: 'Confirmed',
      status_color: '#16a34a',
      company_name: 'Redgum Mining',
    });
    const held = body.bookings[1];
    expect(held).toMatchObject({ kind: 'hold', block_id: reserveId, expires_at: '2026-11-23T01:10:00Z' });
    const { kind, block_id, roster_id, doctor_id, calendar_from_time, calendar_to_time, expires_at, ...personal } =
      held;
    expect([kind, roster_id, calendar_from_time, calendar_to_time]).toEqual(['hold', roster, at(2), at(4)]);
    expect([block_id, doctor_id, expires_at].every(Boolean)).toBe(true);
    expect(new Set(Object.values(personal))).toEqual(new Set([null]));
  });

  test('a hold that ran out and a cancelled booking are not on the board', async () => {
    const { candidateId } = await book(manager, { site, packageId: minutes30, at: { roster, from: at(0) } });
    await hold(manager, { site, packageId: minutes30, at: { roster, from: at(2) } });
    await world.db.execute(sql`delete from booking.claims where claim_id = ${candidateId}::uuid`);
    world.clock.pass(10 * 60_000);
    admin = await world.as('admin');
    expect((await bookings()).body.bookings).toEqual([]);
  });

  test('[admin.scheduler] kept only if the start or the end falls between 5.5 and 18.5 hours of the site’s day', async () => {
    // 04:30 to 06:00 and 18:00 to 19:30 in Perth.
    const early = await addRoster(world.db, site, '2026-11-23T20:30:00Z', 1.5);
    const late = await addRoster(world.db, site, '2026-11-24T10:00:00Z', 1.5);
    const times: [number, string, boolean][] = [
      [early, '2026-11-23T20:30:00Z', false], // 04:30–05:00
      [early, '2026-11-23T21:00:00Z', true], // 05:00–05:30, the end on the edge
      [late, '2026-11-24T10:30:00Z', true], // 18:30–19:00, the start on the edge
      [late, '2026-11-24T11:00:00Z', false], // 19:00–19:30
    ];
    for (const [day, from] of times) await book(manager, { site, packageId: minutes30, at: { roster: day, from } });
    const saved = times.filter(([, , isKept]) => isKept).map(([, from]) => from);
    const { body } = await bookings();
    expect(body.bookings.map((one: { calendar_from_time: string }) => one.calendar_from_time)).toEqual(saved);
    expect(body.total).toBe(2);
  });

  test('[call.scheduler] fifty a page, no row twice or left out over all pages', async () => {
    const minutes15 = await addPackage(world.db, 15);
    for (const count of [28, 23]) {
      const long = await addRoster(world.db, site, EIGHT, 7);
      for (let slot = 0; slot < count; slot++) {
        await book(manager, { site, packageId: minutes15, at: { roster: long, from: at(slot) } });
      }
    }
    const [first, second] = [(await bookings()).body, (await bookings('&page=2')).body];
    expect(first).toMatchObject({ page_size: 50, pages: 2 });
    const ids = [...first.bookings, ...second.bookings].map((one: { block_id: string }) => one.block_id);
    expect(first.bookings).toHaveLength(50);
    expect(new Set(ids).size).toBe(first.total);
    expect(ids).toHaveLength(first.total);
    expect((await bookings('&page_size=51')).status).toBe(400);
  });
});

describe('blocked slots', () => {
  const disable = (slot_ids: unknown[], client = admin) =>
    client.post('/slots/disable', { site_id: site, slot_ids, reason: 'Team meeting' });
  const enable = (slot_ids: unknown[]) => admin.post('/slots/enable', { site_id: site, slot_ids });

  test('[admin.scheduler][call.scheduler] blocked slots with a reason cannot be held, and reopened ones can', async () => {
    const ids = await slotIds(0, 1);
    expect(await disable(ids)).toMatchObject({ status: 200, body: { slots: 2 } });
    expect((await entries()).slice(0, 3).map(({ blocked_because }) => blocked_because)).toEqual([
      'Team meeting',
      'Team meeting',
      null,
    ]);
    await expect(hold(manager, { site, packageId: minutes30, at: { roster, from: at(0) } })).rejects.toThrow(
      'SLOT_TAKEN',
    );
    expect(await enable(ids)).toMatchObject({ status: 200, body: { slots: 2 } });
    expect((await entries())[0]).toMatchObject({ available: true, blocked_because: null });
    expect(await hold(manager, { site, packageId: minutes30, at: { roster, from: at(0) } })).toEqual(
      expect.any(String),
    );
  });

  test('[call.scheduler] a slot under a booking or a live hold refuses the lot, and says which', async () => {
    await book(manager, { site, packageId: minutes30, at: { roster, from: at(0) } });
    await hold(manager, { site, packageId: minutes30, at: { roster, from: at(2) } });
    const { status, body } = await disable(await slotIds(1, 2, 5));
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: 'SLOTS_IN_USE',
      message: 'Not blocked: 08:15 is booked, 08:30 is held until 09:10.',
      details: {
        in_use: [
          { from_time: at(1), kind: 'booking' },
          { from_time: at(2), kind: 'hold' },
        ],
      },
    });
    expect((await entries()).every(({ available }) => available)).toBe(true);
  });

  test('[slots.exclusive] blocking and holding at once: never both', async () => {
    for (let round = 0; round < 8; round++) {
      const [id] = await slotIds(round);
      const minutes15 = await addPackage(world.db, 15);
      const [blocked, held] = await Promise.allSettled([
        disable([id]).then(({ status }) => status === 200),
        hold(manager, { site, packageId: minutes15, at: { roster, from: at(round) } }),
      ]);
      const isBlocked = blocked.status === 'fulfilled' && blocked.value;
      expect([isBlocked, held.status === 'fulfilled'].filter(Boolean)).toHaveLength(1);
    }
  });

  test('slots of another site are unknown here; clients block nothing', async () => {
    const ids = await slotIds(0);
    const elsewhere = await addClinic(world.db);
    const foreign = await admin.post('/slots/disable', { site_id: elsewhere, slot_ids: ids, reason: 'x' });
    expect(foreign.status).toBe(404);
    expect((await disable(ids, manager)).status).toBe(403);
    expect((await admin.post('/slots/disable', { site_id: site, slot_ids: ids, reason: '  ' })).status).toBe(400);
  });
});
