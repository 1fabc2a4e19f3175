import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, expect, test } from 'vitest';
import document from '../../gateway/generated/public-api.json' with { type: 'json' };
import { defined } from '../../machines/lib/assert-defined.ts';
import { webhookEvents } from '../../machines/rules/webhooks/webhook-events.ts';
import { scopeOf } from '../../services/access/api-scopes.ts';
import { serve } from '../../services/server/http-server.ts';
import { openOperations } from '../../tools/public-api/join.ts';
import { orderSteps, quickStart } from '../../tools/public-api/quick-start.ts';
import { call } from '../support/services.ts';
import { addClinics } from './clinics.ts';
import { openStack } from './stack.ts';

const stack = await openStack();
await addClinics(stack.deps.db, '2026-11-24');
const server = await serve((request) => stack.gateway.fetch(request), { host: '127.0.0.1', port: 0 });
const portal = `http://127.0.0.1:${server.port}`;
afterAll(async () => {
  await server.close(0);
  await stack.close();
});
const { access_token: token } = await stack.signIn('manager');
const newKey = async (...scopes: string[]): Promise<string> =>
  (await call(stack.auth, 'POST', '/auth/api-keys', { token, body: { name: 'Payroll', scopes, valid_days: 30 } })).body
    .secret;
const secret = await newKey('catalogue:read', 'bookings:read', 'bookings:write');

type Values = Record<string, string>;

/** Runs a documented command: its address, method, headers and body, with the variables filled in. */
async function run(curl: string, values: Values): Promise<{ status: number; headers: Headers; body: unknown }> {
  const filled = curl.replace(/\$([A-Z_]+)/g, (_all, name: string) => defined(values[name]));
  const [command = '', body] = filled.split(/<<END\n|\nEND$/);
  const method = /-X (\w+)/.exec(command)?.[1] ?? 'GET';
  const headers = [...command.matchAll(/-H "([\w-]+): ([^"]+)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const response = await fetch(defined(/"(http[^"]+)"/.exec(command)?.[1]), { method, headers, body: body ?? null });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** The first value of a path in jq’s language, as far as the quick start uses it. */
function firstOf(value: unknown, path: string): unknown {
  const stage = (values: unknown[], text: string): unknown[] => {
    const [, field, wanted] = /^select\(\.(\w+) == (\w+)\)$/.exec(text) ?? [];
    if (field) return values.filter((one) => String(Object(one)[field]) === wanted);
    const parts = text.split(/(?=\.)|(?=\[\])/).map((part) => part.replace('.', ''));
    return parts.reduce(
      (found, part) => found.flatMap((one) => (part === '[]' ? (one as unknown[]) : [Object(one)[part]])),
      values,
    );
  };
  return path.split(' | ').reduce(stage, [value])[0];
}

async function book(values: Values, steps = quickStart): Promise<{ values: Values; answers: unknown[] }> {
  const answers: unknown[] = [];
  for (const { curl, keeps } of steps) {
    const { status, body } = await run(curl, values);
    expect(status, `${curl}\n${JSON.stringify(body)}`).toBeLessThan(300);
    for (const [name, path] of Object.entries(keeps)) values[name] = String(firstOf(body, path));
    answers.push(body);
  }
  return { values, answers };
}

const start = { PORTAL: portal, API_KEY: secret, FROM: '2026-11-24T00:00:00Z', TO: '2026-11-30T00:00:00Z' };

test('[api.document] a stranger books, moves and cancels by nothing but the documented commands', async () => {
  const { answers, values } = await book({ ...start, BOOKING_KEY: 'booking-of-a-stranger' });
  const answerOf = (title: string) => answers[quickStart.findIndex((step) => step.title === title)];
  expect(answerOf('Read it')).toMatchObject({
    candidate_name: 'Liam Walker',
    appointment_time: '2026-11-24T01:00:00Z',
  });
  expect(answers.at(-2)).toMatchObject({ appointment_status: 'Rescheduled', appointment_time: values['OTHER_START'] });
  const { curl } = defined(quickStart.find(({ title }) => title === 'Read it'));
  expect((await run(curl, values)).body).toMatchObject({ appointment_status: 'Cancelled' });
});

test('[api.document][api.token] a hiring system orders and withdraws by nothing but the documented commands', async () => {
  const key = await newKey('orders:write');
  const { answers } = await book({ PORTAL: portal, API_KEY: key, CLIENT_ID: key.slice(0, 11) }, orderSteps);
  expect(answers.slice(2)).toMatchObject([{ status: 'waiting', unknown: [] }, { status: 'withdrawn' }]);
});

test('[api.document] the document passes Redocly’s rules and has the operations of scopes alone, and all webhooks', {
  timeout: 180_000,
}, async () => {
  const served = await (await fetch(`${portal}/api/v1/openapi.json`)).json();
  expect(served).toEqual(document);
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(served), absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`)).toEqual(
    [],
  );
  const operations = Object.values(document.paths).flatMap((methods): { operationId: string }[] =>
    Object.values(methods),
  );
  const ofNoScope = operations.filter(({ operationId }) => scopeOf(operationId) === undefined);
  expect(ofNoScope.map(({ operationId }) => operationId)).toEqual(openOperations);
  expect(Object.keys(document.webhooks)).toEqual(webhookEvents);
});

test('[api.problem] a misspelt parameter is refused by its name, so that no filter is lost', async () => {
  const key = await newKey('orders:write');
  const ask = (query: string) =>
    fetch(`${portal}/api/v1/booking/orders?${query}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask('source=greenhouse')).status).toBe(200);
  const refused = await ask('sourse=greenhouse');
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'BAD_REQUEST', field: 'sourse' }]);
});

