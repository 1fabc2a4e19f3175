import { chownSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { findProgram } from '../programs.ts';
import { Daemon } from '../servers/daemon.ts';
import { freePort, unprivileged } from './postgres.ts';

export interface Pgbouncer {
  readonly daemon: Daemon;
  /** The connection string of a database of the server, through the pooler. */
  url(database: string): string;
  /** Runs a command of its console, such as PAUSE. */
  command(text: string): Promise<void>;
  /** Writes another server into its configuration: RELOAD reads it. */
  lead(server: string): void;
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
  const port = await freePort();
  const file = join(home, 'pgbouncer.ini');
  const lead = (to: string) => {
    const { hostname, port: serverPort, username, password } = new URL(to);
    writeFileSync(
      file,
      [
        '[databases]',
        `* = host=${hostname} port=${serverPort} user=${username} password=${password}`,
        '[pgbouncer]',
        `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\nadmin_users = ${username}`,
        `pool_mode = ${mode}\ndefault_pool_size = ${poolSize}\nmax_client_conn = 500`,
        'server_login_retry = 1',
      ].join('\n'),
    );
  };
  lead(server);
  for (const path of [home, file]) if (owner.uid !== undefined) chownSync(path, owner.uid, defined(owner.gid));
  const daemon = new Daemon({
    name: 'PgBouncer',
    program: defined(findProgram('pgbouncer')),
    args: [file],
    port,
    owner,
  });
  await daemon.start();
  const url = (database: string) => `postgres://${new URL(server).username}@127.0.0.1:${port}/${database}`;
  return {
    daemon,
    url,
    async command(text) {
      const console = new pg.Client(url('pgbouncer'));
      await console.connect();
      await console.query(text).finally(() => console.end());
    },
    lead,
    async stop() {
      await daemon.end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
