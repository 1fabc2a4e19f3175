import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ask, openStack } from './stack.ts';

/** Beside the four of the demo. */
const COMPANIES = 5_000;
const POSITIONS = 1_200;

const stack = await openStack();
const as = async (username: string) => {
  const { access_token: token, org } = await stack.signIn(username);
  return { token, org };
};
const [admin, manager] = [await as('admin'), await as('manager')];
const { db } = stack.database;
await db.execute(sql`
    insert into companies.organisations (id, kind, company_name, created_at, updated_at)
    select gen_random_uuid(), 'client', 'Crew hire ' || lpad(n::text, 4, '0'), now(), now()
      from generate_series(1, ${COMPANIES}::int) n`);
await db.execute(sql`
    insert into companies.positions (id, org_id, name, created_at, updated_at)
    select gen_random_uuid(), ${manager.org}::uuid, 'Trainee ' || lpad(n::text, 4, '0'), now(), now()
      from generate_series(1, ${POSITIONS}::int) n`);
afterAll(() => stack.close());

const companies = `query ($search: String, $page: Int) {
  companies(search: $search, page: $page) { companies { companyName } page pages total } }`;

async function pageOf(variables: object) {
  const { data, errors } = await ask(stack, admin.token, companies, variables);
  expect(errors).toBeUndefined();
  const { companies: rows, ...rest } = data.companies;
  return { names: rows.map((row: { companyName: string }) => row.companyName), ...rest };
}

test('[admin.companies] five thousand companies are paged, counted and searched', async () => {
  const [first, last] = [await pageOf({ page: 1 }), await pageOf({ page: 101 })];
  expect(first).toMatchObject({ page: 1, pages: 101, total: COMPANIES + 4 });
  expect(first.names).toHaveLength(50);
  expect(first.names.slice(0, 2)).toEqual(['Coral Bay Energy', 'Crew hire 0001']);
  expect(last.names).toEqual(['Crew hire 5000', 'Harbourline Logistics', 'Redgum Mining', 'Wattle Civil']);
  expect(await pageOf({ search: 'hire 4321' })).toEqual({ names: ['Crew hire 4321'], page: 1, pages: 1, total: 1 });
  expect((await pageOf({ page: 5_000 })).names).toEqual([]);
});

const positions = `query ($org: ID!, $limit: Int) { positions(org: $org, limit: $limit) { items { name } total } }`;

test('[lookup.page] a lookup brings a thousand at most, says how many there are, and refuses to bring more', async () => {
  const { org, token } = manager;
  const { data } = await ask(stack, token, positions, { org, limit: 1_000 });
  expect(data.positions.items).toHaveLength(1_000);
  expect(data.positions.total).toBeGreaterThan(POSITIONS);
  const { data: none, errors } = await ask(stack, token, positions, { org, limit: 1_001 });
  expect(none.positions).toBeNull();
  expect(errors[0].extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
});
