import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { book } from '../../tests/support/bookings/booked.ts';
import { addClinic, addPackage, openBookingWorld } from '../../tests/support/bookings/booking-world.ts';
import { rowsWith } from '../../tests/support/database/rows-with.ts';
import { plainPdf } from '../files/plain-pdf.ts';
import { applyRetention } from './retention.ts';
import { type RetentionDays, readRetention } from './retention-days.ts';

const actor = { orgId: '00000000-0000-4000-8000-000000000000', name: 'Banksia Health' };
const DAY_MS = 86_400_000;

const world = await openBookingWorld();
const [site, packageId] = [await addClinic(world.db), await addPackage(world.db, 30)];
const manager = await world.as('manager');
const { candidateId } = await book(manager, { site, packageId, name: 'Quillon Farthingale' });
await world.db.execute(sql`update booking.candidates set status = 'Completed' where id = ${candidateId}::uuid`);
await book(manager, { site, packageId, name: 'Ada Wong' });
const { key } = await world.deps.files.take(
  (async function* () {
    yield new Uint8Array(plainPdf('Report', ['One line.']));
  })(),
);
await world.db.execute(sql`
    insert into booking.consult_files (id, candidate_id, org_id, file_type, file_name, file_key, content_type, size,
      created_by, created_at)
    values (gen_random_uuid(), ${candidateId}::uuid, ${manager.orgId}::uuid, 'Medical report', 'report.pdf', ${key},
      'application/pdf', 1, gen_random_uuid(), ${world.clock.now().toISOString()}::timestamptz)`);
const order = (external_id: string) => ({
  source: 'greenhouse',
  external_id,
  candidate_name: `Quillon ${external_id}`,
});
const { body: booked } = await manager.post('/orders', order('Booked'), { 'idempotency-key': 'order-of-the-booked' });
await world.db.execute(
  sql`update booking.orders set candidate_id = ${candidateId}::uuid where id = ${booked.order_id}::uuid`,
);
await manager.post('/orders', order('Unbooked'), { 'idempotency-key': 'order-of-the-unbooked' });
await manager.get('/bookings');
await world.db.execute(sql`update mail.outbox set state = 'sent'`);
afterAll(() => world.close());

const apply = (days: RetentionDays) => applyRetention({ ...world.deps, actor, days, timeZone: 'Australia/Perth' });

test('[run.retention] days by kind are read, and anything else is refused', () => {
  expect(readRetention('results=2555, mails=90')).toEqual({ results: 2555, mails: 90 });
  for (const wrong of ['results', 'results=0', 'results=-1', 'results=1,results=2', 'letters=3', ''])
    expect(readRetention(wrong), wrong).toBeNull();
});

test('[run.retention] nothing goes unless configured, and nothing before its day', async () => {
  expect(await apply({})).toBeNull();
  world.clock.pass(29 * DAY_MS);
  expect(await apply({ results: 30, people: 30, mails: 30, reads: 30 })).toEqual({
    results: 0,
    people: 0,
    orders: 0,
    mails: 0,
    reads: 0,
  });
  expect(world.filesKept()).toHaveLength(1);
});

test('[run.retention] each night one of several processes erases what is old, and says how much', async () => {
  world.clock.pass(2 * DAY_MS);
  const days = { results: 30, people: 30, mails: 30, reads: 30 };
  const together = await Promise.all([apply(days), apply(days), apply(days)]);
  const [erased, ...more] = together.filter((each) => each !== null);
  expect(more).toEqual([]);
  expect(erased).toMatchObject({ results: 1, people: 1, orders: 1 });
  expect(erased?.['mails']).toBeGreaterThan(0);
  expect(erased?.['reads']).toBeGreaterThan(0);
  expect(world.filesKept()).toEqual([]);
  expect(await rowsWith(world.db, ['Quillon Farthingale', 'Quillon Booked', 'Quillon Unbooked'])).toEqual([]);
  // She waits for a time: her booking is not over.
  expect((await rowsWith(world.db, ['Ada Wong'])).some((row) => row.startsWith('booking.candidates'))).toBe(true);
  const { rows } = await world.db.execute<{ after: unknown }>(sql`
    select after from audit.entries where action = 'retention.applied' order by at desc limit 1`);
  expect(rows).toEqual([{ after: erased }]);
  expect(await apply(days)).toBeNull();
  world.clock.pass(DAY_MS);
  expect(await apply(days)).toMatchObject({ results: 0, people: 0 });
});