test('[api.idempotent] the same Idempotency-Key books once, and is refused for another body', async () => {
  const { values, answers } = await book({ ...start, BOOKING_KEY: 'payroll-4711' });
  const booking = quickStart.findIndex(({ title }) => title === 'Book it');
  const { curl } = defined(quickStart[booking]);
  const again = await run(curl, values);
  expect([again.status, again.body]).toEqual([201, answers[booking]]);
  const other = await run(curl.replace('Liam Walker', 'Noah Walker'), values);
  expect([other.status, other.headers.get('content-type')]).toEqual([409, 'application/problem+json']);
  const without = await run(curl.replace(/"draft_id": "\$DRAFT_ID",/, ''), values);
  expect(without.body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('[api.idempotent] drafts, held times, orders and withdrawals answer a used key as they did first, and refuse it for another request', async () => {
  const orders = await newKey('orders:write');
  const post = async (path: string, body: object | null, { key, by = secret }: { key: string; by?: string }) => {
    const response = await fetch(`${portal}/api/v1/booking${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const twice = async (path: string, body: object | null, other: object | null, by = secret) => {
    const key = `twice${path}`.replaceAll('/', '.');
    const [first, again] = await Promise.all([post(path, body, { key, by }), post(path, body, { key, by })]);
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
    expect(again).toEqual(first);
    const refused = await post(other ? path : '/orders', other ?? order, { key, by });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'IDEMPOTENCY_KEY_REUSED',
        detail: 'This Idempotency-Key was used for another request.',
        field: 'idempotency-key',
      },
    });
    return first.body;
  };
  const order = { source: 'greenhouse', external_id: 'application-9', candidate_name: 'Ada Wong' };
  const { values } = await book({ ...start }, quickStart.slice(0, 4));
  const { draft_id } = await twice(
    '/drafts',
    { service_type: 'pem', body: {} },
    { service_type: 'pem', body: { note: '' } },
  );
  const slot = {
    draft_id,
    candidate_index: 0,
    site_id: values['SITE_ID'],
    package_id: values['PACKAGE_ID'],
    calendar_ids: [Number(values['CALENDAR_ID'])],
    calendar_from_time: values['START'],
  };
  await twice('/reservations', slot, { ...slot, calendar_from_time: '2026-11-24T06:00:00Z' });
  const { order_id } = await twice('/orders', order, { ...order, candidate_name: 'Ada Hall' }, orders);
  expect(await twice(`/orders/${order_id}/withdrawal`, null, null, orders)).toMatchObject({ status: 'withdrawn' });
  const withoutKey = Object.entries(document.paths).flatMap(([path, methods]) => {
    const operation: { operationId: string; parameters?: { name: string }[] } | undefined =
      'post' in methods ? methods.post : undefined;
    return operation && !operation.parameters?.some(({ name }) => name === 'idempotency-key') ? [path] : [];
  });
  // One answers the same draft each time, one reads, one changes nothing, and Greenhouse knows no such header: its order has an id.
  expect(withoutKey.sort()).toEqual([
    '/auth/token',
    '/booking/candidates/{candidate_id}/reschedule',
    '/booking/consult-files',
    '/booking/greenhouse/response_error',
    '/booking/greenhouse/send_test',
  ]);
});

test('[api.problem] a refusal is a problem with the code and words of the portal, and a list has a tag', async () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${portal}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}`, ...headers } });
  const unknown = await ask('/booking/candidates/01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a');
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  expect(await unknown.json()).toMatchObject({
    title: 'Not Found',
    status: 404,
    code: 'NOT_FOUND',
    detail: expect.any(String),
  });
  const list = await ask('/booking/bookable-packages?service_type=pem');
  expect(list.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/);
  const same = await ask('/booking/bookable-packages?service_type=pem', {
    'if-none-match': list.headers.get('etag') ?? '',
  });
  expect([same.status, await same.text()]).toEqual([304, '']);
});

test('[api.scope] nothing but a key opens the API, and no key opens what no scope names', async () => {
  const status = async (path: string, bearer: string, method = 'GET') =>
    (await fetch(`${portal}/api/v1${path}`, { method, headers: { authorization: `Bearer ${bearer}` } })).status;
  expect(await status('/booking/bookings', token)).toBe(401);
  expect(await status('/booking/drafts', secret, 'DELETE')).toBe(405);
  expect(await status('/auth/login', secret, 'POST')).toBe(404);
  expect(await status('/auth/api-keys', secret)).toBe(404);
  expect(await status('/booking/bookings', await newKey('catalogue:read'))).toBe(403);
});
