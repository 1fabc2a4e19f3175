import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { book, hold } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { beginWeeklyHours, hoursOn, makeAhead } from '../../../../tests/support/bookings/weekly-hours.ts';
import { needs } from '../../../../tests/support/needs.ts';
import { holidays } from '../../booking.tables.ts';

/** The week after the clock's Monday 23/11/2026. */
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-11-30', '2026-12-01', '2026-12-02'];
const WEEKDAYS = [1, 2, 3, 4, 5];
const at = (clock: string, day: string) => new Date(`${day}T${clock}:00+08:00`).toISOString().replace('.000', '');

let admin: Client;
let manager: Client;
let site: string;
let rao: string;

const world = await openBookingWorld();
const minutes30 = await addPackage(world.db, 30);
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  // Patterns left by other tests would be made ahead with each one's own.
  await world.db.execute(sql`delete from booking.roster_patterns`);
  await world.db.execute(sql`delete from booking.holidays`);
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  site = await addClinic(world.db);
  rao = (await admin.post('/doctors', { name: 'Dr Anjali Rao' })).body.doctor_id;
});

const wanted = (change: object = {}) => ({
  doctor_id: rao,
  site_id: site,
  replaces_pattern_id: null,
  from_day: MONDAY,
  until_day: '2026-12-13',
  weeks: 1,
  week_a: MONDAY,
  hours: hoursOn(WEEKDAYS, ['08:00-12:00', '12:30-16:00']),
  on_holidays: false,
  ...change,
});
const begin = (change: object = {}) => beginWeeklyHours(admin, wanted(change));
const plan = (change: object = {}) => admin.post('/roster-pattern-plans', wanted(change));
interface Day extends Record<string, unknown> {
  id: number;
  day: string;
  hours: string;
  open: number;
  blocked: string | null;
}
const days = async (doctorId = rao) => {
  const { rows } = await world.db.execute<Day>(sql`
    select r.id, r.day::text as day, to_char(r.from_time at time zone c.timezone, 'HH24:MI') || '-' ||
        to_char(r.to_time at time zone c.timezone, 'HH24:MI') as hours,
      count(*) filter (where s.available)::int as open, string_agg(distinct s.blocked_because, ', ') as blocked
    from booking.rosters r join booking.clinics c on c.id = r.clinic_id left join booking.slots s on s.roster_id = r.id
    where r.doctor_id = ${doctorId}::uuid group by r.id, c.id order by r.day, r.id`);
  return rows;
};
const dayOn = async (day: string) => (await days()).find((one) => one.day === day);
const bookAt = async (day: string, clock: string, name: string) => {
  const roster = (await dayOn(day))?.id ?? 0;
  return book(manager, { site, packageId: minutes30, at: { roster, from: at(clock, day) }, name });
};
const nameOf = async (clinicId: string) => {
  const { rows } = await world.db.execute<{ name: string }>(
    sql`select name from booking.clinics where id = ${clinicId}::uuid`,
  );
  return rows[0]?.name;
};
const outside = async () => (await admin.get(`/doctors/${rao}/outside-hours`)).body;

