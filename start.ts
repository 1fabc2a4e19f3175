import { enableCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

// Before anything else is loaded, which is why the rest is imported below: compiled code is kept between starts.
enableCompileCache();

import type { Gateway } from './gateway/server.ts';
import type { Log } from './services/base/log.ts';
import type { OpenDatabase } from './services/database/database.ts';
import type { BackgroundLoop } from './services/server/background-loops.ts';
import type { Config } from './services/server/config.ts';
import type { Answering } from './services/server/http-server.ts';
import type { Metrics } from './services/server/metrics/metrics.ts';
import type { Mail } from './services/server/open-mail.ts';
import type { Services } from './services/server/open-services.ts';
import type { DemoData } from './services/server/seed-demo.ts';
import type { Spans } from './services/server/tracing/spans.ts';
import type { LiveProvider } from './services/shared/live-provider.ts';
import type { ServiceName } from './services/shared/service-names.ts';

/** A path: is it the gateway's, and its first two segments. */
type Place = readonly [isGateways: boolean, first: string, second: string];

/** What answers once the database is open. */
interface Portal {
  readonly database: OpenDatabase | null;
  readonly services: Services;
  /** Null without a database. */
  readonly provider: LiveProvider | null;
  /** Made when it is first asked for: its schema takes a quarter of a start, and pages and services can answer before. */
  readonly gateway: (() => Promise<Gateway>) | null;
  /** Makes what no request has asked for yet: answers when nothing has to be made any more. */
  readonly makeRest: () => Promise<void>;
  readonly mail: Mail | null;
}

/** After a fault nobody knows what still works. */
const FAULT_GRACE_MS = 2_000;
/** For the answers of what was called off. */
const CUT_GRACE_MS = 1_000;
/** What the first answers do not need is made after them. */
const AFTER_FIRST_ANSWERS_MS = 300;

/** Reads the configuration, opens the database, wires services, gateway and web to one port, and says where it is. */
async function start(): Promise<void> {
  const { readConfig } = await import('./services/server/config.ts');
  const input = readConfig(process.env, process.argv.slice(2));
  const [{ createLog }, { serve }, { pathOf, segmentsOf }, { gatewayPart }, { probe }] = await Promise.all([
    import('./services/base/log.ts'),
    import('./services/server/http-server.ts'),
    import('./services/server/paths.ts'),
    import('./gateway/paths.ts'),
    import('./services/server/health.ts'),
  ]);
  const metrics = input.metricsToken === null ? null : await openMetrics(input.metricsToken);
  const written = createLog(input.logLevel);
  const counted = metrics ? metrics.counted(written) : written;
  const spans = input.tracesUrl === null ? null : await openSpans(input.tracesUrl, input.roles);
  const log = spans ? spans.describing(counted) : counted;
  if (!input.roles.has('gateway') && input.gatewayKey === null) log.note(WITHOUT_GATEWAY_KEY);
  const demo: DemoData = { state: input.demo && input.roles.has('booking') ? 'seeding' : 'off' };
  const pages = input.roles.has('gateway') ? await makePages(input) : null;
  const opened = Promise.withResolvers<Portal>();
  const placeOf = (url: string): Place => [gatewayPart(pathOf(url)) !== null, ...segmentsOf(url)];
  const answerOnceOpen = (request: Request) =>
    opened.promise.then((portal) => answer(portal, demo, placeOf(request.url), request));
  const answering = spans ? spans.requests(answerOnceOpen) : answerOnceOpen;
  let openedPortal: Portal | null = null;
  // Pages are served at once; whatever needs the database waits until it is open.
  const server = await serve(async (request) => {
    const place = placeOf(request.url);
    const [, first, second] = place;
    if (first === 'metrics') return metrics?.answer(request) ?? new Response(null, { status: 404 });
    const probed = first === 'health' ? await probe(second, openedPortal) : null;
    if (probed) return probed;
    return pages && !isForPortal(place) ? pages(request) : answering(request);
  }, input);
  // Links in mails lead to the port that it got.
  const config = { ...input, publicUrl: input.publicUrl.replace(/:0$/, `:${server.port}`) };
  const portal = await openPortal(config, log, spans).catch(async (error: unknown) => {
    await server.close(0);
    throw error;
  });
  openedPortal = portal;
  metrics?.watch({ database: portal.database, underWay: server.underWay, now: () => new Date() });
  opened.resolve(portal);
  const stopping = new AbortController();
  const loops = startLater(portal, config, log, stopping.signal);
  const { default: closeWithGrace } = await import('close-with-grace');
  const [delayMs, graceMs] = [input.shutdownDelaySeconds * 1_000, input.shutdownSeconds * 1_000];
  closeWithGrace({ delay: delayMs + graceMs + 15_000, logger: false }, async ({ err }) => {
    if (err) log.fault(err, { service: 'process' });
    stopping.abort();
    if (!err) await server.announceStop(delayMs);
    const isAnswered = await server.drain(err ? Math.min(graceMs, FAULT_GRACE_MS) : graceMs);
    // First nothing can be written any more, then what is left is cut; whoever waited for the database gets its answer.
    if (!isAnswered) await portal.database?.callOff();
    await server.close(CUT_GRACE_MS);
    for (const loop of [...(portal.mail?.senders ?? []), ...(await loops)]) await loop.stop();
    await portal.database?.close();
    await spans?.close();
  });
  await announce(config, server.port);
  await loops;
  if (demo.state === 'off' || !portal.database) return;
  const { seedDemo } = await import('./services/server/seed-demo.ts');
  await seedDemo(demo, portal.database, log, stopping.signal);
}

/**
 * What no request has asked for yet, and then the work beside requests, in the order in which it is stopped. Nothing where the
 * process is stopped before.
 */
async function startLater(
  { database, services, provider, makeRest }: Portal,
  config: Config,
  log: Log,
  stopping: AbortSignal,
): Promise<readonly BackgroundLoop[]> {
  await pause(AFTER_FIRST_ANSWERS_MS);
  await makeRest();
  if (!database || !provider || stopping.aborted) return [];
  const { startLoops } = await import('./services/server/background-loops.ts');
  return startLoops(config, database, provider, log, { hasBooking: services.has('booking') });
}

const WITHOUT_GATEWAY_KEY =
  'GATEWAY_KEY is not set: no gateway is believed on where a browser is, and limits count all of its browsers as one.';

async function openPortal(config: Config, log: Log, spans: Spans | null): Promise<Portal> {
  const [database] = await Promise.all([
    import('./services/server/open-services.ts').then(({ openData }) => openData(config, log)),
    // Not needed before the database is open, and loaded while it opens.
    import('./services/shared/http/service.ts'),
  ]);
  const [{ openServices, openSettings }, { openMail }] = await Promise.all([
    import('./services/server/open-services.ts'),
    import('./services/server/open-mail.ts'),
  ]);
  const provider = database && (await openSettings(config, database, log));
  const services: Services = database && provider ? await openServices(config, database, provider, log) : new Map();
  let made: Promise<Gateway> | undefined;
  const gateway = config.roles.has('gateway') ? () => (made ??= makeGateway(config, services, log, spans)) : null;
  const mail = database ? await openMail(config, database, log) : null;
  const makeRest = async () => {
    await Promise.all([gateway?.(), ...[...services.values()].map(({ make }) => make())]);
  };
  return { database, services, provider, gateway, makeRest, mail };
}

const isForPortal = ([isGateways, first, second]: Place) =>
  isGateways || first === 'api' || first === 'health' || (first === 'dev' && second === 'mailbox');

/**
 * Who answers which path. The services' own paths stand below /api, beside pages that use the same words; a process
 * without the gateway has no pages and serves them at the root as well.
 */
async function answer(
  portal: Portal,
  demo: DemoData,
  [isGateways, first, second]: Place,
  request: Request,
): Promise<Response> {
  const { services, gateway, mail } = portal;
  if (first === 'health') return (await import('./services/server/health.ts')).health(portal, demo);
  if (mail?.mailbox && first === 'dev') return mail.mailbox(request);
  if (gateway && isGateways) return (await gateway()).fetch(request);
  const service = services.get(first === 'api' ? second : first);
  return service ? service.fetch(request) : new Response(null, { status: 404 });
}

/** Loaded where somebody asks for metrics. */
async function openMetrics(token: string): Promise<Metrics> {
  const { createMetrics } = await import('./services/server/metrics/metrics.ts');
  return createMetrics(token);
}

/** Loaded where a collector takes traces. */
async function openSpans(endpoint: string, roles: Config['roles']): Promise<Spans> {
  const { openSpans } = await import('./services/server/tracing/spans.ts');
  return openSpans(endpoint, roles, roles.size === 6);
}

async function makeGateway(config: Config, services: Services, log: Log, spans: Spans | null) {
  const [
    { asGateway, createGateway, remoteFetch },
    { serverPages },
    { eachService },
    { demoLogins, demoPassword },
    { default: documents },
  ] = await Promise.all([
    import('./gateway/server.ts'),
    import('./server-pages/server-pages.ts'),
    import('./services/shared/service-names.ts'),
    import('./services/seed/demo-logins.ts'),
    import('./web/generated/persisted-documents.json', { with: { type: 'json' } }),
  ]);
  const endpoint = (name: ServiceName) => {
    const service = services.get(name);
    const baseUrl = config.serviceUrls[name] ?? `http://${name}`;
    const fetch = service ? service.fetch : asGateway(config.gatewayKey, remoteFetch());
    return { baseUrl, fetch: spans ? spans.calls(name, service !== undefined, fetch) : fetch };
  };
  const { providerName, timeZone, holdMinutes, schedulerUrl, policyUrl, demo } = config;
  return createGateway({
    pages: serverPages,
    services: eachService(endpoint),
    portal: {
      providerName,
      timeZone,
      holdMinutes,
      schedulerUrl,
      policyUrl,
      demo,
      inspection: inspectionOf(config),
      inspectorUrl: receiverOf(config),
      demoLogins: demo ? demoLogins.map((login) => ({ ...login, password: demoPassword })) : [],
    },
    providerPhone: config.providerPhone,
    production: !config.development,
    isHttps: config.publicUrl.startsWith('https:'),
    trustedDocuments: documents,
    onFault: (error, requestId) => log.fault(error, { service: 'gateway', requestId }),
    onRequest: (line) => log.request({ service: 'gateway', accountId: undefined, orgId: undefined, ...line }),
  });
}

/** Whoever tries the product out may look at its machines; where it works, its provider's administrators at most. */
const inspectionOf = ({ inspector, demo, development }: Config) =>
  inspector ? (demo || development ? 'EVERYBODY' : 'ADMINISTRATORS') : 'NOBODY';

const receiverOf = ({ inspector, inspectorUrl }: Config) => (inspector ? inspectorUrl : null);

async function makePages(config: Config): Promise<Answering> {
  const [{ staticFiles }, { wellKnown }, { projectRoot }] = await Promise.all([
    import('./services/server/static-files.ts'),
    import('./services/server/well-known.ts'),
    import('./services/database/paths.ts'),
  ]);
  const files = await staticFiles(`${projectRoot}/web/dist`, {
    isHttps: config.publicUrl.startsWith('https:'),
    withInspector: config.inspector,
    alsoTo: receiverOf(config),
  });
  const known = wellKnown({ ...config, now: () => new Date() });
  return async (request) => known(request) ?? files(request);
}

async function announce(config: Config, port: number): Promise<void> {
  const roles = config.roles.size === 6 ? '' : ` (${[...config.roles].join(', ')})`;
  const { origin } = new URL(config.publicUrl);
  const address = config.port === port ? origin : `http://${config.host}:${port}`;
  const lines = [`Preflight${roles} is ready: ${address}`];
  if (config.demo && config.roles.has('gateway')) {
    const { demoLogins, demoPassword } = await import('./services/seed/demo-logins.ts');
    lines.push('', `Demo logins, each with the password ${demoPassword}`);
    lines.push(...demoLogins.map(({ username, purpose }) => `  ${username.padEnd(12)}${purpose}`));
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  await start();
} catch (error) {
  // Refusals in words for whoever starts the product; anything else is a bug and is shown whole.
  const isForPeople =
    error instanceof Error &&
    ['ConfigFaults', 'DirectoryInUse', 'UnusableDirectory', 'AddressTaken', 'DatabaseRefused'].includes(error.name);
  process.stderr.write(`${isForPeople ? error.message : (error instanceof Error && error.stack) || String(error)}\n`);
  process.exit(1);
}
