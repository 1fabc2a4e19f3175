import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { book } from '../../../../tests/support/bookings/booked-crew.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type Client,
  openBookingWorld,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';
import {
  addRoutedPackage,
  addVisitClinic,
  any,
  needs,
  standardMedical,
} from '../../../../tests/support/bookings/visit-clinic.ts';

/** Tuesday 08:00 in Perth; the clock is at Monday 09:00. */
const EIGHT = '2026-11-24T00:00:00Z';
const HOLDERS = 16;
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;

const world = await openBookingWorld();
const medical = await standardMedical(world.db);
const hearing = await addRoutedPackage(world.db, [
  { name: 'Audiometry', minutes: 15, needs: needs([any('booth')]) },
  { name: 'Clinical examination', minutes: 15, needs: null },
]);
const oneDoctors = await addPackage(world.db, 30);
afterAll(() => world.close());

let manager: Client;
let admin: Client;
let clinic: Awaited<ReturnType<typeof addVisitClinic>>;
let draft: string;
/** Tuesday 08:00 to 10:00. */
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [manager, admin] = [await world.as('manager'), await world.as('admin')];
  clinic = await addVisitClinic(world.db, EIGHT, 2);
  draft = await manager.newDraft();
});

const search = async (package_id: string, optimize = 'false') => {
  const window = { calendar_from_time: at(0), calendar_to_time: at(16), time_zone: 'Australia/Perth' };
  const query = new URLSearchParams({ package_id, site_ids: clinic.clinicId, optimize, ...window });
  const { body } = await manager.get(`/time-slots?${query}`);
  return body.clinics[0].days[0];
};
const startsOf = async (packageId = medical, optimize = 'false'): Promise<string[]> =>
  (await search(packageId, optimize)).time_slots.map((slot: { calendar_from_time: string }) => slot.calendar_from_time);

const hold = (quarter: number, change: Record<string, unknown> = {}) =>
  manager.post('/reservations', {
    site_id: clinic.clinicId,
    package_id: medical,
    calendar_ids: [clinic.doctor],
    calendar_from_time: at(quarter),
    draft_id: draft,
    candidate_index: 0,
    ...change,
  });
/** Takes a resource for some quarters, as another booking would. */
const block = (roster: number, from: number, to: number) =>
  world.db.execute(sql`update booking.slots set available = false
    where roster_id = ${roster} and position between ${from} and ${to - 1}`);

/** The stops of a claim: which resource has which quarters, and for what. */
async function stopsOf(claimId: string) {
  const { rows } = await world.db.execute<{ stop: string; name: string; quarters: number[]; kind: string }>(sql`
    select c.stop, d.name, array_agg(c.position::int order by c.position) as quarters, c.kind
    from booking.claims c join booking.rosters r on r.id = c.roster_id join booking.doctors d on d.id = r.doctor_id
    where c.claim_id = ${claimId}::uuid group by c.stop, d.name, c.kind order by min(c.position), d.name`);
  return rows;
}
const claimsThere = async () => {
  const { rows } = await world.db.execute<{ count: number }>(sql`
    select count(*)::int as count from booking.claims c join booking.rosters r on r.id = c.roster_id
    where r.clinic_id = ${clinic.clinicId}::uuid`);
  return rows[0]?.count;
};

test('[visit.stops] the provider reads the stops of a booked visit, and a company reads its start and end alone', async () => {
  const bench = { site: clinic.clinicId, roster: clinic.doctor, medical };
  const { candidates } = await book(manager, bench, [0]);
  const path = `/candidates/${candidates[0]}`;
  expect((await admin.get(path)).body.visit_stops).toEqual([
    { name: 'Observations', from_time: at(0), to_time: at(2), state: 'expected', resources: ['Nurse Ana', 'Room 1'] },
    { name: 'Audiometry', from_time: at(2), to_time: at(3), state: 'expected', resources: ['Nurse Ana', 'Booth 1'] },
    {
      name: 'Clinical examination',
      from_time: at(3),
      to_time: at(4),
      state: 'expected',
      resources: ['Dr Mia Chen', 'Room 1'],
    },
  ]);
  expect((await manager.get(path)).body).toMatchObject({
    visit_stops: [],
    appointment_time: at(0),
    appointment_end: at(4),
  });
});

