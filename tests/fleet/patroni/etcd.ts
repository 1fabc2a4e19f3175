import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { freePort, unprivileged } from '../../support/database/postgres.ts';
import { findProgram } from '../../support/programs.ts';
import { Daemon } from '../../support/servers/daemon.ts';
import { own, settingsIn } from './deployed.ts';

export interface EtcdMember {
  readonly port: number;
  readonly daemon: Daemon;
  /** True for the one that leads the others. */
  isLeader(): Promise<boolean>;
}

const ANSWER_MS = 2_000;
const AGREED_MS = 30_000;

/** Three members of etcd on loopback, by deploy/patroni/etcd.env. */
export async function startEtcd(cleanup: AsyncDisposableStack): Promise<readonly EtcdMember[]> {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'preflight-etcd-'));
  cleanup.defer(() => rmSync(home, { recursive: true, force: true }));
  own(home);
  const places = [];
  for (const name of ['db1', 'db2', 'db3']) places.push({ name, port: await freePort(), peerPort: await freePort() });
  const cluster = places.map(({ name, peerPort }) => `${name}=${url(peerPort)}`).join(',');
  const members = places.map(({ name, port, peerPort }): EtcdMember => {
    const dataDir = join(home, name);
    mkdirSync(dataDir, { mode: 0o700 });
    own(dataDir);
    const daemon = new Daemon({
      name: `etcd ${name}`,
      program: defined(findProgram('etcd')),
      args: [],
      port,
      owner: unprivileged(),
      env: {
        PATH: process.env['PATH'],
        ...settingsIn('etcd.env'),
        ETCD_NAME: name,
        ETCD_DATA_DIR: dataDir,
        ETCD_LISTEN_CLIENT_URLS: url(port),
        ETCD_ADVERTISE_CLIENT_URLS: url(port),
        ETCD_LISTEN_PEER_URLS: url(peerPort),
        ETCD_INITIAL_ADVERTISE_PEER_URLS: url(peerPort),
        ETCD_INITIAL_CLUSTER: cluster,
        ETCD_LOG_LEVEL: 'error',
      },
    });
    return { port, daemon, isLeader: () => leads(port) };
  });
  cleanup.defer(async () => void (await Promise.all(members.map(({ daemon }) => daemon.end('SIGKILL')))));
  // The first two make the cluster together: none of them listens before it has another.
  await Promise.all(members.map(({ daemon }) => daemon.start()));
  await Promise.all(members.map(({ port }) => agreed(port)));
  return members;
}

/** They listen before they have agreed on their version, and Patroni ends where there is none. */
async function agreed(port: number): Promise<void> {
  const signal = AbortSignal.timeout(AGREED_MS);
  for (;;) {
    const answer = await fetch(`${url(port)}/version`, { signal });
    if (/"etcdcluster":"\d/.test(await answer.text())) return;
    await pause(100, undefined, { signal });
  }
}

const url = (port: number) => `http://127.0.0.1:${port}`;

async function leads(port: number): Promise<boolean> {
  const answer = await fetch(`${url(port)}/v3/maintenance/status`, {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const status = (await answer.json()) as { leader?: string; header?: { member_id?: string } };
  return status.leader !== undefined && status.leader === status.header?.member_id;
}