describe('weekly hours', () => {
  test('[roster.pattern] several periods a day make slots with a break between them, that can be booked', async () => {
    await begin();
    expect(await days()).toEqual([]);
    expect(await makeAhead(world)).toBe(10);
    const made = await days();
    expect(made.map(({ day }) => day).slice(0, 6)).toEqual([
      MONDAY,
      TUESDAY,
      WEDNESDAY,
      '2026-12-03',
      '2026-12-04',
      '2026-12-07',
    ]);
    expect(made[0]).toMatchObject({ hours: '08:00-16:00', open: 30, blocked: 'Break' });
    expect((await bookAt(TUESDAY, '12:30', 'Mia Chen')).candidateId).toEqual(expect.any(String));
    await expect(bookAt(TUESDAY, '11:45', 'Over lunch')).rejects.toThrow();
  });

  test('[roster.pattern] weeks A and B alternate, across a change as well', async () => {
    const hours = [...hoursOn([1], ['08:00-10:00']), ...hoursOn([2], ['09:00-11:00'], 1)];
    const old = await begin({ weeks: 2, hours, until_day: '2027-01-03' });
    await makeAhead(world);
    expect((await days()).map(({ day }) => day)).toEqual([
      MONDAY,
      '2026-12-08',
      '2026-12-14',
      '2026-12-22',
      '2026-12-28',
    ]);
    await begin({ replaces_pattern_id: old, weeks: 2, hours, from_day: '2026-12-09', until_day: '2027-01-03' });
    await makeAhead(world);
    expect((await days()).map(({ day }) => day)).toEqual([
      MONDAY,
      '2026-12-08',
      '2026-12-14',
      '2026-12-22',
      '2026-12-28',
    ]);
  });

  test('[roster.pattern] holidays, leave and days elsewhere are left out, and the plan names them', async () => {
    await world.db
      .insert(holidays)
      .values({ state: 'WA', day: TUESDAY, name: 'Show Day', source: 'test', year: 2026 })
      .onConflictDoNothing();
    const elsewhere = await addClinic(world.db, { name: 'Perth – Belmont' });
    const day = { site_id: elsewhere, doctor_id: rao, from_time: '10:00', to_time: '11:00' };
    await admin.post('/rosters', { ...day, days: [WEDNESDAY] });
    await admin.post('/rosters', { ...day, site_id: site, days: [MONDAY] });
    const leave = { leave_id: randomUUID(), from_day: '2026-12-03', until_day: '2026-12-04', reason: 'Annual leave' };
    await admin.post(`/doctors/${rao}/leaves`, leave);
    expect((await plan()).body).toMatchObject({
      days: 5,
      skipped: [
        { day: MONDAY, reason: '30/11/2026 has hours of its own, which stay.' },
        { day: TUESDAY, reason: '01/12/2026 is a public holiday: Show Day.' },
        { day: WEDNESDAY, reason: 'Works at Perth – Belmont at that time on 02/12/2026.' },
        { day: '2026-12-03', reason: 'On leave on 03/12/2026: Annual leave.' },
        { day: '2026-12-04', reason: 'On leave on 04/12/2026: Annual leave.' },
      ],
    });
    await begin();
    expect(await makeAhead(world)).toBe(5);
    expect(await dayOn(MONDAY)).toMatchObject({ hours: '10:00-11:00', open: 4 });
    expect((await plan({ until_day: TUESDAY, from_day: TUESDAY, on_holidays: true })).body.error.code).toBe(
      'DUPLICATE',
    );
    expect((await days()).map((one) => one.day)).not.toContain(TUESDAY);
  });

  test.each([
    ['without days', { hours: [] }, 'hours', 'Choose the days of the week.'],
    ['that begin in the past', { from_day: '2026-11-22' }, 'from_day', 'This day is over.'],
    ['that end before they begin', { until_day: '2026-11-29' }, 'until_day', 'The last day is before the first.'],
    ['between quarters', { hours: hoursOn([1], ['08:10-12:00']) }, 'hours.0', /^Quarters of an hour/],
    ['that overlap', { hours: hoursOn([1], ['08:00-12:00', '11:00-13:00']) }, 'hours.1', /^This begins before/],
    ['of a week that is not there', { hours: hoursOn([1], ['08:00-12:00'], 1) }, 'hours', 'There is one week only.'],
  ])('refuses hours %s, at the field', async (_what, change, field, message) => {
    for (const answer of [await plan(change), await admin.put(`/roster-patterns/${randomUUID()}`, wanted(change))]) {
      expect([answer.status, answer.body.error.field]).toEqual([422, field]);
      expect(answer.body.error.message).toMatch(message);
    }
  });

  test('[roster.breaks] a doctor works at another clinic in a break, and overlaps are refused in words', async () => {
    const hours = hoursOn(WEEKDAYS, ['08:00-10:00', '14:00-16:00']);
    await begin({ hours });
    await makeAhead(world);
    const belmont = await addClinic(world.db, { name: 'Perth – Belmont' });
    const day = { site_id: belmont, doctor_id: rao, days: [MONDAY] };
    const over = await admin.post('/rosters', { ...day, from_time: '09:45', to_time: '13:00' });
    expect(over.body.error.message).toBe(`Dr Anjali Rao works at ${await nameOf(site)} at that time on 30/11/2026.`);
    expect((await admin.post('/rosters', { ...day, from_time: '10:30', to_time: '13:30' })).status).toBe(201);
    // Weekly hours of the other clinic, too: those that overlap are left out and named.
    const lunch = { site_id: belmont, from_day: TUESDAY, hours: hoursOn([2, 3], ['11:00-13:00']) };
    expect((await plan(lunch)).body).toMatchObject({ days: 4, skipped: [] });
    expect((await plan({ ...lunch, hours: hoursOn([2], ['13:00-14:15']) })).body).toMatchObject({ days: 0 });
    await begin(lunch);
    await makeAhead(world);
    expect((await days()).filter((one) => one.day === TUESDAY)).toMatchObject([
      { hours: '08:00-16:00', open: 16, blocked: 'Break' },
      { hours: '11:00-13:00', open: 8, blocked: null },
    ]);
    expect((await bookAt(TUESDAY, '14:00', 'Mia Chen')).candidateId).toEqual(expect.any(String));
  });

  test('[roster.breaks] a break is opened on the board, but not while the doctor is elsewhere', async () => {
    await begin({ hours: hoursOn(WEEKDAYS, ['08:00-10:00', '14:00-16:00']) });
    await makeAhead(world);
    const belmont = await addClinic(world.db, { name: 'Perth – Belmont' });
    const day = { site_id: belmont, doctor_id: rao, days: [MONDAY] };
    await admin.post('/rosters', { ...day, from_time: '10:30', to_time: '13:00' });
    const open = async (from: string, to: string) => {
      const { rows } = await world.db.execute<{ id: number }>(sql`
        select slot_id::float8 as id from booking.slots where roster_id = ${(await dayOn(MONDAY))?.id ?? 0}
          and from_time >= ${at(from, MONDAY)}::timestamptz and to_time <= ${at(to, MONDAY)}::timestamptz`);
      return admin.post('/slots/enable', { site_id: site, slot_ids: rows.map(({ id }) => id) });
    };
    const refused = await open('12:45', '13:15');
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain('Dr Anjali Rao works at Perth – Belmont at that time, from 10:30 on.');
    expect((await open('13:00', '14:00')).status).toBe(200);
    // An opened break is no break any more: the doctor cannot work elsewhere then.
    const late = await admin.post('/rosters', { ...day, from_time: '13:30', to_time: '14:00' });
    expect(late.body.error).toMatchObject({ code: 'DAYS_REFUSED' });
  });

  test('[roster.pattern] refuses free-booking sites, strangers, and clients', async () => {
    const free = await addClinic(world.db, { bookingFree: true });
    expect((await plan({ site_id: free })).body.error.code).toBe('BOOKING_FREE');
    expect((await plan({ doctor_id: randomUUID() })).status).toBe(404);
    expect((await manager.post('/roster-pattern-plans', wanted())).status).toBe(403);
  });

  test('[roster.pattern] sent twice, weekly hours begin once; a second set there is refused', async () => {
    const id = await begin();
    expect((await admin.put(`/roster-patterns/${id}`, wanted())).status).toBe(204);
    const other = await admin.put(`/roster-patterns/${id}`, wanted({ until_day: null }));
    expect(other.status).toBe(422);
    expect(other.body.error).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: expect.stringContaining('saved already'),
    });
    expect((await plan({ from_day: '2026-12-10', until_day: null })).body.error).toMatchObject({
      code: 'DUPLICATE',
      field: 'from_day',
      message: expect.stringContaining('has weekly hours at Perth'),
    });
    expect((await plan({ from_day: '2026-12-14', until_day: null })).status).toBe(200);
  });
});

