import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { freePort, unprivileged } from '../database/postgres.ts';
import { findProgram } from '../programs.ts';
import { Daemon } from './daemon.ts';

/** The servers behind the balancer, as ports on loopback. */
export interface Behind {
  readonly gateways: readonly number[];
  /** By the first part of the path that leads there. */
  readonly services: Readonly<Record<string, readonly number[]>>;
  /**
   * Databases that it balances too. Of the primary and its replica, in this order, only the one that takes writes is used. Before its
   * first checks HAProxy counts every server as well, so the replica is a backup: after a restart it would get writers for a second.
   */
  readonly databases?:
    | {
        readonly ports: readonly number[];
        /** A role that may sign in there without a password, to be asked who takes writes. */
        readonly checkRole: string;
      }
    | undefined;
  /**
   * Calls under way at a server that is not ready any more end whole, as at a planned stop, or are cut, as where
   * servers hang.
   */
  readonly whenUnready: 'finish' | 'cut';
}

export interface Haproxy {
  readonly daemon: Daemon;
  readonly ports: { readonly portal: number; readonly services: number; readonly database: number };
  stop(): Promise<void>;
}

/** HAProxy in front of a fleet: servers that are not ready get no requests, connections go to the database that writes. */
export async function startHaproxy(behind: Behind): Promise<Haproxy> {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'preflight-haproxy-'));
  const ports = { portal: await freePort(), services: await freePort(), database: await freePort() };
  const file = join(home, 'haproxy.cfg');
  writeFileSync(join(home, '503.http'), unavailable);
  const { uid, gid } = unprivileged();
  // It reads its files first and changes the account then, by itself.
  const account = uid === undefined ? [] : [`uid ${uid}`, `gid ${gid}`];
  writeFileSync(
    file,
    `global\n  maxconn 2000\n${account.map((line) => `  ${line}\n`).join('')}${configuration(behind, ports, home)}`,
  );
  const daemon = new Daemon({
    name: 'haproxy',
    program: defined(findProgram('haproxy')),
    args: ['-f', file, '-db'],
    port: ports.portal,
  });
  await daemon.start();
  return {
    daemon,
    ports,
    async stop() {
      await daemon.end('SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Said where no server is ready: in words, and in the shape that pages and programs read. */
const sentence = 'The portal cannot be reached at the moment. Try again in a minute.';
const words = JSON.stringify({
  errors: [{ message: sentence, extensions: { code: 'UNREACHABLE', reason: sentence, status: 503 } }],
  error: { code: 'UNAVAILABLE', message: sentence },
});
const unavailable = `HTTP/1.1 503 Service Unavailable\r\ncache-control: no-store\r\ncontent-type: application/json\r\ncontent-length: ${words.length}\r\n\r\n${words}`;

function configuration({ gateways, services, databases, whenUnready }: Behind, ports: Haproxy['ports'], home: string) {
  const backend = (name: string, list: readonly number[]) => `
backend ${name}
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr host preflight
  option redispatch
  retries 2
${servers(name, list)}`;
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 25s
  timeout check 4s
  timeout tunnel 1h
  errorfile 502 ${home}/503.http
  errorfile 503 ${home}/503.http
  errorfile 504 ${home}/503.http
  default-server check inter 500ms fall 2 rise 1${whenUnready === 'cut' ? ' on-marked-down shutdown-sessions' : ''}

frontend portal
  bind 127.0.0.1:${ports.portal}
  default_backend gateway

frontend services
  bind 127.0.0.1:${ports.services}
${Object.keys(services)
  .map((name) => `  use_backend ${name} if { path_beg /${name} }\n`)
  .join('')}
${backend('gateway', gateways)}${Object.entries(services)
  .map(([name, list]) => backend(name, list))
  .join('')}${databases ? databaseSection(databases, ports.database) : ''}`;
}

const servers = (name: string, list: readonly number[], more: (at: number) => string = () => '') =>
  list.map((port, at) => `  server ${name}-${at + 1} 127.0.0.1:${port}${more(at)}\n`).join('');

const databaseSection = ({ ports, checkRole }: NonNullable<Behind['databases']>, port: number) => `
listen database
  mode tcp
  timeout client 1h
  timeout server 1h
  bind 127.0.0.1:${port}
  option tcp-check
  default-server check inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
  tcp-check connect
  tcp-check send-binary ${hexOf(startup(checkRole))}
  tcp-check expect binary 5a0000000549
  tcp-check send-binary ${hexOf(query('select pg_is_in_recovery()'))}
  tcp-check expect binary 440000000b00010000000166
${servers('database', ports, (at) => (at === 0 ? '' : ' backup'))}`;

const hexOf = (bytes: Buffer) => bytes.toString('hex');

/** PostgreSQL's first message: protocol 3.0, the role, the database. */
function startup(role: string): Buffer {
  const body = Buffer.from(`\0\u0003\0\0user\0${role}\0database\0postgres\0\0`, 'latin1');
  return Buffer.concat([lengthOf(body), body]);
}

function query(text: string): Buffer {
  const body = Buffer.from(`${text}\0`, 'latin1');
  return Buffer.concat([Buffer.from('Q'), lengthOf(body), body]);
}

function lengthOf(body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return length;
}
