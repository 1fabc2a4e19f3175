import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '../../services/seed/demo-logins.ts';
import { serve } from '../../services/server/http-server.ts';
import { openWorld } from '../support/services.ts';

const world = await openWorld();
const server = await serve(world.auth.fetch, { host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await server.close(0);
  await world.close();
});

const half = { duplex: 'half' };
const post = (body: string) =>
  fetch(`http://127.0.0.1:${server.port}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    ...half,
  });

test('a service behind a port reads a body of unannounced length, up to its limit', async () => {
  expect((await post(JSON.stringify({ username: 'manager', password: demoPassword }))).status).toBe(201);
  expect((await post(JSON.stringify({ username: 'x'.repeat(600_000), password: 'y' }))).status).toBe(413);
});
