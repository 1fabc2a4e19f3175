import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { ownDatabase } from '../support/database/database.ts';
import { needs } from '../support/needs.ts';
import { documentHash } from '../support/persisted-document.ts';
import { findProgram } from '../support/programs.ts';
import { restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';
import { startPrometheus } from '../support/servers/prometheus.ts';

const TOKEN = 'a-token-that-only-prometheus-may-know';
const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));

test('[run.ready][run.metrics] an orchestrator and Prometheus see the portal; the log has a line for each request', async () => {
  await using cleanup = new AsyncDisposableStack();
  const own = inject('postgresUrl') ? await ownDatabase('demo') : null;
  if (own) cleanup.defer(() => own.drop());
  const portal = await startPortal({
    ...(own && { databaseUrl: own.url }),
    env: { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'info' },
    waitForDemo: false,
  });
  cleanup.defer(() => portal.stop());
  const probed = async (path: string) => {
    const answer = await fetch(`${portal.url}${path}`);
    return [answer.status, (await answer.json()).status];
  };
  expect(await probed('/health/live')).toEqual([200, 'ok']);
  // As an orchestrator asks: again, where the database took longer than a probe waits.
  await expect.poll(() => probed('/health/ready')).toEqual([200, 'ok']);

  const requestId = 'one-request-to-be-found';
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const headers = { 'content-type': 'application/json', authorization: rest.authorization, 'x-request-id': requestId };
  const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: documentHash('Me') } } });
  await fetch(`${portal.url}/graphql`, { method: 'POST', headers, body });
  await expect
    .poll(() => linesOf(portal.output(), requestId))
    .toContainEqual({ service: 'gateway', operation: 'Me', status: 200 });
  const services = linesOf(portal.output(), requestId).filter(({ service }) => service !== 'gateway');
  expect(services.length, 'what the gateway asked for it, under the same id').toBeGreaterThan(0);

  const metrics = await fetch(`${portal.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await metrics.text();
  expect(text).toContain('preflight_requests_total{service="gateway",operation="Me",status="200"} 1');
  const served = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const shown = ['grafana-dashboard.json', 'preflight.rules.yml'].flatMap(metricsNamed);
  // Without a replica there is nothing to say of it.
  expect(shown.filter((name) => !served.has(name) && name !== 'preflight_replica_up')).toEqual([]);
  expect(shown.length).toBeGreaterThan(20);
  expect((await fetch(`${portal.url}/metrics`)).status).toBe(404);
});

const ruleNames = [...readFileSync(join(deploy, 'preflight.rules.yml'), 'utf8').matchAll(/alert: (\w+)/g)].map(
  ([, name]) => name,
);

test('[run.metrics] a real Prometheus with the configuration that we ship reads the portal', {
  ...needs('prometheus'),
  tags: ['long'],
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const portal = await startPortal({ env: { METRICS_TOKEN: TOKEN, DEMO: '0' } });
  cleanup.defer(() => portal.stop());
  const prometheus = await startPrometheus({
    targets: [new URL(portal.url).host],
    token: TOKEN,
    adjust: (text) => text.replace('scrape_interval: 15s', 'scrape_interval: 1s'),
  });
  cleanup.defer(() => prometheus.stop());
  await expect.poll(() => prometheus.value('preflight_database_up')).toBe('1');
  expect(await prometheus.rules()).toEqual(ruleNames);
});

test('[run.metrics] promtool accepts the alert rules, and they fire when they should', needs('prometheus'), () => {
  const check = (...args: string[]) =>
    execFileSync(defined(findProgram('promtool')), args, { cwd: deploy, encoding: 'utf8' });
  expect(check('check', 'rules', 'preflight.rules.yml')).toContain('SUCCESS');
  expect(check('test', 'rules', 'preflight.rules.test.yml')).toContain('SUCCESS');
});

test('[run.metrics] amtool accepts the routes of alerts', needs('alertmanager'), () => {
  const checked = execFileSync(defined(findProgram('amtool')), ['check-config', 'alertmanager.yml'], {
    cwd: deploy,
    encoding: 'utf8',
  });
  expect(checked).toContain('SUCCESS');
});

/** The portal's metrics that a file of `deploy` asks for. A histogram is one of them. */
const metricsNamed = (file: string) =>
  (readFileSync(join(deploy, file), 'utf8').match(/\bpreflight_\w+/g) ?? []).map((name) =>
    name.replace(/_bucket$/, ''),
  );

function linesOf(output: string, requestId: string) {
  const lines = output.split('\n').filter((line) => line.includes(`"requestId":"${requestId}"`));
  return lines.map((line) => {
    const { service, operation, status } = JSON.parse(line);
    return { service, operation, status };
  });
}
