import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { book } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';
import { holidays } from '../../booking.tables.ts';

const WEDNESDAY = '2026-11-25';
const at = (clock: string, day = TUESDAY) => new Date(`${day}T${clock}:00+08:00`).toISOString().replace('.000', '');

let admin: Client;
let manager: Client;
let site: string;
let rao: string;

const world = await openBookingWorld();
const minutes30 = await addPackage(world.db, 30);
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  site = await addClinic(world.db);
  rao = (await admin.post('/doctors', { name: 'Dr Anjali Rao' })).body.doctor_id;
});

const addDays = (change: object = {}, client = admin) =>
  client.post('/rosters', {
    site_id: site,
    doctor_id: rao,
    days: [TUESDAY],
    from_time: '08:00',
    to_time: '10:00',
    ...change,
  });
const addDay = async (change: object = {}): Promise<number> => {
  const { status, body } = await addDays(change);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.rosters[0].roster_id;
};
const slotsOf = async (rosterId: number) => {
  const { rows } = await world.db.execute<{ at: string; position: number; claimed: number | null }>(sql`
    select to_char(s.from_time at time zone 'Australia/Perth', 'HH24:MI') as at, s.position::int as position,
      c.position::int as claimed
    from booking.slots s left join booking.claims c on c.slot_id = s.slot_id
    where s.roster_id = ${rosterId} order by s.position`);
  return rows;
};
const bookAt = (roster: number, clock: string, name?: string) =>
  book(manager, { site, packageId: minutes30, at: { roster, from: at(clock) }, ...(name ? { name } : {}) });

