import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { wishedDays } from '../../../tests/support/bookings/bookable.ts';
import { addClinic, addPackage, type Client, openBookingWorld } from '../../../tests/support/bookings/booking-world.ts';
import { addWebhookEndpoint } from '../../../tests/support/webhook-endpoint.ts';
import { webhookPayloads } from '../../webhooks/payloads.contract.ts';

const world = await openBookingWorld();
const { db, clock } = world;
let [manager, booker, admin, other] = [
  await world.as('manager'),
  await world.as('booker'),
  await world.as('admin'),
  await world.as('coralbay'),
];
const [site, packageId] = [
  await addClinic(db, { name: 'Perth – Hay Street' }),
  await addPackage(db, 30, { name: 'PEM – Standard' }),
];
afterAll(() => world.close());

beforeEach(async () => {
  clock.set('2026-11-23T01:00:00Z');
  [manager, booker, admin, other] = [
    await world.as('manager'),
    await world.as('booker'),
    await world.as('admin'),
    await world.as('coralbay'),
  ];
});

let count = 0;
const ada = {
  source: 'greenhouse',
  candidate_name: 'Ada Wong',
  candidate_dob: '1991-03-14',
  candidate_position: 'Rigger',
  package: 'pem – standard',
  site: 'Perth – Hay Street',
};
const newId = () => `application-${count++}`;
const receive = (content: object = {}, client = manager) =>
  client.post('/orders', { ...ada, external_id: newId(), ...content });
