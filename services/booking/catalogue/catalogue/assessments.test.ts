import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MINUTES_FORMAT } from '../../../../machines/rules/booking/assessment-form.ts';
import { type Bench, book, openBench } from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { seedPackages } from '../../../seed/packages.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

interface Assessment {
  readonly assessment_id: string;
  readonly category: string;
  readonly name: string;
  readonly minutes: number;
  readonly is_active: boolean;
  readonly packages: number;
  readonly updated_at: string;
}
type Checked = { category_name: string; assessment_name: string; checked: boolean };

let admin: Client;
let manager: Client;
let names = 0;

const world = await openBookingWorld();
await seedPackages(world.db);
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
});

const path = '/catalogue/assessments';
const facts = () => ({ category: 'Heart', name: `ECG ${++names}`, minutes: 15, price_cents: 6_000, preparation: '' });
const add = async (more: object = {}): Promise<Assessment> => (await admin.post(path, { ...facts(), ...more })).body;
const change = ({ assessment_id, updated_at }: Assessment, wanted: object, client = admin) =>
  client.put(`${path}/${assessment_id}`, { ...wanted, update_mask: Object.keys(wanted), updated_at });
const list = async (query = ''): Promise<Assessment[]> => (await admin.get(`${path}?page_size=200${query}`)).body.data;
const asChosen = ({ category, name }: Pick<Assessment, 'category' | 'name'>) => ({
  category_name: category,
  assessment_name: name,
  checked: true,
});
const addPackage = async (assessments: readonly Assessment[], client = manager) =>
  client.post('/packages', { name: `Of ${++names}`, service_type: 'pem', assessments: assessments.map(asChosen) });
const at = ({ status, body }: { status: number; body: { error: { code: string; field: string } } }) => [
  status,
  body.error.field,
];

test('[catalogue.edit] one is added at the end of its category, changed, found by its words, and deleted while no package has it', async () => {
  const made = await add({ name: ' Stress \n ECG ' });
  expect(made).toMatchObject({ category: 'Heart', name: 'Stress ECG', minutes: 15, price_cents: 6_000, packages: 0 });
  const all = await list();
  const heart = all.filter(({ category }) => category === 'Heart').map(({ name }) => name);
  expect(heart).toEqual(['Resting ECG', 'Stress ECG']);
  expect(all.slice(all.findIndex(({ name }) => name === 'Resting ECG'))[1]?.name).toBe('Stress ECG');
  expect((await list('&search=heart: STRESS')).map(({ name }) => name)).toEqual(['Stress ECG']);
  const changed = (await change(made, { price_cents: null, preparation: 'Wear running shoes.' })).body;
  expect(changed).toMatchObject({ price_cents: null, preparation: 'Wear running shoes.', name: 'Stress ECG' });
  expect((await change(made, { minutes: 20 })).body.error).toMatchObject({ code: 'EDIT_CONFLICT' });
  expect((await admin.delete(`${path}/${made.assessment_id}`)).status).toBe(204);
  expect(await list('&search=stress')).toEqual([]);
  const { rows } = await world.db.execute(sql`
    select action from audit.entries where entity_id = ${made.assessment_id} order by id`);
  expect(rows.map(({ action }) => action)).toEqual(['assessment.added', 'assessment.changed', 'assessment.deleted']);
});

test('[catalogue.edit] each invalid value is refused at its field: no name, an existing one, minutes of zero, an unknown one', async () => {
  const made = await add();
  expect(at(await admin.post(path, { ...facts(), name: ' ' }))).toEqual([400, 'name']);
  expect(at(await admin.post(path, { ...facts(), category: '' }))).toEqual([400, 'category']);
  expect(at(await admin.post(path, { ...facts(), name: made.name.toLowerCase() }))).toEqual([409, 'name']);
  for (const minutes of [0, 481, 7.5]) {
    expect((await admin.post(path, { ...facts(), minutes })).body.error).toMatchObject({
      field: 'minutes',
      message: expect.stringContaining(MINUTES_FORMAT),
    });
  }
  expect(at(await change(made, { name: 'resting ecg' }))).toEqual([409, 'name']);
  expect((await change({ ...made, assessment_id: UNKNOWN }, { minutes: 5 })).status).toBe(404);
  expect((await change(made, { minutes: 5 }, manager)).status).toBe(403);
  expect((await manager.get(path)).status).toBe(403);
});

