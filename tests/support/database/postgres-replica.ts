import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf } from '../servers/daemon.ts';
import { freePort, PostgresProcess, type PostgresServer, unprivileged } from './postgres.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** A streaming replica of a server of ours: its data are thrown away with it. */
export interface PostgresReplica extends Pick<PostgresServer, 'url' | 'start' | 'stop'> {
  /** Ends it like a crash. */
  crash(): Promise<void>;
  /** Stops all its processes at once: connections stay open without an answer. */
  freeze(): void;
  thaw(): void;
}

/** Copies a running server and starts the copy on a free port, following it. */
export async function startReplica(programs: PostgresPrograms, primary: PostgresServer): Promise<PostgresReplica> {
  const owner = unprivileged();
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'preflight-replica-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(home, owner.uid, owner.gid);
  const data = join(home, 'data');
  execFileSync(
    join(programs.directory, 'pg_basebackup'),
    ['-D', data, '-d', primary.url('postgres'), '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    { cwd: home, stdio: ['ignore', 'ignore', 'pipe'], ...owner },
  );
  const server = await PostgresProcess.launch({
    programs,
    data,
    port: await freePort(),
    settings: [],
    durability: 'none',
    owner,
  });
  const url = (database: string) => {
    const address = new URL(primary.url(database));
    address.port = String(server.port);
    return address.href;
  };
  let frozen: readonly number[] = [];
  const thaw = () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
  };
  return {
    url,
    thaw,
    start: () => server.start(),
    crash: () => server.shutDown('immediate'),
    freeze() {
      frozen = [server.pid, ...childrenOf(server.pid)];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    async stop() {
      thaw();
      await server.shutDown('immediate');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
