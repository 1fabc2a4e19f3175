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
import { beginWeeklyHours, hoursOn, makeAhead } from '../../../../tests/support/bookings/weekly-hours.ts';

let admin: Client;
let manager: Client;

const world = await openBookingWorld();
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  await world.db.execute(sql`delete from booking.roster_patterns`);
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
});

const add = async (name: string, more: object = {}) => (await admin.post('/doctors', { name, ...more })).body;
const find = async (search: string, status = 'status=active') =>
  (await admin.get(`/doctors?search=${search}&page_size=100&${status}`)).body.data;
const audited = async (doctorId: string) => {
  const { rows } = await world.db.execute<{ action: string; before: unknown; after: unknown }>(sql`
    select action, before, after from audit.entries where entity = 'doctor' and entity_id = ${doctorId} order by at, id`);
  return rows;
};

test('[doctors.page] a doctor is added with what is known, found by it, and the name is corrected', async () => {
  const may = { title: 'Occupational physician', registration_number: 'MED0009', may_do: 'Coal Board medicals' };
  const added = await add('Dr Ada Biron', may);
  expect(added).toMatchObject({ doctor_name: 'Dr Ada Biron', is_active: true, clinics: [], ...may });
  for (const words of ['MED0009', 'coal board']) {
    expect(await find(words)).toMatchObject([{ doctor_id: added.doctor_id }]);
  }
  const change = { ...may, name: 'Dr Ada Byron', updated_at: added.updated_at };
  const { status, body } = await admin.put(`/doctors/${added.doctor_id}`, change);
  expect([status, body.doctor_name]).toEqual([200, 'Dr Ada Byron']);
  // An editor who read the doctor before does not overwrite that.
  const late = await admin.put(`/doctors/${added.doctor_id}`, { ...change, name: 'Dr A. Byron' });
  expect([late.status, late.body.error.code]).toEqual([409, 'EDIT_CONFLICT']);
  expect(late.body.error.details.present.doctor_name).toBe('Dr Ada Byron');
  expect(await audited(added.doctor_id)).toMatchObject([
    { action: 'doctor.added', after: { name: 'Dr Ada Biron' } },
    { action: 'doctor.changed', before: { name: 'Dr Ada Biron' }, after: { name: 'Dr Ada Byron' } },
  ]);
});

