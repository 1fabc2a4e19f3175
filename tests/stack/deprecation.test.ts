import { z } from '@hono/zod-openapi';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { publicApi } from '../../gateway/public-api/public-api.ts';
import { deprecationHeaders } from '../../services/shared/http/deprecation.ts';
import { operation } from '../../services/shared/http/operation.ts';
import { answer, namedObject, routesOf } from '../../services/shared/http/route.ts';
import { createService } from '../../services/shared/http/service.ts';
import { joinDocuments } from '../../tools/public-api/join.ts';
import type { ApiDocument } from '../../web/developers/api-document.ts';
import { OperationDetails } from '../../web/developers/operation-details.tsx';
import { call, openWorld } from '../support/services.ts';

const world = await openWorld();
afterAll(() => world.close());
const route = routesOf('tests');
const described = {
  summary: 'Holidays',
  description: 'Of a test.',
  responses: { 200: answer('Fine.', namedObject('Fine', { fine: z.boolean() })) },
};
const days = { since: '2026-11-01', sunset: '2027-05-01' };
const headers = { deprecation: '@1793491200', sunset: 'Sat, 01 May 2027 00:00:00 GMT' };
const service = createService({ name: 'test', title: 'Test', description: 'For tests.' }, world.deps);
const ending = route('listHolidays', 'get', '/booking/holidays', { ...described, deprecation: days });
const staying = route('listServices', 'get', '/booking/services', described);
for (const one of [ending, staying]) operation(service, one, (c) => c.json({ fine: true }, 200));

test('[api.deprecated] a row beside its contract gives an operation that ends both headers, also where it refuses', async () => {
  expect(deprecationHeaders(days)).toEqual(headers);
  const { access_token: token } = await world.signIn('manager');
  const ask = async (path: string, bearer?: string) =>
    (
      await service.fetch(
        new Request(`http://services${path}`, { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} }),
      )
    ).headers;
  for (const answered of [await ask('/booking/holidays', token), await ask('/booking/holidays')]) {
    expect(Object.fromEntries(answered)).toMatchObject(headers);
  }
  expect((await ask('/booking/services', token)).get('sunset')).toBeNull();
  expect((await call(service, 'GET', '/booking/holidays', { token })).status).toBe(200);
});

test('[api.deprecated] the public API passes both headers on', async () => {
  const api = publicApi(async () => Response.json({ fine: true }, { headers }));
  const request = new Request('http://portal/api/v1/booking/holidays', {
    headers: { authorization: 'Bearer pf_test' },
  });
  expect(Object.fromEntries((await api(request)).headers)).toMatchObject(headers);
});

test('[api.deprecated] the document marks it with both days, and its reference says them', () => {
  const document: unknown = joinDocuments([service.document()]);
  expect(document).toMatchObject({
    paths: {
      '/booking/holidays': { get: { deprecated: true, 'x-deprecation': days } },
      '/booking/services': { get: expect.not.objectContaining({ deprecated: true }) },
    },
  });
  const { paths } = JSON.parse(JSON.stringify(document)) satisfies ApiDocument;
  const shown = (path: string) =>
    renderToStaticMarkup(
      OperationDetails({
        document: JSON.parse(JSON.stringify(document)),
        method: 'GET',
        path,
        operation: paths[path].get,
      }),
    );
  expect(shown('/booking/holidays')).toContain('Ends 01/05/2027');
  expect(shown('/booking/holidays')).toContain('Deprecated since 01/11/2026. From 01/05/2027 on it may be gone.');
  expect(shown('/booking/services')).not.toContain('Ends');
});