test('[catalogue.packages] a change is a change of every package that has it; bookings keep length and words', async () => {
  const [ecg, other] = [await add(), await add({ minutes: 10 })];
  const medical = (await addPackage([ecg, other])).body;
  const standard = (await addPackage([ecg], admin)).body;
  const bench: Bench = { ...(await openBench(world)), medical: medical.package_id };
  const { candidates } = await book(manager, bench, [0]);
  world.clock.pass(1_000);

  const effects = (await admin.get(`${path}/${ecg.assessment_id}/effects`)).body;
  expect(effects).toEqual({
    packages: [
      { package_id: standard.package_id, name: standard.name, company_name: null, minutes: 15 },
      { package_id: medical.package_id, name: medical.name, company_name: expect.any(String), minutes: 25 },
    ],
    total: 2,
    coming: 1,
    holds: 0,
    clinics: expect.arrayContaining([{ name: expect.any(String), resources: [{ kind: 'doctor', skills: [] }] }]),
  });

  const renamed = (await change(ecg, { name: 'ECG with <12> leads', minutes: 30 })).body;
  expect(renamed.packages).toBe(2);
  const [now] = [(await manager.get(`/packages/${medical.package_id}`)).body];
  expect(now).toMatchObject({ minutes: 40, duration: 45 });
  expect(now.updated_at).not.toBe(medical.updated_at);
  expect(now.assessments.filter(({ checked }: Checked) => checked).map((one: Checked) => one.assessment_name)).toEqual([
    'ECG with <12> leads',
    other.name,
  ]);
  world.clock.pass(1_000);
  const following = await book(manager, bench, [4]);
  const detail = async (id: string | undefined) => (await manager.get(`/candidates/${id}`)).body;
  expect(await detail(candidates[0])).toMatchObject({
    package_minutes: 30,
    package_assessments: [asChosen(ecg), asChosen(other)],
    assessments: `<div><h3>Heart</h3><p>${ecg.name}, ${other.name}</p></div>`,
  });
  expect(await detail(following.candidates[0])).toMatchObject({
    package_minutes: 45,
    package_assessments: [asChosen(renamed), asChosen(other)],
    assessments: `<div><h3>Heart</h3><p>ECG with &lt;12&gt; leads, ${other.name}</p></div>`,
  });
});

test('[catalogue.packages] one in use is switched off instead of deleted: its packages keep it, and no other can have it', async () => {
  const ecg = await add();
  const medical = (await addPackage([ecg])).body;
  expect((await admin.delete(`${path}/${ecg.assessment_id}`)).body.error).toMatchObject({
    code: 'ASSESSMENT_IN_USE',
    details: { packages: 1 },
  });
  const off = (await change(ecg, { is_active: false })).body;
  const offered = async () => (await manager.get('/assessments')).body.data.map((one: Checked) => one.assessment_name);
  expect(await offered()).not.toContain(ecg.name);
  expect(await addPackage([ecg])).toMatchObject({ status: 422, body: { error: { field: 'assessments.0' } } });
  const audiometry = { category_name: 'Hearing and lungs', assessment_name: 'Audiometry' };
  const wanted = { assessments: [asChosen(ecg), audiometry], update_mask: ['assessments'] };
  const grown = await manager.put(`/packages/${medical.package_id}`, { ...wanted, updated_at: medical.updated_at });
  expect(grown).toMatchObject({ status: 200, body: { minutes: 30 } });
  await change(off, { is_active: true });
  expect(await offered()).toContain(ecg.name);
});

