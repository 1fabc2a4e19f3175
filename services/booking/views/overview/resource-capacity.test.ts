import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { addClinic, MONDAY, openBookingWorld, TUESDAY } from '../../../../tests/support/bookings/booking-world.ts';
import {
  addResource,
  addRoutedPackage,
  addVisitClinic,
  any,
  needs,
} from '../../../../tests/support/bookings/visit-clinic.ts';

const world = await openBookingWorld();
afterAll(() => world.close());

const EIGHT = `${TUESDAY}T00:00:00Z`;
const WEDNESDAY = '2026-11-25';

test('[overview.resources] hours by resource, and the kind of which one more gives most, as counted by hand', async () => {
  const clinic = await addVisitClinic(world.db, EIGHT, 2);
  await addClinic(world.db, { name: 'Doctors alone' });
  const hearing = await addRoutedPackage(world.db, [
    { name: 'Hearing', minutes: 30, needs: needs([any('nurse'), any('booth')]) },
  ]);
  // On Wednesday there is one nurse, and the booth has its second hour alone.
  const wednesday = { clinicId: clinic.clinicId, from: `${WEDNESDAY}T00:00:00Z`, hours: 2 };
  await addResource(world.db, wednesday, { kind: 'nurse', name: 'Nurse Cara' });
  const booth = await addResource(world.db, wednesday, { kind: 'booth', name: 'Booth of Wednesday' });
  await world.db.execute(sql`
    update booking.rosters set doctor_id = (select doctor_id from booking.rosters where id = ${clinic.booth}) where id = ${booth}`);
  await world.db.execute(sql`update booking.slots set available = false where roster_id = ${booth} and position < 4`);

  const manager = await world.as('manager');
  for (const time of ['00:00', '00:30']) {
    const held = await manager.post('/reservations', {
      site_id: clinic.clinicId,
      package_id: hearing,
      draft_id: await manager.newDraft(),
      candidate_index: 0,
      calendar_ids: [clinic.booth],
      calendar_from_time: `${TUESDAY}T${time}:00Z`,
    });
    expect(held.status).toBe(201);
  }

  const asked = async (query: string) =>
    (await (await world.as('admin')).get(`/overview/resources?from_date=${MONDAY}&${query}`)).body;
  const one = await asked(`days=3&site_id=${clinic.clinicId}`);
  const row = (kind: string, name: string, open: number, used = 0) => ({ kind, name, resources: 1, open, used });
  expect(one.clinics[0].resources).toEqual([
    row('doctor', 'Dr Mia Chen', 8),
    row('nurse', 'Nurse Ana', 8, 4),
    row('nurse', 'Nurse Ben', 8),
    row('nurse', 'Nurse Cara', 8),
    row('room', 'Room 1', 8),
    row('room', 'Room 2', 8),
    row('room', 'Room 3', 8),
    row('booth', 'Booth 1', 12, 4),
  ]);
  // Two more fit on each day. A second booth gives Tuesday four, as the nurses have twelve quarters left, and Wednesday none.
  expect(one.bottleneck).toEqual({
    kind: 'booth',
    names: ['Booth 1'],
    full_at: '08:00',
    full_days: 1,
    days: 2,
    gain: 4,
    package_name: expect.any(String),
  });

  const all = await asked('days=3');
  expect(all.bottleneck).toBeNull();
  expect(all.clinics).toHaveLength(1);
  expect(all.clinics[0].resources).toContainEqual({ kind: 'nurse', name: '', resources: 3, open: 24, used: 4 });
  expect((await asked(`days=1&site_id=${clinic.clinicId}`)).clinics, 'nobody works on Monday').toEqual([]);
  expect((await (await world.as('manager')).get('/overview/resources')).status).toBe(403);
});