describe('days', () => {
  test('[admin.rosters] a day makes slots that can be booked at once', async () => {
    const roster = await addDay();
    expect((await slotsOf(roster)).map(({ at: clock }) => clock)).toEqual([
      '08:00',
      '08:15',
      '08:30',
      '08:45',
      '09:00',
      '09:15',
      '09:30',
      '09:45',
    ]);
    expect((await bookAt(roster, '09:30')).candidateId).toEqual(expect.any(String));
  });

  test('[admin.rosters] doctors are listed by name, and a new one is among them', async () => {
    const { body } = await admin.get('/doctors?search=anjali&page_size=100');
    expect(body.data).toContainEqual(expect.objectContaining({ doctor_id: rao, doctor_name: 'Dr Anjali Rao' }));
  });

  test('[admin.rosters] a doctor cannot be at two clinics at overlapping times', async () => {
    await addDay();
    const elsewhere = await addClinic(world.db, { name: 'Perth – Belmont' });
    const { status, body } = await addDays({ site_id: elsewhere, from_time: '09:45', to_time: '12:00' });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: 'DAYS_REFUSED',
      message: expect.stringContaining('Dr Anjali Rao works at Perth'),
    });
    // From when the other day ends on it is fine, and a day in another zone is compared by the instant.
    expect((await addDays({ site_id: elsewhere, from_time: '10:00', to_time: '12:00' })).status).toBe(201);
    const sydney = await addClinic(world.db, { timezone: 'Australia/Sydney', state: 'NSW' });
    expect((await addDays({ site_id: sydney, from_time: '11:30', to_time: '12:30' })).status).toBe(409);
    expect((await addDays({ site_id: sydney, from_time: '09:00', to_time: '11:00' })).status).toBe(201);
  });

  test('[admin.rosters] two people send a doctor to two clinics at once: one of them succeeds', async () => {
    const elsewhere = await addClinic(world.db);
    const answers = await Promise.all([addDays(), addDays({ site_id: elsewhere })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('days that cannot be are all refused, or left out where asked, with the reason', async () => {
    await world.db
      .insert(holidays)
      .values({ state: 'WA', day: WEDNESDAY, name: 'Show Day', source: 'test', year: 2026 })
      .onConflictDoNothing();
    await addDay();
    const week = { days: [TUESDAY, WEDNESDAY, '2026-11-26'] };
    const { body: refused } = await addDays(week);
    expect(refused.error.details.skipped).toEqual([
      { day: TUESDAY, reason: 'Dr Anjali Rao works here on 24/11/2026 already.' },
      { day: WEDNESDAY, reason: '25/11/2026 is a public holiday: Show Day.' },
    ]);
    const { status, body } = await addDays({ ...week, skip: true });
    expect(status).toBe(201);
    expect(body.rosters.map(({ day }: { day: string }) => day)).toEqual(['2026-11-26']);
    expect(body.skipped).toHaveLength(2);
    expect((await addDays({ days: [WEDNESDAY], on_holidays: true })).status).toBe(201);
  });

  test.each([
    ['before the board opens', { from_time: '05:15' }, 422],
    ['after it closes', { to_time: '18:45' }, 422],
    ['that end before they begin', { from_time: '11:00' }, 422],
    ['between quarters', { from_time: '08:10' }, 422],
    ['of nobody', { doctor_id: '01980c2f-0000-7000-8000-000000000000' }, 404],
    ['nowhere', { site_id: '01980c2f-0000-7000-8000-000000000000' }, 404],
  ])('refuses days %s', async (_what, change, status) => {
    expect((await addDays(change)).status).toBe(status);
  });

  test('a free-booking site has no rosters; clients have none to add', async () => {
    const free = await addClinic(world.db, { bookingFree: true });
    expect((await addDays({ site_id: free })).body.error.code).toBe('BOOKING_FREE');
    expect((await addDays({}, manager)).status).toBe(403);
    expect((await manager.post('/doctors', { name: 'Dr Me' })).status).toBe(403);
  });
});

describe('other hours', () => {
  const change = (roster: number, from_time: string, to_time: string) =>
    admin.put(`/rosters/${roster}`, { from_time, to_time });

  test('[admin.rosters] longer at both ends: the bookings keep their slots, and the new ones can be booked', async () => {
    const roster = await addDay();
    await bookAt(roster, '08:30');
    expect(await change(roster, '07:30', '10:30')).toMatchObject({
      status: 200,
      body: { roster_id: roster, from_time: at('07:30'), to_time: at('10:30') },
    });
    const slots = await slotsOf(roster);
    expect(slots.map(({ position }) => position)).toEqual([...Array(12).keys()]);
    expect([slots[0]?.at, slots.at(-1)?.at]).toEqual(['07:30', '10:15']);
    expect(slots.filter(({ claimed }) => claimed !== null)).toEqual([
      { at: '08:30', position: 4, claimed: 4 },
      { at: '08:45', position: 5, claimed: 5 },
    ]);
    expect((await bookAt(roster, '07:30')).candidateId).toEqual(expect.any(String));
  });

  test('[admin.rosters] hours are shortened only outside booked times', async () => {
    const roster = await addDay();
    await bookAt(roster, '08:30');
    const { status, body } = await change(roster, '08:45', '10:00');
    expect([status, body.error]).toMatchObject([
      409,
      { code: 'SLOTS_IN_USE', message: 'The day cannot be cut there: 08:30 is booked.' },
    ]);
    expect((await change(roster, '08:30', '09:00')).status).toBe(200);
    expect((await slotsOf(roster)).map(({ claimed }) => claimed)).toEqual([0, 1]);
  });

  test('[admin.rosters] never into another clinic’s hours', async () => {
    const roster = await addDay();
    await addDay({ site_id: await addClinic(world.db), from_time: '10:00', to_time: '12:00' });
    expect((await change(roster, '08:00', '10:15')).body.error.code).toBe('DOCTOR_ELSEWHERE');
    expect(await slotsOf(roster)).toHaveLength(8);
  });
});

describe('holidays', () => {
  const list = async (state: string, year: number) =>
    (await admin.get(`/state-holidays?state=${state}&year=${year}`)).body;
  const add = (day: string, name = 'Clinic shutdown', state = 'WA') =>
    admin.post('/state-holidays', { state, day, name });

  test('[admin.holidays] own days are added and removed; those of the calendar stay', async () => {
    await world.db
      .insert(holidays)
      .values({ state: 'WA', day: '2026-12-25', name: 'Christmas Day', source: 'date-holidays', year: 2026 })
      .onConflictDoNothing();
    expect(await add('2026-12-24')).toMatchObject({ status: 201, body: { source: 'own', year: 2026 } });
    expect((await list('WA', 2026)).holidays).toMatchObject([
      { day: WEDNESDAY },
      { day: '2026-12-24', name: 'Clinic shutdown', source: 'own' },
      { day: '2026-12-25', source: 'date-holidays', year: 2026 },
    ]);
    expect((await add('2026-12-25')).body.error.code).toBe('HOLIDAY_EXISTS');
    expect((await admin.delete('/state-holidays/WA/2026-12-25')).body.error.code).toBe('NOT_OWN_DAY');
    expect((await admin.delete('/state-holidays/WA/2026-12-24')).status).toBe(204);
    expect((await admin.delete('/state-holidays/WA/2026-12-24')).status).toBe(404);
  });

  test('[admin.holidays] a year without data is an alarm, of the list and of the board; own days are no data', async () => {
    await add('2027-12-24');
    const { states, missing } = await list('WA', 2026);
    expect(states).toContain('WA');
    expect(missing).toContainEqual({ state: 'WA', year: 2027 });
    expect(missing).not.toContainEqual({ state: 'WA', year: 2026 });
    const board = await admin.get(`/scheduler/doctors?site_id=${site}&from_date=2029-01-02&to_date=2029-01-02`);
    expect(board.body.missing_years).toEqual([2027, 2029]);
  });

  test('clients change none', async () => {
    expect((await manager.post('/state-holidays', { state: 'WA', day: '2026-12-24', name: 'x' })).status).toBe(403);
    expect((await manager.get('/state-holidays?state=WA&year=2026')).status).toBe(403);
  });
});
