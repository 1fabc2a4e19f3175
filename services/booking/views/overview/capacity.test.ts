import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { book, hold } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  MONDAY,
  openBookingWorld,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addRoutedPackage, any, needs } from '../../../../tests/support/bookings/visit-clinic.ts';

const world = await openBookingWorld();
const perth = await addClinic(world.db, { name: 'Perth' });
const brisbane = await addClinic(world.db, { name: 'Brisbane', state: 'QLD', timezone: 'Australia/Brisbane' });
await addClinic(world.db, { name: 'Diary of its own', bookingFree: true });
await addClinic(world.db, { name: 'Switched off', isActive: false });
const [quarter, half] = [await addPackage(world.db, 15), await addPackage(world.db, 30)];
afterAll(() => world.close());

/** With a new sign-in: by then the first session may be over. */
const asked = async (query = '') => {
  const { status, body } = await (await world.as('admin')).get(`/overview/capacity?${query}`);
  expect(status).toBe(200);
  return body;
};
const dayOf = async (siteId: string, day: string) => {
  const { clinics } = await asked(`from_date=${day}&days=1&site_id=${siteId}`);
  return clinics[0].days[0];
};

test('[overview.capacity] booked, held, blocked and free slots of a day follow what is done to them', async () => {
  const [manager, admin] = [await world.as('manager'), await world.as('admin')];
  const eight = `${TUESDAY}T00:00:00Z`;
  const roster = await addRoster(world.db, perth, eight, 2);
  const empty = { doctors: 1, slots: 8, booked: 0, held: 0, blocked: 0, free: 8, ahead: 8 };
  expect(await dayOf(perth, TUESDAY)).toEqual({ day: TUESDAY, ...empty });

  const { bookingId, candidateId } = await book(manager, { site: perth, packageId: half, at: { roster, from: eight } });
  await hold(manager, { site: perth, packageId: half, at: { roster, from: `${TUESDAY}T01:00:00Z` } });
  const { rows } = await world.db.execute<{ slot_id: number }>(sql`
    select slot_id::float8 as slot_id from booking.slots where roster_id = ${roster} and position in (0, 7) order by position`);
  const [booked, last] = rows.map(({ slot_id }) => slot_id);
  await admin.post('/slots/disable', { site_id: perth, slot_ids: [last], reason: 'Team meeting' });
  const now = { booked: 2, held: 2, blocked: 1, free: 3 };
  expect(await dayOf(perth, TUESDAY)).toMatchObject(now);

  // A closed day blocks booked slots too: they stay booked until their people have moved.
  await world.db.execute(sql`update booking.slots set available = false where slot_id = ${booked}`);
  expect(await dayOf(perth, TUESDAY)).toMatchObject(now);
  await world.db.execute(sql`update booking.slots set available = true where slot_id = ${booked}`);

  world.clock.set(`${MONDAY}T01:11:00Z`); // the hold of ten minutes has run out; nothing was tidied up
  expect(await dayOf(perth, TUESDAY)).toMatchObject({ booked: 2, held: 0, blocked: 1, free: 5 });
  const cancel = { candidate_id: [candidateId], created_by: manager.accountId, appointment_notes: '' };
  expect((await (await world.as('manager')).put(`/bookings/${bookingId}/cancel`, cancel)).status).toBe(200);
  expect(await dayOf(perth, TUESDAY)).toMatchObject({ booked: 0, held: 0, blocked: 1, free: 7 });
  world.clock.set(`${MONDAY}T01:00:00Z`);
});

