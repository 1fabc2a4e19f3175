import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { book, openBench, quarter } from '../../../../tests/support/bookings/booked-crew.ts';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';

const world = await openBookingWorld();
afterAll(() => world.close());

const TABLES = ['doctors', 'rosters', 'slots', 'claims', 'reservations', 'assessments'];
const ADDED = ['kind', 'skills', 'calibrated_until', 'stop', 'route_slots', 'needs'];

/** Every row without what the migration added. */
async function rows() {
  const read = await Promise.all(
    TABLES.map((table) => {
      const kept = ADDED.reduce((row, column) => sql`${row} - ${column}`, sql`to_jsonb(t)`);
      return world.db.execute<{ row: unknown }>(
        sql`select ${kept} as row from ${sql.raw(`booking.${table}`)} t order by t::text`,
      );
    }),
  );
  return read.map((answer) => answer.rows);
}

test('[visit.hold] the migration leaves every doctor, slot, hold and booking as it was', async () => {
  const manager = await world.as('manager');
  const bench = await openBench(world);
  await book(manager, bench, [0, 2]);
  const draft_id = await manager.newDraft();
  const asked = { site_id: bench.site, package_id: bench.medical, calendar_ids: [bench.roster], draft_id };
  const held = await manager.post('/reservations', { ...asked, candidate_index: 0, calendar_from_time: quarter(4) });
  expect(held.status).toBe(201);
  for (const change of [
    `reservations drop constraint reservations_whole_time, drop column route_slots,
      add constraint reservations_whole_time check (slot_count > 0 and to_time - from_time = slot_count * interval '15 minutes')`,
    'assessments drop column needs',
    'claims drop column stop',
    'doctors drop constraint doctors_kind, drop column kind, drop column skills, drop column calibrated_until',
  ])
    await world.db.execute(sql.raw(`alter table booking.${change}`));
  const before = await rows();

  const migration = readFileSync('services/database/migrations/0068_visit_routes.sql', 'utf8');
  for (const step of migration.split('--> statement-breakpoint')) await world.db.execute(sql.raw(step));
  expect(await rows()).toEqual(before);
  expect(before.every((table, index) => table.length > 0 || TABLES[index] === 'assessments')).toBe(true);
  const { rows: kinds } = await world.db.execute(sql`select distinct kind, skills from booking.doctors`);
  expect(kinds).toEqual([{ kind: 'doctor', skills: [] }]);
  // The hold lives on: it is extended, and refused to others.
  expect((await manager.post(`/drafts/${draft_id}/extend`, undefined)).status).toBe(200);
  const other = { ...asked, draft_id: await manager.newDraft(), candidate_index: 0 };
  expect((await manager.post('/reservations', { ...other, calendar_from_time: quarter(4) })).status).toBe(409);
});
