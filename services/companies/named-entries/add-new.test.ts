import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';
import { companiesService } from '../companies.service.ts';

const world = await openWorld();
const companies = companiesService(world.deps);
const [booker, coralBay] = [await world.signIn('booker'), await world.signIn('coralbay')];
afterAll(() => world.close());

const post = (path: string, body: object, { access_token: token } = booker) =>
  call(companies, 'POST', `/companies/${path}`, { token, body });
const find = async (path: string, search: string) => {
  const { body } = await call(companies, 'GET', `/companies/${path}?search=${search}`, { token: booker.access_token });
  return body.data ?? body.projects ?? body.pi ?? body.po;
};

test.each(['positions', 'projects', 'pi', 'po'])(
  '[call.add-new] %s take a new item by name and company, offer it at once, and keep one of each name',
  async (path) => {
    const added = await post(path, { name: ' Zinc\nrigger ', company_id: booker.org });
    expect(added).toMatchObject({ status: 201, body: { name: 'Zinc rigger', id: expect.any(String) } });
    expect(await find(path, 'zinc')).toEqual([expect.objectContaining(added.body)]);
    const again = await post(path, { name: 'ZINC RIGGER', company_id: booker.org });
    expect(again).toMatchObject({ status: 201, body: added.body });
    const { rows } = await world.database.db.execute(
      sql`select action from audit.entries where entity_id = ${added.body.id}`,
    );
    expect(rows).toHaveLength(1);
  },
);

test('[call.add-new] of many who add one name at once all get the same item', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post('positions', { name: 'Contested', company_id: booker.org })),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test('[call.add-new] no name, no company, another company and an account that books nothing are refused', async () => {
  expect((await post('pi', { name: ' ', company_id: booker.org })).body.error).toMatchObject({ field: 'name' });
  expect((await post('pi', { name: 'PI 7' })).status).toBe(400);
  expect((await post('pi', { name: 'PI 7', company_id: coralBay.org })).status).toBe(404);
  expect((await post('pi', { name: 'PI 7', company_id: booker.org }, await world.signIn('restricted'))).status).toBe(
    403,
  );
});
