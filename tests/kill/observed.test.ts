import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { ownDatabase } from '../support/database/database.ts';
import { freePort } from '../support/database/postgres.ts';
import { needs } from '../support/needs.ts';
import { documentHash } from '../support/persisted-document.ts';
import { findProgram } from '../support/programs.ts';
import { restAs } from '../support/rest.ts';
import { killWithParent } from '../support/servers/child-process.ts';
import { startPortal } from '../support/servers/portal.ts';

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
  expect(await scraped(defined(findProgram('prometheus')), portal.url, cleanup)).toEqual({
    databaseUp: '1',
    rules: ruleNames,
  });
});

test('[run.metrics] promtool accepts the alert rules, and they fire when they should', needs('prometheus'), () => {
  const check = (...args: string[]) =>
    execFileSync(defined(findProgram('promtool')), args, { cwd: deploy, encoding: 'utf8' });
  expect(check('check', 'rules', 'preflight.rules.yml')).toContain('SUCCESS');
  expect(check('test', 'rules', 'preflight.rules.test.yml')).toContain('SUCCESS');
});

/** The portal's metrics that a file of `deploy` asks for. A histogram is one of them. */
const metricsNamed = (file: string) =>
  (readFileSync(join(deploy, file), 'utf8').match(/\bpreflight_\w+/g) ?? []).map((name) =>
    name.replace(/_bucket$/, ''),
  );

/** Answers of a real Prometheus with the shipped configuration about the portal, and the rules it has loaded. */
async function scraped(path: string, url: string, cleanup: AsyncDisposableStack) {
  const home = mkdtempSync(join(tmpdir(), 'preflight-prometheus-'));
  cleanup.defer(() => rmSync(home, { recursive: true, force: true }));
  const shipped = readFileSync(join(deploy, 'prometheus.yml'), 'utf8');
  const config = shipped.replace('127.0.0.1:3000', new URL(url).host).replace('interval: 15s', 'interval: 1s');
  writeFileSync(join(home, 'prometheus.yml'), config);
  writeFileSync(join(home, 'preflight.token'), TOKEN);
  writeFileSync(join(home, 'preflight.rules.yml'), readFileSync(join(deploy, 'preflight.rules.yml')));
  const port = await freePort();
  const options = [`--config.file=${home}/prometheus.yml`, `--storage.tsdb.path=${home}/data`];
  const child = spawn(path, [...options, `--web.listen-address=127.0.0.1:${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const callOff = killWithParent(defined(child.pid), 'KILL');
  cleanup.defer(async () => {
    callOff();
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  let value = '';
  await expect
    .poll(async () => {
      const asked = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=preflight_database_up`).catch(() => null);
      const answer = asked?.ok ? await asked.json() : null;
      value = answer?.data.result[0]?.value[1] ?? '';
      return value;
    })
    .not.toBe('');
  const loaded = await (await fetch(`http://127.0.0.1:${port}/api/v1/rules`)).json();
  const rules = loaded.data.groups.flatMap((group: { rules: { name: string }[] }) =>
    group.rules.map(({ name }) => name),
  );
  return { databaseUp: value, rules };
}

function linesOf(output: string, requestId: string) {
  const lines = output.split('\n').filter((line) => line.includes(`"requestId":"${requestId}"`));
  return lines.map((line) => {
    const { service, operation, status } = JSON.parse(line);
    return { service, operation, status };
  });
}
