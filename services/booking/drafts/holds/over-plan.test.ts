import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { book } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addResource, addRoutedPackage, any, needs } from '../../../../tests/support/bookings/visit-clinic.ts';
import { hoursOn } from '../../../../tests/support/bookings/weekly-hours.ts';

const DAY = '2026-11-24';
const CALLERS = 16;
const REASON = 'Must fly out tonight';

const world = await openBookingWorld();
afterAll(() => world.close());
const medical = await addPackage(world.db, 15);

interface Clinic {
  readonly name: string;
  readonly timezone: string;
  readonly state: string;
  /** 08:00 there on the day. */
  readonly eight: string;
  /** 07:30 there on the day. */
  readonly now: string;
}
const perth: Clinic = {
  name: 'Perth',
  timezone: 'Australia/Perth',
  state: 'WA',
  eight: '2026-11-24T00:00:00Z',
  now: '2026-11-23T23:30:00Z',
};
const brisbane: Clinic = {
  name: 'Brisbane',
  timezone: 'Australia/Brisbane',
  state: 'QLD',
  eight: '2026-11-23T22:00:00Z',
  now: '2026-11-23T21:30:00Z',
};

let desk: Client;
let manager: Client;
beforeEach(() => world.clock.set('2026-11-23T01:00:00Z'));

const after = (instant: string, quarters: number) =>
  `${new Date(Date.parse(instant) + quarters * 900_000).toISOString().slice(0, 19)}Z`;

/** A clinic at 07:30 of a day with Dr Lee, whose hour from 08:00 on is full. */
async function fullDay(clinic: Clinic, mostOverPlan: number) {
  const { eight, now, ...facts } = clinic;
  world.clock.set(now);
  [desk, manager] = [await world.as('admin'), await world.as('manager')];
  const site = await addClinic(world.db, { ...facts, mostOverPlan });
  const lee = await addResource(
    world.db,
    { clinicId: site, from: eight, hours: 1 },
    { kind: 'doctor', name: 'Dr Lee' },
  );
  const day = sql`update booking.rosters set day = ${DAY}::date where id = ${lee}`;
  await world.db.execute(day);
  const hour = await addPackage(world.db, 60);
  const planned = await book(manager, { site, packageId: hour, name: 'Planned', at: { roster: lee, from: eight } });
  return { site, lee, eight, planned };
}
type Full = Awaited<ReturnType<typeof fullDay>>;

async function hold({ lee, eight }: Full, quarter = 0, asked: object = {}, client = desk) {
  const draft_id = await client.newDraft();
  const wanted = { draft_id, package_id: medical, calendar_from_time: after(eight, quarter), reason: REASON };
  const { status, body } = await client.post(`/rosters/${lee}/over-plan`, { ...wanted, ...asked });
  const said: string | undefined = body.error?.message;
  return { status, said, draft_id, reserve_id: body.reserve_id as string, roster: body.calendar_id as number };
}

const person = (name: string) => ({
  candidate_name: name,
  candidate_dob: '1990-02-03',
  candidate_gender: 'Female',
  candidate_phone: '0491570006',
  candidate_email: 'wanda@example.com',
  candidate_position: 'Driller',
  package_id: medical,
});

async function bookOver(full: Full, quarter = 0) {
  const { draft_id, reserve_id, roster } = await hold(full, quarter);
  const header = {
    org_id: manager.orgId,
    service_type: 'pem',
    result_email: 'results@redgum.example',
    invoice_email: 'accounts@redgum.example',
    contact_name: 'Heidi Moss',
    contact_phone: '08 5550 1000',
    contact_email: 'desk@banksia.example',
    policy_accepted: true,
  };
  const candidates = [{ ...person('Wanda Walkin'), reserve_id, from_time: after(full.eight, quarter) }];
  const made = await desk.post('/bookings', { draft_id, header, candidates }, { 'idempotency-key': randomUUID() });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return {
    bookingId: made.body.booking_id as string,
    candidateId: made.body.candidates[0].candidate_id as string,
    roster,
  };
}

