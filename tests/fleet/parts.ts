import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { generateSigningKey } from '../../services/access/tokens.ts';
import { ProductProcess } from '../chaos/processes.ts';
import { type Pgbouncer, startPgbouncer } from '../support/database/pgbouncer.ts';
import { freePort } from '../support/database/postgres.ts';
import type { PostgresPrograms } from '../support/database/postgres-programs.ts';
import { type Behind, type Haproxy, startHaproxy } from '../support/servers/haproxy.ts';
import { mailServer } from '../support/servers/mail-server.ts';
import type { TcpProxy } from '../support/servers/proxy.ts';
import { type SwiftServer, startSwift, swiftKeys } from '../support/servers/swift.ts';
import { CHECK_ROLE, databaseName, type FleetDatabase, startFleetDatabase } from './database.ts';
import { lineTo } from './lines.ts';

type MailServer = Awaited<ReturnType<typeof mailServer>>;

/** A portal of many machines without its database, as real processes on loopback. */
export interface Portal {
  readonly files: SwiftServer;
  readonly mail: MailParts;
  readonly balancer: Haproxy;
  /** Between machines, each to be cut off by itself. */
  readonly lines: Readonly<Record<'services to PgBouncer' | 'gateways to services' | 'HAProxy to a gateway', TcpProxy>>;
  /** Two gateways and two of each service. */
  readonly processes: readonly ProductProcess[];
  /** Address of the portal for people. */
  readonly portalUrl: string;
  /** Address at which the services' REST calls are balanced. */
  readonly servicesUrl: string;
}

export interface Fleet extends Portal {
  readonly database: FleetDatabase;
  readonly pooler: Pgbouncer;
}

/** Connection strings of the portal's database. */
export interface DatabaseRoutes {
  /** Through a pooler; a line that can be cut leads there. */
  readonly pooled: string;
  readonly direct: string;
  readonly read: string;
}

interface MailParts {
  stop(): Promise<void>;
  start(): Promise<void>;
  received(): number;
  /** Mails that arrived more than once, each by its id and recipient. */
  repeated(): readonly string[];
}

const services = ['auth', 'companies', 'booking', 'reporting', 'countries'] as const;
const LIFETIME_MS = 30 * 60_000;
const BUCKET = 'portal';
const STARTS = 5;

/** Starts it all; what was started ends with `cleanup`, the last first. */
export async function startFleet(programs: PostgresPrograms, cleanup: AsyncDisposableStack): Promise<Fleet> {
  const database = await startFleetDatabase(programs);
  cleanup.defer(() => database.stop());
  const servers = { ports: [database.primary, database.replica].map(portOf), checkRole: CHECK_ROLE };
  const edge = await startEdge(cleanup, servers);
  const direct = new URL(database.primary.url(databaseName));
  direct.port = String(edge.balancer.ports.database);
  const pooler = await startPgbouncer(direct.href, 'transaction', 40);
  cleanup.defer(() => pooler.stop());
  const routes = { pooled: pooler.url(databaseName), direct: direct.href, read: database.replica.url(databaseName) };
  return { ...(await startPortal(edge, routes, cleanup)), database, pooler };
}

/** Servers around the portal's processes: files, mail, and a balancer of its addresses. */
type Edge = Awaited<ReturnType<typeof startEdge>>;

/** @param databases those that the same balancer leads to, if it does */
export async function startEdge(cleanup: AsyncDisposableStack, databases?: Behind['databases']) {
  const files = await startSwift();
  cleanup.defer(() => files.stop());
  await makeBucket(files);
  const mail = await startMail();
  cleanup.defer(() => mail.stop());
  const ports = Object.fromEntries(
    await Promise.all(
      [...services, 'gateway'].map(async (name) => [name, [await freePort(), await freePort()]] as const),
    ),
  );
  const { gateway: gateways = [], ...behind } = ports;
  const toGateway = await lineTo(cleanup, gateways[0]);
  const balancer = await startHaproxy({
    gateways: [toGateway.port, ...gateways.slice(1)],
    services: behind,
    databases,
    whenUnready: 'cut',
  });
  cleanup.defer(() => balancer.stop());
  return { files, mail, ports, toGateway, balancer };
}