describe('days made ahead', () => {
  test('[roster.horizon] so many weeks ahead, no further, and one day more each day', async () => {
    await begin({ until_day: null });
    await makeAhead(world, 2);
    expect((await days()).at(-1)?.day).toBe('2026-12-07');
    expect(await makeAhead(world, 2)).toBe(0);
    world.clock.set('2026-11-24T01:00:00Z');
    expect(await makeAhead(world, 2)).toBe(1);
    expect((await days()).at(-1)?.day).toBe('2026-12-08');
  });

  test('[roster.horizon] two runners at once make each day once, and leave booked times alone', async () => {
    const others = [];
    for (let nth = 0; nth < 25; nth += 1) {
      const doctor_id = (await admin.post('/doctors', { name: `Dr ${nth}` })).body.doctor_id;
      await begin({ doctor_id, until_day: null });
      others.push(doctor_id);
    }
    await begin({ until_day: null });
    const first = await Promise.all([makeAhead(world, 4), makeAhead(world, 4), makeAhead(world, 4)]);
    expect(first.reduce((sum, made) => sum + made)).toBe(26 * 16);
    await bookAt(TUESDAY, '09:00', 'Mia Chen');
    await hold(manager, {
      site,
      packageId: minutes30,
      at: { roster: (await dayOn(TUESDAY))?.id ?? 0, from: at('10:00', TUESDAY) },
    });
    const before = await days();
    const more = await Promise.all([makeAhead(world, 8), makeAhead(world, 8)]);
    expect(more.reduce((sum, made) => sum + made)).toBe(26 * 20);
    expect((await days()).slice(0, before.length)).toEqual(before);
    const { rows } = await world.db.execute<{ rosters: number; slots: number; claims: number }>(sql`
      select count(distinct r.id)::int as rosters, count(s.slot_id)::int as slots, count(c.slot_id)::int as claims
      from booking.rosters r join booking.slots s on s.roster_id = r.id left join booking.claims c on c.slot_id = s.slot_id
      where r.doctor_id = any (${`{${[...others, rao].join(',')}}`}::uuid[])`);
    expect(rows).toEqual([{ rosters: 26 * 36, slots: 26 * 36 * 32, claims: 4 }]);
  });

  test('[roster.horizon] of two processes at once each makes days, and none is made twice', {
    // Two processes start and write 46,080 slots, on a machine that may have other work.
    ...needs('postgres'),
  }, async () => {
    for (let nth = 0; nth < 40; nth += 1) {
      const doctor_id = (await admin.post('/doctors', { name: `Dr ${nth}` })).body.doctor_id;
      await begin({ doctor_id, until_day: null });
    }
    const children = [await startRunner(8), await startRunner(8)];
    const made = await Promise.all(children.map(finish));
    expect(made.reduce((sum, days) => sum + days)).toBe(40 * 36);
    const { rows } = await world.db.execute<{ rosters: number; slots: number }>(sql`
        select count(distinct r.id)::int as rosters, count(*)::int as slots from booking.rosters r
        join booking.slots s on s.roster_id = r.id where r.clinic_id = ${site}::uuid`);
    expect(rows).toEqual([{ rosters: 40 * 36, slots: 40 * 36 * 32 }]);
  });

  test('[roster.horizon] a clinic that is switched off waits, and catches up', async () => {
    await begin();
    await admin.put(`/sites/${site}/disable`, {});
    expect(await makeAhead(world)).toBe(0);
    await admin.put(`/sites/${site}/activate`, {});
    expect(await makeAhead(world)).toBe(10);
  });
});