async function receivedOrder(content: object = {}) {
  const { status, body } = await receive(content);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const read = async (orderId: string, client = manager) => (await client.get(`/orders/${orderId}`)).body;
const open = async (client = manager) => (await client.get('/orders?open=true')).body.orders;
const openIds = async () => (await open()).map((order: { order_id: string }) => order.order_id);

/** Books an order without a time, and without a draft unless one is named. */
const book = (client: Client, orderIds: readonly string[], draftId?: string) =>
  client.post(
    '/bookings',
    {
      ...(draftId && { draft_id: draftId }),
      header: {
        org_id: client.orgId,
        service_type: 'pem',
        result_email: 'results@redgum.example',
        invoice_email: 'accounts@redgum.example',
        contact_name: 'Daniel Kerr',
        contact_phone: '08 5550 1421',
        contact_email: 'daniel.kerr@redgum.example',
        policy_accepted: true,
      },
      candidates: orderIds.map((order_id) => ({
        candidate_name: 'Ada Wong',
        candidate_dob: '1991-03-14',
        candidate_gender: 'Female',
        candidate_phone: '0487 987 987',
        candidate_email: 'ada@example.com',
        candidate_position: 'Rigger',
        package_id: packageId,
        preferred_site_id: site,
        preferred_state: 'WA',
        ...wishedDays(),
        order_id,
      })),
    },
    { 'idempotency-key': randomUUID() },
  );
const begin = (client: Client, order_id: string) =>
  client.post('/drafts', { service_type: 'pem', body: { step: 'time' }, order_id });
async function bookedOrder() {
  const order = await receivedOrder();
  const { status, body } = await book(manager, [order.order_id]);
  expect(status, JSON.stringify(body)).toBe(201);
  return {
    orderId: order.order_id,
    externalId: order.external_id,
    booking: body,
    candidateId: body.candidates[0].candidate_id,
  };
}
const cancel = ({ booking, candidateId }: Awaited<ReturnType<typeof bookedOrder>>) =>
  manager.put(`/bookings/${booking.booking_id}/cancel`, { candidate_id: [candidateId] });

test('[order.one] an order sent twice is one order, and known packages and clinics are named', async () => {
  const order = { external_id: newId() };
  const [first, again] = [await receive(order), await receive(order)];
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
  expect(first.body).toMatchObject({
    status: 'waiting',
    unknown: [],
    known_package: { package_id: packageId, name: 'PEM – Standard', minutes: 30 },
    known_site: { site_id: site, state: 'WA' },
  });
  const found = await manager.get(`/orders?external_id=${order.external_id}&source=greenhouse`);
  expect(found.body).toMatchObject({ total: 1, orders: [{ order_id: first.body.order_id }] });
});

test('[order.one] a late retry of older words changes nothing, and without a time the last call counts', async () => {
  const [newer, older] = ['2026-11-22T10:00:00+08:00', '2026-11-22T01:59:59Z'];
  const order = { external_id: newId() };
  const sent = await receive({ ...order, candidate_position: 'Welder', source_updated_at: newer });
  const late = await receive({ ...order, candidate_position: 'Rigger', source_updated_at: older });
  expect([sent.status, late.status]).toEqual([201, 200]);
  expect(late.body).toEqual(sent.body);
  const positions = async (content: object) => (await receive({ ...order, ...content })).body.candidate_position;
  expect(await positions({ candidate_position: 'Fitter', source_updated_at: newer })).toBe('Fitter');
  expect(await positions({ candidate_position: 'Driver' })).toBe('Driver');
  expect(await positions({ candidate_position: 'Rigger', source_updated_at: older })).toBe('Driver');
  expect((await receive({ ...order, source_updated_at: 'yesterday' })).status).toBe(400);
});

test('[order.one] of simultaneous calls with one id one makes the order, and another source or company has its own', async () => {
  const order = { external_id: newId() };
  const answers = await Promise.all(Array.from({ length: 6 }, () => receive(order)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
  expect((await receive({ ...order, source: 'pageup' })).status).toBe(201);
  expect((await receive(order, other)).status).toBe(201);
});

test('[order.unknown] words that name nothing here are kept and told; what is wrong is refused at its field', async () => {
  const order = await receivedOrder({ package: 'Drill rig medical', site: 'Kalgoorlie' });
  expect(order).toMatchObject({
    package: 'Drill rig medical',
    site: 'Kalgoorlie',
    unknown: ['package', 'site'],
    known_package: null,
    known_site: null,
  });
  expect(await openIds()).toContain(order.order_id);
  await addPackage(db, 45, { name: 'Drill Rig Medical' });
  expect((await read(order.order_id)).unknown, 'once the package exists').toEqual(['site']);
  for (const [field, value] of [
    ['candidate_name', ' '],
    ['candidate_dob', '14/03/1991'],
    ['candidate_email', 'ada'],
    ['external_id', ''],
  ] as const) {
    const { status, body } = await receive({ [field]: value });
    expect([status, body.error.field]).toEqual([400, field]);
  }
});

test('[order.changed] a change before it is booked changes it, and one after a rejection makes it wait again', async () => {
  const order = await receivedOrder();
  const changed = await receive({ external_id: order.external_id, candidate_position: 'Crane operator' });
  expect([changed.status, changed.body]).toMatchObject([200, { candidate_position: 'Crane operator', changes: [] }]);
  const reason = 'He starts at another company.';
  const rejected = await manager.post(`/orders/${order.order_id}/rejection`, { reason });
  expect(rejected.body).toMatchObject({ status: 'rejected', rejected_because: reason });
  expect(await openIds()).not.toContain(order.order_id);
  const same = await receive({ external_id: order.external_id, candidate_position: 'Crane operator' });
  expect(same.body.status, 'the same words again').toBe('rejected');
  const again = await receive({ external_id: order.external_id, candidate_position: 'Dogger' });
  expect(again.body).toMatchObject({ status: 'waiting', rejected_because: '', changes: [] });
});

test('[order.changed] a change after it is booked is shown to the company until that has seen it', async () => {
  const { orderId, externalId } = await bookedOrder();
  expect(await openIds()).not.toContain(orderId);
  clock.pass(60_000);
  const changed = await receive({ external_id: externalId, candidate_position: 'Crane operator' });
  expect(changed.body).toMatchObject({
    status: 'booked',
    changes: [{ field: 'candidate_position', from: 'Rigger', to: 'Crane operator' }],
  });
  expect(await openIds()).toContain(orderId);
  const early = await manager.post(`/orders/${orderId}/acknowledgement`, { notice_at: '2026-11-23T01:00:00Z' });
  expect(early.body.error).toMatchObject({ code: 'EDIT_CONFLICT', field: 'notice_at' });
  const seen = await manager.post(`/orders/${orderId}/acknowledgement`, { notice_at: changed.body.notice_at });
  expect(seen.body).toMatchObject({ notice_at: null, changes: [], status: 'booked' });
  expect(await openIds()).not.toContain(orderId);
});

test('[order.withdrawn] an order that waits is withdrawn for good; repeated, it stays so', async () => {
  const order = await receivedOrder();
  const path = `/orders/${order.order_id}/withdrawal`;
  for (const _time of [1, 2]) {
    expect(await manager.post(path, undefined)).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
  }
  expect(await openIds()).not.toContain(order.order_id);
  const refused = await book(manager, [order.order_id]);
  expect([refused.status, refused.body.error]).toMatchObject([
    409,
    { code: 'STATUS_CONFLICT', field: 'candidates.0.order_id', details: { guard: 'candidate.booked' } },
  ]);
  const later = await receive({ external_id: order.external_id, note: 'Again, please.' });
  expect(later.body.error.code).toBe('STATUS_CONFLICT');
});

test('[order.withdrawn] a booked order stays booked and waits for the company; cancelled, it is withdrawn', async () => {
  const booked = await bookedOrder();
  const withdrawn = await manager.post(`/orders/${booked.orderId}/withdrawal`, undefined);
  expect(withdrawn.body).toMatchObject({ status: 'booked', is_withdrawn: true });
  expect(await openIds()).toContain(booked.orderId);
  expect((await cancel(booked)).status).toBeLessThan(300);
  expect((await read(booked.orderId)).status).toBe('withdrawn');
  expect(await openIds()).not.toContain(booked.orderId);
});

test('[order.one] an order whose booking is cancelled waits again, and is booked once more', async () => {
  const booked = await bookedOrder();
  expect((await cancel(booked)).status).toBeLessThan(300);
  expect(await read(booked.orderId)).toMatchObject({ status: 'waiting', booking: null });
  expect(await openIds()).toContain(booked.orderId);
  expect((await book(manager, [booked.orderId])).status).toBe(201);
});

test('[order.draft] a draft makes it in progress, discarding it makes it wait again, and another person takes it over', async () => {
  const { order_id: orderId, external_id } = await receivedOrder();
  const draft = await begin(manager, orderId);
  expect(draft.status, JSON.stringify(draft.body)).toBe(201);
  expect(await read(orderId)).toMatchObject({ status: 'in_progress', own_draft_id: draft.body.draft_id });
  const begunBy = (await read(orderId)).begun_by;
  expect(await read(orderId, booker)).toMatchObject({ own_draft_id: null, begun_by: begunBy });
  await receive({ external_id, note: 'Starts on Monday.' });
  expect((await manager.delete(`/drafts/${draft.body.draft_id}`)).status).toBe(204);
  expect(await read(orderId)).toMatchObject({ status: 'waiting', begun_by: null, changes: [], notice_at: null });
  const [first, second] = [await begin(manager, orderId), await begin(booker, orderId)];
  expect((await read(orderId, booker)).own_draft_id).toBe(second.body.draft_id);
  expect((await book(manager, [orderId], first.body.draft_id)).status).toBe(201);
  const late = await book(booker, [orderId], second.body.draft_id);
  expect(late.body.error.message).toMatch(/^The order of Ada Wong is booked already: PF-\d+\.$/);
});

test('[order.changed] the changes since a draft was begun are in the order until it is begun again', async () => {
  const order = await receivedOrder();
  await begin(manager, order.order_id);
  await receive({ external_id: order.external_id, note: 'Starts on Monday.' });
  expect(await read(order.order_id)).toMatchObject({
    status: 'in_progress',
    changes: [{ field: 'note', from: '', to: 'Starts on Monday.' }],
  });
  await begin(manager, order.order_id);
  expect(await read(order.order_id)).toMatchObject({ changes: [], notice_at: null });
});

test('[order.changed] no draft is begun from a content that its source has changed since it was read', async () => {
  const { order_id: orderId, external_id, changed_at: readAt } = await receivedOrder();
  clock.pass(1_000);
  const { body: later } = await receive({ external_id, candidate_position: 'Crane operator' });
  const beginAsRead = (order_changed_at: string) =>
    manager.post('/drafts', { service_type: 'pem', body: {}, order_id: orderId, order_changed_at });
  const refused = await beginAsRead(readAt);
  expect([refused.status, refused.body.error]).toMatchObject([
    409,
    {
      code: 'EDIT_CONFLICT',
      field: 'order_changed_at',
      message: expect.stringContaining('greenhouse has just changed'),
    },
  ]);
  expect(await read(orderId)).toMatchObject({ status: 'waiting', begun_by: null });
  expect((await beginAsRead(later.changed_at)).status).toBe(201);
  expect(await read(orderId)).toMatchObject({ status: 'in_progress', changes: [] });
});

test('[order.one] one booking has an order once, and none of another company', async () => {
  const { order_id: orderId } = await receivedOrder();
  const twice = await book(manager, [orderId, orderId]);
  expect(twice.body.error).toMatchObject({ code: 'INVALID', field: 'candidates.0.order_id' });
  const theirs = await book(other, [orderId]);
  expect([theirs.status, theirs.body.error.field]).toEqual([404, 'candidates.0.order_id']);
  expect((await other.get(`/orders/${orderId}`)).status).toBe(404);
  expect((await begin(other, orderId)).status).toBe(404);
  expect((await receive({}, admin)).body.error.field).toBe('org_id');
});

test('[order.status] each step goes back by one webhook, as documented, with the outcome and no word of health', async () => {
  await addWebhookEndpoint(db, { orgId: manager.orgId, events: ['order.changed'] });
  const order = await receivedOrder();
  const told = async () => {
    const { rows } = await db.execute<{ payload: { data: Record<string, unknown> } }>(
      sql`delete from webhooks.deliveries where type = 'order.changed' returning payload`,
    );
    for (const { payload } of rows) {
      expect(webhookPayloads['order.changed'].safeParse(payload).error).toBeUndefined();
      expect(payload.data).toMatchObject({
        order_id: order.order_id,
        source: 'greenhouse',
        external_id: order.external_id,
      });
      expect(JSON.stringify(payload)).not.toMatch(/Ada|heights/);
    }
    return rows.map(({ payload }) => [payload.data['status'], payload.data['outcome']]);
  };
  expect(await told(), 'its source knows that it was sent').toEqual([]);
  const draft = await begin(manager, order.order_id);
  expect(await told()).toEqual([['in_progress', null]]);
  await manager.delete(`/drafts/${draft.body.draft_id}`);
  expect(await told()).toEqual([['waiting', null]]);
  const { body } = await book(manager, [order.order_id]);
  expect(await told()).toEqual([['booked', null]]);
  const candidateId = body.candidates[0].candidate_id;
  await db.execute(sql`
    update booking.candidates set status = 'Preparing Report', appointment_time = '2026-11-20T01:00:00Z', clinic_id = ${site}::uuid
    where id = ${candidateId}::uuid`);
  expect((await admin.put('/statuses', { candidate_ids: [candidateId], status: 'Completed' })).status).toBe(200);
  expect(await told()).toEqual([['completed', null]]);
  const outcome = { outcome: 'Fit with restrictions', restrictions: 'No work at heights.' };
  expect((await admin.put(`/candidates/${candidateId}/outcome`, outcome)).status).toBe(200);
  expect(await told()).toEqual([['completed', 'Fit with restrictions']]);
  const known = await read(order.order_id);
  expect(known).toMatchObject({ status: 'completed', booking: { outcome: 'Fit with restrictions' } });
  expect(JSON.stringify(known)).not.toContain('heights');
  expect((await manager.post(`/orders/${order.order_id}/withdrawal`, undefined)).status).toBe(409);
  await db.execute(sql`delete from webhooks.endpoints`);
});

test('[audit.reads] a reading of orders, and of one, is in the audit with the account', async () => {
  const order = await receivedOrder();
  await openIds();
  await read(order.order_id);
  const { rows } = await db.execute<{ action: string }>(sql`
    select distinct action from audit.entries where action in ('orders.listed', 'order.opened') order by action`);
  expect(rows.map(({ action }) => action)).toEqual(['order.opened', 'orders.listed']);
});
