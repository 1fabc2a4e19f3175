import { readFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { call, openWorld } from '../../../tests/support/services.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { authService } from '../../auth/auth.service.ts';
import type { RequestLine } from '../../base/log.ts';
import { demoPassword } from '../../seed/demo-logins.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a-token-that-only-prometheus-may-know';

const world = await openWorld();
afterAll(() => world.close());

/** Metrics of a database with one successful and one failed sign-in. */
async function measured() {
  const metrics = createMetrics(TOKEN);
  const { database, clock } = world;
  metrics.watch({ database, underWay: () => ({ requests: 3, streams: 2 }), now: clock.now });
  const auth = authService({ ...world.deps, log: metrics.counted(silentLog) });
  for (const password of [demoPassword, 'wrong']) {
    await call(auth, 'POST', '/auth/login', { body: { username: 'manager', password } });
  }
  const ask = (authorization?: string) =>
    metrics.answer(new Request('http://portal/metrics', { headers: authorization ? { authorization } : {} }));
  return { metrics, ask };
}

const deployed = (file: string) => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
const metricNames = (text: string) => new Set(text.match(/\b(?:preflight|process|nodejs)_[a-z\d_]+/g));

test('[run.metrics] the token gives access to requests by operation, the pool, the queue of mail; without it there is no answer', async () => {
  const { ask } = await measured();
  for (const authorization of [undefined, 'Bearer wrong', `Basic ${TOKEN}`, TOKEN]) {
    expect((await ask(authorization)).status, authorization).toBe(404);
  }
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('preflight_requests_total{service="auth",operation="login",status="201"} 1');
  expect(text).toContain('preflight_requests_total{service="auth",operation="login",status="401"} 1');
  expect(text).toContain('preflight_request_duration_seconds_count{service="auth",operation="login"} 2');
  expect(text).toMatch(/^preflight_live_streams 2$/m);
  expect(text).toMatch(/^preflight_database_up 1$/m);
  expect(text).toMatch(/^preflight_holds 0$/m);
  expect(text).toMatch(/^preflight_mail_overdue_seconds 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  for (const personal of ['manager', 'redgum', '@', '/auth']) expect(text).not.toContain(personal);
});

test('[run.metrics] without its database the rest is reported, and the database as down', async () => {
  const metrics = createMetrics(TOKEN);
  const down = { ...world.database, isWell: async () => false, db: null as never };
  metrics.watch({ database: down, underWay: () => ({ requests: 0, streams: 0 }), now: world.clock.now });
  const request = new Request('http://portal/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await (await metrics.answer(request)).text();
  expect(text).toMatch(/^preflight_database_up 0$/m);
  expect(text).not.toMatch(/^preflight_holds /m);
});

test('[run.metrics] faults are counted by service, and the log still has both', () => {
  const log = { request: vi.fn(), fault: vi.fn(), note: vi.fn() };
  const counted = createMetrics(TOKEN).counted(log);
  counted.fault(new Error('no'), { service: 'mail' });
  counted.request({ service: 'auth', operation: undefined, status: 404, ms: 1 } as RequestLine);
  counted.note('a note');
  expect([log.fault, log.request, log.note].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('[run.metrics] every metric of the alert rules and of the dashboard is one that the portal has', async () => {
  const { metrics, ask } = await measured();
  metrics.counted(silentLog).fault(new Error('no'), { service: 'mail' });
  const told = metricNames(await (await ask(`Bearer ${TOKEN}`)).text());
  // Only with a replica, and only with a PostgreSQL pool.
  told.add('preflight_replica_up');
  for (const file of ['preflight.rules.yml', 'grafana-dashboard.json']) {
    expect(
      [...metricNames(deployed(file))].filter((name) => !told.has(name)),
      file,
    ).toEqual([]);
  }
});
