import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { freePort, unprivileged } from '../../support/database/postgres.ts';
import { findProgram } from '../../support/programs.ts';
import { childrenOf, Daemon } from '../../support/servers/daemon.ts';
import { deployed, writeOwned } from './deployed.ts';
import { type MemberLines, memberLines } from './member-lines.ts';
import { type MemberPlace, memberPlace } from './member-place.ts';

export interface MemberOptions {
  readonly name: string;
  /** Folder of PostgreSQL's programs. */
  readonly binaries: string;
  readonly etcdPorts: readonly number[];
  readonly passwords: Readonly<Record<'superuser' | 'replication' | 'rewind', string>>;
}

/** One database machine: Patroni by deploy/patroni/patroni.yml, its PostgreSQL, and the lines that lead there. */
export class Member {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly lines: MemberLines;
  readonly #place: MemberPlace;
  readonly #daemon: Daemon;
  #frozen: readonly number[] = [];

  private constructor(
    { name, ...options }: MemberOptions,
    { port, restPort, lines, place }: Pick<Member, 'port' | 'restPort' | 'lines'> & { place: MemberPlace },
  ) {
    this.name = name;
    this.port = port;
    this.restPort = restPort;
    this.lines = lines;
    this.#place = place;
    const file = join(place.home, 'patroni.yml');
    writeOwned(file, configuration({ name, ...options }, { port, restPort, lines, place }));
    this.#daemon = new Daemon({
      name: `Patroni ${name}`,
      program: defined(findProgram('patroni')),
      args: [file],
      port: restPort,
      owner: unprivileged(),
      env: { PATH: process.env['PATH'], HOME: place.home, LC_ALL: 'C.UTF-8' },
    });
  }

  static async prepare(options: MemberOptions, cleanup: AsyncDisposableStack): Promise<Member> {
    const [port, restPort] = [await freePort(), await freePort()];
    const place = memberPlace(cleanup);
    const lines = await memberLines(cleanup, { etcdPorts: options.etcdPorts, port, restPort });
    const member = new Member(options, { port, restPort, lines, place });
    cleanup.defer(() => member.stop());
    return member;
  }

  /** Starts Patroni, which starts PostgreSQL. */
  start(): Promise<void> {
    return this.#daemon.start();
  }

  /** As where the machine loses its power. */
  async kill(): Promise<void> {
    const server = this.#postgres();
    await this.#daemon.end('SIGKILL');
    signalAll(server, 'SIGKILL');
  }

  /** Kills PostgreSQL alone. */
  killPostgres(): void {
    signalAll(this.#postgres(), 'SIGKILL');
  }

  /** Stops the machine: connections stay open without an answer. */
  freeze(): void {
    this.#frozen = this.#postgres();
    signalAll(this.#frozen, 'SIGSTOP');
    this.#daemon.freeze();
  }

  thaw(): void {
    this.#daemon.thaw();
    signalAll(this.#frozen, 'SIGCONT');
    this.#frozen = [];
  }

  /** Fills its disk to the last byte. */
  fillDisk(): void {
    const full = join(defined(this.#place.disk), 'ballast');
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${full}`, 'bs=1M'], { stdio: 'ignore' });
    } catch {
      // dd ends with 1 where the disk is full.
    }
  }

  freeDisk(): void {
    rmSync(join(defined(this.#place.disk), 'ballast'), { force: true });
  }

  get hasDisk(): boolean {
    return this.#place.disk !== null;
  }

  /** All that Patroni has logged. */
  log(): string {
    return readFileSync(join(this.#place.log, 'patroni.log'), 'utf8');
  }

  /** Patroni ends PostgreSQL in order, where both run. */
  async stop(): Promise<void> {
    this.thaw();
    const server = this.#postgres();
    await this.#daemon.end('SIGKILL');
    signalAll(server, 'SIGKILL');
  }

  /** The processes of PostgreSQL, the first one being the one that starts the others. */
  #postgres(): number[] {
    try {
      const pid = Number(readFileSync(join(this.#place.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      const command = execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
      return command === 'postgres' ? [pid, ...childrenOf(pid)] : [];
    } catch {
      return []; // no such file, or no such process
    }
  }
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended a moment ago.
    }
  }
}

function configuration(
  { name, binaries, passwords }: MemberOptions,
  { port, restPort, lines, place }: Pick<Member, 'port' | 'restPort' | 'lines'> & { place: MemberPlace },
): string {
  const hosts = lines.etcd.map((each) => `127.0.0.1:${each.port}`).join(', ');
  return deployed('patroni.yml', {
    'name: db1': `name: ${name}`,
    'listen: 0.0.0.0:8008': `listen: 127.0.0.1:${restPort}`,
    'connect_address: 10.0.0.1:8008': `connect_address: 127.0.0.1:${lines.peers.port}`,
    'listen: 0.0.0.0:5432': `listen: 127.0.0.1:${port}`,
    'connect_address: 10.0.0.1:5432': `connect_address: 127.0.0.1:${lines.standbys.port}`,
    // Else Patroni would ask etcd for its addresses, and go past the lines that can be cut.
    'hosts: [10.0.0.1:2379, 10.0.0.2:2379, 10.0.0.3:2379]': `hosts: [${hosts}]\n  use_proxies: true`,
    '10.0.0.0/24': '127.0.0.1/32',
    '/var/lib/postgresql/15/preflight': place.data,
    '/usr/lib/postgresql/15/bin': binaries,
    '/var/lib/postgresql/.pgpass-patroni': join(place.home, 'pgpass'),
    'unix_socket_directories: /var/run/postgresql': "unix_socket_directories: ''",
    '/var/log/postgresql': place.log,
    '/var/log/patroni': place.log,
    SUPERUSER_PASSWORD: passwords.superuser,
    REPLICATION_PASSWORD: passwords.replication,
    REWIND_PASSWORD: passwords.rewind,
  });
}
