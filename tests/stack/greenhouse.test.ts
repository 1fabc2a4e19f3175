import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bookingService } from '../../services/booking/booking.service.ts';
import { companiesService } from '../../services/companies/companies.service.ts';
import { serve } from '../../services/server/http-server.ts';
import { runDeliveries } from '../../services/webhooks/deliveries/run-deliveries.ts';
import { bookOrder } from '../support/bookings/booked-order.ts';
import { addClinic, addPackage } from '../support/bookings/booking-world.ts';
import { callbackReceiver } from '../support/servers/callback-receiver.ts';
import { call } from '../support/services.ts';
import { openStack } from './stack.ts';

const stack = await openStack();
const { db } = stack.deps;
const [booking, companies] = [bookingService(stack.deps), companiesService(stack.deps)];
const [site, standard, audiometry] = [
  await addClinic(db),
  await addPackage(db, 30, { name: 'PEM – Standard' }),
  await addPackage(db, 15, { name: 'Audiometry' }),
];
const server = await serve((request) => stack.gateway.fetch(request), { host: '127.0.0.1', port: 0 });
const greenhouse = await callbackReceiver();
afterAll(async () => {
  greenhouse.close();
  await server.close(0);
  await stack.close();
});
beforeEach(async () => {
  // Callbacks move the clock further than a session lasts.
  stack.clock.set('2026-11-23T01:00:00Z');
  greenhouse.heard.length = 0;
  greenhouse.answerWith(200);
  await db.execute(sql`delete from webhooks.deliveries`);
  await db.execute(sql`delete from booking.orders`);
});

async function as(username: string) {
  const { access_token: token, org: orgId } = await stack.signIn(username);
  const post = (path: string, body: unknown, headers = {}) =>
    call(booking, 'POST', `/booking${path}`, { token, headers, ...(body === undefined ? {} : { body }) });
  const newKey = async (...scopes: string[]): Promise<{ key_id: string; secret: string }> =>
    (await call(stack.auth, 'POST', '/auth/api-keys', { token, body: { name: 'Greenhouse', scopes, valid_days: 30 } }))
      .body;
  return { token, orgId, post, newKey };
}
const [manager, booker, other] = [await as('manager'), await as('booker'), await as('coralbay')];
const { key_id: keyId, secret } = await manager.newKey('orders:write');
const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/** A request as Greenhouse sends it, by its documentation. */
async function ask(path: string, body?: object, authorization: string | null = basic(secret)) {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/booking/greenhouse/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(authorization && { authorization }), ...(body && { 'content-type': 'application/json' }) },
  });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
}
let count = 0;
const sent = (changes: object = {}) => ({
  partner_test_id: standard,
  candidate: {
    first_name: 'Harry',
    last_name: ' Hall ',
    resume_url: 'https://greenhouse.example/resume',
    phone_number: '0491 570 006',
    email: 'harry.hall@example.com',
    greenhouse_profile_url: 'https://app.greenhouse.io/people/17681532?application_id=26234709',
  },
  url: `${greenhouse.url}/${count++}`,
  ...changes,
});
async function ordered(changes: object = {}): Promise<string> {
  const { status, body } = await ask('send_test', sent(changes));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.partner_interview_id;
}
const statusOf = async (id: string) => (await ask(`test_status?partner_interview_id=${id}`)).body;
const book = (orderId: string, client: typeof manager = manager) =>
  bookOrder(client, { orderId, site, packageId: standard });
const admin = await stack.signIn('admin');
const byAdmin = (path: string, body: object) =>
  call(booking, 'PUT', `/booking${path}`, { token: admin.access_token, body });
async function examined(candidateId: string): Promise<void> {
  await db.execute(sql`
    update booking.candidates set status = 'Preparing Report', appointment_time = '2026-11-20T01:00:00Z', clinic_id = ${site}::uuid
    where id = ${candidateId}::uuid`);
  expect((await byAdmin('/statuses', { candidate_ids: [candidateId], status: 'Completed' })).status).toBe(200);
}
const deliver = () => runDeliveries({ ...stack.deps, targets: stack.deps.webhooks });

test('[order.greenhouse] the tests are the packages of the company, by the key as user name', async () => {
  const { status, body } = await ask('list_tests');
  expect([status, body]).toEqual([
    200,
    [
      { partner_test_id: audiometry, partner_test_name: 'Audiometry' },
      { partner_test_id: standard, partner_test_name: 'PEM – Standard' },
    ],
  ]);
});

