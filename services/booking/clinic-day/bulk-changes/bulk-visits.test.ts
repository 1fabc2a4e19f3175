import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { book } from '../../../../tests/support/bookings/booked-crew.ts';
import { addRoster, type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addVisitClinic, claimedStops, standardMedical } from '../../../../tests/support/bookings/visit-clinic.ts';

/** Tuesday and Wednesday 08:00 in Perth; the clock is at Monday 09:00. */
const TUESDAY = '2026-11-24T00:00:00Z';
const WEDNESDAY = '2026-11-25T00:00:00Z';
const ALL = ['Audiometry', 'Clinical examination', 'Observations'];
const move = { site_id: null, from_day: '2026-11-25', to_day: '2026-11-25' };

const world = await openBookingWorld();
const medical = await standardMedical(world.db);
afterAll(() => world.close());

let manager: Client;
let clinic: Awaited<ReturnType<typeof addVisitClinic>>;
let candidates: readonly string[];
/** Two visits of one booking on Tuesday, at 08:00 and 09:00. */
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  manager = await world.as('manager');
  clinic = await addVisitClinic(world.db, TUESDAY, 3);
  candidates = (await book(manager, { site: clinic.clinicId, roster: clinic.doctor, medical }, [0, 4])).candidates;
});

const plan = async (body: object) =>
  (await manager.post('/bulk-changes/plan', { candidate_ids: candidates, ...body })).body.rows;
async function run(action: string, asked: object = {}) {
  const people = (await plan({ action, ...asked })).map((row: Record<string, unknown>) => ({
    candidate_id: row['candidate_id'],
    updated_at: row['updated_at'],
    ...(row['to'] ? { to: pick(row['to'] as Record<string, unknown>) } : {}),
  }));
  return manager.post('/bulk-changes', { bulk_change_id: randomUUID(), action, people });
}
const pick = ({ roster_id, calendar_from_time }: Record<string, unknown>) => ({ roster_id, calendar_from_time });
const outcomes = ({ body }: { body: { rows: { outcome: string }[] } }) => body.rows.map(({ outcome }) => outcome);
const undo = (id: string) => manager.post(`/bulk-changes/${id}/undo`, {});
/** Stops and slots of each visit, and its first quarter of a day. */
const visitsOf = async (day: string) =>
  (await claimedStops(world.db, clinic.clinicId, day)).map(({ stops, slots, quarters }) => [
    stops,
    slots,
    Math.min(...quarters),
  ]);
/** The same people and things on Wednesday, for some hours. */
async function openWednesday(hours: number): Promise<void> {
  for (const roster of [clinic.doctor, ...clinic.nurses, clinic.booth, ...clinic.rooms]) {
    const another = await addRoster(world.db, clinic.clinicId, WEDNESDAY, hours);
    await world.db.execute(sql`
      update booking.rosters set doctor_id = (select doctor_id from booking.rosters where id = ${roster}) where id = ${another}`);
    await world.db.execute(sql`
      update booking.slots set doctor_id = (select doctor_id from booking.rosters where id = ${roster}) where roster_id = ${another}`);
  }
}

test('[bulk.visits] each visit moves whole to the same clock time of another day, and back with one undo', async () => {
  await openWednesday(3);
  const changed = await run('move', { move });
  expect(outcomes(changed)).toEqual(['done', 'done']);
  expect(await visitsOf(WEDNESDAY)).toEqual([
    [ALL, 8, 0],
    [ALL, 8, 4],
  ]);
  expect(outcomes(await undo(changed.body.bulk_change_id))).toEqual(['undone', 'undone']);
  expect(await visitsOf(TUESDAY)).toEqual([
    [ALL, 8, 0],
    [ALL, 8, 4],
  ]);
});

test('[bulk.visits] a day without a booth is refused in words before the press, and a booth with one free quarter takes one whole visit', async () => {
  expect((await plan({ action: 'move', move })).map(({ note }: { note: string }) => note)).toEqual([
    'The stops of this visit fit at no start on these days.',
    'The stops of this visit fit at no start on these days.',
  ]);
  await openWednesday(3);
  await world.db.execute(sql`
    update booking.slots s set available = s.position = 2
    from booking.slots t where t.roster_id = ${clinic.booth} and s.doctor_id = t.doctor_id and s.from_time >= ${WEDNESDAY}::timestamptz`);
  const changed = await run('move', { move });
  expect(outcomes(changed)).toEqual(['done', 'refused']);
  expect(await visitsOf(TUESDAY)).toEqual([
    [ALL, 8, 4],
    [ALL, 8, 96],
  ]);
});

test('[bulk.visits] cancelled together all stops are free; an undo takes every stop again, or keeps it cancelled and says why', async () => {
  const cancelled = await run('cancel');
  expect(await visitsOf(TUESDAY)).toEqual([]);
  await world.db.execute(sql`
    update booking.slots set available = false where roster_id = ${clinic.booth} and position > 3`);
  const back = await undo(cancelled.body.bulk_change_id);
  expect(outcomes(back)).toEqual(['undone', 'kept']);
  expect(back.body.rows[1].reason).toBe('Its time is gone. Booth 1 is not available from 09:30.');
  expect(await visitsOf(TUESDAY)).toEqual([[ALL, 8, 0]]);
});