const lanesOf = async ({ site }: Full): Promise<(string | null)[]> => {
  const { body } = await desk.get(`/scheduler/doctors?site_id=${site}&from_date=${DAY}&to_date=${DAY}`);
  return body.doctors.flatMap(({ slots }: { slots: { over_plan: string | null }[] }) =>
    slots.map(({ over_plan }) => over_plan),
  );
};

for (const clinic of [perth, brisbane]) {
  test(`[overplan.book] at 07:30 in ${clinic.name} one more is booked on a full day: audited, on board and day list, and no free time`, async () => {
    const full = await fullDay(clinic, 1);
    const { bookingId } = await bookOver(full);
    const { rows } = await world.db.execute<{ after: { candidates: object[] } }>(sql`
      select after from audit.entries where booking_id = ${bookingId}::uuid and action = 'booking.created'`);
    expect(rows[0]?.after.candidates).toMatchObject([{ candidate_name: 'Wanda Walkin', over_plan: REASON }]);
    expect(await lanesOf(full)).toEqual([null, REASON]);
    const { entries } = (await desk.get(`/scheduler/day-list?site_id=${full.site}&day=${DAY}`)).body;
    expect(
      entries.map((one: { candidate_name: string; over_plan: string }) => [one.candidate_name, one.over_plan]),
    ).toEqual(
      expect.arrayContaining([
        ['Planned', null],
        ['Wanda Walkin', REASON],
      ]),
    );
    const range = `calendar_from_time=${full.eight}&calendar_to_time=${after(full.eight, 3)}`;
    const times = await manager.get(
      `/time-slots?package_id=${medical}&site_ids=${full.site}&time_zone=${clinic.timezone}&${range}`,
    );
    expect(times.body.clinics[0].days[0].time_slots).toEqual([]);
    expect((await hold(full)).said).toBe(`${clinic.name} has 1 of 1 over the plan today.`);
  });
}

test('[overplan.race] of sixteen callers as many hold a time over the plan as the clinic allows', async () => {
  const full = await fullDay(perth, 2);
  const answers = await Promise.all(Array.from({ length: CALLERS }, (_caller, nth) => hold(full, nth % 4)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ said }) => said))).toEqual(new Set(['Perth has 2 of 2 over the plan today.']));
  expect(refused).toHaveLength(CALLERS - 2);
});

test('[overplan.refused] each reason against it is said in words', async () => {
  const none = await fullDay(perth, 0);
  expect((await hold(none)).said).toBe('Perth takes no appointments over the plan.');
  const full = await fullDay(perth, 2);
  const visit = await addRoutedPackage(world.db, [{ name: 'Hearing', minutes: 15, needs: needs([any('booth')]) }]);
  const routed = await hold(full, 0, { package_id: visit });
  expect([routed.status, routed.said]).toEqual([
    409,
    expect.stringMatching(/needs rooms, devices or several stops: it cannot be over the plan\.$/),
  ]);
  expect(await hold(full, 0, { reason: ' ' })).toMatchObject({
    status: 400,
    said: expect.stringContaining('Enter the reason'),
  });
  expect((await hold(full, -4)).said).toBe('This time has passed.');
  expect((await hold(full, 8)).said).toBe('Dr Lee does not work at this time.');
  const company = await hold(full, 0, {}, manager);
  expect(company.status).toBe(403);
  await world.db.execute(sql`update booking.doctors set most_pem = 1 where id = (
    select doctor_id from booking.rosters where id = ${full.lee})`);
  expect((await hold(full)).said).toBe('Dr Lee has 1 medical on Tue 24 Nov, which is the most for a day.');
  await world.db.execute(sql`update booking.slots set available = false, blocked_because = 'Closed: Flood'
    where roster_id = ${full.lee}`);
  expect((await hold(full)).said).toBe('08:00 is blocked: Closed: Flood.');
  await world.db.execute(sql`update booking.clinics set is_active = false where id = ${full.site}::uuid`);
  expect((await hold(full)).said).toBe('Perth is not active.');
});

