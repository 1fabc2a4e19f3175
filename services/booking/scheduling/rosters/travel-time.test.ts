import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { book } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';
import { hoursOn } from '../../../../tests/support/bookings/weekly-hours.ts';

const at = (clock: string) => new Date(`${TUESDAY}T${clock}:00+08:00`).toISOString().replace('.000', '');

const world = await openBookingWorld();
afterAll(() => world.close());
const minutes30 = await addPackage(world.db, 30);

let admin: Client;
let manager: Client;
let hay: string;
let belmont: string;
let rao: string;

/** Each test has two clinics, one of which is 45 minutes away, and Dr Anjali Rao at the other one from 08:00 to 12:00. */
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  [hay, belmont] = [await addClinic(world.db, { name: 'Hay' }), await addClinic(world.db, { name: 'Belmont' })];
  rao = (await admin.post('/doctors', { name: 'Dr Anjali Rao' })).body.doctor_id;
  await setTravel(45);
  await addDay(hay, '08:00', '12:00');
});

const setTravel = (minutes: number) =>
  world.db.execute(sql`update booking.clinics set travel_minutes = ${minutes} where id = ${belmont}::uuid`);
const addDay = (site_id: string, from_time: string, to_time: string) =>
  admin.post('/rosters', { site_id, doctor_id: rao, days: [TUESDAY], from_time, to_time });

test('[travel.roster] a day at another clinic leaves the time to travel, or is refused with the reason', async () => {
  const near = await addDay(belmont, '12:30', '16:00');
  const reason = 'Dr Anjali Rao works at Hay on 24/11/2026, which leaves less than 45 minutes to travel.';
  expect([near.status, near.body.error.message]).toEqual([409, reason]);
  const hours = hoursOn([2], ['12:30-16:00']);
  const pattern = {
    site_id: belmont,
    doctor_id: rao,
    from_day: TUESDAY,
    until_day: TUESDAY,
    weeks: 1,
    week_a: TUESDAY,
    hours,
  };
  const plan = await admin.post('/roster-pattern-plans', { ...pattern, on_holidays: false, replaces_pattern_id: null });
  expect(plan.body.skipped).toEqual([
    { day: TUESDAY, reason: 'Works at Hay on 24/11/2026, which leaves less than 45 minutes to travel.' },
  ]);
  const far = await addDay(belmont, '12:45', '16:00');
  expect(far.status).toBe(201);
  const longer = await admin.put(`/rosters/${far.body.rosters[0].roster_id}`, { from_time: '12:15', to_time: '16:00' });
  expect([longer.status, longer.body.error.message]).toEqual([409, reason]);
});

test('[travel.roster] a day that is over needs no travel time: it is changed and added as before', async () => {
  await setTravel(0);
  const there = (await addDay(belmont, '12:00', '16:00')).body.rosters[0].roster_id;
  await setTravel(45);
  const change = () => admin.put(`/rosters/${there}`, { from_time: '12:00', to_time: '15:00' });
  expect((await change()).status).toBe(409);
  world.clock.set('2026-11-25T01:00:00Z');
  admin = await world.as('admin');
  expect((await change()).status).toBe(200);
  expect((await addDay(await addClinic(world.db, { name: 'Vasse' }), '15:15', '16:00')).status).toBe(201);
});

test('[travel.times] of days made before, a time without time to travel is not offered, held or moved to', async () => {
  await setTravel(0);
  const there = (await addDay(belmont, '12:00', '16:00')).body.rosters[0].roster_id;
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select id from booking.rosters where clinic_id = ${hay}::uuid and doctor_id = ${rao}::uuid`,
  );
  await book(manager, { site: hay, packageId: minutes30, at: { roster: rows[0]?.id ?? 0, from: at('11:00') } });
  await setTravel(45);
  const range = `calendar_from_time=${at('12:00')}&calendar_to_time=${at('16:00')}`;
  const { body } = await manager.get(
    `/time-slots?package_id=${minutes30}&site_ids=${belmont}&time_zone=Australia/Perth&${range}`,
  );
  expect(body.clinics[0].days[0].time_slots[0].calendar_from_time).toBe(at('12:15'));
  const tryHold = async (clock: string) =>
    manager.post('/reservations', {
      site_id: belmont,
      package_id: minutes30,
      draft_id: await manager.newDraft(),
      candidate_index: 0,
      calendar_ids: [there],
      calendar_from_time: at(clock),
    });
  const refused = await tryHold('12:00');
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'The doctor needs this time to travel between clinics.',
  ]);
  const other = await book(manager, { site: belmont, packageId: minutes30, at: { roster: there, from: at('14:00') } });
  const target = { roster_id: there, calendar_from_time: at('12:00') };
  expect((await admin.post(`/candidates/${other.candidateId}/validate-move`, target)).body).toMatchObject({
    legal: false,
    reason: '12:00 is blocked: travel time between clinics.',
  });
  expect((await tryHold('12:15')).status).toBe(201);
});
