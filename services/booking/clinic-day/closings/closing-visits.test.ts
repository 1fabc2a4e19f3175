import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { book, detailOf } from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld, TUESDAY } from '../../../../tests/support/bookings/booking-world.ts';
import { letRun, startClosing } from '../../../../tests/support/bookings/closing.ts';
import {
  addResource,
  addVisitClinic,
  claimedStops,
  standardMedical,
} from '../../../../tests/support/bookings/visit-clinic.ts';

/** Tuesday 24/11/2026, 08:00 in Perth. */
const EIGHT = '2026-11-24T00:00:00Z';
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;
const ALL = ['Audiometry', 'Clinical examination', 'Observations'];

const world = await openBookingWorld();
const medical = await standardMedical(world.db);
afterAll(() => world.close());

let admin: Client;
let manager: Client;
let clinic: Awaited<ReturnType<typeof addVisitClinic>>;
let one: string;
let two: string;
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  clinic = await addVisitClinic(world.db, EIGHT, 3);
  const bench = { site: clinic.clinicId, roster: clinic.doctor, medical };
  [one, two] = [
    defined((await book(manager, bench, [0])).candidates[0]),
    defined((await book(manager, bench, [4])).candidates[0]),
  ];
});

const resourceOf = async (roster: number) => {
  const { rows } = await world.db.execute<{ doctor_id: string }>(
    sql`select doctor_id from booking.rosters where id = ${roster}`,
  );
  return defined(rows[0]).doctor_id;
};
const scopeOf = async (roster: number) => ({
  site_ids: [clinic.clinicId],
  doctor_ids: [await resourceOf(roster)],
  from_day: TUESDAY,
  to_day: TUESDAY,
});
const claims = () => claimedStops(world.db, clinic.clinicId, EIGHT);
const usersOf = async (roster: number) => {
  const { rows } = await world.db.execute<{ claim_id: string }>(
    sql`select distinct claim_id from booking.claims where roster_id = ${roster}`,
  );
  return rows.map(({ claim_id }) => claim_id).sort();
};
const mails = async () => {
  const { rows } = await world.db.execute<{ count: number }>(
    sql`select count(*)::int as count from mail.outbox where entity = 'move' and state = 'waiting'`,
  );
  return rows[0]?.count;
};

test('[closing.visit] a booth out of order: visits keep their start where another booth is free, without a mail, and have all stops', async () => {
  const spare = await addResource(
    world.db,
    { clinicId: clinic.clinicId, from: EIGHT, hours: 3 },
    { kind: 'booth', name: 'Booth 2' },
  );
  const scope = await scopeOf(clinic.booth);
  const { body: plan } = await admin.post('/closing-plans', scope);
  expect(plan.people).toMatchObject([
    { candidate_id: one, action: 'move', to: { calendar_from_time: at(0) } },
    { candidate_id: two, action: 'move', to: { calendar_from_time: at(4) } },
  ]);
  const { closing_id } = await startClosing(admin, scope);
  await letRun(world);
  expect((await admin.get(`/closings/${closing_id}`)).body.list).toMatchObject([
    { outcome: 'moved' },
    { outcome: 'moved' },
  ]);
  expect([await usersOf(clinic.booth), await usersOf(spare)]).toEqual([[], [one, two].sort()]);
  expect((await claims()).map(({ stops, slots }) => [stops, slots])).toEqual([
    [ALL, 8],
    [ALL, 8],
  ]);
  expect(await detailOf(manager, one)).toMatchObject({ appointment_time: at(0), appointment_status: 'Confirmed' });
  expect(await mails(), 'the same start is no news').toBe(0);

  // Undone within five minutes: the booth is open again, and each visit is whole.
  expect((await admin.post(`/closings/${closing_id}/reopen`, { how: 'undo' })).status).toBe(200);
  await letRun(world);
  expect((await claims()).map(({ stops, quarters }) => [stops, quarters])).toEqual([
    [ALL, [0, 1, 2, 3]],
    [ALL, [4, 5, 6, 7]],
  ]);
});

test('[closing.visit] without another booth the whole visit goes to another day; where nothing fits, staff phone', async () => {
  const scope = await scopeOf(clinic.booth);
  const { body: nowhere } = await admin.post('/closing-plans', scope);
  expect(nowhere.people).toMatchObject([
    { action: 'phone', to: null, reason: 'The stops of this visit fit at no start within 28 days.' },
    { action: 'phone', to: null },
  ]);
  const WEDNESDAY = '2026-11-25T00:00:00Z';
  for (const roster of [clinic.doctor, ...clinic.nurses, clinic.booth, ...clinic.rooms]) {
    const { body } = await admin.post('/rosters', {
      site_id: clinic.clinicId,
      doctor_id: await resourceOf(roster),
      days: ['2026-11-25'],
      from_time: '08:00',
      to_time: '11:00',
    });
    expect(body.rosters).toHaveLength(1);
  }
  const { closing_id } = await startClosing(admin, scope);
  await letRun(world);
  expect((await admin.get(`/closings/${closing_id}`)).body.list).toMatchObject([
    { outcome: 'moved' },
    { outcome: 'moved' },
  ]);
  const moved = await claimedStops(world.db, clinic.clinicId, WEDNESDAY);
  expect(moved.map(({ stops, slots }) => [stops, slots])).toEqual([
    [ALL, 8],
    [ALL, 8],
  ]);
  expect(moved.every(({ quarters }) => quarters.every((quarter) => quarter >= 0))).toBe(true);
  const detail = await detailOf(manager, one);
  expect(detail).toMatchObject({ appointment_status: 'Rescheduled' });
  expect(Date.parse(detail.appointment_end) - Date.parse(detail.appointment_time)).toBe(4 * 900_000);
  expect(await mails()).toBeGreaterThan(0);
  expect(JSON.stringify(detail.history)).toContain('A person or room that the visit needs is not available.');
});
