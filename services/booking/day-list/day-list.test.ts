import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, hold } from '../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type BookingWorld,
  openBookingWorld,
} from '../../../tests/support/bookings/booking-world.ts';

const EIGHT = '2026-11-24T00:00:00Z';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

test('[admin.day-list] the day list names who has an appointment at the site that day, what they need, and since when they wait', async () => {
  const manager = await world.as('manager');
  let receptionist = await world.as('admin');
  const site = await addClinic(world.db);
  const roster = await addRoster(world.db, site, EIGHT, 1);
  const packageId = await addPackage(world.db, 30);
  const { candidateId } = await book(manager, { site, packageId, at: { roster, from: EIGHT } });
  await book(manager, { site, packageId }); // waits for a time, so is not expected on any day
  await hold(manager, { site, packageId, at: { roster, from: '2026-11-24T00:30:00Z' } });

  const listed = async (day: string) => (await receptionist.get(`/scheduler/day-list?site_id=${site}&day=${day}`)).body;
  const names = async (day: string) =>
    (await listed(day)).entries.map(({ candidate_id }: { candidate_id: string }) => candidate_id);
  expect(await names('2026-11-24')).toEqual([candidateId]);
  expect([await names('2026-11-23'), await names('2026-11-25')]).toEqual([[], []]);
  expect((await listed('2026-11-24')).entries[0]).toMatchObject({
    appointment_time: EIGHT,
    status: 'Confirmed',
    doctor_name: expect.stringMatching(/^Dr /),
    assessments: expect.any(Array),
    paperworks: [],
    status_changed_at: null,
  });

  world.clock.set('2026-11-23T23:50:00Z');
  receptionist = await world.as('admin'); // the first session is over by then
  await receptionist.put('/statuses', { candidate_ids: [candidateId], status: 'Arrived' });
  expect((await listed('2026-11-24')).entries[0]).toMatchObject({
    ...{ status: 'Arrived', status_before: 'Confirmed', status_changed_at: '2026-11-23T23:50:00Z' },
  });
  expect((await (await world.as('manager')).get(`/scheduler/day-list?site_id=${site}&day=2026-11-24`)).status).toBe(
    403,
  );
});

test('[board.card] one booking of the day is read alone, and the audit names nobody else', async () => {
  const manager = await world.as('manager');
  const receptionist = await world.as('admin');
  const site = await addClinic(world.db);
  const roster = await addRoster(world.db, site, EIGHT, 4);
  const packageId = await addPackage(world.db, 30);
  const { candidateId } = await book(manager, { site, packageId, at: { roster, from: EIGHT } });
  await book(manager, { site, packageId, at: { roster, from: '2026-11-24T00:30:00Z' } });
  const path = `/scheduler/day-list?site_id=${site}&day=2026-11-24&candidate_id=`;
  const { body } = await receptionist.get(`${path}${candidateId}`);
  expect(body.entries.map(({ candidate_id }: { candidate_id: string }) => candidate_id)).toEqual([candidateId]);
  expect((await receptionist.get(`${path}${site}`)).body.entries, 'not of this day').toEqual([]);
  const { rows } = await world.db.execute<{ candidate_ids: string[] }>(sql`
    select candidate_ids from audit.entries where action = 'day-list.opened' and entity_id = ${site}`);
  expect(rows.map(({ candidate_ids }) => candidate_ids)).toEqual([[candidateId]]);
});
