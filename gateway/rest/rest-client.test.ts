import { expect, test } from 'vitest';
import type { paths } from '../generated/booking.openapi.ts';
import { restClient } from './rest-client.ts';

const asked: string[] = [];
const client = restClient<paths>({
  baseUrl: 'http://booking',
  headers: {},
  fetch: async (request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json({});
  },
});

test.each(['.', '..', '', 'half \ud83d'])(
  'the id %j is refused at its field before any call of a service',
  async (id) => {
    await expect(client.GET('/booking/sites/{site_id}', { params: { path: { site_id: id } } })).rejects.toMatchObject({
      extensions: { code: 'BAD_REQUEST', status: 400, fields: { siteId: expect.any(String) } },
    });
    expect(asked).toEqual([]);
  },
);

test('half a surrogate pair in a query is refused at its field; an odd id stays one segment', async () => {
  const search = 'Liam \ud83d';
  await expect(client.GET('/booking/bookings', { params: { query: { search } } })).rejects.toMatchObject({
    extensions: { code: 'BAD_REQUEST', fields: { search: expect.any(String) } },
  });
  await client.GET('/booking/sites/{site_id}', { params: { path: { site_id: '../%2e%2e/x' } } });
  expect(asked).toEqual(['/booking/sites/..%2F%252e%252e%2Fx']);
});
