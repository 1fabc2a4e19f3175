import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { webhookEvents } from '../../../machines/rules/webhooks/webhook-events.ts';
import { book } from '../../../tests/support/bookings/booked.ts';
import { addClinic, addPackage, addRoster, openBookingWorld } from '../../../tests/support/bookings/booking-world.ts';
import { addExamined } from '../../../tests/support/bookings/consult-world.ts';
import { addWebhookEndpoint } from '../../../tests/support/webhook-endpoint.ts';
import { webhookPayloads } from '../../webhooks/payloads.contract.ts';
import { writeWebhookEvents } from './webhook-events.ts';

const EIGHT = '2026-11-24T00:00:00Z';
const world = await openBookingWorld();
const { db, clock } = world;
const other = await world.as('coralbay');
let [manager, admin] = [await world.as('manager'), await world.as('admin')];
const [site, packageId] = [await addClinic(db), await addPackage(db, 15, { name: 'Standard medical' })];
let roster = 0;
afterAll(() => world.close());

interface Told extends Record<string, unknown> {
  endpoint_id: string;
  type: string;
  state: string;
  payload: { type: keyof typeof webhookPayloads; timestamp: string; data: Record<string, unknown> };
}
const told = async () => (await db.execute<Told>(sql`select * from webhooks.deliveries order by created_at, id`)).rows;
const types = async () => (await told()).map(({ type }) => type).toSorted();
const hear = (orgId = manager.orgId, events = webhookEvents) => addWebhookEndpoint(db, { orgId, events });
const forget = () => db.execute(sql`delete from webhooks.deliveries`);

beforeEach(async () => {
  clock.set('2026-11-23T01:00:00Z');
  [manager, admin] = [await world.as('manager'), await world.as('admin')];
  await db.execute(sql`delete from webhooks.endpoints`);
  roster = await addRoster(db, site, EIGHT, 4);
});

test('[webhook.told] from booking to results, each step sends one event, as documented and without health data', async () => {
  await hear();
  const { candidateId, bookingId } = await book(manager, {
    site,
    packageId,
    at: { roster, from: EIGHT },
    name: 'Ada Wong',
  });
  const [booked] = await told();
  expect(booked?.payload).toEqual({
    type: 'booking.booked',
    timestamp: '2026-11-23T01:00:00Z',
    data: {
      booking_id: bookingId,
      candidate_id: candidateId,
      reference: expect.stringMatching(/^PF-\d+$/),
      candidate_name: 'Ada Wong',
      package_name: 'Standard medical',
      clinic_name: expect.stringContaining('Perth'),
      starts_at: EIGHT,
      ends_at: '2026-11-24T00:15:00Z',
      time_zone: 'Australia/Perth',
    },
  });
  const later = '2026-11-24T01:00:00Z';
  const seen = { roster_id: roster, calendar_from_time: EIGHT };
  const moved = { roster_id: roster, calendar_from_time: later, seen };
  expect((await admin.post(`/candidates/${candidateId}/move-appointment`, moved)).status).toBe(200);
  clock.set('2026-11-24T01:05:00Z');
  const [visitor, company] = [await world.as('admin'), await world.as('manager')];
  for (const status of ['Arrived', 'In Progress', 'Attended', 'Completed']) {
    const step = await visitor.put('/statuses', { candidate_ids: [candidateId], status });
    expect(step.status, JSON.stringify(step.body)).toBeLessThan(300);
  }
  const outcome = { outcome: 'Fit with restrictions', restrictions: 'No work at heights, because of the ear.' };
  expect((await visitor.put(`/candidates/${candidateId}/outcome`, outcome)).status).toBe(200);
  for (const [client, message] of [
    [visitor, 'How is the ear?'],
    [company, 'Better.'],
  ] as const) {
    expect((await client.post(`/candidates/${candidateId}/messages`, { body: message })).status).toBe(201);
  }
  const rows = await told();
  expect(rows.map(({ type }) => type).toSorted()).toEqual(
    [
      'booking.booked',
      'booking.moved',
      'candidate.arrived',
      'booking.completed',
      'outcome.recorded',
      'question.asked',
    ].toSorted(),
  );
  for (const { type, payload } of rows) {
    const shape = webhookPayloads[payload.type];
    expect(shape.safeParse(payload).error, type).toBeUndefined();
    expect(JSON.stringify(payload)).not.toMatch(/ear|heights/);
  }
  expect(rows.find(({ type }) => type === 'outcome.recorded')?.payload.data['outcome']).toBe('Fit with restrictions');
  expect(rows.find(({ type }) => type === 'booking.moved')?.payload.data['starts_at']).toBe(later);
});