test('[overview.capacity] free slots equal the search’s offers: none that has begun, on the clinic’s own day', async () => {
  // 08:00 to 10:00 in Perth, where it is 09:00; Tuesday 06:00 to 08:00 in Brisbane, which is Monday evening in UTC.
  await addRoster(world.db, perth, `${MONDAY}T00:00:00Z`, 2);
  await addRoster(world.db, brisbane, `${MONDAY}T20:00:00Z`, 2);
  await addRoster(world.db, brisbane, `${MONDAY}T21:00:00Z`, 1);
  world.clock.set(`${MONDAY}T01:01:00Z`);
  const manager = await world.as('manager');
  const offered = async (site: string, day: string) => {
    const window = `calendar_from_time=${MONDAY}T01:01:00Z&calendar_to_time=2026-11-24T15:59:59Z&time_zone=Australia/Perth`;
    const { body } = await manager.get(`/time-slots?package_id=${quarter}&site_ids=${site}&${window}`);
    const found = body.clinics[0].days.find((one: { day: string }) => one.day === day);
    return found.time_slots.reduce(
      (sum: number, slot: { calendar_ids: number[] }) => sum + slot.calendar_ids.length,
      0,
    );
  };
  expect(await dayOf(perth, MONDAY)).toMatchObject({ doctors: 1, slots: 8, free: 3, ahead: 3, booked: 0, blocked: 0 });
  expect(await offered(perth, MONDAY)).toBe(3);
  expect(await dayOf(brisbane, TUESDAY)).toMatchObject({ doctors: 2, slots: 12, free: 12 });
  expect(await offered(brisbane, TUESDAY)).toBe(12);
  world.clock.set(`${MONDAY}T01:46:00Z`);
  expect(await dayOf(perth, MONDAY), 'its last quarter has begun').toMatchObject({ slots: 8, free: 0, ahead: 0 });

  // Each slot of the rosters is counted.
  const { rows } = await world.db.execute<{ count: number }>(sql`select count(*)::int as count from booking.slots`);
  const { clinics } = await asked(`from_date=${MONDAY}&days=62`);
  const days: { slots: number }[] = clinics.flatMap((clinic: { days: { slots: number }[] }) => clinic.days);
  expect(days.reduce((sum, { slots }) => sum + slots, 0)).toBe(rows[0]?.count);
  world.clock.set(`${MONDAY}T01:00:00Z`);
});

test('[overview.capacity] every rostered clinic by name, from today on; a period of more than 62 days is refused', async () => {
  const body = await asked();
  expect(body).toMatchObject({ from_date: MONDAY, days: 14 });
  expect(body.clinics.map(({ site_name }: { site_name: string }) => site_name)).toEqual(['Brisbane', 'Perth']);
  expect((await asked(`site_id=${perth}`)).clinics).toHaveLength(1);
  const refused = await (await world.as('admin')).get('/overview/capacity?days=63');
  expect([refused.status, refused.body.error.field]).toEqual([400, 'days']);
});

test('[overview.capacity] companies get none of its numbers', async () => {
  for (const path of ['capacity', 'free-times', 'numbers']) {
    expect((await (await world.as('manager')).get(`/overview/${path}`)).status, path).toBe(403);
  }
});

test('[overview.numbers] days to the next free time: of the whole length, of the clinic’s own calendar, and none where there is none', async () => {
  world.clock.set(`${MONDAY}T01:11:00Z`); // nothing is held any more
  const long = await addPackage(world.db, 90, { name: 'Long medical' });
  const routed = await addRoutedPackage(world.db, [{ name: 'Hearing', minutes: 45, needs: needs([any('booth')]) }]);
  const daysOf = async (siteId: string) => {
    const { body } = await (await world.as('admin')).get(`/overview/free-times?site_id=${siteId}`);
    const offered = body.packages.map(({ package_id }: { package_id: string }) => package_id);
    expect([offered.includes(long), offered.includes(routed)], 'a booth is no free doctor').toEqual([true, false]);
    return Object.fromEntries(
      body.clinics[0].free.map(({ minutes, days }: { minutes: number; days: number | null }) => [minutes, days]),
    );
  };
  // Today has an hour left in Perth; tomorrow has one quarter blocked at its end.
  expect(await daysOf(perth)).toEqual({ 15: 0, 30: 0, 90: 1 });
  await addRoster(world.db, perth, '2027-01-11T00:00:00Z', 3);
  await world.db.execute(
    sql`update booking.slots set available = false where from_time < '2026-12-01' and clinic_id = ${perth}::uuid`,
  );
  expect(await daysOf(perth), 'beyond the first weeks').toEqual({ 15: 49, 30: 49, 90: 49 });
  await world.db.execute(sql`update booking.slots set available = false where clinic_id = ${perth}::uuid`);
  expect(await daysOf(perth)).toEqual({ 15: null, 30: null, 90: null });
  // At 23:30 on Monday in Perth it is Tuesday in Brisbane: its time of that day is no day away.
  expect(await daysOf(brisbane)).toEqual({ 15: 1, 30: 1, 90: 1 });
  world.clock.set(`${MONDAY}T15:30:00Z`);
  expect(await daysOf(brisbane)).toEqual({ 15: 0, 30: 0, 90: 0 });
});