test('[order.greenhouse] a sent test is an order that waits at home; sent twice or at once it is one, and has one booking', async () => {
  const test = sent({ later: 'what Greenhouse may add' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('send_test', test)));
  const ids = new Set(answers.map(({ body }) => body.partner_interview_id));
  expect([answers.map(({ status }) => status), ids.size]).toEqual([[200, 200, 200, 200, 200], 1]);
  const [id = ''] = ids;
  const { body } = await call(booking, 'GET', '/booking/orders?open=true', { token: manager.token });
  expect(body.orders).toMatchObject([
    {
      order_id: id,
      source: 'greenhouse',
      external_id: test.url,
      candidate_name: 'Harry Hall',
      candidate_email: 'harry.hall@example.com',
      package: 'PEM – Standard',
      known_package: { package_id: standard },
    },
  ]);
  const booked = await Promise.all([book(id), book(id, booker), ask('send_test', test)]);
  expect(booked.map(({ status }) => status).toSorted()).toEqual([200, 201, 409]);
  const { rows } = await db.execute(sql`select from booking.candidates where candidate_name = 'Harry Hall'`);
  expect(rows).toHaveLength(1);
});

test('[order.greenhouse] another package under the same address changes the order, and a withdrawn one is not booked', async () => {
  const test = sent();
  const id = await ordered(test);
  expect(await ordered({ ...test, partner_test_id: audiometry })).toBe(id);
  const read = () => call(booking, 'GET', `/booking/orders/${id}`, { token: manager.token });
  expect((await read()).body).toMatchObject({ package: 'Audiometry', status: 'waiting' });
  expect((await manager.post(`/orders/${id}/withdrawal`, undefined)).status).toBe(200);
  expect(await statusOf(id)).toMatchObject({ partner_status: 'withdrawn' });
  expect((await book(id)).status).toBe(409);
  const again = await ask('send_test', { ...test, partner_test_id: standard });
  expect([again.status, again.body]).toEqual([
    409,
    { errors: ['external_id: The order of Harry Hall is withdrawn already.'] },
  ]);
});

test('[order.greenhouse] the status follows, and of a result it has the outcome alone', async () => {
  const id = await ordered();
  expect(await statusOf(id)).toEqual({ partner_status: 'waiting', metadata: {} });
  const { body } = await book(id);
  const candidateId = body.candidates[0].candidate_id;
  const profile = `${stack.deps.portal.publicUrl}/booking/${candidateId}/detail`;
  expect(await statusOf(id)).toEqual({
    partner_status: 'booked',
    partner_profile_url: profile,
    metadata: { Reference: expect.stringMatching(/^PF-/) },
  });
  await examined(candidateId);
  expect(await statusOf(id)).toMatchObject({ partner_status: 'examined' });
  for (const [outcome, partner_score] of [
    ['Fit', 100],
    ['Unfit', 0],
    ['Fit with restrictions', 50],
  ] as const) {
    const restrictions = outcome === 'Fit with restrictions' ? 'No work at heights.' : '';
    expect((await byAdmin(`/candidates/${candidateId}/outcome`, { outcome, restrictions })).status).toBe(200);
    const status = await statusOf(id);
    expect(status).toMatchObject({
      partner_status: 'complete',
      partner_profile_url: profile,
      partner_score,
      metadata: { Outcome: outcome },
    });
    expect(JSON.stringify(status)).not.toContain('heights');
  }
});

