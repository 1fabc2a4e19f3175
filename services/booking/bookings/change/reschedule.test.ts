import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  type Bench,
  type Booked,
  book,
  claimedQuarters,
  detailOf,
  first,
  mailsTo,
  openBench,
  quarter,
  standAt,
} from '../../../../tests/support/bookings/booked-crew.ts';
import {
  addClinic,
  type Client,
  openBookingWorld,
  storeCompanyDetails,
} from '../../../../tests/support/bookings/booking-world.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

let manager: Client;
let booker: Client;
let admin: Client;
let bench: Bench;
let booked: Booked;
let candidate: string;

const world = await openBookingWorld();
afterAll(() => world.close());
/** One person, Tuesday 08:00 to 08:30. */
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [manager, booker, admin] = [await world.as('manager'), await world.as('booker'), await world.as('admin')];
  bench = await openBench(world);
  booked = await book(manager, bench, [0]);
  candidate = first(booked.candidates);
});

const begin = (client = manager, id = candidate) => client.post(`/candidates/${id}/reschedule`, undefined);
const draftOf = async (client = manager, id = candidate): Promise<string> => (await begin(client, id)).body.draft_id;
const hold = (draft_id: string, at: number, client = manager) =>
  client.post('/reservations', {
    site_id: bench.site,
    package_id: bench.medical,
    calendar_ids: [bench.roster],
    draft_id,
    candidate_index: 0,
    calendar_from_time: quarter(at),
  });
const move = (change: object, client = manager, id = candidate) =>
  client.put(`/bookings/${booked.bookingId}/timeslots`, { candidate_id: id, ...change });
const standing = async () => {
  const { appointment_status, appointment_time } = await detailOf(manager, candidate);
  return [appointment_status, appointment_time];
};
/** Positions of the doctor's day that this booking has. */
const owned = async () =>
  (await claimedQuarters(world, bench))
    .filter(({ claim_id, kind }) => claim_id === candidate && kind === 'booking')
    .map(({ position }) => position);

test('[detail.reschedule][call.booking-change] the new time is taken and the old one let go in one step', async () => {
  const draft_id = await draftOf();
  const { reserve_id } = (await hold(draft_id, 4)).body;
  expect(await owned()).toEqual([0, 1]);
  expect(await move({ draft_id, reserve_id })).toMatchObject({
    status: 200,
    body: { appointment_status: 'Rescheduled', appointment_time: quarter(4), appointment_end: quarter(6) },
  });
  expect(await standing()).toEqual(['Rescheduled', quarter(4)]);
  expect(await claimedQuarters(world, bench)).toEqual([
    { position: 4, claim_id: candidate, kind: 'booking' },
    { position: 5, claim_id: candidate, kind: 'booking' },
  ]);
  const { history } = await detailOf(manager, candidate);
  expect(history.find(({ action }: { action: string }) => action === 'candidate.rescheduled')).toMatchObject({
    before: { status: 'Confirmed', appointment_time: quarter(0) },
    after: { status: 'Rescheduled', appointment_time: quarter(4) },
  });
});

test('[detail.reschedule][admin.packages] a booking moves for the time it was booked for, its package longer, off and withheld', async () => {
  await world.db.execute(sql`
    insert into booking.package_versions (package_id, valid_until, minutes, assessments_html, assessments)
    select id, ${'2026-11-23T02:00:00Z'}::timestamptz, minutes, assessments_html, '[]'::jsonb
    from booking.packages where id = ${bench.medical}::uuid`);
  await world.db.execute(
    sql`update booking.packages set minutes = 60, is_active = false where id = ${bench.medical}::uuid`,
  );
  await storeCompanyDetails(world.db, manager.orgId, { ownPackagesOnly: true });
  const window = {
    package_id: bench.medical,
    site_ids: bench.site,
    candidate_id: candidate,
    time_zone: 'Australia/Perth',
    calendar_from_time: quarter(0),
    calendar_to_time: quarter(16),
  };
  const found = (await manager.get(`/time-slots?${new URLSearchParams(window)}`)).body.clinics[0].days[0].time_slots;
  const draft_id = await draftOf();
  const { reserve_id } = (await hold(draft_id, 14)).body;
  const moved = await move({ draft_id, reserve_id });
  await storeCompanyDetails(world.db, manager.orgId, {});
  expect(found.at(-1).calendar_from_time).toBe(quarter(14));
  expect(moved).toMatchObject({
    status: 200,
    body: { appointment_time: quarter(14), appointment_end: quarter(16) },
  });
});