test('[catalogue.packages] packages that are written while an assessment changes have it as it is afterwards', async () => {
  const ecg = await add();
  const [changed, ...made] = await Promise.all([
    change(ecg, { minutes: 40 }),
    ...Array.from({ length: 6 }, () => addPackage([ecg])),
  ]);
  expect([changed.status, ...made.map(({ status }) => status)]).toEqual([200, ...made.map(() => 201)]);
  const { rows } = await world.db.execute(sql`
    select distinct p.minutes from booking.packages p join booking.package_assessments pa on pa.package_id = p.id
    where pa.assessment_id = ${ecg.assessment_id}::uuid`);
  expect(rows).toEqual([{ minutes: 40 }]);
});

test('[catalogue.order] an assessment is moved within its category; lists and packages show it there, bookings’ contents stay', async () => {
  const category = `Order ${++names}`;
  const [one, two, three] = [await add({ category }), await add({ category }), await add({ category })];
  const last = await add({ category: `After ${names}` });
  const { package_id } = (await addPackage([one, three])).body;
  const move = (id: string, before: string | null, client = admin) => client.put(`${path}/${id}/place`, { before });
  const order = async () => (await list()).filter((each) => each.category === category).map(({ name }) => name);
  expect((await move(three.assessment_id, one.assessment_id)).status).toBe(204);
  expect(await order()).toEqual([three.name, one.name, two.name]);
  const { rows } = await world.db.execute<{ html: string; audited: number }>(sql`
    select assessments_html as html, (select count(*)::int from audit.entries
      where action = 'assessment.moved' and entity_id = ${three.assessment_id}) as audited
    from booking.packages where id = ${package_id}::uuid`);
  expect(rows[0]?.html.indexOf(three.name)).toBeLessThan(Number(rows[0]?.html.indexOf(one.name)));
  expect((await move(three.assessment_id, null)).status).toBe(204);
  expect(await order()).toEqual([one.name, two.name, three.name]);
  expect((await move(one.assessment_id, last.assessment_id)).status).toBe(422);
  expect((await move(one.assessment_id, one.assessment_id)).status).toBe(422);
  expect((await move(UNKNOWN, null)).status).toBe(404);
  expect((await move(one.assessment_id, null, manager)).status).toBe(403);
  expect(await order()).toEqual([one.name, two.name, three.name]);
  expect(rows[0]?.audited).toBe(1);
});

test('[visit.needs] an assessment says what it needs, and rules of order that form a circle are refused', async () => {
  const needs = {
    resources: [{ kind: 'nurse', skill: 'spirometry' }],
    clean_up_minutes: 5,
    comes_first: false,
    comes_after: [] as string[],
    runs_beside: false,
  };
  const hearing = (await admin.post(path, { ...facts(), needs })).body;
  expect(hearing.needs).toEqual(needs);
  expect((await add()) as object).toMatchObject({ needs: null });
  const noise = (await admin.post(path, { ...facts(), needs: { ...needs, comes_after: [hearing.assessment_id] } }))
    .body;
  expect(noise.comes_after).toEqual([{ id: hearing.assessment_id, name: hearing.name }]);
  const circle = await change(hearing, { needs: { ...needs, comes_after: [noise.assessment_id] } });
  expect(at(circle)).toEqual([422, 'needs']);
  // Hearing may come first, as nothing that comes first waits for another.
  expect((await change(hearing, { needs: { ...needs, comes_first: true } })).status).toBe(200);
  expect((await change(noise, { needs: { ...noise.needs, comes_first: true } })).status).toBe(200);
  const other = (await admin.post(path, { ...facts(), needs })).body;
  const after = await change(other, { needs: { ...needs, comes_first: true, comes_after: [noise.assessment_id] } });
  expect(after.status).toBe(200);
  expect((await change(after.body, { needs: null })).body.needs).toBeNull();
});
