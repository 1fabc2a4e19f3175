import type { Log } from '../base/log.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { startLoop } from '../database/work-loop.ts';
import type { LiveProvider } from '../shared/live-provider.ts';
import type { Config } from './config.ts';
import { portalFacts } from './open-services.ts';

/** Work that runs beside requests, until it is stopped. */
export interface BackgroundLoop {
  stop(): Promise<void>;
}

interface Place {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly provider: LiveProvider;
  readonly log: Log;
  readonly now: () => Date;
}

type Work = Pick<Parameters<typeof startLoop>[0], 'channel' | 'work' | 'nextMs'>;

/** Each loop runs in every process that may do its work. The first one to look takes what is due. */
export async function startLoops(
  config: Config,
  database: OpenDatabase,
  provider: LiveProvider,
  log: Log,
  { hasBooking }: { hasBooking: boolean },
): Promise<readonly BackgroundLoop[]> {
  const place = { config, database, provider, log, now: () => new Date() };
  const keepsForGood = Object.keys(config.retentionDays).length === 0;
  const booking = [closings, rosters, reminders, digests, earlierTimes, webhooks];
  const loops = [await auditCheck(place)];
  if (!keepsForGood) loops.push(await start(place, 'retention', await retention(place)));
  if (hasBooking) for (const workOf of booking) loops.push(await start(place, 'booking', await workOf(place)));
  return loops;
}

async function start({ database, log }: Place, name: string, work: Work): Promise<BackgroundLoop> {
  const { startLoop } = await import('../database/work-loop.ts');
  return startLoop({ listen: database.listen, log, name, ...work });
}

/** The audit's chains are verified each night. */
async function auditCheck({ config: { timeZone }, database: { db }, log, now }: Place): Promise<BackgroundLoop> {
  const { startNightlyCheck } = await import('../audit/nightly-check.ts');
  return startNightlyCheck({ db, log, timeZone, now });
}

/** Deletes each night the data that is older than its kind is kept. */
async function retention({ config, database: { db }, provider, log, now }: Place): Promise<Work> {
  const { retentionDays: days, timeZone } = config;
  const [{ applyRetention }, { openStore }, { providerId }] = await Promise.all([
    import('../erasure/retention.ts'),
    import('../files/open-store.ts'),
    import('../erasure/find-company.ts'),
  ]);
  const files = await openStore(config.filesAt, (error) => log.fault(error, { service: 'files' }));
  const work = async () =>
    applyRetention({
      db,
      files,
      days,
      timeZone,
      now,
      actor: { orgId: await providerId(db), name: provider.current.brandName },
    });
  return { channel: 'retention_due', work };
}

/** Closings that were started are continued. */
async function closings(place: Place): Promise<Work> {
  const [{ closingChannel }, { runClosings }] = await Promise.all([
    import('../booking/clinic-day/closings/start-closing.ts'),
    import('../booking/clinic-day/closings/run-closings.ts'),
  ]);
  const deps = await announcing(place);
  return { channel: closingChannel, work: (signal) => runClosings(deps, signal) };
}

/** Rosters are made ahead from weekly hours. */
async function rosters(place: Place): Promise<Work> {
  const { rosterChannel, runRosters } = await import('../booking/scheduling/rosters/run-rosters.ts');
  const deps = { ...(await announcing(place)), rosterWeeks: place.config.rosterWeeks };
  return { channel: rosterChannel, work: (signal) => runRosters(deps, signal) };
}

/** Reminders are planned and written. */
async function reminders({ config, database: { db }, provider, now }: Place): Promise<Work> {
  const { reminderChannel, runReminders, untilNextReminder } = await import(
    '../booking/candidate/reminders/run-reminders.ts'
  );
  const deps = { db, now, portal: portalFacts(config, provider) };
  return {
    channel: reminderChannel,
    work: (signal) => runReminders(deps, signal),
    nextMs: () => untilNextReminder(db, now()),
  };
}

/** Each Monday's mails are written. */
async function digests({ config, database: { db }, provider, now }: Place): Promise<Work> {
  const { digestChannel, runDigests, untilNextDigest } = await import('../booking/views/digest/run-digests.ts');
  const deps = { db, now, portal: portalFacts(config, provider) };
  return {
    channel: digestChannel,
    work: (signal) => runDigests(deps, signal),
    nextMs: async () => untilNextDigest(deps),
  };
}

/** Earlier times are offered to those who wait for them. */
async function earlierTimes(place: Place): Promise<Work> {
  const { earlierTimeChannel, runEarlierTimes, untilNextLook } = await import(
    '../booking/candidate/earlier-time/run-earlier-times.ts'
  );
  const deps = await announcing(place);
  return {
    channel: earlierTimeChannel,
    work: () => runEarlierTimes(deps),
    nextMs: () => untilNextLook(place.database.db),
  };
}

/** Events are posted to companies' webhook endpoints. */
async function webhooks({ config, database: { db }, provider, now }: Place): Promise<Work> {
  const [
    { runDeliveries },
    { nextDelivery, webhooksChannel },
    { webhookTargets },
    { tokenKeys },
    { storedSigningKey },
  ] = await Promise.all([
    import('../webhooks/deliveries/run-deliveries.ts'),
    import('../webhooks/deliveries/outbox.ts'),
    import('../shared/webhook-targets.ts'),
    import('../access/tokens.ts'),
    import('./signing-key.ts'),
  ]);
  const keys = tokenKeys(config.signingKey ?? storedSigningKey(config.dataDir), config.acceptedSigningKeys);
  const targets = webhookTargets(config.webhookLoopback);
  const deps = { db, now, keys, targets, portal: portalFacts(config, provider) };
  return {
    channel: webhooksChannel,
    work: (signal) => runDeliveries(deps, signal),
    nextMs: async () => {
      const due = await nextDelivery(db);
      return due === null ? Infinity : due.getTime() - now().getTime();
    },
  };
}

/** Dependencies of work that changes free times: every page that shows them is notified. */
async function announcing({ config, database: { db }, provider, log, now }: Place) {
  const { announcer } = await import('../booking/shared/changes.ts');
  const announce = announcer(db, (thrown) => log.fault(thrown, { service: 'booking' }));
  return { db, now, portal: portalFacts(config, provider), announce };
}
