import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { freePort } from '../support/database/postgres.ts';
import { findProgram } from '../support/programs.ts';
import { Daemon } from '../support/servers/daemon.ts';
import { deployed } from '../support/servers/deployed.ts';
import { type Adjust, startPrometheus } from '../support/servers/prometheus.ts';

const milliseconds = { s: 1_000, m: 60_000, h: 3_600_000 };
const TIMES_FASTER = 30;

/** Every duration of a shipped file is a thirtieth, so that a minute is two seconds. A scrape has a second for the database's figures. */
const faster: Adjust = (text) =>
  text
    .replace(/(?<=[ [])(\d+)([smh])(?=\]|$)/gm, (_all, count, unit: 's' | 'm' | 'h') => {
      return `${(Number(count) * milliseconds[unit]) / TIMES_FASTER}ms`;
    })
    .replace(/scrape_interval: \d+ms/, 'scrape_interval: 2s');

type State = 'firing' | 'resolved';

interface Notification {
  readonly receiver: string;
  readonly alerts: readonly { readonly status: State; readonly labels: Readonly<Record<string, string>> }[];
}

interface ListedAlert {
  readonly labels: { readonly alertname: string };
  readonly status: { readonly state: 'active' | 'suppressed' | 'unprocessed' };
}

const LONGEST = { timeout: 120_000, interval: 250 };

/** Prometheus and Alertmanager with the shipped files, and a receiver of what Alertmanager posts. */
export async function startAlerting(targets: readonly string[], token: string, cleanup: AsyncDisposableStack) {
  const posts: { receiver: string; name: string; state: State }[] = [];
  const server = createServer(async (request, response) => {
    const { receiver, alerts } = (await json(request)) as Notification;
    for (const { status, labels } of alerts) posts.push({ receiver, name: labels['alertname'] ?? '', state: status });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.defer(() => void server.close());

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const home = mkdtempSync(join(tmpdir(), 'preflight-alertmanager-'));
  cleanup.defer(() => rmSync(home, { recursive: true, force: true }));
  const heardAt = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(
    join(home, 'alertmanager.yml'),
    faster(deployed('alertmanager.yml')).replaceAll('127.0.0.1:9095', heardAt),
  );
  const alertmanager = new Daemon({
    name: 'Alertmanager',
    program: defined(findProgram('prometheus-alertmanager')),
    args: [
      `--config.file=${home}/alertmanager.yml`,
      `--storage.path=${home}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--cluster.listen-address=',
    ],
    port,
  });
  await alertmanager.start();
  cleanup.defer(() => alertmanager.end('SIGTERM'));
  const prometheus = await startPrometheus({
    targets,
    token,
    adjust: (text) => faster(text).replace('127.0.0.1:9093', `127.0.0.1:${port}`),
  });
  cleanup.defer(() => prometheus.stop());

  const last = (name: string) => posts.findLast((post) => post.name === name)?.state;
  const listed = async (): Promise<readonly ListedAlert[]> => (await fetch(`${url}/api/v2/alerts`)).json();
  return {
    prometheus,
    rules: () => prometheus.rules(),
    /** Counts the posts to a receiver that say that an alert fires. */
    told: (receiver: string, name: string) =>
      posts.filter((post) => post.receiver === receiver && post.name === name && post.state === 'firing').length,
    /** Waits until the last post about each of them says that it fires. */
    async fires(...names: readonly string[]) {
      for (const name of names) await expect.poll(() => last(name), { ...LONGEST, message: name }).toBe('firing');
    },
    /** Waits until the last post about each of them says that it is over. */
    async ends(...names: readonly string[]) {
      for (const name of names) await expect.poll(() => last(name), { ...LONGEST, message: name }).toBe('resolved');
    },
    /** Waits until Alertmanager holds an alert back, because another one explains it. */
    async holdsBack(name: string) {
      const states = async () =>
        (await listed()).filter(({ labels }) => labels.alertname === name).map(({ status }) => status.state);
      await expect.poll(states, { ...LONGEST, message: name }).toContain('suppressed');
    },
    /** Waits until no alert is left. */
    async isSilent() {
      await expect.poll(async () => (await listed()).map(({ labels }) => labels.alertname), LONGEST).toEqual([]);
    },
  };
}