test('[visit.next] a person is moved on at any desk once, and the day list shows where they are', async () => {
  const bench = { site: clinic.clinicId, roster: clinic.doctor, medical };
  const [candidate = ''] = (await book(manager, bench, [0])).candidates;
  world.clock.set('2026-11-24T00:01:00Z');
  admin = await world.as('admin');
  const entry = async () =>
    (await admin.get(`/scheduler/day-list?site_id=${clinic.clinicId}&day=${TUESDAY}`)).body.entries[0];
  const take = (step: string, stop = '') =>
    admin.put(`/scheduler/day-list/${candidate}/visit`, { step, stop }).then(({ status }) => status);
  const states = async () => (await entry()).visit_stops.map(({ state }: { state: string }) => state).join(' ');
  expect(await take('begun', 'Observations'), 'not arrived yet').toBe(409);
  await admin.put('/statuses', { candidate_ids: [candidate], status: 'Arrived' });
  expect([await take('begun', 'Observations'), await take('begun', 'Observations')]).toEqual([204, 204]);
  expect(await states()).toBe('here expected expected');
  expect(await take('begun', 'Audiometry')).toBe(204);
  expect(await take('begun', 'Observations'), 'an old page of another desk').toBe(409);
  expect(await states()).toBe('done here expected');
  expect([await take('left'), (await entry()).has_left, await take('returned')]).toEqual([204, true, 204]);
  expect([await take('skipped', 'Audiometry'), await take('begun', 'Clinical examination')]).toEqual([204, 204]);
  expect([await take('finished', 'Clinical examination'), await states()]).toEqual([204, 'done skipped done']);
  expect(await take('begun', 'Vision')).toBe(409);
  const { rows } = await world.db.execute<{ actions: string[] }>(sql`
    select array_agg(action order by position) as actions from audit.entries
    where entity_id = ${candidate} and action like 'visit.%'`);
  const actions = ['begun', 'begun', 'left', 'returned', 'skipped', 'begun', 'finished'];
  expect(rows[0]?.actions).toEqual(actions.map((step) => `visit.${step}`));
});

test('[visit.retaken] a person who comes late after all has every stop again, or none and why', async () => {
  const bench = { site: clinic.clinicId, roster: clinic.doctor, medical };
  const [candidate = ''] = (await book(manager, bench, [0])).candidates;
  world.clock.set('2026-11-24T00:01:00Z');
  admin = await world.as('admin');
  const set = (status: string) => admin.put('/statuses', { candidate_ids: [candidate], status });
  expect(await set('Did Not Attend')).toMatchObject({ status: 200 });
  expect(await claimsThere(), 'what has begun stays as its record').toBe(2);
  await block(clinic.booth, 0, 8);
  expect((await set('Confirmed')).body.error.message).toContain('Booth 1 is not available from');
  expect(await claimsThere()).toBe(2);
  await world.db.execute(sql`update booking.slots set available = true where roster_id = ${clinic.booth}`);
  expect(await set('Confirmed')).toMatchObject({ status: 200 });
  expect((await stopsOf(candidate)).map(({ stop }) => stop)).toHaveLength(6);
  expect(await claimsThere()).toBe(8);
});