test('[doctors.page] a doctor whose answer was lost is added once; another one under that id is refused', async () => {
  const body = { doctor_id: randomUUID(), name: 'Dr Edith Wong' };
  const answers = await Promise.all([admin.post('/doctors', body), admin.post('/doctors', body)]);
  expect(answers.map((answer) => [answer.status, answer.body.doctor_id])).toEqual([
    [201, body.doctor_id],
    [201, body.doctor_id],
  ]);
  expect(await find('edith wong')).toHaveLength(1);
  expect(await audited(body.doctor_id)).toHaveLength(1);
  const other = await admin.post('/doctors', { ...body, name: 'Dr Edith Wang' });
  expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('[doctors.page] two doctors of one name are distinguished by registration, title, or the end of an id', async () => {
  const one = await add('Dr Wei Zhang', { registration_number: 'MED0001' });
  await add('dr wei zhang', { title: 'Nurse' });
  const last = await add('Dr Wei Zhang');
  expect((await find('wei zhang')).map(({ shown_name }: { shown_name: string }) => shown_name)).toEqual([
    'Dr Wei Zhang (MED0001)',
    'dr wei zhang (Nurse)',
    `Dr Wei Zhang (${last.doctor_id.slice(-4)})`,
  ]);
  const site = await addClinic(world.db);
  const day = { site_id: site, days: ['2026-11-24'], from_time: '08:00', to_time: '09:00' };
  for (const { doctor_id } of [one, last]) await admin.post('/rosters', { ...day, doctor_id });
  const board = `/scheduler/doctors?site_id=${site}&from_date=2026-11-24&to_date=2026-11-24`;
  expect((await admin.get(board)).body.doctors).toMatchObject([
    { doctor_name: 'Dr Wei Zhang (MED0001)' },
    { doctor_name: `Dr Wei Zhang (${last.doctor_id.slice(-4)})` },
  ]);
  await admin.put(`/doctors/${one.doctor_id}`, { name: 'Dr Wei Zhao', updated_at: one.updated_at });
  expect(await find('wei zhao')).toMatchObject([{ shown_name: 'Dr Wei Zhao' }]);
});

test('[doctors.page] a retired doctor leaves the lists and gets no days; candidates already booked keep their times and are shown', async () => {
  const site = await addClinic(world.db);
  const { doctor_id } = await add('Dr Retiring');
  const hours = { hours: hoursOn([1, 2], ['08:00-12:00']), weeks: 1, week_a: '2026-11-23', on_holidays: false };
  const pattern = {
    doctor_id,
    site_id: site,
    replaces_pattern_id: null,
    from_day: '2026-11-23',
    until_day: null,
    ...hours,
  };
  await beginWeeklyHours(admin, pattern);
  await makeAhead(world, 4);
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select id from booking.rosters where doctor_id = ${doctor_id}::uuid and day = '2026-12-01'`,
  );
  const packageId = await addPackage(world.db, 30);
  const at = { roster: rows[0]?.id ?? 0, from: '2026-12-01T01:00:00Z' };
  await book(manager, { site, packageId, at, name: 'Mia Chen' });
  expect(await find('retiring')).toMatchObject([{ clinics: [expect.stringMatching(/^Perth/)] }]);
  const effects = (await admin.get(`/doctors/${doctor_id}/outside-hours?from_day=2026-11-23`)).body;
  expect(effects.people).toMatchObject([{ candidate_name: 'Mia Chen' }]);
  expect(effects.plans).toMatchObject([{ site_id: site, from_day: '2026-12-01', to_day: '2026-12-01', people: 1 }]);

  const { status, body } = await admin.put(`/doctors/${doctor_id}/retire`, {});
  expect([status, body.is_active]).toEqual([200, false]);
  expect(await find('retiring')).toEqual([]);
  expect(await find('retiring', 'status=inactive')).toMatchObject([{ doctor_id }]);
  expect((await admin.get(`/doctors/${doctor_id}/outside-hours`)).body.people).toMatchObject([
    { candidate_name: 'Mia Chen', calendar_from_time: at.from },
  ]);
  expect((await admin.get(`/doctors/${doctor_id}`)).body.patterns).toEqual([]);
  expect(await makeAhead(world)).toBe(0);
  const day = { site_id: site, doctor_id, days: ['2026-12-08'], from_time: '08:00', to_time: '09:00' };
  expect((await admin.post('/rosters', day)).body.error.code).toBe('NOT_ACTIVE');
  expect((await admin.post('/roster-pattern-plans', pattern)).body.error.code).toBe('NOT_ACTIVE');

  expect((await admin.put(`/doctors/${doctor_id}/activate`, {})).body.is_active).toBe(true);
  expect((await admin.post('/rosters', day)).status).toBe(201);
  expect((await audited(doctor_id)).map(({ action }) => action)).toEqual([
    'doctor.added',
    'roster-pattern.added',
    'outside-hours.opened',
    'doctor.retired',
    'doctor.activated',
  ]);
});

test('[doctors.page] doctors are the provider’s', async () => {
  expect((await manager.get('/doctors')).status).toBe(403);
  expect((await manager.post('/doctors', { name: 'Dr Me' })).status).toBe(403);
});

test('[visit.resources] a nurse, a room and a device are added like a doctor; a device alone is calibrated', async () => {
  const nurse = await add('Ana Ruiz', { kind: 'nurse', skills: ['spirometry', 'spirometry', 'venepuncture'] });
  expect(nurse).toMatchObject({ kind: 'nurse', skills: ['spirometry', 'venepuncture'], calibrated_until: null });
  expect(await find('venepuncture')).toMatchObject([{ doctor_id: nurse.doctor_id }]);
  const device = await add('Spirometer 1', { kind: 'device', calibrated_until: '2027-06-30' });
  expect(device).toMatchObject({ kind: 'device', calibrated_until: '2027-06-30' });
  for (const kind of ['doctor', 'nurse', 'room']) {
    const { status, body } = await admin.post('/doctors', { name: 'One', kind, calibrated_until: '2027-06-30' });
    expect([status, body.error.field]).toEqual([422, 'calibrated_until']);
  }
  // Its kind stays; the rest is changed, with its weekly hours like a doctor's.
  const change = { name: 'Spirometer 2', skills: ['spirometry'], updated_at: device.updated_at };
  const { body } = await admin.put(`/doctors/${device.doctor_id}`, change);
  expect(body).toMatchObject({ kind: 'device', doctor_name: 'Spirometer 2', calibrated_until: null });
  expect((await add('Dr Plain')).kind).toBe('doctor');
});
