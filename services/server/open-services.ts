import type { Log } from '../base/log.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Service } from '../shared/http/service.ts';
import type { PortalFacts, ServiceDeps } from '../shared/http/service-deps.ts';
import type { LiveProvider } from '../shared/live-provider.ts';
import type { Config } from './config.ts';
import { mailAddress, mailLook } from './open-mail.ts';

/** A service of this process. Its routes and schemas are made when it is first asked, or by `make`. */
export interface OpenService extends Pick<Service, 'fetch'> {
  readonly make: () => Promise<Service>;
}
/** By name, as paths begin with it. */
export type Services = ReadonlyMap<string, OpenService>;

/** Null if no service runs in this process. */
export async function openData(config: Config, log: Log): Promise<OpenDatabase | null> {
  if ([...config.roles].every((role) => role === 'gateway')) return null;
  const open = () => openReady(config, log);
  if (config.databaseUrl === null) return open();
  const { onceReachable } = await import('./once-reachable.ts');
  const { databaseUrl: url, databaseWaitSeconds: seconds } = config;
  return onceReachable(open, { url, seconds, onNote: log.note });
}

/** With the rows that the portal starts with. */
async function openReady(config: Config, log: Log): Promise<OpenDatabase> {
  const { openDatabase } = await import('../database/open.ts');
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    readUrl: config.databaseReadUrl ?? undefined,
    directUrl: config.databaseDirectUrl ?? undefined,
    dataDir: config.dataDir,
    template: config.demo ? 'demo' : 'schema',
    onFault: (error) => log.fault(error, { service: 'database' }),
    onNote: log.note,
  });
  try {
    await database.requireNotices();
    // The embedded database has one process, whose pages connect again.
    if (database.kind === 'postgres') await (await import('../audit/record-changes.ts')).publishMissed(database.db);
    // The embedded database's template has these rows already.
    if (config.demo && database.kind === 'postgres') {
      const { seedStaticDataOnce } = await import('../seed/static-data.ts');
      await seedStaticDataOnce(database.db);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The provider's settings as they are at each use. */
export async function openSettings(config: Config, database: OpenDatabase, log: Log): Promise<LiveProvider> {
  const { openProvider, providerDefaults } = await import('../shared/live-provider.ts');
  return openProvider(database, providerDefaults(config), (error) => log.fault(error, { service: 'companies' }));
}

/** Facts about the portal for answers and mails. */
export function portalFacts(config: Config, provider: LiveProvider): PortalFacts {
  const { publicUrl, timeZone, neutralForgotPassword, resultReminderDays, smsUrl, demo } = config;
  const hasSms = smsUrl !== null || demo;
  const { inboundMail } = config;
  const look = mailLook(config);
  return {
    publicUrl,
    timeZone,
    neutralForgotPassword,
    mailAddress: mailAddress(config),
    inboundMail,
    resultReminderDays,
    hasSms,
    get providerName() {
      return provider.current.brandName;
    },
    get mailLook() {
      const { phone, openingHours } = provider.current;
      return { ...look, phone: phone || null, openingHours };
    },
  };
}

/** Dependencies of the services. Each is made by its first request: together they take half of a later start. */
export async function openServices(
  config: Config,
  database: OpenDatabase,
  provider: LiveProvider,
  log: Log,
): Promise<Services> {
  const [
    { makeService },
    { serviceNames },
    { tokenKeys },
    { storedSigningKey },
    { openStore },
    { webhookTargets },
    { txtRecords },
  ] = await Promise.all([
    import('./make-service.ts'),
    import('../shared/service-names.ts'),
    import('../access/tokens.ts'),
    import('./signing-key.ts'),
    import('../files/open-store.ts'),
    import('../shared/webhook-targets.ts'),
    import('../shared/txt-records.ts'),
    // Rules shared with the browser use Temporal, which Node 24 does not have yet.
    'Temporal' in globalThis ? null : import('temporal-polyfill/global'),
  ]);
  const { db, read, replica, copiers, listen } = database;
  const keys = tokenKeys(config.signingKey ?? storedSigningKey(config.dataDir), config.acceptedSigningKeys);
  const { undoSeconds, uploadMegabytes, rosterWeeks } = config;
  const portal = portalFacts(config, provider);
  const onFault = (error: unknown) => log.fault(error, { service: 'files' });
  const stored = await scanned(await openStore(config.filesAt, onFault), config.scanUrl, onFault);
  const files = config.demo ? (await import('../seed/demo-files.ts')).withDemoFiles(stored) : stored;
  const now = () => new Date();
  const deps: ServiceDeps = {
    db,
    read,
    replica,
    copiers,
    listen,
    keys,
    files,
    log,
    now,
    provider,
    undoSeconds,
    uploadMegabytes,
    smsSecret: config.smsSecret,
    rosterWeeks,
    portal,
    webhooks: webhookTargets(config.webhookLoopback),
    txtRecords: txtRecords(config.dnsServer),
  };
  const here = serviceNames.filter((name) => config.roles.has(name) && config.serviceUrls[name] === undefined);
  return new Map(here.map((name) => [name, openService(() => makeService(name, deps))]));
}

function openService(create: () => Promise<Service>): OpenService {
  let made: Promise<Service> | undefined;
  const make = () => {
    made ??= create();
    return made;
  };
  return { make, fetch: async (request) => (await make()).fetch(request) };
}

async function scanned(
  store: FileStore,
  scanUrl: string | null,
  onFault: (error: unknown) => void,
): Promise<FileStore> {
  if (scanUrl === null) return store;
  const [{ scannedStore }, { clamd }] = await Promise.all([
    import('../files/scanned-store.ts'),
    import('../files/clamd.ts'),
  ]);
  return scannedStore(store, clamd(scanUrl), onFault);
}
