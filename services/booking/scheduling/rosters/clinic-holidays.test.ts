import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { book } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { beginWeeklyHours, hoursOn, makeAhead } from '../../../../tests/support/bookings/weekly-hours.ts';
import { holidays } from '../../booking.tables.ts';

/** Karratha keeps another King's Birthday than the rest of its state. */
const DAY = '2026-08-03';
const KINGS_BIRTHDAY = "King's Birthday";

let admin: Client;
let karratha: string;
let perth: string;

const world = await openBookingWorld();
const medical = await addPackage(world.db, 30);
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set('2026-07-20T01:00:00Z');
  admin = await world.as('admin');
  karratha = await addClinic(world.db, { name: 'Karratha' });
  perth = await addClinic(world.db, { name: 'Perth' });
});

afterEach(() => world.db.delete(holidays));

const add = (body: object) => admin.post('/state-holidays', { state: 'WA', day: DAY, name: KINGS_BIRTHDAY, ...body });
const remove = (query: string) => admin.delete(`/state-holidays/WA/${DAY}${query}`);
const openAt = (...siteIds: string[]) => admin.put(`/state-holidays/WA/${DAY}/open-sites`, { site_ids: siteIds });
const list = async () =>
  (await admin.get('/state-holidays?state=WA&year=2026')).body.holidays.filter(
    (one: { day: string }) => one.day === DAY,
  );

/** Says of each clinic whether the day is closed: to new rosters, to the board and to the search for times. */
async function closedAt(site: string) {
  const doctor = (await admin.post('/doctors', { name: `Dr ${randomUUID()}` })).body.doctor_id;
  const hours = { from_time: '08:00', to_time: '10:00', skip: true };
  const rostered = await admin.post('/rosters', { site_id: site, doctor_id: doctor, days: [DAY], ...hours });
  const board = await admin.get(`/scheduler/doctors?site_id=${site}&from_date=${DAY}&to_date=${DAY}`);
  const window = `calendar_from_time=${DAY}T00:00:00%2B08:00&calendar_to_time=${DAY}T23:59:59%2B08:00`;
  const times = await admin.get(
    `/time-slots?package_id=${medical}&site_ids=${site}&time_zone=Australia/Perth&org=${(await world.as('manager')).orgId}&${window}`,
  );
  return {
    rosters: (rostered.body.skipped ?? rostered.body.error.details.skipped).map(
      ({ reason }: { reason: string }) => reason,
    ),
    board: board.body.holidays,
    open: board.body.open_holidays,
    times: times.body.clinics[0].days[0].why_not?.code ?? null,
  };
}

const OPEN = { rosters: [], board: [], open: [], times: null };
const CLOSED = {
  rosters: [`03/08/2026 is a public holiday: ${KINGS_BIRTHDAY}.`],
  board: [{ day: DAY, name: KINGS_BIRTHDAY }],
  open: [],
  times: 'HOLIDAY',
};