test('[detail.reschedule] a hold that ran out, another account’s, a used one and nonsense are refused, and the old time stays', async () => {
  const draft_id = await draftOf();
  const { reserve_id } = (await hold(draft_id, 4)).body;
  const refused = [
    await move({ draft_id, reserve_id: UNKNOWN }),
    await move({ draft_id, reserve_id: 'nonsense' }),
    await move({ draft_id: UNKNOWN, reserve_id }),
    await move({ reserve_id }),
    await move({ draft_id, reserve_id }, admin),
  ];
  world.clock.pass(10 * 60_000);
  refused.push(await move({ draft_id, reserve_id }));
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.error.code}`))).toEqual(
    new Set(['409 HOLD_EXPIRED']),
  );
  expect(await standing()).toEqual(['Confirmed', quarter(0)]);
  expect(await owned()).toEqual([0, 1]);
});

test('[detail.reschedule] of two people after the same new time one gets it, and the other keeps the time they had', async () => {
  const other = await book(manager, bench, [8]);
  const drafts = [await draftOf(), await draftOf(manager, first(other.candidates))];
  const holds = await Promise.all(drafts.map((draft) => hold(draft, 4)));
  expect(holds.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const lost = holds.findIndex(({ status }) => status === 409);
  expect(holds[lost]?.body.error.code).toBe('SLOT_TAKEN');
  const saved = (await claimedQuarters(world, bench)).filter(({ kind }) => kind === 'booking');
  expect(saved.map(({ position }) => position)).toEqual([0, 1, 8, 9]);
});

test('[detail.reschedule] a time that overlaps the present one is the booking’s own to take; letting the hold go loses nothing', async () => {
  const draft_id = await draftOf();
  const overlapping = await hold(draft_id, 1);
  expect(overlapping.status).toBe(201);
  expect(await owned()).toEqual([0, 1]);
  expect((await manager.post(`/drafts/${draft_id}/extend`, {})).body.holds).toHaveLength(1);
  expect((await manager.delete(`/reservations/${overlapping.body.reserve_id}`)).status).toBe(204);
  expect(await owned()).toEqual([0, 1]);
  const { reserve_id } = (await hold(draft_id, 1)).body;
  expect((await move({ draft_id, reserve_id })).status).toBe(200);
  expect(await owned()).toEqual([1, 2]);
  expect(await claimedQuarters(world, bench)).toHaveLength(2);
});

test('[detail.reschedule] a hold over the present time that ran out leaves the present time whole', async () => {
  const draft_id = await draftOf();
  await hold(draft_id, 1);
  world.clock.pass(11 * 60_000);
  const elsewhere = await booker.newDraft();
  expect((await hold(elsewhere, 1, booker)).body.error.code).toBe('SLOT_TAKEN');
  expect((await hold(elsewhere, 2, booker)).status).toBe(201);
  expect(await owned()).toEqual([0, 1]);
});

test('[detail.reschedule] the present time itself is no new time, and its slots are offered to its candidate alone', async () => {
  const draft_id = await draftOf();
  expect((await hold(draft_id, 0)).body.error).toMatchObject({ code: 'SAME_TIME' });
  const query = (more: object) =>
    new URLSearchParams({
      package_id: bench.medical,
      site_ids: bench.site,
      time_zone: 'Australia/Perth',
      calendar_from_time: quarter(0),
      calendar_to_time: quarter(4),
      ...more,
    });
  const times = async (more: object) =>
    (await manager.get(`/time-slots?${query(more)}`)).body.clinics[0].days[0].time_slots.map(
      (time: { calendar_from_time: string }) => time.calendar_from_time,
    );
  expect(await times({})).toEqual([quarter(2), quarter(3), quarter(4)]);
  expect(await times({ candidate_id: candidate })).toEqual([0, 1, 2, 3, 4].map(quarter));
});

test('[detail.reschedule] a reschedule is not an unfinished booking, resumes at its last step, and cannot become a booking', async () => {
  const draft_id = await draftOf();
  const { reserve_id } = (await hold(draft_id, 4)).body;
  const again = await begin();
  expect(again).toMatchObject({ status: 201, body: { draft_id, holds: [{ reserve_id }] } });
  const { drafts } = (await manager.get('/drafts')).body;
  expect(drafts.map((each: { draft_id: string }) => each.draft_id)).not.toContain(draft_id);
  expect((await manager.delete(`/drafts/${draft_id}`)).status).toBe(204);
  expect(await owned()).toEqual([0, 1]);
  expect(await claimedQuarters(world, bench)).toHaveLength(2);
});

test.each([
  ['Did Not Attend', 200],
  ['Worker to Return', 200],
  ['Rescheduled', 200],
  ['Arrived', 409],
  ['Cancelled', 409],
  ['Completed', 409],
])('[detail.reschedule] one who is %s answers %i', async (status, answer) => {
  const draft_id = await draftOf();
  const { reserve_id } = (await hold(draft_id, 4)).body;
  await standAt(world, candidate, status);
  const moved = await move({ draft_id, reserve_id });
  expect(moved.status).toBe(answer);
  if (answer === 409) {
    expect(moved.body.error).toMatchObject({ details: { guard: 'canBecome' }, field: 'candidate_id' });
    expect((await begin()).body.error).toMatchObject({ code: 'STATUS_CONFLICT', details: { guard: 'canBecome' } });
  }
});

test('[detail.reschedule] a cancelled candidate’s hold for another time is free at once', async () => {
  const draft_id = await draftOf();
  await hold(draft_id, 4);
  await manager.put(`/bookings/${booked.bookingId}/cancel`, { candidate_id: [candidate] });
  expect(await claimedQuarters(world, bench)).toEqual([]);
});

test('[detail.reschedule] at a free-booking site the rule decides, and the old time is given back', async () => {
  const sydney = await addClinic(world.db, { bookingFree: true, timezone: 'Australia/Sydney', state: 'NSW' });
  const free = (from_time: string) => move({ reserve_id: 'free-1', preferred_site_id: sydney, from_time });
  // 16:00 in Sydney, and a Saturday.
  for (const time of ['2026-11-24T05:00:00Z', '2026-11-28T00:00:00Z']) {
    expect(await free(time)).toMatchObject({ status: 422, body: { error: { field: 'from_time' } } });
  }
  expect(await owned()).toEqual([0, 1]);
  expect((await free('2026-11-24T04:45:00Z')).status).toBe(200);
  expect(await claimedQuarters(world, bench)).toEqual([]);
  expect((await free('2026-11-24T04:45:00Z')).body.error.code).toBe('SAME_TIME');
  const rostered = await move({ reserve_id: 'free-1', preferred_site_id: bench.site, from_time: quarter(4) });
  expect(rostered.body.error.field).toBe('reserve_id');
});

test('[detail.reschedule] a pending candidate’s wish can be changed, by the rules of the wish', async () => {
  booked = await book(manager, bench, [null]);
  candidate = first(booked.candidates);
  const wish = { preferred_site_id: bench.site, preferred_from_date: '2026-12-07', preferred_to_date: '2026-12-11' };
  expect((await move({ ...wish, preferred_to_date: '2026-12-01' })).body.error.field).toBe('preferred_to_date');
  expect((await move({})).body.error.field).toBe('reserve_id');
  expect((await move({ ...wish, preferred_time: 'Morning' })).body).toMatchObject({
    appointment_status: 'Pending',
    preferred_from_date: '2026-12-07',
    preferred_to_date: '2026-12-11',
  });
  expect(await detailOf(manager, candidate)).toMatchObject({
    preferred_time: 'Morning',
    appointment_status: 'Pending',
  });
  expect((await begin()).status).toBe(403);
});

test('[detail.reschedule] an account that may confirm gives a pending candidate a first time; dates are refused for a confirmed one', async () => {
  const wish = { preferred_site_id: bench.site, preferred_from_date: '2026-12-07', preferred_to_date: '2026-12-11' };
  expect((await move(wish)).body.error).toMatchObject({ details: { guard: 'isPending' }, field: 'candidate_id' });
  booked = await book(manager, bench, [null]);
  candidate = first(booked.candidates);
  const draft_id = await draftOf(admin);
  const { reserve_id } = (await hold(draft_id, 4, admin)).body;
  expect((await move({ draft_id, reserve_id }, admin)).body.appointment_status).toBe('Confirmed');
  expect((await detailOf(manager, candidate)).preferred_from_date).toBeNull();
});

test('[slots.exclusive] a claim taken over from an overdue hold is not booked, and nothing changes', async () => {
  const draft_id = await draftOf();
  const { reserve_id } = (await hold(draft_id, 4)).body;
  await world.db.execute(sql`delete from booking.claims where claim_id = ${reserve_id}::uuid and position = 5`);
  expect((await move({ draft_id, reserve_id })).body.error.code).toBe('HOLD_EXPIRED');
  expect(await owned()).toEqual([0, 1]);
  expect(await standing()).toEqual(['Confirmed', quarter(0)]);
});

test('[perm.client] another company cannot begin, and cannot move', async () => {
  const coralBay = await world.as('coralbay');
  expect([(await begin(coralBay)).status, (await begin(manager, UNKNOWN)).status]).toEqual([404, 404]);
  const draft_id = await draftOf();
  const { reserve_id } = (await hold(draft_id, 4)).body;
  expect((await move({ draft_id, reserve_id }, coralBay)).status).toBe(404);
  expect((await begin(await world.as('restricted'))).status).toBe(403);
});

test('[mail.outbox] candidate and booking person get a mail with the new time and the moved calendar entry', async () => {
  const draft_id = await draftOf();
  const { reserve_id } = (await hold(draft_id, 4)).body;
  await move({ draft_id, reserve_id });
  const [before, after, copy] = await mailsTo(world, candidate);
  expect(after).toMatchObject({
    kind: 'booking.rescheduled',
    recipient: 'candidate0@example.com',
    subject: 'Your appointment has a new time: Tue 24/11/2026 09:00',
  });
  const uid = (mail: { calendar: string | null } | undefined) => /^UID:.*$/m.exec(mail?.calendar ?? '')?.[0];
  expect(uid(after)).toBe(uid(before));
  expect(after?.calendar).toContain('DTSTART:20261124T010000Z\r\nDTEND:20261124T013000Z');
  expect(copy).toMatchObject({ kind: 'booking.rescheduled.copy', recipient: 'priya.raman@redgum.example' });
});
