import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { killWithParent } from '../servers/child-process.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/**
 * PostgreSQL's own ways to shut down while clients are connected: `fast` rolls back and tells them (57P01),
 * `immediate` ends like a crash (57P02) and recovers from its log at the next start.
 */
export type Shutdown = 'fast' | 'immediate';

/** A PostgreSQL server of our own: its data is thrown away with it. */
export interface PostgresServer {
  /** The process that runs now; another one after every `start`. */
  readonly pid: number;
  /** Connection string of a database on this server, 'postgres' being there from the start. It survives a restart. */
  url(database: string): string;
  /** Shuts the server down and keeps its data directory and port, until `start` or `stop`. */
  shutDown(mode: Shutdown): Promise<void>;
  /** Starts it again on the same data directory and port; resolves when it accepts connections. */
  start(): Promise<void>;
  /** `shutDown`, then `start`. */
  restart(mode: Shutdown): Promise<void>;
  /** Ends the server by its own process id, if it runs, and removes its data. */
  stop(): Promise<void>;
}

/**
 * Data that survive. `none`: nothing, for data that are thrown away. `restart`: committed data survive an immediate
 * shutdown of the server, not a crash of the machine. `full`: both; measurements must pay for the disk.
 */
export type Durability = 'none' | 'restart' | 'full';

const unsynced = ['fsync=off', 'full_page_writes=off'];
const settingsOf: Readonly<Record<Durability, readonly string[]>> = {
  none: [...unsynced, 'synchronous_commit=off'],
  restart: unsynced,
  full: [],
};
const common = ['max_connections=200', 'shared_buffers=128MB', 'unix_socket_directories=', 'log_min_messages=warning'];

/**
 * Starts a server on a free loopback port with a data directory of its own.
 * @throws where the programs exist but the server does not come up, or is not the one that was started
 */
export async function startPostgres(
  programs: PostgresPrograms,
  durability: Durability = 'none',
  /** Further settings, as `name=value`. */
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const owner = unprivileged();
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'preflight-postgres-'));
  const data = join(home, 'data');
  const password = randomBytes(18).toString('base64url');
  prepare(home, data, password, owner);
  try {
    execFileSync(
      join(programs.directory, 'initdb'),
      ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '-A', 'scram-sha-256'].concat(
        `--pwfile=${join(home, 'password')}`,
      ),
      { cwd: home, stdio: ['ignore', 'ignore', 'pipe'], ...owner },
    );
    const server = await PostgresProcess.launch({
      programs,
      data,
      port: await freePort(),
      durability,
      settings,
      owner,
    });
    const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${server.port}/${database}`;
    const stop = async () => {
      await server.shutDown('fast');
      rmSync(home, { recursive: true, force: true });
    };
    await isOurs(url('postgres'), data).catch(async (reason: unknown) => {
      await stop();
      throw reason;
    });
    return {
      get pid() {
        return server.pid;
      },
      url,
      shutDown: (mode) => server.shutDown(mode),
      start: () => server.start(),
      async restart(mode) {
        await server.shutDown(mode);
        await server.start();
      },
      stop,
    };
  } catch (reason) {
    rmSync(home, { recursive: true, force: true });
    throw reason;
  }
}

/** PostgreSQL refuses to run as root: there it runs as the account Debian made for it, else as one without rights. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const account = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== undefined);
  if (account === undefined) throw new Error('PostgreSQL cannot run as root and there is no account to run it as.');
  return { uid: Number(idOf('-u', account)), gid: Number(idOf('-g', account)) };
}

function idOf(option: '-u' | '-g', account: string): string | undefined {
  try {
    return execFileSync('id', [option, account], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function prepare(home: string, data: string, password: string, owner: { uid?: number; gid?: number }): void {
  const secret = join(home, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(secret, password, { mode: 0o600 });
  chmodSync(home, 0o700);
  const { uid, gid } = owner;
  if (uid === undefined || gid === undefined) return;
  for (const path of [home, data, secret]) chownSync(path, uid, gid);
}

/**
 * A port that was free a moment ago; the check of the data directory notices if another process was faster. It lies
 * below the range that outgoing connections take theirs from: while the server is down, none of them may take this one.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

interface Launch {
  readonly programs: PostgresPrograms;
  readonly data: string;
  readonly port: number;
  readonly durability: Durability;
  readonly settings: readonly string[];
  readonly owner: { uid?: number; gid?: number };
}

/** SIGINT: open connections are cut, the data directory is left in order. SIGQUIT: everything ends at once. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** One data directory and port, and the server process that runs on them or does not. */
export class PostgresProcess {
  readonly #launch: Launch;
  #running: { process: ChildProcess; callOff: () => void } | undefined;

  private constructor(launch: Launch) {
    this.#launch = launch;
  }

  static async launch(launch: Launch): Promise<PostgresProcess> {
    const server = new PostgresProcess(launch);
    await server.start();
    return server;
  }

  get port(): number {
    return this.#launch.port;
  }

  get pid(): number {
    if (!this.#running) throw new Error('The server is shut down.');
    return pidOf(this.#running.process);
  }

  async start(): Promise<void> {
    if (this.#running) throw new Error('The server runs already.');
    const process = await launched(this.#launch);
    this.#running = { process, callOff: killWithParent(pidOf(process), 'INT') };
  }

  async shutDown(mode: Shutdown): Promise<void> {
    const running = this.#running;
    if (!running) return;
    this.#running = undefined;
    running.callOff();
    const server = running.process;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    process.kill(pidOf(server), signals[mode]);
    await ended;
  }
}

async function launched({ programs, data, port, durability, settings: more, owner }: Launch): Promise<ChildProcess> {
  const settings = [...common, ...settingsOf[durability], ...more].flatMap((setting) => ['-c', setting]);
  const server = spawn(
    join(programs.directory, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-c', 'lc_messages=C', ...settings],
    // Out of the terminal's group: Ctrl-C ends the tests, and they end the server in order.
    { cwd: data, detached: true, stdio: ['ignore', 'ignore', 'pipe'], ...owner },
  );
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    const failed = (why: string) => reject(new Error(`PostgreSQL did not start: ${why}\n${lines.join('\n')}`));
    server.once('error', (error) => failed(error.message));
    server.once('exit', (code) => failed(`it ended with ${code}`));
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (lines.length < 50) lines.push(line);
      if (/database system is ready to accept (read-only )?connections/.test(line)) resolve(server);
    });
  });
}

/** Before the first statement: is this the server that was started here, and not another one on the same port? */
async function isOurs(url: string, data: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const actual = rows[0]?.data_directory;
    if (actual !== data) throw new Error(`PostgreSQL answers for ${actual}, and ${data} was started.`);
  } finally {
    await client.end();
  }
}

function pidOf(server: ChildProcess): number {
  if (server.pid === undefined) throw new Error('The server has no process id.');
  return server.pid;
}