test('[webhook.told] a cancellation, an undone move and a first time send an event too', async () => {
  await hear();
  const pending = await book(manager, { site, packageId });
  const { candidateId, bookingId } = await book(manager, { site, packageId, at: { roster, from: EIGHT } });
  await forget();
  const from = { roster_id: roster, calendar_from_time: '2026-11-24T02:00:00Z' };
  expect((await admin.post(`/candidates/${pending.candidateId}/confirm`, from)).status).toBe(200);
  expect(await told()).toMatchObject([
    { type: 'booking.moved', payload: { data: { starts_at: '2026-11-24T02:00:00Z' } } },
  ]);
  await forget();
  const seen = { roster_id: roster, calendar_from_time: EIGHT };
  const to = { roster_id: roster, calendar_from_time: '2026-11-24T01:00:00Z', seen };
  const { body } = await admin.post(`/candidates/${candidateId}/move-appointment`, to);
  expect((await admin.post(`/moves/${body.move_id}/undo`, {})).status).toBe(200);
  expect(await types()).toEqual(['booking.moved', 'booking.moved']);
  await forget();
  const cancelled = await manager.put(`/bookings/${bookingId}/cancel`, { candidate_id: [candidateId] });
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
  expect(await types()).toEqual(['booking.cancelled']);
});

test('[webhook.told] several files and a status together are one event about results, which waits as their mail does', async () => {
  await hear();
  const { candidateId } = await addExamined(db, world.deps.files, manager);
  const again = async (status: string) => {
    await db.execute(sql`update booking.candidates set status = 'Attended' where id = ${candidateId}::uuid`);
    expect((await admin.put('/statuses', { candidate_ids: [candidateId], status })).status).toBe(200);
  };
  await again('Completed');
  await again('Completed');
  expect(await types()).toEqual(['booking.completed', 'booking.completed', 'results.available']);
  const { rows } = await db.execute<{ minutes: number }>(sql`
    select extract(epoch from next_try_at - created_at)::int / 60 as minutes from webhooks.deliveries
    where type = 'results.available'`);
  expect(rows).toEqual([{ minutes: 2 }]);
});

test('[webhook.told] only subscribed endpoints of the company get the event, and none if the change fails', async () => {
  const [all, some] = [await hear(), await hear(manager.orgId, ['booking.booked', 'booking.cancelled'])];
  await hear(manager.orgId, ['booking.cancelled']);
  await hear(other.orgId);
  const { candidateId } = await book(manager, { site, packageId });
  const rows = await told();
  expect(rows.map(({ endpoint_id }) => endpoint_id).toSorted()).toEqual([all, some].toSorted());
  expect(rows.map(({ state, candidate_id }) => [state, candidate_id])).toEqual([
    ['waiting', candidateId],
    ['waiting', candidateId],
  ]);
  await forget();
  const failing = db.transaction(async (tx) => {
    await writeWebhookEvents(tx, 'booking.cancelled', [candidateId], { now: clock.now() });
    throw new Error('It fails.');
  });
  await expect(failing).rejects.toThrow('It fails.');
  expect(await told()).toEqual([]);
});
