import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { copyDemoData } from '../database/demo-data.ts';
import type { DemoData } from '../provided.ts';
import { killWithParent } from './child-process.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The key between the tests' gateways and services. */
export const gatewayKey = 'a-key-that-the-tests-alone-know-of';

/** The program of `npm start`; `tools/once.ts` has made it before. */
const entry = 'dist/start.js';

/** The real portal in a process of its own. */
export interface Portal {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** With which code it ended by itself or after SIGTERM; null where a signal ended it. */
  readonly exitCode: Promise<number | null>;
  /** Its output so far. */
  output(): string;
  /** Ends it in order (SIGTERM) and removes its data, unless the data directory was the caller's. */
  stop(): Promise<void>;
  /** Ends it the hard way, as a power cut would; the data stay. */
  kill9(): Promise<void>;
}

export interface PortalOptions {
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  /** A folder of the caller's, which outlives the portal; without it a temporary one. */
  readonly dataDir?: string;
  /** Data that the portal gets a copy of, which ends with it; without it it begins empty. */
  readonly filledFrom?: DemoData | undefined;
  /** Further settings, as in docs/configuration.md. */
  readonly env?: Readonly<Record<string, string>>;
  /** A built checkout of another release. */
  readonly checkout?: string;
  /** Roles to run; none is all of them. */
  readonly roles?: readonly string[];
  /** The demo's data are made after the first answer; false: do not wait for the last of them. */
  readonly waitForDemo?: boolean;
  /** A forgotten portal ends after this many milliseconds; ten minutes unless said otherwise. */
  readonly lifetimeMs?: number;
}

/**
 * Starts the portal on a free loopback port with the demo's data and waits until it serves them.
 * @throws with everything it printed, where it ends before it prints its address
 */
export async function startPortal({ filledFrom, ...place }: PortalOptions = {}): Promise<Portal> {
  const copy = filledFrom && !place.dataDir ? await copyDemoData(filledFrom) : null;
  const options = { ...copy, ...place };
  const own = mkdtempSync(join(tmpdir(), 'preflight-portal-'));
  const child = spawn(process.execPath, [entry, ...(options.roles ?? [])], {
    cwd: options.checkout ?? root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited(),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: options.dataDir ?? join(own, 'data'),
      DEMO: '1',
      LOG_LEVEL: 'warn',
      // Parts of the portal that a test runs as processes of their own know each other by it.
      GATEWAY_KEY: gatewayKey,
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.env,
    },
  });
  const pid = await pidOf(child);
  const exitCode = once(child, 'exit').then(([code]): number | null => code);
  const callOff = killWithParent(pid, 'KILL');
  const overdue = setTimeout(() => child.kill('SIGKILL'), options.lifetimeMs ?? 600_000).unref();
  const lines: string[] = [];
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    clearTimeout(overdue);
    callOff();
  };
  const removeOwn = async () => {
    rmSync(own, { recursive: true, force: true });
    await copy?.remove();
  };
  try {
    const url = await printedAddress(child, lines);
    if (options.waitForDemo !== false) await demoIsThere(url);
    return {
      url,
      pid,
      exitCode,
      output: () => lines.join('\n'),
      stop: () => end('SIGTERM').then(removeOwn),
      kill9: () => end('SIGKILL').then(options.dataDir || options.databaseUrl ? removeOwn : () => {}),
    };
  } catch (error) {
    await end('SIGKILL');
    await removeOwn();
    throw error;
  }
}

/** The portal's own configuration must not leak in from the shell that runs the tests. */
function inherited(): Record<string, string | undefined> {
  const { PATH, HOME, TZ, TMPDIR, LANG, NODE_OPTIONS, CLOCK_SHIFT_HOURS } = process.env;
  return { PATH, HOME, TZ, TMPDIR, LANG, ...(CLOCK_SHIFT_HOURS && { NODE_OPTIONS, CLOCK_SHIFT_HOURS }) };
}

async function pidOf(child: ChildProcess): Promise<number> {
  if (child.pid !== undefined) return child.pid;
  const [error] = await once(child, 'error');
  throw error;
}

/** @throws after three minutes, which a busy machine may need, or where the portal ends meanwhile */
async function demoIsThere(url: string): Promise<void> {
  const signal = AbortSignal.timeout(180_000);
  for (;;) {
    // A connection for each question: a kept one may be closed by a busy server just as it is used again.
    const answer = await fetch(`${url}/health`, { signal, headers: { connection: 'close' } });
    const health: unknown = await answer.json();
    const isSeeding = typeof health === 'object' && health !== null && 'demo' in health && health.demo === 'seeding';
    if (!isSeeding) return;
    await pause(50, undefined, { signal });
  }
}

function printedAddress(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => {
      reject(new Error(`The portal ended with ${code ?? signal} before it served.\n${lines.join('\n')}`));
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const address = /http:\/\/[\w.]+:\d+/.exec(line)?.[0];
        if (address) resolve(address);
      });
    }
  });
}