test('[overplan.refused] a time that the doctor has free is no time over the plan', async () => {
  const full = await fullDay(perth, 2);
  const cancelled = { candidate_id: [full.planned.candidateId] };
  expect((await manager.put(`/bookings/${full.planned.bookingId}/cancel`, cancelled)).status).toBeLessThan(300);
  expect((await hold(full)).said).toBe('Dr Lee has this time free. Hold it as one of the plan.');
});

test('[overplan.back] a released hold, one that has run out, a cancelled and a moved booking give the place back', async () => {
  const full = await fullDay(perth, 1);
  const first = await hold(full);
  expect((await desk.delete(`/reservations/${first.reserve_id}`)).status).toBe(204);
  const second = await hold(full);
  expect([second.status, await lanesOf(full)]).toEqual([201, [null, REASON]]);
  world.clock.set('2026-11-23T23:59:00Z');
  desk = await world.as('admin');
  expect(await lanesOf(full), 'the hold ran out').toEqual([null]);
  const booked = await bookOver(full, 1);
  expect((await hold(full, 1)).status).toBe(409);
  const cancelled = await desk.put(`/bookings/${booked.bookingId}/cancel`, { candidate_id: [booked.candidateId] });
  expect([cancelled.status < 300, await lanesOf(full)]).toEqual([true, [null]]);

  const moved = await bookOver(full, 1);
  const other = await addResource(
    world.db,
    { clinicId: full.site, from: full.eight, hours: 1 },
    { kind: 'doctor', name: 'Dr Osei' },
  );
  const from = after(full.eight, 1);
  const body = {
    roster_id: other,
    calendar_from_time: from,
    seen: { roster_id: moved.roster, calendar_from_time: from },
  };
  const move = await desk.post(`/candidates/${moved.candidateId}/move-appointment`, body);
  expect([move.status, await lanesOf(full)]).toEqual([200, [null, null]]);
  // The undo takes the very place again while it is there.
  const undone = await desk.post(`/moves/${move.body.move_id}/undo`, {});
  expect([undone.status, await lanesOf(full)]).toEqual([200, [null, REASON, null]]);
});

test('[overplan.book] a day of weekly hours has no hours of its own by an appointment over it', async () => {
  const full = await fullDay(perth, 1);
  await bookOver(full);
  const { rows } = await world.db.execute<{ doctor_id: string }>(sql`
    update booking.rosters set pattern_id = ${randomUUID()}::uuid where id = ${full.lee} returning doctor_id`);
  const days = { from_day: DAY, until_day: DAY, weeks: 1, week_a: DAY, hours: hoursOn([2], ['08:00-09:00']) };
  const pattern = { ...rows[0], site_id: full.site, replaces_pattern_id: null, on_holidays: false, ...days };
  const { body } = await desk.post('/roster-pattern-plans', pattern);
  expect(body).toMatchObject({ days: 1, skipped: [] });
});

test('[overplan.book] the overview counts the plan alone, and a closing of the day finds the person over it too', async () => {
  const full = await fullDay(perth, 1);
  const capacityOf = async () =>
    (await desk.get(`/overview/capacity?from_date=${DAY}&days=1&site_id=${full.site}`)).body.clinics[0].days[0];
  const before = await capacityOf();
  expect(before).toMatchObject({ slots: 4, booked: 4 });
  const { candidateId } = await bookOver(full);
  expect(await capacityOf()).toEqual(before);
  const closing = { site_ids: [full.site], from_day: DAY, to_day: DAY };
  const { body } = await desk.post('/closing-plans', closing);
  expect(JSON.stringify(body)).toContain(candidateId);
  expect(JSON.stringify(body)).toContain(full.planned.candidateId);
});
