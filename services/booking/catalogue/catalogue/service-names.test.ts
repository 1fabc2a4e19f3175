import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';
const path = '/catalogue/services';

const world = await openBookingWorld();
await world.db.execute(sql`delete from booking.services`);
await world.db.execute(sql`
    insert into booking.services (id, name, service_type, position) values
      (gen_random_uuid(), 'Mask testing', 'fit_test', 1), (gen_random_uuid(), 'Audiometry', 'pem', 0)`);
const admin = await world.as('admin');
afterAll(() => world.close());

const list = async () => (await admin.get(path)).body.data;

test('[catalogue.services] a service is renamed for the menu of everybody, with an entry of the audit; a company may not', async () => {
  const [first, second] = await list();
  expect([first.name, second.name]).toEqual(['Audiometry', 'Mask testing']);
  const one = `${path}/${second.service_id}`;
  const { status, body } = await admin.put(one, { name: ' Mask  fit ', updated_at: second.updated_at });
  expect([status, body.name, body.service_type]).toEqual([200, 'Mask fit', 'fit_test']);
  const manager = await world.as('manager');
  expect((await manager.get('/services')).body.data.map(({ name }: { name: string }) => name)).toEqual([
    'Audiometry',
    'Mask fit',
  ]);
  expect((await manager.get(path)).status).toBe(403);
  expect((await manager.put(one, { name: 'Ours', updated_at: body.updated_at })).status).toBe(403);
  const { rows } = await world.db.execute(
    sql`select before->>'name' as before, after->>'name' as after from audit.entries where action = 'service.renamed'`,
  );
  expect(rows).toEqual([{ before: 'Mask testing', after: 'Mask fit' }]);
});

test('[catalogue.services] a duplicate name is refused, a name is required, and another person’s change is shown', async () => {
  const [first, second] = await list();
  const one = `${path}/${second.service_id}`;
  const rename = (name: string, updatedAt = second.updated_at) => admin.put(one, { name, updated_at: updatedAt });
  expect(await rename('AUDIOMETRY')).toMatchObject({
    status: 409,
    body: { error: { code: 'DUPLICATE', field: 'name' } },
  });
  expect(await rename('  ')).toMatchObject({ status: 400, body: { error: { field: 'name' } } });
  expect((await admin.put(`${path}/${UNKNOWN}`, { name: 'X', updated_at: second.updated_at })).status).toBe(404);
  const answers = await Promise.all([rename('On site'), rename('At the clinic')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const { name } = (await list())[1];
  expect(refused?.body.error).toMatchObject({ code: 'EDIT_CONFLICT', details: { present: { name } } });
  expect((await list())[0]).toEqual(first);
});
