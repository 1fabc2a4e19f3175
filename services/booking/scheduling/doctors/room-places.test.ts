import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClinic, type Client, openBookingWorld, TUESDAY } from '../../../../tests/support/bookings/booking-world.ts';
import { addResource, addRoutedPackage, any, needs } from '../../../../tests/support/bookings/visit-clinic.ts';
import { beginWeeklyHours, hoursOn, makeAhead } from '../../../../tests/support/bookings/weekly-hours.ts';

const EIGHT = `${TUESDAY}T00:00:00Z`;
const CALLERS = 16;

const world = await openBookingWorld();
afterAll(() => world.close());
const vision = await addRoutedPackage(world.db, [{ name: 'Vision', minutes: 30, needs: needs([any('room')]) }]);
const resting = await addRoutedPackage(world.db, [
  { name: 'Rest', minutes: 15, needs: needs([any('room')]) },
  { name: 'Blood pressure', minutes: 15, needs: needs([any('room'), any('nurse')]) },
]);

let clinicId: string;
let room: string;
let roster: number;
let admin: Client;
let manager: Client;

beforeEach(async () => {
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  clinicId = await addClinic(world.db);
  roster = await addResource(world.db, { clinicId, from: EIGHT, hours: 2 }, { kind: 'room', name: 'Room 1' });
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select doctor_id as id from booking.rosters where id = ${roster}`,
  );
  room = rows[0]?.id ?? '';
});

const setCapacity = async (capacity: number, id = room) => {
  const { doctor_name: name, updated_at } = (await admin.get(`/doctors/${id}`)).body.doctor;
  return admin.put(`/doctors/${id}`, { name, capacity, updated_at });
};
const hold = async (packageId = vision, from = EIGHT) =>
  manager.post('/reservations', {
    site_id: clinicId,
    package_id: packageId,
    draft_id: await manager.newDraft(),
    candidate_index: 0,
    calendar_ids: [roster],
    calendar_from_time: from,
  });
/** Visits in the room by quarter. */
const visits = async () => {
  const { rows } = await world.db.execute<{ visits: number }>(sql`
    select count(*)::int as visits from booking.claims c join booking.slots s on s.slot_id = c.slot_id
    where s.clinic_id = ${clinicId}::uuid group by s.from_time order by s.from_time`);
  return rows.map((row) => row.visits);
};
const places = async () => {
  const { rows } = await world.db.execute<{ slots: number }>(sql`
    select count(s.slot_id)::int as slots from booking.rosters r left join booking.slots s on s.roster_id = r.id and s.available
    where r.clinic_id = ${clinicId}::uuid group by r.id, r.place, r.day order by r.day, r.place`);
  return rows.map(({ slots }) => slots);
};

test('[visit.places] a room for two takes two of sixteen callers at once, and never a third', async () => {
  expect((await setCapacity(2)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: CALLERS }, () => hold()));
  const held = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([held.length, refused.length]).toEqual([2, CALLERS - 2]);
  expect(await visits()).toEqual([2, 2]);
  expect(refused[0]?.body.error.message).toBe('Room 1 is full at 08:00.');

  // One goes, one comes in.
  await manager.delete(`/reservations/${held[0]?.body.reserve_id}`);
  expect(await visits()).toEqual([1, 1]);
  expect([(await hold()).status, (await hold()).status]).toEqual([201, 409]);
});

test('[visit.places] of many callers with several stops no quarter of an hour has more than the room takes', async () => {
  const day = { clinicId, from: EIGHT, hours: 2 };
  for (const name of ['Nurse Ana', 'Nurse Ben', 'Nurse Cara'])
    await addResource(world.db, day, { kind: 'nurse', name });
  await setCapacity(2);
  const starts = Array.from({ length: CALLERS }, (_caller, index) => `${TUESDAY}T00:${index % 2 ? '15' : '00'}:00Z`);
  const answers = await Promise.all(starts.map((from) => hold(resting, from)));
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(2);
  const { rows } = await world.db.execute<{ most: number }>(sql`
    select max(visits)::int as most from (
      select count(*) as visits from booking.claims c join booking.slots s on s.slot_id = c.slot_id
      where s.doctor_id = ${room}::uuid group by s.from_time) quarters`);
  expect(rows[0]?.most).toBe(2);
});

test('[visit.places] a place that is taken does not go; a free one goes with its days, and comes back as the first one is', async () => {
  expect([(await setCapacity(3)).status, await places()]).toEqual([200, [8, 8, 8]]);
  const held = [await hold(), await hold()];
  expect(held.map(({ status }) => status)).toEqual([201, 201]);
  expect((await setCapacity(2)).status).toBe(200);
  const refused = await setCapacity(1);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'SLOTS_IN_USE']);
  expect(refused.body.error.message).toBe(
    'A place of Room 1 that would go is taken on 24/11/2026. Move that visit first.',
  );
  expect(await places()).toEqual([8, 8]);

  for (const { body } of held) await manager.delete(`/reservations/${body.reserve_id}`);
  await world.db.execute(sql`
    update booking.slots set available = false, blocked_because = 'Painters' where doctor_id = ${room}::uuid and position = 0`);
  expect([(await setCapacity(1)).status, await places()]).toEqual([200, [7]]);
  expect([(await setCapacity(2)).status, await places()]).toEqual([200, [7, 7]]);
  expect((await hold()).status, 'both places have painters').toBe(409);
});

test('[visit.places] new days and other hours are those of every place; a booth takes one visit alone', async () => {
  await setCapacity(2);
  const days = { site_id: clinicId, doctor_id: room, days: ['2026-11-26'], from_time: '08:00', to_time: '09:00' };
  const made = (await admin.post('/rosters', days)).body.rosters;
  expect(made).toHaveLength(1);
  expect(await places()).toEqual([8, 8, 4, 4]);
  const wider = await admin.put(`/rosters/${made[0].roster_id}`, { from_time: '07:00', to_time: '09:00' });
  expect([wider.status, await places()]).toEqual([200, [8, 8, 8, 8]]);

  const hours = { hours: hoursOn([5], ['08:00-10:00']), weeks: 1, week_a: '2026-11-23', on_holidays: false };
  const pattern = {
    doctor_id: room,
    site_id: clinicId,
    replaces_pattern_id: null,
    from_day: '2026-11-23',
    until_day: null,
  };
  await beginWeeklyHours(admin, { ...pattern, ...hours });
  await makeAhead(world, 1);
  expect((await places()).slice(0, 6), 'Tuesday, Thursday, Friday').toEqual([8, 8, 8, 8, 8, 8]);

  const booth = (await admin.post('/doctors', { name: 'Booth 1', kind: 'booth' })).body.doctor_id;
  const refused = await setCapacity(2, booth);
  expect([refused.status, refused.body.error.field]).toEqual([422, 'capacity']);
});
