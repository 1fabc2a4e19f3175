import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { seedPackages } from '../../../seed/packages.ts';
import { usualAssessments } from '../../catalogue/catalogue/usual-assessments.ts';

const world = await openBookingWorld();
afterAll(() => world.close());

const steps = async (login: 'admin' | 'manager' = 'admin') => (await world.as(login)).get('/first-steps');
const empty = () =>
  world.db.execute(sql`
    truncate booking.clinics, booking.doctors, booking.roster_patterns, booking.rosters, booking.assessments, booking.packages cascade`);

test('a step of a new portal is done as soon as the first of its kind exists', async () => {
  await empty();
  await world.db.execute(sql`update companies.organisations set kind = 'off' where kind = 'client'`);
  expect((await steps()).body).toEqual({ done: [], doctor_id: null, company_id: null });

  await world.db.execute(sql`update companies.organisations set kind = 'client' where kind = 'off'`);
  const { body } = await steps();
  expect(body.done).toEqual(['company', 'account']);
  const { rows } = await world.db.execute<{ kind: string }>(
    sql`select kind from companies.organisations where id = ${body.company_id}::uuid`,
  );
  expect(rows).toEqual([{ kind: 'client' }]);

  const admin = await world.as('admin');
  const added = await admin.post('/catalogue/assessments/usual', {});
  expect([added.status, added.body]).toEqual([201, { added: usualAssessments.length }]);
  expect((await steps()).body.done).toEqual(['assessments', 'company', 'account']);
});

test('the usual assessments fill an empty catalogue alone, in their order, and each can be changed', async () => {
  await empty();
  const admin = await world.as('admin');
  const [one, other] = await Promise.all([
    admin.post('/catalogue/assessments/usual', {}),
    admin.post('/catalogue/assessments/usual', {}),
  ]);
  expect([one.status, other.status].toSorted()).toEqual([201, 409]);
  const { data } = (await admin.get('/catalogue/assessments?page_size=200')).body;
  expect(data.map(({ category, name, minutes }: Record<string, unknown>) => [category, name, minutes])).toEqual(
    usualAssessments.map(([category, name, minutes]) => [category, name, minutes]),
  );
  expect(
    data.every((row: { price_cents: unknown; is_active: unknown }) => row.price_cents === null && row.is_active),
  ).toBe(true);
  const [first] = data;
  const change = { minutes: 25, update_mask: ['minutes'], updated_at: first.updated_at };
  expect((await admin.put(`/catalogue/assessments/${first.assessment_id}`, change)).body.minutes).toBe(25);
  const { rows } = await world.db.execute<{ count: number }>(
    sql`select count(*)::int as count from audit.entries where action = 'assessment.added'
      and entity_id in (select id::text from booking.assessments)`,
  );
  expect(rows, 'each addition is in the audit log').toEqual([{ count: usualAssessments.length }]);
});

test('a catalogue that has assessments stays as it is, and people of a company read no steps', async () => {
  await empty();
  await seedPackages(world.db);
  const admin = await world.as('admin');
  const { count } = (await admin.get('/catalogue/assessments')).body;
  const refused = await admin.post('/catalogue/assessments/usual', {});
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'Nothing was added: the catalogue has assessments already.',
  ]);
  expect((await admin.get('/catalogue/assessments')).body.count).toBe(count);
  expect((await steps('manager')).status).toBe(403);
});
