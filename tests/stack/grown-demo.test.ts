import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defined } from '../../machines/lib/assert-defined.ts';
import { referenceIn } from '../../machines/rules/files/result-file-name.ts';
import { seedPackages } from '../../services/seed/packages.ts';
import { growDemo } from '../bench/grown-demo.ts';
import { uuidOf } from '../bench/uuid-of.ts';
import { openBookingWorld } from '../support/bookings/booking-world.ts';
import { tableNames } from '../support/database/rows-with.ts';

const size = { companies: 12, clinics: 2, doctors: 3, days: 3 };
const world = await openBookingWorld();
const { db } = world;
await seedPackages(db);
afterAll(() => world.close());

const companies = async () => {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from companies.organisations`);
  return rows[0]?.count;
};

test('a demo whose growth fails on its way is as it was', async () => {
  const before = await companies();
  await db.execute(
    sql`insert into booking.doctors (id, name) values (${uuidOf(sql`'many doctor ' || 1 || ' ' || 1`)}, 'Dr Taken')`,
  );
  await expect(growDemo(db, size)).rejects.toThrow();
  await db.execute(sql`delete from booking.doctors where name = 'Dr Taken'`);
  expect(await companies()).toBe(before);
});

test('a grown demo can be worked with: its ids are valid, results find its references, its packages have assessments', async () => {
  expect(await growDemo(db, size)).toMatch(/^12 active companies, 2 more clinics with 3 doctors, \d+ candidates\.$/);
  expect(await growDemo(db, size)).toBe('This demo has been grown already.');
  for (const table of await tableNames(db)) {
    const { rows: keys } = await db.execute<{ id: string | null }>(
      sql`select to_json(t) ->> 'id' as id from ${sql.raw(table)} t`,
    );
    const strange = keys.filter(({ id }) => id?.length === 36 && !z.uuid().safeParse(id).success);
    expect(strange, table).toEqual([]);
  }

  const { rows } = await db.execute<{
    id: string;
    reference: string;
    isToCome: boolean;
    at: string;
    assessments: number;
  }>(sql`
    select c.id, c.reference, c.status = 'Confirmed' as "isToCome", c.appointment_time as at, (
      select count(*)::int from booking.package_assessments a where a.package_id = c.package_id) as assessments
    from booking.candidates c join booking.clinics k on k.id = c.clinic_id where k.number > 5000`);
  expect(rows.length).toBeGreaterThan(50);
  for (const { reference, assessments } of rows) {
    expect(referenceIn(`${reference} report.pdf`)).toBe(reference);
    expect(assessments).toBeGreaterThan(0);
  }
  const next = defined(rows.find(({ isToCome }) => isToCome));
  world.clock.set(next.at);
  const admin = await world.as('admin');
  expect((await admin.put('/statuses', { candidate_ids: [next.id], status: 'Arrived' })).status).toBe(200);
});
