import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { freePort, unprivileged } from '../database/postgres.ts';
import { killWithParent } from './child-process.ts';

const programs = '/usr/bin';
const kinds = ['account', 'container', 'object'] as const;

/** Keys of its one account, as `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. */
export const swiftKeys = { accessKeyId: 'test:tester', secretAccessKey: 'testing' } as const;

/** An S3 server of our own on loopback, by the s3api of OpenStack Swift: its data are thrown away with it. */
export interface SwiftServer {
  /** The address for S3 clients. */
  readonly endpoint: string;
  readonly port: number;
  /** The processes: the proxy first. They are other ones after every `start`. */
  readonly pids: () => readonly number[];
  /** SIGKILL to all of them; the data stay. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** One proxy and one server of each kind, a single copy of everything. */
export async function startSwift(): Promise<SwiftServer> {
  const owner = unprivileged();
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'preflight-swift-'));
  const ports = { proxy: await freePort(), account: 0, container: 0, object: 0 };
  for (const kind of kinds) ports[kind] = await freePort();
  writeConfiguration(home, ports, owner.uid === undefined ? userInfo().username : nameOf(owner.uid));
  makeRings(home, ports);
  if (owner.uid !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${defined(owner.gid)}`, home]);

  let running: readonly { process: ChildProcess; callOff: () => void }[] = [];
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  const start = async () => {
    running = (['proxy', ...kinds] as const).map((kind) => {
      const server = spawn(`${programs}/swift-${kind}-server`, [join(home, `${kind}.conf`)], {
        ...owner,
        cwd: home,
        detached: true,
        stdio: 'ignore',
      });
      return { process: server, callOff: killWithParent(defined(server.pid), 'KILL') };
    });
    await answers(`${endpoint}/healthcheck`);
    for (const kind of kinds) await answers(`http://127.0.0.1:${ports[kind]}/healthcheck`);
  };
  const crash = async () => {
    const ended = running.map(async ({ process: server, callOff }) => {
      callOff();
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exit = once(server, 'exit');
      server.kill('SIGKILL');
      await exit;
    });
    running = [];
    await Promise.all(ended);
  };
  const stop = async () => {
    await crash();
    rmSync(home, { recursive: true, force: true });
  };
  await start().catch(async (reason: unknown) => {
    await stop();
    throw reason;
  });
  return {
    endpoint,
    port: ports.proxy,
    pids: () => running.map(({ process: { pid } }) => defined(pid)),
    crash,
    start,
    stop,
  };
}

type Ports = Readonly<Record<'proxy' | (typeof kinds)[number], number>>;

function writeConfiguration(home: string, ports: Ports, user: string): void {
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nswift_dir = ${home}\nuser = ${user}\nlog_level = ERROR\n`;
  const write = (name: string, text: string) => writeFileSync(join(home, name), text);
  write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n' +
      '[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  write(
    'proxy.conf',
    `${common(ports.proxy)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:slo]
use = egg:swift#slo
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:listing_formats]
use = egg:swift#listing_formats
`,
  );
  for (const kind of kinds) {
    mkdirSync(join(home, kind, 'disk'), { recursive: true });
    write(
      `${kind}.conf`,
      `${common(ports[kind])}devices = ${join(home, kind)}\nmount_check = false
[pipeline:main]
pipeline = healthcheck ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
[filter:healthcheck]
use = egg:swift#healthcheck
`,
    );
  }
}

/** All three by one Python process: its start is most of the time that a ring takes. */
function makeRings(home: string, ports: Ports): void {
  const script = `
import sys
from swift.common.ring import RingBuilder
home = sys.argv[1]
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    ring = RingBuilder(4, 1, 1)
    ring.add_dev(dict(id=0, region=1, zone=1, ip='127.0.0.1', port=int(port), device='disk', weight=1,
                      replication_ip='127.0.0.1', replication_port=int(port), meta=''))
    ring.rebalance()
    ring.get_ring().save(f'{home}/{kind}.ring.gz')
`;
  const args = ['-c', script, home, ...kinds.map((kind) => String(ports[kind]))];
  execFileSync('/usr/bin/python3', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

const nameOf = (uid: number) => execFileSync('id', ['-un', String(uid)], { encoding: 'utf8' }).trim();

/** @throws after a minute */
async function answers(url: string): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  for (;;) {
    const isThere = await fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await pause(100, undefined, { signal });
  }
}
