import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defined } from '../../machines/lib/assert-defined.ts';
import { generateSigningKey } from '../../services/access/tokens.ts';
import { type Portal, type PortalOptions, startPortal } from '../support/servers/portal.ts';

/** One process of the product at an address that stays, over all its starts. */
export class ProductProcess {
  readonly name: string;
  readonly #options: PortalOptions;
  #portal: Portal | undefined;
  readonly #earlier: string[] = [];
  /** Its output before it ended by itself, an entry for each time. */
  readonly ended: string[] = [];

  constructor(name: string, options: PortalOptions) {
    this.name = name;
    this.#options = options;
  }

  /** Its output, over all its starts. */
  log(): string {
    return [...this.#earlier, this.#portal?.output() ?? ''].join('\n');
  }

  async start(): Promise<void> {
    if (this.#portal) this.#earlier.push(this.#portal.output());
    this.#portal = await startPortal(this.#options);
  }

  /** SIGKILL; it counts as ended by itself where it was gone before. */
  async kill(): Promise<void> {
    this.#isAlive();
    await this.#portal?.kill9();
  }

  async stop(): Promise<void> {
    this.#isAlive();
    await this.#portal?.stop();
  }

  /** SIGSTOP: connections stay open without an answer. */
  freeze(): void {
    process.kill(defined(this.#portal).pid, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(defined(this.#portal).pid, 'SIGCONT');
  }

  /** Starts it again where it ended by itself, so that one such end does not hide the next. */
  async revive(): Promise<void> {
    if (!this.#isAlive()) await this.start();
  }

  #isAlive(): boolean {
    const portal = defined(this.#portal);
    if (isAlive(portal.pid)) return true;
    this.ended.push(`${this.name} (process ${portal.pid}) ended by itself:\n${portal.output()}`);
    return false;
  }
}

export interface Processes {
  readonly all: readonly ProductProcess[];
  /** Addresses of the services' REST calls: two whole processes and the services of the split set-up. */
  readonly rest: readonly string[];
  /** Addresses of GraphQL: the whole processes and the gateway of the split set-up. */
  readonly graphql: readonly string[];
  stop(): Promise<void>;
}

const services = ['auth', 'companies', 'booking', 'reporting', 'countries'] as const;

/** Two whole processes and one split into a gateway and its services, all on one database. */
export async function startProcesses(databaseUrl: string, lifetimeMs: number): Promise<Processes> {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-chaos-'));
  const shared = {
    WEBHOOK_LOOPBACK: '1',
    SIGNING_KEY: generateSigningKey(),
    FILES_URL: pathToFileURL(join(folder, 'files')).href,
  };
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const;
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const [one, two, split, gateway] = urls.map((url) => url) as [string, string, string, string];
  const process = (name: string, at: number, more: Pick<PortalOptions, 'roles' | 'env'> = {}) =>
    new ProductProcess(name, {
      databaseUrl,
      lifetimeMs,
      dataDir: join(folder, name),
      ...more,
      env: { ...shared, PORT: String(ports[at]), ...more.env },
    });
  const serviceUrls = Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_URL`, split]));
  const all = [
    process('whole-1', 0),
    process('whole-2', 1),
    process('services', 2, { roles: services }),
    process('gateway', 3, { roles: ['gateway'], env: serviceUrls }),
  ];
  for (const each of all) await each.start();
  return {
    all,
    rest: [`${one}/api`, `${two}/api`, split],
    graphql: [one, two, gateway],
    async stop() {
      await Promise.all(all.map((each) => each.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A killed child was reaped by then: no process has its id. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A loopback listener has no port.');
  return address.port;
}
