import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { needs } from '../../../../tests/support/needs.ts';
import { subsidiaries } from '../../../companies/companies.tables.ts';

const world = await openBookingWorld();
const [manager, booker] = [await world.as('manager'), await world.as('booker')];
const [coralBay, admin] = [await world.as('coralbay'), await world.as('admin')];
const site = await addClinic(world.db);
const medical = await addPackage(world.db, 30, { name: 'Rigger medical' });
const subsidiary = uuidv7();
const stamps = { createdAt: world.clock.now(), updatedAt: world.clock.now() };
await world.db
  .insert(subsidiaries)
  .values({ id: subsidiary, orgId: manager.orgId, siteName: 'Newman', alias: 'Newman', ...stamps });
afterAll(() => world.close());
beforeEach(() => world.db.execute(sql`delete from booking.crews`));

const riggers = () => ({ people: 3, position: 'Rigger', package_id: medical, state: 'WA', site_ids: [site] });
const newCrew = (client: Client, change: object = {}) => ({
  company_id: client.orgId,
  name: 'Crane crew',
  service_type: 'pem',
  subsidiary_id: subsidiary,

  result_email: 'hse@redgum.example',
  invoice_email: 'pay@redgum.example',
  po_number: 'PO 7',
  project: 'Shutdown',
  project_identification: 'PI-1',
  lines: [riggers()],
  ...change,
});
const save = (client: Client, change: object = {}) => client.post('/crews', newCrew(client, change));
const crewsOf = async (client: Client, query = '') => (await client.get(`/crews${query}`)).body.crews;

describe('a crew', () => {
  test('[crew.save] has positions with package and clinics, order numbers and addresses, and no names of people', async () => {
    const operator = { people: 1, position: 'Crane operator', state: 'WA', site_ids: [] };
    const saved = await save(manager, { name: ' Crane crew ', lines: [riggers(), operator] });
    expect(saved.status).toBe(201);
    const chosen = { package_id: medical, name: 'Rigger medical', minutes: 30 };
    expect(saved.body).toMatchObject({
      name: 'Crane crew',
      service_type: 'pem',
      sid: null,
      subsidiary: { id: subsidiary, name: 'Newman' },
      result_email: 'hse@redgum.example',
      invoice_email: 'pay@redgum.example',
      po_number: 'PO 7',
      project: 'Shutdown',
      project_identification: 'PI-1',
      lines: [
        { people: 3, position: 'Rigger', package: chosen, state: 'WA', sites: [{ id: site }] },
        { people: 1, position: 'Crane operator', position_id: null, package: null, state: 'WA', sites: [] },
      ],
    });
    expect(await crewsOf(booker), 'a colleague begins with it too').toEqual([saved.body]);
    const named = await save(manager, { name: 'Named', lines: [{ ...riggers(), candidate_name: 'Liam' }] });
    expect(named.status, 'there is no place for a name').toBe(400);
  });

  test('[crew.save] lists only the parts that can be booked today, and loses the state of a closed clinic', async () => {
    const closed = await addClinic(world.db, { isActive: false });
    await save(manager, { lines: [{ ...riggers(), site_ids: [site, closed] }] });
    expect((await crewsOf(manager))[0].lines[0].sites).toEqual([{ id: site, name: expect.any(String) }]);
    await world.db.execute(sql`update booking.clinics set is_active = false where id = ${site}::uuid`);
    await world.db.execute(sql`update booking.packages set is_active = false where id = ${medical}::uuid`);
    await world.db.execute(sql`update companies.subsidiaries set enable = false where id = ${subsidiary}::uuid`);
    const [crew] = await crewsOf(manager);
    expect(crew).toMatchObject({ subsidiary: null, lines: [{ package: null, state: '', sites: [] }] });
    await world.db.execute(sql`update booking.clinics set is_active = true where id = ${site}::uuid`);
    await world.db.execute(sql`update booking.packages set is_active = true where id = ${medical}::uuid`);
    await world.db.execute(sql`update companies.subsidiaries set enable = true where id = ${subsidiary}::uuid`);
  });

  test('[crew.change] can be renamed and deleted by every account that books for the company, and that is audited', async () => {
    const { crew_id: id, updated_at } = (await save(manager)).body;
    const renamed = await booker.put(`/crews/${id}`, { name: 'Lifting crew', updated_at });
    expect([renamed.status, renamed.body.name, renamed.body.lines.length]).toEqual([200, 'Lifting crew', 1]);
    await save(manager, { name: 'Scaffolders' });
    const seen = { updated_at: renamed.body.updated_at };
    const taken = await manager.put(`/crews/${id}`, { name: 'SCAFFOLDERS', ...seen });
    expect([taken.status, taken.body.error]).toMatchObject([409, { code: 'NAME_TAKEN', field: 'name' }]);
    expect((await manager.delete(`/crews/${id}`)).status).toBe(204);
    expect((await manager.delete(`/crews/${id}`)).status).toBe(404);
    expect((await manager.put(`/crews/${id}`, { name: 'Again', ...seen })).status).toBe(404);
    const { rows } = await world.db.execute<{ action: string; before: object; after: object }>(
      sql`select action, before, after from audit.entries where entity = 'crew' and entity_id = ${id} order by id`,
    );
    expect(rows).toEqual([
      { action: 'crew.saved', before: null, after: { name: 'Crane crew', people: 3 } },
      { action: 'crew.renamed', before: { name: 'Crane crew' }, after: { name: 'Lifting crew' } },
      { action: 'crew.deleted', before: { name: 'Lifting crew' }, after: null },
    ]);
  });

  test('[admin.edit-conflict] the second of two who rename it gets the present name', async () => {
    const { crew_id: id, updated_at } = (await save(manager)).body;
    await booker.put(`/crews/${id}`, { name: 'Lifting crew', updated_at });
    const second = await manager.put(`/crews/${id}`, { name: 'Riggers', updated_at });
    expect([second.status, second.body.error]).toMatchObject([
      409,
      { code: 'EDIT_CONFLICT', details: { present: { name: 'Lifting crew' } } },
    ]);
    const { updated_at: now } = second.body.error.details.present;
    expect((await manager.put(`/crews/${id}`, { name: 'Riggers', updated_at: now })).body.name).toBe('Riggers');
  });

  test('[crew.scope] is its company’s alone; the provider keeps those of any', async () => {
    const { crew_id: id, updated_at } = (await save(manager)).body;
    expect(await crewsOf(coralBay)).toEqual([]);
    expect((await coralBay.get(`/crews?org=${manager.orgId}`)).status).toBe(404);
    expect((await coralBay.put(`/crews/${id}`, { name: 'Ours', updated_at })).status).toBe(404);
    expect((await coralBay.delete(`/crews/${id}`)).status).toBe(404);
    expect((await save(coralBay, { company_id: manager.orgId, name: 'Theirs' })).status).toBe(404);
    expect(await crewsOf(admin, `?org=${manager.orgId}`)).toHaveLength(1);
    expect((await save(admin)).status, 'the provider books for nobody’s own people').toBe(404);
    const other = await addPackage(world.db, 30, { orgId: manager.orgId });
    const theirs = await save(coralBay, { lines: [{ ...riggers(), package_id: other }] });
    expect(theirs.body, 'what is another company’s is left out').toMatchObject({
      subsidiary: null,
      lines: [{ package: null }],
    });
  });
});

