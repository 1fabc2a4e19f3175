import { chownSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { findProgram } from '../programs.ts';
import { Daemon } from '../servers/daemon.ts';
import { freePort, unprivileged } from './postgres.ts';

export interface Pgbouncer {
  readonly daemon: Daemon;
  /** The connection string of a database of the server, through the pooler. */
  url(database: string): string;
  /** Ends it by its own process id. */
  stop(): Promise<void>;
}

/** PgBouncer in front of a server, on a free loopback port, with few server connections for its many clients. */
export async function startPgbouncer(
  server: string,
  mode: 'transaction' | 'session' = 'transaction',
  poolSize = 6,
): Promise<Pgbouncer> {
  const owner = unprivileged();
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'preflight-pgbouncer-'));
  const { hostname, port: serverPort, username, password } = new URL(server);
  const port = await freePort();
  const file = join(home, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort} user=${username} password=${password}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any`,
      `pool_mode = ${mode}\ndefault_pool_size = ${poolSize}\nmax_client_conn = 500`,
      'server_login_retry = 1',
    ].join('\n'),
  );
  for (const path of [home, file]) if (owner.uid !== undefined) chownSync(path, owner.uid, defined(owner.gid));
  const daemon = new Daemon({
    name: 'PgBouncer',
    program: defined(findProgram('pgbouncer')),
    args: [file],
    port,
    owner,
  });
  await daemon.start();
  return {
    daemon,
    url: (database) => `postgres://${username}@127.0.0.1:${port}/${database}`,
    async stop() {
      await daemon.end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
