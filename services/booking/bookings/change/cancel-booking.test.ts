import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  atOnce,
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
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

let bench: Bench;
let booked: Booked;

const world = await openBookingWorld();
const manager = await world.as('manager');
afterAll(() => world.close());
/** Three people: two at times, one for a range. */
beforeEach(async () => {
  bench = await openBench(world);
  booked = await book(manager, bench, [0, 4, null]);
});

const cancel = (candidate_id: readonly string[], more: object = {}, client = manager, id = booked.bookingId) =>
  client.put(`/bookings/${id}/cancel`, { candidate_id, ...more });
const statuses = async () =>
  (await detailOf(manager, first(booked.candidates))).candidates.map(
    ({ appointment_status }: { appointment_status: string }) => appointment_status,
  );
const freeTimes = async () => {
  const query = new URLSearchParams({
    package_id: bench.medical,
    site_ids: bench.site,
    time_zone: 'Australia/Perth',
    calendar_from_time: quarter(0),
    calendar_to_time: quarter(40),
  });
  const { body } = await manager.get(`/time-slots?${query}`);
  return body.clinics[0].days.flatMap(({ time_slots }: { time_slots: { calendar_from_time: string }[] }) =>
    time_slots.map(({ calendar_from_time }) => calendar_from_time),
  );
};

test('[detail.cancel][call.booking-change] several are cancelled in one step, their time is free at once, and the history says so', async () => {
  const [liam, mei] = booked.candidates;
  if (!liam || !mei) throw new Error('Two are booked.');
  expect(await freeTimes()).not.toContain(quarter(0));
  const answer = await cancel([liam, mei], { created_by: UNKNOWN, appointment_notes: 'Shutdown was moved.' });
  expect(answer).toMatchObject({ status: 200, body: { candidate_id: [liam, mei] } });
  expect(await statuses()).toEqual(['Cancelled', 'Cancelled', 'Pending']);
  expect(await freeTimes()).toEqual(expect.arrayContaining([quarter(0), quarter(4)]));
  expect(await claimedQuarters(world, bench)).toEqual([]);
  const { appointment_note, history } = await detailOf(manager, liam);
  expect(appointment_note).toBe('Starts on swing.\nShutdown was moved.');
  const entries = history.filter(({ action }: { action: string }) => action === 'candidate.cancelled');
  expect(entries).toHaveLength(2);
  expect(entries.map(({ about }: { about: string }) => about).toSorted()).toEqual(['Liam O’Connor', 'Mei Chen']);
  expect(entries[0]).toMatchObject({
    by: 'Priya Raman',
    before: { status: 'Confirmed' },
    after: { status: 'Cancelled', appointment_notes: 'Shutdown was moved.' },
  });
});

test('[detail.cancel] one that cannot be cancelled leaves all as they are, and is named with its reason', async () => {
  const [liam, mei, aroha] = booked.candidates;
  if (!liam || !mei || !aroha) throw new Error('Three are booked.');
  await standAt(world, mei, 'Arrived');
  const message = 'Mei Chen is Arrived and cannot be cancelled.';
  expect(await cancel([liam, mei, aroha])).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'STATUS_CONFLICT',
        message,
        field: 'candidate_id.1',
        details: { guard: 'canBecome', fields: { 'candidate_id.1': message } },
      },
    },
  });
  expect(await statuses()).toEqual(['Confirmed', 'Arrived', 'Pending']);
  expect(await claimedQuarters(world, bench)).toHaveLength(4);
  expect((await mailsTo(world, liam)).map(({ kind }) => kind)).toEqual(['booking.confirmed']);
});

test('[detail.cancel] of two simultaneous cancellations the second is refused as already done', async () => {
  const one = [first(booked.candidates)];
  const answers = await atOnce(
    world,
    first(one),
    [1, 2, 3].map(() => () => cancel(one)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { history } = await detailOf(manager, first(one));
  expect(history.filter(({ action }: { action: string }) => action === 'candidate.cancelled')).toHaveLength(1);
});

test('[detail.cancel] another company’s booking, another booking’s candidate and an unknown one answer alike', async () => {
  const others = await book(manager, bench, [8]);
  const coralBay = await world.as('coralbay');
  const answers = [
    await cancel([first(booked.candidates)], {}, coralBay),
    await cancel([first(booked.candidates)], {}, manager, UNKNOWN),
    await cancel([UNKNOWN]),
    await cancel([first(others.candidates)]),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await cancel([first(booked.candidates), first(others.candidates)])).toMatchObject({ status: 404 });
  expect(await statuses()).toEqual(['Confirmed', 'Confirmed', 'Pending']);
});

test('[perm.client] an account with my_bookings alone cancels its own bookings only', async () => {
  const booker = await world.as('booker');
  expect((await cancel([first(booked.candidates)], {}, booker)).status).toBe(404);
  const own = await book(booker, bench, [10]);
  expect((await cancel(own.candidates, {}, booker, own.bookingId)).status).toBe(200);
  expect((await cancel(booked.candidates, {}, await world.as('restricted'))).status).toBe(403);
});

test('[mail.outbox] the candidate with a time and the booking person get a mail; typed text is escaped', async () => {
  const [liam, , aroha] = booked.candidates;
  if (!liam || !aroha) throw new Error('Three are booked.');
  await cancel([liam, aroha], { appointment_notes: '<img src=x onerror=alert(1)>' });
  const toLiam = (await mailsTo(world, liam)).slice(1);
  expect(toLiam.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['booking.cancelled', 'candidate0@example.com'],
    ['booking.cancelled.copy', 'priya.raman@redgum.example'],
  ]);
  expect(toLiam[0]).toMatchObject({
    subject: 'Your appointment is cancelled: Tue 24/11/2026 08:00',
    calendar: expect.stringContaining('METHOD:CANCEL\r\n'),
  });
  expect(toLiam[1]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(toLiam[1]?.html).not.toContain('<img');
  expect((await mailsTo(world, aroha)).map(({ kind }) => kind)).toEqual(['booking.cancelled.copy']);
});

test.each([
  ['nobody', []],
  ['six', Array.from({ length: 6 }, () => UNKNOWN)],
  ['no id', ['me']],
])('naming %s is refused', async (_what, ids) => {
  expect((await cancel(ids)).status).toBe(400);
});

test('[detail.cancel] from the start on a company cannot cancel, neither one by one nor several; the clinic can', async () => {
  const liam = first(booked.candidates);
  world.clock.set('2026-11-24T15:00:00Z');
  const late = await world.as('manager');
  const words = 'had the appointment on 24/11/2026 at 08:00: only the clinic can cancel it now.';
  expect(await cancel([liam], {}, late)).toMatchObject({
    status: 409,
    body: { error: { code: 'STATUS_CONFLICT', message: `Liam O’Connor ${words}` } },
  });
  const plan = await late.post('/bulk-changes/plan', { action: 'cancel', candidate_ids: [liam] });
  expect(JSON.stringify(plan.body)).toContain(words);
  expect((await cancel([liam], {}, await world.as('admin'))).status).toBe(200);
});