test('[admin.site-holidays] a day of chosen clinics closes these and no other clinic of the state', async () => {
  const added = await add({ site_ids: [karratha] });
  expect(added).toMatchObject({
    status: 201,
    body: { source: 'own', sites: [{ site_id: karratha, name: 'Karratha' }] },
  });
  expect(await closedAt(karratha)).toEqual(CLOSED);
  expect(await closedAt(perth)).toEqual(OPEN);
  expect(await list()).toMatchObject([{ name: KINGS_BIRTHDAY, sites: [{ site_id: karratha }] }]);
  const days = await admin.get(`/holidays?state=WA&timezone=Australia/Perth&from_date=${DAY}&to_date=${DAY}`);
  expect(days.body.holidays).toEqual([{ day: DAY, name: KINGS_BIRTHDAY, site_ids: [karratha], open_site_ids: [] }]);
  expect((await remove('')).status).toBe(404);
  expect((await remove(`?site_ids=${karratha}`)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('[admin.site-holidays] a day without clinics closes all of the state, beside those of clinics', async () => {
  await add({ name: 'Show Day', site_ids: [karratha] });
  expect((await add({})).status).toBe(201);
  const [atKarratha, atPerth] = [await closedAt(karratha), await closedAt(perth)];
  expect([atKarratha.times, atKarratha.board.length]).toEqual(['HOLIDAY', 1]);
  expect(atPerth).toEqual(CLOSED);
  expect(await list()).toMatchObject([
    { name: KINGS_BIRTHDAY, sites: [] },
    { name: 'Show Day', sites: [{ site_id: karratha }] },
  ]);
  expect((await remove('')).status).toBe(204);
  expect(await list()).toMatchObject([{ name: 'Show Day' }]);
  await remove(`?site_ids=${karratha}`);
});

test('[admin.site-holidays] a free-booking clinic takes bookings on the day of another clinic, and none on its own', async () => {
  const site = await addClinic(world.db, {
    bookingFree: true,
    timezone: 'Australia/Perth',
    state: 'WA',
    name: 'Mine site',
  });
  const manager = await world.as('manager');
  const bookAt = (freeAt: string) => book(manager, { site, packageId: medical, freeAt });
  await add({ site_ids: [karratha] });
  await bookAt(`${DAY}T02:00:00Z`);
  await add({ site_ids: [site] });
  await expect(bookAt(`${DAY}T03:00:00Z`)).rejects.toThrow('candidates.0.from_time');
  expect((await remove(`?site_ids=${karratha}&site_ids=${site}`)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('[admin.site-holidays] a clinic of another state, or a day that is one already, is refused and nothing is written', async () => {
  const adelaide = await addClinic(world.db, { name: 'Adelaide', state: 'SA' });
  expect((await add({ site_ids: [karratha, adelaide] })).body.error).toMatchObject({
    field: 'site_ids',
    message: 'Choose clinics in WA.',
  });
  await add({ site_ids: [karratha] });
  expect((await add({ site_ids: [perth, karratha] })).body.error).toMatchObject({
    code: 'HOLIDAY_EXISTS',
    field: 'day',
    message: 'This day is a holiday already at Karratha.',
  });
  await world.db.insert(holidays).values({ state: 'WA', day: '2026-08-04', name: 'x', source: 'calendar', year: 2026 });
  expect((await add({ day: '2026-08-04', site_ids: [perth] })).body.error.code).toBe('HOLIDAY_EXISTS');
  expect(await list()).toMatchObject([{ sites: [{ site_id: karratha }] }]);
});

test('[admin.open-on-holiday] a clinic is open on a holiday of its state, the others are closed, until it closes again', async () => {
  await add({});
  expect(await openAt(karratha)).toMatchObject({
    status: 200,
    body: { name: KINGS_BIRTHDAY, sites: [], open_at: [{ site_id: karratha, name: 'Karratha' }] },
  });
  expect(await closedAt(karratha)).toEqual({ ...OPEN, open: [{ day: DAY, name: KINGS_BIRTHDAY }] });
  expect(await closedAt(perth)).toEqual(CLOSED);
  const days = await admin.get(`/holidays?state=WA&timezone=Australia/Perth&from_date=${DAY}&to_date=${DAY}`);
  expect(days.body.holidays).toEqual([{ day: DAY, name: KINGS_BIRTHDAY, site_ids: [], open_site_ids: [karratha] }]);
  expect((await openAt()).body.open_at).toEqual([]);
  expect((await list())[0].open_at).toEqual([]);
  // Its doctor's day stays: one more is refused.
  expect(await closedAt(karratha)).toMatchObject({ rosters: CLOSED.rosters, board: CLOSED.board });
});

test('[admin.open-on-holiday] weekly hours make the day of a clinic that opens, once, and its free-booking neighbour takes bookings', async () => {
  const site = await addClinic(world.db, { bookingFree: true, timezone: 'Australia/Perth', state: 'WA', name: 'Mine' });
  await add({});
  const doctor = (await admin.post('/doctors', { name: 'Dr Anjali Rao' })).body.doctor_id;
  await beginWeeklyHours(admin, {
    doctor_id: doctor,
    site_id: karratha,
    replaces_pattern_id: null,
    from_day: '2026-07-27',
    until_day: '2026-08-09',
    weeks: 1,
    week_a: '2026-07-27',
    hours: hoursOn([1], ['08:00-12:00']),
    on_holidays: false,
  });
  await makeAhead(world);
  const worked = async () => {
    const board = await admin.get(`/scheduler/doctors?site_id=${karratha}&from_date=2026-07-27&to_date=2026-08-09`);
    return board.body.doctors[0].slots.map(({ day, entries }: { day: string; entries: object[] }) => [
      day,
      entries.length,
    ]);
  };
  expect(await worked()).toEqual([['2026-07-27', 16]]);
  await openAt(karratha, site);
  await openAt(karratha, site);
  expect(await worked()).toEqual([
    ['2026-07-27', 16],
    [DAY, 16],
  ]);
  await book(await world.as('manager'), { site, packageId: medical, freeAt: `${DAY}T02:00:00Z` });
});

test('[admin.open-on-holiday] an own day of the clinic closes it all the same; a clinic elsewhere or a day without a holiday is refused', async () => {
  const adelaide = await addClinic(world.db, { name: 'Adelaide', state: 'SA' });
  expect((await openAt(karratha)).status).toBe(404);
  await add({});
  await openAt(karratha);
  await add({ name: 'Flood', site_ids: [karratha] });
  expect(await closedAt(karratha)).toMatchObject({ times: 'HOLIDAY', open: [] });
  expect((await openAt(karratha, adelaide)).body.error).toMatchObject({
    field: 'site_ids',
    message: 'Choose clinics in WA.',
  });
  expect((await list())[1].open_at).toEqual([{ site_id: karratha, name: 'Karratha' }]);
});
