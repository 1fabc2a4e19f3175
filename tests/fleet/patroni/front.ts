import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { freePort, unprivileged } from '../../support/database/postgres.ts';
import { findProgram } from '../../support/programs.ts';
import { Daemon } from '../../support/servers/daemon.ts';
import { deployed, own, writeOwned } from './deployed.ts';
import type { Member } from './member.ts';

/** The way to the databases: the portal knows no other addresses. */
export interface DatabaseFront {
  readonly balancer: Daemon;
  readonly pooler: Daemon;
  readonly poolerPort: number;
  /** Through PgBouncer and HAProxy to the primary. */
  pooled(database: string): string;
  /** Through HAProxy to the primary. */
  direct(database: string): string;
  /** Through HAProxy to a replica. */
  read(database: string): string;
}

interface Account {
  readonly user: string;
  readonly password: string;
}

/** HAProxy and PgBouncer by deploy/patroni, on free ports of loopback. */
export async function startFront(
  members: readonly Member[],
  { user, password }: Account,
  cleanup: AsyncDisposableStack,
): Promise<DatabaseFront> {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'preflight-front-'));
  cleanup.defer(() => rmSync(home, { recursive: true, force: true }));
  own(home);
  const [writes, reads, poolerPort] = [await freePort(), await freePort(), await freePort()];
  const file = (name: string) => join(home, name);
  const servers = members.map(({ lines }, at) => [
    `10.0.0.${at + 1}:5432 port 8008`,
    `127.0.0.1:${lines.callers.port} port ${lines.checks.port}`,
  ]);
  writeOwned(
    file('haproxy.cfg'),
    deployed('haproxy.cfg', {
      ...Object.fromEntries(servers),
      'bind *:5000': `bind 127.0.0.1:${writes}`,
      'bind *:5001': `bind 127.0.0.1:${reads}`,
    }),
  );
  writeOwned(file('userlist.txt'), `"${user}" "${password}"\n`);
  writeOwned(
    file('pgbouncer.ini'),
    deployed('pgbouncer.ini', {
      'port=5000': `port=${writes}`,
      'listen_port = 6432': `listen_port = ${poolerPort}`,
      '/etc/pgbouncer/userlist.txt': file('userlist.txt'),
    }),
  );
  const daemon = (name: string, program: string, args: readonly string[], port: number) =>
    new Daemon({ name, program: defined(findProgram(program)), args, port, owner: unprivileged() });
  const balancer = daemon('HAProxy of the databases', 'haproxy', ['-f', file('haproxy.cfg'), '-db'], writes);
  const pooler = daemon('PgBouncer', 'pgbouncer', [file('pgbouncer.ini')], poolerPort);
  for (const each of [balancer, pooler]) {
    cleanup.defer(() => each.end('SIGKILL'));
    await each.start();
  }
  const address = (port: number) => (database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  return { balancer, pooler, poolerPort, pooled: address(poolerPort), direct: address(writes), read: address(reads) };
}