describe('limits', () => {
  test('[crew.limits] a company has 50 crews, whatever is saved at once', async () => {
    for (let number = 1; number < 50; number++) await save(manager, { name: `Crew ${number}` });
    const names = Array.from({ length: 8 }, (_, at) => `At once ${at}`);
    const answers = await Promise.all(names.map((name, at) => save(at % 2 === 0 ? manager : booker, { name })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toMatchObject({
      code: 'TOO_MANY',
      field: 'name',
      message: '50 crews are the most. Delete one first.',
    });
    expect((await save(coralBay)).status).toBe(201);
  });

  // The embedded database has one connection: nothing comes between two statements of a transaction.
  test(
    '[crew.limits] of two that are saved while neither can be written yet, one is the fiftieth and one is refused',
    needs('postgres'),
    async () => {
      for (let number = 1; number < 50; number++) await save(manager, { name: `Crew ${number}` });
      const { saving } = await world.db.transaction(async (tx) => {
        // Crews can be counted and not written: without the company's row both would count 49 now.
        await tx.execute(sql`lock table booking.crews in share mode`);
        const saving = [save(manager, { name: 'One' }), save(booker, { name: 'Other' })];
        await expect
          .poll(async () => {
            const { rows } = await world.db.execute<{ count: number }>(sql`
              select count(*)::int as count from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`);
            return rows[0]?.count;
          })
          .toBe(2);
        return { saving };
      });
      const statuses = (await Promise.all(saving)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([201, 409]);
      expect(await crewsOf(manager)).toHaveLength(50);
    },
  );

  test.each([
    [{ lines: [] }, 400, 'lines', null],
    [{ name: '  ' }, 400, 'name', 'This field is required.'],
    [{ name: 'x'.repeat(61) }, 400, 'name', 'must be at most 60 characters'],
    [{ lines: [{ position: 'Rigger', state: '', site_ids: [], people: 101 }] }, 400, 'lines.0.people', null],
    [
      { lines: [60, 41].map((people) => ({ people, position: 'Rigger', state: '', site_ids: [] })) },
      ...([422, 'lines', 'A crew has at most 100 people. These are 101.'] as const),
    ],
  ])('[crew.limits] %j is refused at its field', async (change, status, field, message) => {
    const answer = await save(manager, change);
    expect([answer.status, answer.body.error.field]).toEqual([status, field]);
    if (message !== null) expect(answer.body.error.message).toContain(message);
  });
});
