import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { book } from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld, TUESDAY } from '../../../../tests/support/bookings/booking-world.ts';
import { addResource, addVisitClinic, standardMedical } from '../../../../tests/support/bookings/visit-clinic.ts';

/** Tuesday 08:00 in Perth; the clock is at Monday 09:00. */
const EIGHT = '2026-11-24T00:00:00Z';
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;

const world = await openBookingWorld();
const medical = await standardMedical(world.db);
afterAll(() => world.close());

let admin: Client;
let clinic: Awaited<ReturnType<typeof addVisitClinic>>;
let spare: number;
let one: string;
/** A visit at 08:00: half an hour of observations, a quarter in the booth, a quarter with the doctor. */
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  admin = await world.as('admin');
  clinic = await addVisitClinic(world.db, EIGHT, 3);
  spare = await addResource(
    world.db,
    { clinicId: clinic.clinicId, from: EIGHT, hours: 3 },
    { kind: 'booth', name: 'Booth 2' },
  );
  const bench = { site: clinic.clinicId, roster: clinic.doctor, medical };
  [one = ''] = (await book(await world.as('manager'), bench, [0])).candidates;
});

const target = (stop: string, roster_id: number, quarter: number) => ({
  stop,
  roster_id,
  calendar_from_time: at(quarter),
});
const check = async (...place: Parameters<typeof target>) =>
  (await admin.post(`/candidates/${one}/validate-move`, target(...place))).body;
const move = (seen: readonly [roster: number, quarter: number], ...place: Parameters<typeof target>) =>
  admin.post(`/candidates/${one}/move-appointment`, {
    ...target(...place),
    seen: { roster_id: seen[0], calendar_from_time: at(seen[1]) },
  });
const stops = async () => {
  const { rows } = await world.db.execute<{ said: string }>(sql`
    select k.stop || ' ' || string_agg(d.name || ' ' || k.position, ', ' order by d.name, k.position) as said
    from booking.claims k join booking.rosters r on r.id = k.roster_id join booking.doctors d on d.id = r.doctor_id
    where k.claim_id = ${one}::uuid group by k.stop order by 1`);
  return rows.map(({ said }) => said);
};
const BEFORE = [
  'Audiometry Booth 1 2, Nurse Ana 2',
  'Clinical examination Dr Mia Chen 3, Room 1 3',
  'Observations Nurse Ana 0, Nurse Ana 1, Room 1 0, Room 1 1',
];

test('[visit.move-stop] one stop goes to another booth, the others stay, and an undo brings the very booth back', async () => {
  expect(await stops()).toEqual(BEFORE);
  expect(await check('Audiometry', spare, 2)).toMatchObject({ legal: true });
  const moved = await move([clinic.booth, 2], 'Audiometry', spare, 2);
  expect(moved.status).toBe(200);
  expect(await stops()).toEqual(['Audiometry Booth 2 2, Nurse Ana 2', ...BEFORE.slice(1)]);
  expect(moved.body, 'the same start is no news').toMatchObject({ calendar_from_time: at(0), status: 'Confirmed' });
  expect((await admin.post(`/moves/${moved.body.move_id}/undo`, undefined)).status).toBe(200);
  expect(await stops()).toEqual(BEFORE);
  expect((await move([spare, 2], 'Audiometry', spare, 2)).body.error.code).toBe('MOVED_MEANWHILE');
});

test('[visit.move-stop] a later last stop ends the visit later; a refusal names what is short or which rule is broken', async () => {
  const moved = await move([clinic.doctor, 3], 'Clinical examination', clinic.doctor, 4);
  expect(moved.body).toMatchObject({ calendar_from_time: at(0), calendar_to_time: at(5) });
  const reason = async (...place: Parameters<typeof target>) => (await check(...place)).reason;
  expect(await reason('Clinical examination', clinic.doctor, 2)).toBe('The person is at Audiometry until 08:45.');
  expect(await reason('Clinical examination', clinic.doctor, 6)).toBe(
    'The wait before Clinical examination would be too long, from 08:45.',
  );
  expect(await reason('Clinical examination', clinic.booth, 4)).toBe('Clinical examination does not need Booth 1.');
  await world.db.execute(sql`update booking.slots set available = false where roster_id = ${spare} and position = 2`);
  expect(await reason('Audiometry', spare, 2)).toBe('Booth 2 is taken from 08:30.');
  expect(await reason('Vision', spare, 2)).toBe('Vision is not ahead any more.');
});

test('[visit.lanes] the board shows doctors alone, all people, or rooms and booths, each stop in the lanes that it needs', async () => {
  const asked = (lanes: string) => `site_id=${clinic.clinicId}&from_date=${TUESDAY}&to_date=${TUESDAY}&lanes=${lanes}`;
  const shown = async (lanes: string) => {
    const { body } = await admin.get(`/scheduler/doctors?${asked(lanes)}`);
    const blocks = (await admin.get(`/scheduler/bookings?${asked(lanes)}`)).body.bookings;
    expect(body.has_visits).toBe(true);
    return [body.doctors.length, blocks.map(({ stop }: { stop: string }) => stop)];
  };
  expect(await shown('doctors')).toEqual([1, ['Clinical examination']]);
  expect(await shown('people')).toEqual([3, ['Observations', 'Audiometry', 'Clinical examination']]);
  expect(await shown('things')).toEqual([5, ['Observations', 'Audiometry', 'Clinical examination']]);
});
