import type { OpenDatabase } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PortalFacts, Service } from '../shared/http/service.ts';
import type { ServiceName } from '../shared/service-names.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { mailAddress, mailLook } from './open-mail.ts';

export type Services = ReadonlyMap<ServiceName, Service>;

/** Null if no service runs in this process. */
export async function openData(config: Config, log: Log): Promise<OpenDatabase | null> {
  if ([...config.roles].every((role) => role === 'gateway')) return null;
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
  await database.requireNotices().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  // The embedded database's template has these rows already.
  if (config.demo && database.kind === 'postgres') {
    await import('../seed/static-data.ts').then(({ seedStaticDataOnce: seedFixedOnce }) => seedFixedOnce(database.db));
  }
  return database;
}

/** What answers and mails say about the portal. */
function portalFacts(config: Config): PortalFacts {
  const { publicUrl, providerName, timeZone, neutralForgotPassword, resultReminderDays, smsUrl, demo } = config;
  const hasSms = smsUrl !== null || demo;
  const { inboundMail } = config;
  const mail = {
    mailAddress: mailAddress(config),
    mailLook: mailLook(config),
    inboundMail,
    resultReminderDays,
    hasSms,
  };
  return { publicUrl, providerName, timeZone, neutralForgotPassword, ...mail };
}

export async function makeServices(config: Config, database: OpenDatabase, log: Log): Promise<Services> {
  const [{ makeService }, { serviceNames }, { tokenKeys }, { keptSigningKey }, { openStore }] = await Promise.all([
    import('./make-service.ts'),
    import('../shared/service-names.ts'),
    import('../access/tokens.ts'),
    import('./signing-key.ts'),
    import('../files/open-store.ts'),
    // Rules shared with the browser use Temporal, which Node 24 does not have yet.
    'Temporal' in globalThis ? null : import('temporal-polyfill/global'),
  ]);
  const { db, read, replica, copiers, listen } = database;
  const keys = tokenKeys(config.signingKey ?? keptSigningKey(config.dataDir), config.acceptedSigningKeys);
  const { holdMinutes, undoSeconds, uploadMegabytes, rosterWeeks } = config;
  const portal = portalFacts(config);
  const onFault = (error: unknown) => log.fault(error, { service: 'files' });
  const stored = await scanned(await openStore(config.filesAt, onFault), config.scanUrl, onFault);
  const files = config.demo ? (await import('../seed/demo-files.ts')).withDemoFiles(stored) : stored;
  const now = () => new Date();
  const deps = {
    db,
    read,
    replica,
    copiers,
    listen,
    keys,
    files,
    log,
    now,
    holdMinutes,
    undoSeconds,
    uploadMegabytes,
    smsSecret: config.smsSecret,
    rosterWeeks,
    portal,
  };
  const here = serviceNames.filter((name) => config.roles.has(name) && config.serviceUrls[name] === undefined);
  return new Map(await Promise.all(here.map(async (name) => [name, await makeService(name, deps)] as const)));
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

/** Every process checks each night whether the audit chains are due; the first one verifies them. */
export async function openAuditCheck({ timeZone }: Config, { db }: OpenDatabase, log: Log) {
  const { startNightlyCheck } = await import('../audit/nightly-check.ts');
  return startNightlyCheck({ db, log, timeZone, now: () => new Date() });
}

/** What is older than its kind is kept goes each night. The first process takes the day. */
export async function openRetention(config: Config, { db, listen }: OpenDatabase, log: Log) {
  const { retentionDays: days, timeZone, providerName: name } = config;
  const [{ startLoop }, { applyRetention }, { openStore }, { providerId }] = await Promise.all([
    import('./work-loop.ts'),
    import('../erasure/retention.ts'),
    import('../files/open-store.ts'),
    import('../erasure/find-company.ts'),
  ]);
  const files = await openStore(config.filesAt, (error) => log.fault(error, { service: 'files' }));
  const work = async () =>
    applyRetention({ db, files, days, timeZone, now: () => new Date(), actor: { orgId: await providerId(db), name } });
  return startLoop({ listen, log, name: 'retention', channel: 'retention_due', work });
}

/** Any process continues closings that were started. */
export async function openClosings(config: Config, { db, listen }: OpenDatabase, log: Log) {
  const [{ startLoop }, { closingChannel }, { runClosings }, { announcer }] = await Promise.all([
    import('./work-loop.ts'),
    import('../booking/closings/start-closing.ts'),
    import('../booking/closings/run-closings.ts'),
    import('../booking/changes.ts'),
  ]);
  const announce = announcer(db, (thrown) => log.fault(thrown, { service: 'booking' }));
  const deps = { db, now: () => new Date(), portal: portalFacts(config), announce };
  return startLoop({
    ...{ listen, log, name: 'booking', channel: closingChannel },
    work: (signal) => runClosings(deps, signal),
  });
}

/** The first process to look makes the rosters ahead from weekly hours. */
export async function openRosters({ rosterWeeks }: Config, { db, listen }: OpenDatabase, log: Log) {
  const [{ startLoop }, { rosterChannel, runRosters }, { announcer }] = await Promise.all([
    import('./work-loop.ts'),
    import('../booking/rosters/run-rosters.ts'),
    import('../booking/changes.ts'),
  ]);
  const announce = announcer(db, (thrown) => log.fault(thrown, { service: 'booking' }));
  const deps = { db, now: () => new Date(), announce, rosterWeeks };
  return startLoop({
    ...{ listen, log, name: 'booking', channel: rosterChannel },
    work: (signal) => runRosters(deps, signal),
  });
}

/** Reminders are planned and written by whichever process looks first, this one as well. */
export async function openReminders(config: Config, { db, listen }: OpenDatabase, log: Log) {
  const [{ startLoop }, { reminderChannel, runReminders, untilNextReminder }] = await Promise.all([
    import('./work-loop.ts'),
    import('../booking/reminders/run-reminders.ts'),
  ]);
  const deps = { db, now: () => new Date(), portal: portalFacts(config) };
  return startLoop({
    ...{ listen, log, name: 'booking', channel: reminderChannel },
    work: (signal) => runReminders(deps, signal),
    nextMs: () => untilNextReminder(db, deps.now()),
  });
}

/** Each Monday's mails are written by whichever process looks first. */
export async function openDigests(config: Config, { db, listen }: OpenDatabase, log: Log) {
  const [{ startLoop }, { digestChannel, runDigests, untilNextDigest }] = await Promise.all([
    import('./work-loop.ts'),
    import('../booking/digest/run-digests.ts'),
  ]);
  const deps = { db, now: () => new Date(), portal: portalFacts(config) };
  return startLoop({
    ...{ listen, log, name: 'booking', channel: digestChannel },
    work: (signal) => runDigests(deps, signal),
    nextMs: async () => untilNextDigest(deps),
  });
}

/** Earlier times are offered to those who wait for them by whichever process looks first, this one as well. */
export async function openEarlierTimes(config: Config, { db, listen }: OpenDatabase, log: Log) {
  const [{ startLoop }, { earlierTimeChannel, runEarlierTimes, untilNextLook }, { announcer }] = await Promise.all([
    import('./work-loop.ts'),
    import('../booking/earlier-time/run-earlier-times.ts'),
    import('../booking/changes.ts'),
  ]);
  const announce = announcer(db, (thrown) => log.fault(thrown, { service: 'booking' }));
  const deps = { db, now: () => new Date(), portal: portalFacts(config), announce };
  return startLoop({
    ...{ listen, log, name: 'booking', channel: earlierTimeChannel },
    work: () => runEarlierTimes(deps),
    nextMs: () => untilNextLook(db),
  });
}
