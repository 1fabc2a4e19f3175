import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { killWithParent } from './child-process.ts';

interface DaemonOptions {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  /** Listening there on loopback means that it is up. */
  readonly port: number;
  /** The account it runs as; none is our own. */
  readonly owner?: { uid?: number; gid?: number };
  /** Its environment; without it our own. */
  readonly env?: NodeJS.ProcessEnv;
  /** The file descriptor for its output; without it the output is dropped. */
  readonly output?: number;
}

/** A server program in the foreground, on one port over all its starts, ended by its own process id. */
export class Daemon {
  readonly name: string;
  readonly #options: DaemonOptions;
  #running: { process: ChildProcess; callOff: () => void } | undefined;
  #frozen: readonly number[] = [];

  constructor(options: DaemonOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** @throws where it ends, or does not listen within a minute */
  async start(): Promise<void> {
    const { name, program, args, port, owner, env, output = 'ignore' } = this.#options;
    const server = spawn(program, [...args], {
      ...owner,
      ...(env && { env }),
      detached: true,
      stdio: ['ignore', output, 'pipe'],
    });
    const lines: string[] = [];
    server.stderr?.setEncoding('utf8').on('data', (text: string) => lines.length < 50 && lines.push(text));
    const callOff = killWithParent(defined(server.pid), 'KILL');
    this.#running = { process: server, callOff };
    const signal = AbortSignal.timeout(60_000);
    while (!(await listens(port))) {
      if (server.exitCode !== null) throw new Error(`${name} ended with ${server.exitCode}.\n${lines.join('')}`);
      await pause(50, undefined, { signal });
    }
  }

  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<void> {
    const running = this.#running;
    if (!running) return;
    this.thaw();
    this.#running = undefined;
    running.callOff();
    const server = running.process;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  /** Stops it and its children at once: connections stay open without an answer. */
  freeze(): void {
    const pid = defined(this.#running?.process.pid);
    this.#frozen = [pid, ...childrenOf(pid)];
    for (const each of this.#frozen) process.kill(each, 'SIGSTOP');
  }

  thaw(): void {
    for (const each of this.#frozen) process.kill(each, 'SIGCONT');
    this.#frozen = [];
  }
}

export function childrenOf(pid: number): number[] {
  try {
    const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).trim();
    return text === '' ? [] : text.split(/\s+/).map(Number);
  } catch {
    return []; // ps ends with 1 where there is none
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}
