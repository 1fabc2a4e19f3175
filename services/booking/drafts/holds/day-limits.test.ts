import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { book, hold } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type Client,
  openBookingWorld,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addResource, addRoutedPackage, any, needs } from '../../../../tests/support/bookings/visit-clinic.ts';

/** Tuesday 08:00 in Perth; the clock is at Monday 09:00. */
const EIGHT = '2026-11-24T00:00:00Z';
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;
const CALLERS = 16;
const FULL = 'Dr Lee has 2 medicals on Tue 24 Nov, which is the most for a day.';

const world = await openBookingWorld();
afterAll(() => world.close());
const medical = await addPackage(world.db, 15);
const fitTest = await addPackage(world.db, 15, { serviceType: 'fit_test' });

let admin: Client;
let manager: Client;
let site: string;
let lee: number;

/** Each test has a clinic with Dr Lee, who takes two medicals a day. */
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  site = await addClinic(world.db);
  lee = await addResource(world.db, { clinicId: site, from: EIGHT, hours: 8 }, { kind: 'doctor', name: 'Dr Lee' });
  expect((await setLimits(lee, { most_pem: 2 })).status).toBe(200);
});

async function setLimits(roster: number, limits: Record<string, number | null>) {
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select doctor_id as id from booking.rosters where id = ${roster}`,
  );
  const id = rows[0]?.id ?? '';
  const { doctor_name: name, updated_at } = (await admin.get(`/doctors/${id}`)).body.doctor;
  return admin.put(`/doctors/${id}`, { name, updated_at, ...limits });
}

const tryHold = async (packageId: string, quarters: number, client = manager) =>
  client.post('/reservations', {
    site_id: site,
    package_id: packageId,
    draft_id: await client.newDraft(),
    candidate_index: 0,
    calendar_ids: [lee],
    calendar_from_time: at(quarters),
  });
const timesOf = async (packageId: string) => {
  const range = `calendar_from_time=${at(0)}&calendar_to_time=${at(31)}`;
  const { body } = await manager.get(
    `/time-slots?package_id=${packageId}&site_ids=${site}&time_zone=Australia/Perth&${range}`,
  );
  return body.clinics[0].days[0];
};

test('[limits.race] of sixteen callers for times of one day as many get one as the doctor takes', async () => {
  const answers = await Promise.all(Array.from({ length: CALLERS }, (_caller, nth) => tryHold(medical, nth)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(CALLERS - 2);
  expect(new Set(refused.map(({ body }) => body.error.message))).toEqual(new Set([FULL]));
});

test('[limits.times] a full day offers no time for that kind and says why; another kind has all of its times', async () => {
  for (const quarter of [0, 8]) expect((await tryHold(medical, quarter)).status).toBe(201);
  expect(await timesOf(medical)).toMatchObject({
    day: TUESDAY,
    time_slots: [],
    why_not: { code: 'FULL', message: FULL },
  });
  expect((await timesOf(fitTest)).time_slots).toHaveLength(30);
  expect((await tryHold(fitTest, 4)).status).toBe(201);
  // A hold that has run out counts no more.
  world.clock.set('2026-11-23T02:00:00Z');
  manager = await world.as('manager');
  expect((await timesOf(medical)).time_slots).toHaveLength(32);
  expect((await tryHold(medical, 4)).status).toBe(201);
});

test('[limits.move] the board refuses a move to a full doctor ahead; a person of the day moves within it', async () => {
  const osei = await addRoster(world.db, site, EIGHT, 8);
  const there = await book(manager, { site, packageId: medical, at: { roster: lee, from: at(0) } });
  await book(manager, { site, packageId: medical, at: { roster: lee, from: at(2) } });
  const other = await book(manager, { site, packageId: medical, at: { roster: osei, from: at(4) } });
  const move = (candidateId: string, verb: string, body: object) =>
    admin.post(`/candidates/${candidateId}/${verb}`, { roster_id: lee, calendar_from_time: at(10), ...body });
  expect((await move(other.candidateId, 'validate-move', {})).body).toMatchObject({ legal: false, reason: FULL });
  const seen = { roster_id: osei, calendar_from_time: at(4) };
  const refused = await move(other.candidateId, 'move-appointment', { seen });
  expect([refused.status, refused.body.error.message]).toEqual([409, FULL]);
  const own = { seen: { roster_id: lee, calendar_from_time: at(0) } };
  expect((await move(there.candidateId, 'move-appointment', own)).status).toBe(200);
});

test('[limits.group] a group has no more times with a doctor than are left, and a hold of more is refused as a whole', async () => {
  const asked = new URLSearchParams({ site_ids: site, from_date: TUESDAY, to_date: TUESDAY });
  for (const _candidate of [1, 2, 3]) asked.append('package_ids', medical);
  const { body } = await manager.get(`/group-times?${asked}`);
  expect(body.proposals).toEqual([]);
  expect(body.why_not.message).toMatch(/^All 3 fit nowhere on these days\. 2 would: /);
  const place = (index: number) => ({
    candidate_index: index,
    site_id: site,
    package_id: medical,
    calendar_id: lee,
    calendar_from_time: at(index),
  });
  const draft_id = await manager.newDraft();
  const hold = (places: unknown[]) => manager.post('/group-reservations', { draft_id, places });
  expect((await hold([place(0), place(1), place(2)])).body.error.message).toBe(`Nothing is held. ${FULL}`);
  expect((await hold([place(0), place(1)])).status).toBe(201);
  expect((await hold([place(1), place(0)])).status, 'the same two').toBe(201);
});

test('[limits.visit] a visit takes another nurse where one has the most of a day, and a refusal names the limit', async () => {
  const day = { clinicId: site, from: EIGHT, hours: 8 };
  const ana = await addResource(world.db, day, { kind: 'nurse', name: 'Nurse Ana' });
  await setLimits(ana, { most_pem: 1 });
  const visit = await addRoutedPackage(world.db, [{ name: 'Observations', minutes: 15, needs: needs([any('nurse')]) }]);
  expect((await tryHold(visit, 0)).status).toBe(201);
  const refused = await tryHold(visit, 8);
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'Nurse Ana has 1 medical on Tue 24 Nov, which is the most for a day.',
  ]);
  await addResource(world.db, day, { kind: 'nurse', name: 'Nurse Ben' });
  expect((await tryHold(visit, 8)).status).toBe(201);
  expect(await hold(manager, { site, packageId: fitTest, at: { roster: lee, from: at(0) } })).toBeTruthy();
});