/** Starts the portal's processes on a database. */
export async function startPortal(edge: Edge, routes: DatabaseRoutes, cleanup: AsyncDisposableStack): Promise<Portal> {
  const { files, mail, ports, toGateway, balancer } = edge;
  const folder = mkdtempSync(join(tmpdir(), 'preflight-fleet-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  const pooled = new URL(routes.pooled);
  const toPooler = await lineTo(cleanup, Number(pooled.port));
  const toServices = await lineTo(cleanup, balancer.ports.services);
  pooled.port = String(toPooler.port);
  const servicesUrl = `http://127.0.0.1:${balancer.ports.services}`;
  const portalUrl = `http://127.0.0.1:${balancer.ports.portal}`;
  const shared = {
    SIGNING_KEY: generateSigningKey(),
    PUBLIC_URL: portalUrl,
    SHUTDOWN_SECONDS: '5',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'portal@banksia.example',
    DATABASE_DIRECT_URL: routes.direct,
    DATABASE_READ_URL: routes.read,
    FILES_URL: `s3://${BUCKET}?endpoint=${encodeURIComponent(files.endpoint)}&region=us-east-1`,
    AWS_ACCESS_KEY_ID: swiftKeys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: swiftKeys.secretAccessKey,
  };
  const processes = [...services, 'gateway' as const].flatMap((name) =>
    (ports[name] ?? []).map((port, at) => {
      const urls =
        name === 'gateway'
          ? Object.fromEntries(services.map((each) => [`${each.toUpperCase()}_URL`, toServices.line.url]))
          : {};
      return new ProductProcess(`${name}-${at + 1}`, {
        databaseUrl: pooled.href,
        lifetimeMs: LIFETIME_MS,
        dataDir: join(folder, `${name}-${at}`),
        roles: [name],
        waitForDemo: false,
        env: { ...shared, ...urls, PORT: String(port), TRUSTED_PROXIES: name === 'gateway' ? '1' : '0' },
      });
    }),
  );
  cleanup.defer(async () => void (await Promise.allSettled(processes.map((each) => each.stop()))));
  // One first: it brings the tables up to date, and the others find them so.
  for (const each of processes.slice(0, 1)) await startAgain(each);
  await Promise.all(processes.slice(1).map(startAgain));
  const lines = {
    'services to PgBouncer': toPooler.line,
    'gateways to services': toServices.line,
    'HAProxy to a gateway': toGateway.line,
  };
  return { balancer, files, mail, lines, processes, portalUrl, servicesUrl };
}

/** As whatever supervises servers does: one that cannot start, because another part is down, is started again. */
export async function startAgain(each: ProductProcess): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await each.start();
    } catch (reason) {
      if (tries === STARTS) throw reason;
    }
  }
}

const portOf = (server: { url(name: string): string }) => Number(new URL(server.url('postgres')).port);

async function makeBucket({ endpoint }: SwiftServer): Promise<void> {
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials: swiftKeys, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  client.destroy();
}

async function startMail() {
  let running: MailServer | undefined = await mailServer();
  const { port } = running;
  const earlier: MailServer['received'] = [];
  const all = () => [...earlier, ...(running?.received ?? [])];
  return {
    port,
    async stop() {
      earlier.push(...(running?.received ?? []));
      await running?.close();
      running = undefined;
    },
    async start() {
      running = await mailServer({}, port);
    },
    received: () => all().length,
    repeated: () =>
      [...Map.groupBy(all(), ({ messageId, envelope }) => `${messageId} to ${envelope.join(', ')}`)]
        .filter(([, mails]) => mails.length > 1)
        .map(([which, mails]) => `mail ${which} arrived ${mails.length} times`),
  };
}