describe('exceptions', () => {
  const addLeave = (from_day: string, until_day: string) =>
    admin.post(`/doctors/${rao}/leaves`, { leave_id: randomUUID(), from_day, until_day, reason: 'Annual leave' });

  test('[roster.exceptions] leave removes free days and keeps booked times; without it the days come back', async () => {
    await begin();
    await makeAhead(world);
    await bookAt(TUESDAY, '09:00', 'Mia Chen');
    const ahead = (await admin.get(`/doctors/${rao}/outside-hours?from_day=${MONDAY}&until_day=${WEDNESDAY}`)).body;
    expect(ahead.people).toMatchObject([{ candidate_name: 'Mia Chen', calendar_from_time: at('09:00', TUESDAY) }]);
    expect(ahead.plans).toMatchObject([{ site_id: site, from_day: TUESDAY, to_day: TUESDAY, people: 1 }]);
    expect((await addLeave(MONDAY, WEDNESDAY)).status).toBe(204);
    expect((await days()).slice(0, 2)).toMatchObject([
      { day: TUESDAY, hours: '09:00-09:30', open: 0, blocked: 'Outside the weekly hours' },
      { day: '2026-12-03' },
    ]);
    expect((await outside()).people).toMatchObject([{ candidate_name: 'Mia Chen' }]);
    const board = await admin.get(`/scheduler/doctors?site_id=${site}&from_date=${TUESDAY}&to_date=${TUESDAY}`);
    expect(board.body.doctors[0].slots[0].entries[0]).toMatchObject({ blocked_because: 'Leave: Annual leave' });
    const { leaves } = (await admin.get(`/doctors/${rao}`)).body;
    expect(leaves).toMatchObject([{ from_day: MONDAY, until_day: WEDNESDAY, reason: 'Annual leave' }]);
    expect((await admin.delete(`/leaves/${leaves[0].leave_id}`)).status).toBe(204);
    expect((await days()).slice(0, 3)).toMatchObject([
      { day: MONDAY, open: 30 },
      { day: TUESDAY, hours: '08:00-16:00', open: 30, blocked: 'Break' },
      { day: WEDNESDAY, open: 30 },
    ]);
    expect((await outside()).people).toEqual([]);
    expect((await admin.delete(`/leaves/${leaves[0].leave_id}`)).status).toBe(404);
    expect((await addLeave(WEDNESDAY, MONDAY)).body.error).toMatchObject({ field: 'until_day' });
  });

  test('[roster.exceptions] leave sent twice is one leave; other leave under its id is refused', async () => {
    const leave = { leave_id: randomUUID(), from_day: MONDAY, until_day: MONDAY, reason: 'Ill' };
    const send = (body: object) => admin.post(`/doctors/${rao}/leaves`, body);
    expect([(await send(leave)).status, (await send(leave)).status]).toEqual([204, 204]);
    expect((await admin.get(`/doctors/${rao}`)).body.leaves).toHaveLength(1);
    expect((await send({ ...leave, until_day: TUESDAY })).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('[roster.exceptions] an extra day and other hours of a day stay when the weekly hours change', async () => {
    const old = await begin();
    await makeAhead(world);
    await admin.put(`/rosters/${(await dayOn(TUESDAY))?.id}`, { from_time: '10:00', to_time: '14:00' });
    const extra = { site_id: site, doctor_id: rao, days: ['2026-12-05'], from_time: '08:00', to_time: '09:00' };
    await admin.post('/rosters', extra);
    expect((await admin.get(`/doctors/${rao}`)).body.own_days).toMatchObject([
      { day: TUESDAY, from_time: '10:00', to_time: '14:00' },
      { day: '2026-12-05', from_time: '08:00', to_time: '09:00' },
    ]);
    await begin({ replaces_pattern_id: old, hours: hoursOn([1], ['07:00-09:00']), from_day: MONDAY });
    expect((await days()).map(({ day, hours }) => `${day} ${hours}`)).toEqual([
      `${MONDAY} 07:00-09:00`,
      `${TUESDAY} 10:00-14:00`,
      '2026-12-05 08:00-09:00',
      '2026-12-07 07:00-09:00',
    ]);
  });
});

describe('a change', () => {
  const shorter = { hours: hoursOn([1, 2, 3, 4], ['09:00-13:00']) };

  test('[roster.change] shows who is hit before anything is changed, and which days to close for them', async () => {
    const old = await begin();
    await makeAhead(world);
    await bookAt(TUESDAY, '09:00', 'Stays');
    await bookAt(TUESDAY, '15:00', 'Too late');
    await bookAt('2026-12-04', '09:00', 'On Friday');
    const before = await days();
    const planned = (await plan({ replaces_pattern_id: old, ...shorter })).body;
    expect(planned.people.map((one: { candidate_name: string }) => one.candidate_name)).toEqual([
      'Too late',
      'On Friday',
    ]);
    expect(planned.plans).toMatchObject([
      { from_day: TUESDAY, to_day: TUESDAY, people: 1 },
      { from_day: '2026-12-04', to_day: '2026-12-04', people: 1 },
    ]);
    expect(await days()).toEqual(before);
  });

  test('[roster.change] booked and held times stay, and no new booking overlaps them', async () => {
    const old = await begin();
    await makeAhead(world);
    const late = await bookAt(TUESDAY, '15:00', 'Too late');
    await bookAt('2026-12-04', '10:00', 'On Friday');
    await hold(manager, {
      site,
      packageId: minutes30,
      at: { roster: (await dayOn(WEDNESDAY))?.id ?? 0, from: at('08:00', WEDNESDAY) },
    });
    await begin({ replaces_pattern_id: old, ...shorter });
    expect((await days()).slice(0, 5)).toMatchObject([
      { day: MONDAY, hours: '09:00-13:00', open: 16, blocked: null },
      { day: TUESDAY, hours: '09:00-15:30', open: 16, blocked: 'Outside the weekly hours' },
      { day: WEDNESDAY, hours: '08:00-13:00', open: 16 },
      { day: '2026-12-03', hours: '09:00-13:00' },
      { day: '2026-12-04', hours: '10:00-10:30', open: 0 },
    ]);
    expect((await admin.get(`/candidates/${late.candidateId}`)).body.appointment_time).toBe(at('15:00', TUESDAY));
    expect((await outside()).people).toMatchObject([{ candidate_name: 'Too late' }, { candidate_name: 'On Friday' }]);
    await expect(bookAt(TUESDAY, '14:00', 'Late too')).rejects.toThrow();
    // Longer again: they are inside, and the quarters beside them are free.
    const { patterns } = (await admin.get(`/doctors/${rao}`)).body;
    await begin({ replaces_pattern_id: patterns[0].pattern_id });
    expect((await days()).slice(0, 5).map(({ open, hours }) => `${hours} ${open}`)).toEqual(
      Array(5).fill('08:00-16:00 30'),
    );
    expect((await outside()).people).toEqual([]);
  });

  test('[roster.change] weekly hours end: free days go, days with people stay until these have gone', async () => {
    const old = await begin({ until_day: null });
    await makeAhead(world, 4);
    await bookAt('2026-12-08', '09:00', 'Mia Chen');
    await bookAt('2026-12-10', '09:00', 'Liam Ng');
    const end = { replaces_pattern_id: old, hours: [], from_day: WEDNESDAY, until_day: null };
    expect((await plan(end)).body.plans).toMatchObject([{ from_day: '2026-12-08', to_day: '2026-12-10', people: 2 }]);
    await begin(end);
    // The answer was lost, and it is sent again.
    await begin(end);
    expect((await days()).map(({ day, open }) => `${day} ${open}`)).toEqual([
      `${MONDAY} 30`,
      `${TUESDAY} 30`,
      '2026-12-08 0',
      '2026-12-10 0',
    ]);
    expect(await makeAhead(world)).toBe(0);
    expect(
      (await admin.put(`/roster-patterns/${randomUUID()}`, wanted({ ...end, from_day: '2026-12-09' }))).body.error.code,
    ).toBe('CONFLICT');
  });

  test('[roster.change] days with people are closed together for as many days as a closing takes', async () => {
    const old = await begin({ until_day: null });
    await makeAhead(world, 26);
    for (const day of [TUESDAY, '2027-01-05', '2027-04-06']) await bookAt(day, '09:00', `On ${day}`);
    const { plans } = (await plan({ replaces_pattern_id: old, hours: [], until_day: null })).body;
    expect(plans).toMatchObject([
      { from_day: TUESDAY, to_day: '2027-01-05', people: 2 },
      { from_day: '2027-04-06', to_day: '2027-04-06', people: 1 },
    ]);
  });

  test('[roster.change] a day that is closed stays closed where it grows', async () => {
    const old = await begin();
    await makeAhead(world);
    const days_ = { site_ids: [site], from_day: TUESDAY, to_day: TUESDAY };
    await admin.post('/closings', { closing_id: randomUUID(), ...days_, reason: 'Water damage', people: [] });
    await begin({ replaces_pattern_id: old, hours: hoursOn(WEEKDAYS, ['07:00-17:00']) });
    expect(await dayOn(TUESDAY)).toMatchObject({ hours: '07:00-17:00', open: 0 });
    expect(await dayOn(WEDNESDAY)).toMatchObject({ hours: '07:00-17:00', open: 40 });
  });
});

/** A process of its own, ready to make days. */
async function startRunner(weeks: number) {
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(inject('postgresUrl') ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const fixture = join(import.meta.dirname, 'run-rosters.fixture.ts');
  const child = spawn(process.execPath, [fixture, url.toString(), '2026-11-23T01:00:00Z', String(weeks)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** Lets it begin; answers how many days it made. */
async function finish({ stdin, stdout }: Awaited<ReturnType<typeof startRunner>>): Promise<number> {
  stdin.write('go\n');
  return Number(await text(stdout));
}