test('[order.callback] a complete order is called back once with PATCH and the key that sent it, and again where it was refused', async () => {
  const url = `${greenhouse.url}/complete`;
  const { body } = await book(await ordered({ url }));
  const { candidate_id: candidateId } = body.candidates[0];
  await examined(candidateId);
  await deliver();
  expect(greenhouse.heard, 'without an outcome it is not complete').toEqual([]);
  greenhouse.answerWith(503);
  await byAdmin(`/candidates/${candidateId}/outcome`, { outcome: 'Fit', restrictions: '' });
  await deliver();
  greenhouse.answerWith(200);
  stack.clock.pass(10_000);
  await deliver();
  stack.clock.pass(3_600_000);
  await deliver();
  const asked = { method: 'PATCH', path: '/take_home_tests/complete', authorization: basic(secret), body: '' };
  expect(greenhouse.heard).toEqual([asked, asked]);
  const { rows } = await db.execute(
    sql`select sealed_secret from webhooks.endpoints where api_key_id = ${keyId}::uuid`,
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('[order.callback] a callback leads to public addresses alone, when it is sent and when it is called, and carries no other key', async () => {
  for (const url of ['http://10.0.0.8/hook', 'https://192.168.1.4/hook', 'ftp://greenhouse.example/']) {
    const refused = await ask('send_test', sent({ url }));
    expect([refused.status, refused.body.errors[0]]).toEqual([422, expect.stringMatching(/^url: The address must/)]);
  }
  const theirs = await manager.newKey('orders:write');
  const url = `${greenhouse.url}/theirs`;
  const { body } = await book(await ordered({ url }));
  const mine = await ask('send_test', sent({ url: `${greenhouse.url}/mine` }), basic(theirs.secret));
  expect(mine.status).toBe(200);
  await examined(body.candidates[0].candidate_id);
  await byAdmin(`/candidates/${body.candidates[0].candidate_id}/outcome`, { outcome: 'Fit', restrictions: '' });
  const inside = { ...stack.deps.webhooks, allowsLoopback: false };
  await runDeliveries({ ...stack.deps, targets: inside });
  expect(greenhouse.heard).toEqual([]);
  stack.clock.pass(10_000);
  await deliver();
  expect(greenhouse.heard).toMatchObject([{ path: '/take_home_tests/theirs', authorization: basic(secret) }]);
});

test('[order.callback] after the last try it is kept as failed, and its endpoint, which leads to other orders too, is not paused', async () => {
  const { body } = await book(await ordered());
  await examined(body.candidates[0].candidate_id);
  greenhouse.answerWith(410);
  await byAdmin(`/candidates/${body.candidates[0].candidate_id}/outcome`, { outcome: 'Fit', restrictions: '' });
  await deliver();
  const { rows } = await db.execute(sql`
    select d.state, e.paused_at from webhooks.deliveries d join webhooks.endpoints e on e.id = d.endpoint_id
    where d.last_status = 410`);
  expect(rows).toEqual([{ state: 'failed', paused_at: null }]);
});

test('[order.greenhouse] a refusal says why in a list of errors, without and with a wrong key as well', async () => {
  const unknown = await ask('send_test', sent({ partner_test_id: '12345' }));
  expect(unknown).toMatchObject({
    status: 422,
    type: 'application/json',
    body: {
      errors: [
        'partner_test_id: Your company has no package 12345. Call list_tests again, and choose one of its answer.',
      ],
    },
  });
  const { candidate } = sent();
  const wrong = await ask('send_test', sent({ candidate: { ...candidate, email: 'harry' } }));
  expect([wrong.status, wrong.body.errors[0]]).toEqual([400, expect.stringMatching(/^candidate\.email: /)]);
  const revoked = await ask('list_tests', undefined, basic('pf_unknown'));
  expect([revoked.status, revoked.body]).toEqual([401, { errors: ['This is no API key of ours.'] }]);
  const none = await ask('list_tests', undefined, null);
  expect([none.status, none.body.errors]).toEqual([401, [expect.stringMatching(/^Send an API key/)]]);
  const password = await ask('list_tests', undefined, `Basic ${Buffer.from(`${secret}:word`).toString('base64')}`);
  expect(password.status).toBe(401);
  const narrow = await manager.newKey('catalogue:read');
  const scope = await ask('list_tests', undefined, basic(narrow.secret));
  expect([scope.status, scope.body]).toEqual([403, { errors: ['This API key does not have the scope orders:write.'] }]);
});

test('[order.greenhouse] another company’s key reads and changes nothing of it', async () => {
  const test = sent();
  const id = await ordered(test);
  const theirs = await other.newKey('orders:write');
  const refused = await ask(`test_status?partner_interview_id=${id}`, undefined, basic(theirs.secret));
  expect([refused.status, refused.body]).toEqual([404, { errors: ['Order not found.'] }]);
  const own = await ask('send_test', test, basic(theirs.secret));
  expect(own.body.partner_interview_id).not.toBe(id);
});

test('[order.greenhouse] an answer that Greenhouse could not read is in the audit, and the company sees the last one', async () => {
  await ordered();
  const error = {
    api_call: 'test_status',
    errors: ['partner_status is missing'],
    candidate_email: 'harry@example.com',
  };
  expect((await ask('response_error', error)).body).toEqual({ status: 200 });
  const { body } = await call(companies, 'GET', '/companies/webhooks', { token: manager.token });
  expect(body.endpoints.find(({ last_error }: { last_error: string | null }) => last_error)).toMatchObject({
    dialect: 'greenhouse',
    last_error: 'test_status: partner_status is missing',
  });
  const { rows } = await db.execute<{ after: object }>(sql`
    select after from audit.entries where action = 'order.answer-refused' and org_id = ${manager.orgId}::uuid`);
  expect(rows).toEqual([{ after: { api_call: 'test_status', errors: ['partner_status is missing'] } }]);
});

test('[order.callback] the endpoint of a hiring system is read and deleted by its company, and neither changed nor tested', async () => {
  await ordered();
  const list = await call(companies, 'GET', '/companies/webhooks', { token: manager.token });
  const { endpoint_id: id } = list.body.endpoints.find(({ dialect }: { dialect: string }) => dialect === 'greenhouse');
  for (const action of ['test', 'secret']) {
    const refused = await call(companies, 'POST', `/companies/webhooks/${id}/${action}`, { token: manager.token });
    expect([refused.status, refused.body.error.message]).toEqual([422, expect.stringContaining('Greenhouse')]);
  }
  expect((await call(companies, 'DELETE', `/companies/webhooks/${id}`, { token: manager.token })).status).toBe(204);
});
