import { createRoute, z } from '@hono/zod-openapi';
import { afterAll, expect, test, vi } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';
import { accessRule, operations } from '../../access/operations.ts';
import { callerOf, operation } from './operation.ts';
import { paging, repeated } from './query.ts';
import { createService } from './service.ts';

const world = await openWorld();
afterAll(() => world.close());

const newService = (deps = world.deps) =>
  createService({ name: 'test', title: 'Test', description: 'For tests.' }, deps);
const answers = { 200: { description: 'Fine.', content: { 'application/json': { schema: z.unknown() } } } };
const described = { summary: 'Test', description: 'For tests.', responses: answers };

/** A route for an operation of the access table, so that the table's rules are tested. */
const routeOf = <Id extends string>(operationId: Id) =>
  createRoute({ method: 'get', path: `/test/${operationId}`, operationId, ...described });

test('[perm.table] an operation without a row in the access table does not start', () => {
  expect(() => operation(newService(), routeOf('inventedOperation'), (c) => c.json({}, 200))).toThrow(
    'inventedOperation has no row in the access table',
  );
  expect(() => operation(newService(), routeOf('toString'), (c) => c.json({}, 200))).toThrow('no row');
});

test('[perm.table] a row of the table decides: each account is let in where it holds one of the permissions', async () => {
  const service = newService();
  for (const id of Object.keys(operations)) operation(service, routeOf(id), (c) => c.json({ in: true }, 200));
  for (const username of ['admin', 'manager', 'booker', 'restricted']) {
    const { access_token: token } = await world.signIn(username);
    const { body } = await call(world.auth, 'GET', '/auth/permissions', { token });
    for (const id of Object.keys(operations)) {
      const { permissions, scope } = accessRule(id);
      const holds = typeof permissions === 'string' || permissions.some((name) => body.account_configs[name]);
      const expected = holds && (scope !== 'provider' || username === 'admin') ? 200 : 403;
      expect((await call(service, 'GET', `/test/${id}`, { token })).status, `${username}: ${id}`).toBe(expected);
      const withoutToken = permissions === 'public' ? 200 : 401;
      expect((await call(service, 'GET', `/test/${id}`)).status, `nobody: ${id}`).toBe(withoutToken);
    }
  }
});

test('a body whose schema would let unknown fields through does not start, at any depth', () => {
  const withBody = (schema: z.ZodType) =>
    createRoute({
      method: 'post',
      path: '/test/body',
      operationId: 'login',
      ...described,
      request: { body: { content: { 'application/json': { schema } } } },
    });
  const start = (schema: z.ZodType) => () => operation(newService(), withBody(schema), (c) => c.json({}, 200));
  expect(start(z.object({ a: z.string() }))).toThrow('body is not strict');
  expect(start(z.strictObject({ a: z.array(z.object({ b: z.string() })).optional() }))).toThrow(
    'body.a[] is not strict',
  );
  expect(start(z.strictObject({ a: z.array(z.strictObject({ b: z.string() })) }))).not.toThrow();
});

test('[api.arrays] a query key given once or several times arrives as a list', async () => {
  const service = newService();
  const route = createRoute({
    method: 'get',
    path: '/test/list',
    operationId: 'login',
    ...described,
    request: { query: z.object({ site_ids: repeated(z.string(), 3).optional() }) },
  });
  operation(service, route, (c) => c.json({ got: c.req.valid('query').site_ids ?? null }, 200));
  const got = async (query: string) => (await call(service, 'GET', `/test/list${query}`)).body;
  expect(await got('')).toEqual({ got: null });
  expect(await got('?site_ids=a')).toEqual({ got: ['a'] });
  expect(await got('?site_ids=a&site_ids=b')).toEqual({ got: ['a', 'b'] });
  expect((await got('?site_ids=a&site_ids=b&site_ids=c&site_ids=d')).error.field).toBe('site_ids');
});

test.each(['1e9', '1001', '0', '-1', '2.5', 'many', ''])(
  'a page size of %s is refused with the range',
  async (size) => {
    const service = newService();
    const route = createRoute({
      method: 'get',
      path: '/test/pages',
      operationId: 'login',
      ...described,
      request: { query: z.object(paging({ pageSize: 10, most: 1000 })) },
    });
    operation(service, route, (c) => c.json(c.req.valid('query'), 200));
    const answer = await call(service, 'GET', `/test/pages?page_size=${size}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { field: 'page_size', message: 'page_size: must be a whole number from 1 to 1000' } },
    });
    expect((await call(service, 'GET', '/test/pages')).body).toEqual({ page: 1, page_size: 10 });
  },
);

test('a bug is answered without its words, and the request id finds it in the log', async () => {
  const fault = vi.fn();
  const service = newService({ ...world.deps, log: { ...world.deps.log, fault } });
  operation(service, routeOf('login'), () => {
    throw new Error('password of manager is secret');
  });
  const { status, body, headers } = await call(service, 'GET', '/test/login');
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(body.error).toMatchObject({ code: 'INTERNAL', details: { request_id: headers.get('x-request-id') } });
  expect(fault).toHaveBeenCalledWith(expect.any(Error), { service: 'test', requestId: headers.get('x-request-id') });
});

test('an unknown path answers 404 in the shape of every error', async () => {
  const answer = await call(newService(), 'GET', '/test/nothing');
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
});

test('the caller is the account of the token', async () => {
  const service = newService();
  operation(service, routeOf('getUserInfo'), (c) => {
    const { permissions, ...caller } = callerOf(c);
    return c.json({ ...caller, permissions: [...permissions] }, 200);
  });
  const session = await world.signIn('booker');
  const { body } = await call(service, 'GET', '/test/getUserInfo', { token: session.access_token });
  expect(body).toMatchObject({
    accountId: session.account_id,
    orgId: session.org,
    kind: 'booking',
    isProvider: false,
    name: 'Daniel Kerr',
    permissions: ['make_bookings', 'my_bookings'],
  });
});

test('the document is OpenAPI 3.1 and tells who may call and how it can fail', async () => {
  const { body } = await call(world.auth, 'GET', '/auth/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const { post } = body.paths['/auth/logout'];
  expect(post['x-permissions']).toBe('signed-in');
  expect(Object.keys(post.responses)).toEqual(['200', '400', '401', '403', '498', '500']);
  expect(body.paths['/auth/login'].post.security).toEqual([]);
  const { schema } = body.paths['/auth/login'].post.requestBody.content['application/json'];
  expect(body.components.schemas[schema.$ref.split('/').at(-1)].additionalProperties).toBe(false);
});

test.each([
  ['{}', 'names: This is needed.'],
  ['{"names":"Ada"}', 'names: Give a list.'],
  ['{"names":[7]}', 'names.0: Give a text.'],
])('a body %s is refused in words', async (body, message) => {
  const service = newService();
  const route = createRoute({
    method: 'post',
    path: '/test/names',
    operationId: 'login',
    ...described,
    request: { body: { content: { 'application/json': { schema: z.strictObject({ names: z.array(z.string()) }) } } } },
  });
  operation(service, route, (c) => c.json(c.req.valid('json'), 200));
  expect((await call(service, 'POST', '/test/names', { body })).body).toMatchObject({ error: { message } });
});
