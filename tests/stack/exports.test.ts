import { afterAll, expect, test } from 'vitest';
import { openStack } from './stack.ts';

const stack = await openStack();
const token = (await stack.signIn('manager')).access_token;
afterAll(() => stack.close());

const ask = (body: string, authorization = `Bearer ${token}`) =>
  stack.gateway.fetch(
    new Request('http://portal/files/exports/bookings', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'content-length': String(body.length) },
      body,
    }),
  );

test('[call.export] the gateway asks the reporting service in its words, and passes on the file as it comes', async () => {
  const filter = { candidateName: 'Mia', statuses: ['Confirmed', 'Pending'], org: null, fromDate: '2026-11-01' };
  const answer = await ask(JSON.stringify({ format: 'csv', search: 'tan', sort: 'name', order: 'asc', filter }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/filename="bookings-[\d-]+\.csv"/);
  expect(await answer.text()).toMatch(/^\ufeff?"Reference",/);
  expect(stack.calls.at(-1)).toMatchObject({ service: 'reporting', method: 'GET', path: '/reporting/bookings/export' });
});

test('[call.export] refusals come through, and what is no question is none', async () => {
  expect((await ask('{}', 'Bearer nonsense')).status).toBe(401);
  const unknown = await ask(JSON.stringify({ bookingId: '01980c2f-0000-7000-8000-000000000000' }));
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { error: { message: 'Booking not found.' } }]);
  expect((await ask(JSON.stringify({ sort: 'password' }))).status).toBe(400);
  expect((await ask(JSON.stringify({ bookingId: '../../booking/bookings' }))).status).toBe(400);
  for (const body of ['nonsense', '[]', 'null', `"${'x'.repeat(20_000)}"`])
    expect((await ask(body)).status, body).toBe(400);
});
