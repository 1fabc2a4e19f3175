import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addRoutedPackage, addVisitClinic, any, needs } from '../../../../tests/support/bookings/visit-clinic.ts';

/** Tuesday 08:00 in Perth. */
const EIGHT = '2026-11-24T00:00:00Z';
const AIM = 2.2;

const world = await openBookingWorld();
afterAll(() => world.close());
world.clock.set('2026-11-23T01:00:00Z');

/** The standard medical of 90 minutes, of which a doctor does the last 15. */
const parts = [
  { name: 'Observations', minutes: 30, needs: needs([any('nurse'), any('room')]) },
  { name: 'Spirometry', minutes: 15, needs: needs([any('nurse'), any('room')]) },
  { name: 'Audiometry', minutes: 15, needs: needs([any('nurse'), any('booth')]) },
  { name: 'Clinical examination', minutes: 15, needs: needs([any('doctor'), any('room')]) },
  { name: 'Instant drug screen', minutes: 15, needs: needs([any('nurse'), any('room')]) },
];

/** Holds the first start that is offered until none is left. @returns how many people have a time */
async function fillDay(client: Client, packageId: string): Promise<number> {
  const { clinicId } = await addVisitClinic(world.db, EIGHT, 8);
  const query = new URLSearchParams({
    package_id: packageId,
    site_ids: clinicId,
    calendar_from_time: EIGHT,
    calendar_to_time: '2026-11-24T15:59:59Z',
    time_zone: 'Australia/Perth',
  });
  for (let people = 0; ; people++) {
    const [first] = (await client.get(`/time-slots?${query}`)).body.clinics[0].days[0].time_slots;
    if (!first) return people;
    const draft_id = await client.newDraft();
    const held = await client.post('/reservations', {
      ...first,
      site_id: clinicId,
      package_id: packageId,
      draft_id,
      candidate_index: 0,
    });
    expect(held.status).toBe(201);
  }
}

test(`[visit.capacity] a doctor, two nurses, a booth and three rooms take ${AIM} times the medicals of doctor-long slots`, async () => {
  const manager = await world.as('manager');
  const withStops = await addRoutedPackage(world.db, parts);
  const doctorLong = await addRoutedPackage(
    world.db,
    parts.map((part) => ({ ...part, needs: null })),
  );
  const [before, after] = [await fillDay(manager, doctorLong), await fillDay(manager, withStops)];
  // The command that shows it prints both.
  process.stdout.write(`standard medicals a day: ${before} with doctor-long slots, ${after} with visit routes\n`);
  expect(before).toBe(5);
  expect(after / before).toBeGreaterThanOrEqual(AIM);
  const { rows } = await world.db.execute(sql`select from booking.claims group by slot_id having count(*) > 1`);
  expect(rows).toEqual([]);
}, 240_000);