describe('a package with stops', () => {
  test('[visit.starts] is offered where the whole route fits, one without where a doctor is free', async () => {
    expect(await startsOf()).toEqual([0, 1, 2, 3, 4].map(at));
    await block(clinic.booth, 0, 6);
    // The booth has the last two quarters. From 08:00 a visit gets there by waiting half an hour twice, no longer.
    expect(await startsOf()).toEqual([0, 1, 2, 3, 4].map(at));
    expect(await startsOf(medical, 'true')).toEqual([3, 4].map(at));
    expect(await startsOf(oneDoctors)).toEqual([0, 1, 2, 3, 4, 5, 6].map(at));
    const { time_slots } = await search(oneDoctors);
    expect(time_slots[0].calendar_ids).toEqual([clinic.doctor]);
  });

  test('[visit.hold] a hold takes all stops, and gives all back', async () => {
    const { status, body } = await hold(0);
    expect(status).toBe(201);
    expect(body).toMatchObject({ booking_start_time: at(0), booking_end_time: at(4), calendar_id: clinic.doctor });
    expect(await stopsOf(body.reserve_id)).toEqual([
      { stop: 'Observations', name: 'Nurse Ana', quarters: [0, 1], kind: 'hold' },
      { stop: 'Observations', name: 'Room 1', quarters: [0, 1], kind: 'hold' },
      { stop: 'Audiometry', name: 'Booth 1', quarters: [2], kind: 'hold' },
      { stop: 'Audiometry', name: 'Nurse Ana', quarters: [2], kind: 'hold' },
      { stop: 'Clinical examination', name: 'Dr Mia Chen', quarters: [3], kind: 'hold' },
      { stop: 'Clinical examination', name: 'Room 1', quarters: [3], kind: 'hold' },
    ]);
    expect((await manager.post(`/drafts/${draft}/extend`, undefined)).status).toBe(200);
    // The same start again is the same hold, a neighbouring one may use its own stops again.
    expect((await hold(0)).body.reserve_id).toBe(body.reserve_id);
    const later = await hold(1);
    expect(later.status).toBe(201);
    expect(await stopsOf(body.reserve_id)).toEqual([]);
    await manager.delete(`/reservations/${later.body.reserve_id}`);
    expect(await claimsThere()).toBe(0);
  });

  test('[visit.short] a refusal names the resource that is short', async () => {
    await block(clinic.booth, 4, 8);
    expect((await hold(4)).body.error).toMatchObject({
      code: 'SLOT_TAKEN',
      message: 'Booth 1 is not available from 09:30.',
    });
    const held = [];
    for (const _caller of [1, 2, 3]) {
      held.push(await hold(0, { package_id: hearing, draft_id: await manager.newDraft() }));
    }
    // The first hears and is examined, the second the other way round; for the third the booth is short.
    expect(held.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(held[2]?.body.error.message).toBe('Booth 1 is taken from 08:00.');
    for (const nurse of clinic.nurses) await block(nurse, 0, 8);
    expect((await search(medical)).why_not).toMatchObject({ message: 'No nurse is free for long enough.' });
    const doctorsAlone = await addClinic(world.db);
    const roster = await addRoster(world.db, doctorsAlone, EIGHT, 2);
    const there = { site_id: doctorsAlone, calendar_ids: [roster] };
    expect((await hold(0, there)).body.error.message).toBe('No nurse, room or booth works here on this day.');
    clinic = { ...clinic, clinicId: doctorsAlone };
    expect((await search(medical)).why_not).toMatchObject({
      message: 'No nurse, room or booth works here on this day.',
    });
  });

  test('[visit.race] of sixteen callers none gets a slot that another has, and none a part of a route', async () => {
    const drafts = await Promise.all(Array.from({ length: HOLDERS }, () => manager.newDraft()));
    const answers = await Promise.all(drafts.map((draft_id, index) => hold(index % 5, { draft_id })));
    const held = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(held.length).toBeGreaterThanOrEqual(2);
    const { rows } = await world.db.execute<{ slots: number }>(sql`
      select count(*)::int as slots from booking.claims c join booking.rosters r on r.id = c.roster_id
      where r.clinic_id = ${clinic.clinicId}::uuid group by c.claim_id`);
    // Eight slots each: two resources at four quarters.
    expect(rows).toEqual(held.map(() => ({ slots: 8 })));
  });

  test('[visit.race] nothing of the route is kept if another caller is first in the middle of it', async () => {
    await block(clinic.booth, 0, 8);
    expect((await hold(0)).status).toBe(409);
    expect(await claimsThere()).toBe(0);
  });

  test('[visit.book] a booking has all stops; another time gives the old ones back; the board refuses to move one alone', async () => {
    const bench = { site: clinic.clinicId, roster: clinic.doctor, medical };
    const { bookingId, candidates } = await book(manager, bench, [0]);
    const candidate = candidates[0] ?? '';
    expect(await stopsOf(candidate)).toHaveLength(6);
    const target = { roster_id: clinic.doctor, calendar_from_time: at(5) };
    const moved = await admin.post(`/candidates/${candidate}/validate-move`, target);
    expect(JSON.stringify(moved.body)).toContain('This visit has several stops.');

    const { draft_id } = (await manager.post(`/candidates/${candidate}/reschedule`, undefined)).body;
    const next = await hold(4, { draft_id });
    const changed = await manager.put(`/bookings/${bookingId}/timeslots`, {
      candidate_id: candidate,
      draft_id,
      reserve_id: next.body.reserve_id,
    });
    expect(changed.status).toBe(200);
    const stops = await stopsOf(candidate);
    expect(stops).toHaveLength(6);
    expect(stops.every(({ kind, quarters }) => kind === 'booking' && quarters.every((one) => one >= 4))).toBe(true);
    expect(await claimsThere()).toBe(8);
  });
});

test('[visit.rules] order, clean-up and a stop that runs beside are kept by the hold', async () => {
  const routed = await addRoutedPackage(world.db, [
    { name: 'Doctor', minutes: 15, needs: null },
    { name: 'Drug screen', minutes: 45, needs: needs([any('booth')], { runs_beside: true }) },
    { name: 'Fitness', minutes: 15, needs: needs([any('room')], { clean_up_minutes: 10 }) },
  ]);
  const { body } = await hold(0, { package_id: routed });
  expect(body).toMatchObject({ booking_start_time: at(0), booking_end_time: at(3) });
  expect((await stopsOf(body.reserve_id)).map(({ stop, quarters }) => [stop, quarters])).toEqual([
    ['Drug screen', [0, 1, 2]],
    ['Doctor', [0]],
    ['Fitness', [1, 2]],
  ]);
  expect((await search(routed)).day).toBe(TUESDAY);
});
