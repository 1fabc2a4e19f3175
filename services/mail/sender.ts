import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { Log } from '../base/log.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { databaseFailure } from '../database/database-failure.ts';
import { startLoop } from '../database/work-loop.ts';
import { type ClaimedMail, claimDue, mailChannel, markFailed, markSent, nextTry } from './outbox.ts';
import { DeliveryFailure, type Transport } from './transport.ts';

interface Deps {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Log;
}

/** Mails that one claim takes: few, so that another process finds work too. */
const batch = 10;

/**
 * A mail that was handed over is sent again once its claim is over, unless it is marked as sent before. Where the database is away,
 * as while another server becomes the primary, that is tried for four of the claim's five minutes.
 */
const whileDatabaseIsAway = retry(
  handleWhen((error) => databaseFailure(error) !== null),
  { maxAttempts: 50, backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 5_000 }) },
);

/**
 * Hands over every mail whose turn it is, and answers how many it tried. A failure of one is no failure of the others.
 * `signal` stops it between two batches.
 */
export async function deliverDue(deps: Omit<Deps, 'log'>, transport: Transport, signal?: AbortSignal): Promise<number> {
  let tried = 0;
  while (!signal?.aborted) {
    const mails = await claimDue(deps.db, deps.now(), batch, transport.channel);
    if (mails.length === 0) break;
    tried += mails.length;
    await Promise.all(mails.map((mail) => handOver(deps, transport, mail, signal)));
  }
  return tried;
}

async function handOver(
  { db, now }: Omit<Deps, 'log'>,
  transport: Transport,
  mail: ClaimedMail,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await transport.deliver(mail);
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    return markFailed(db, mail, { reason: error.message, isFinal: error.isFinal }, now());
  }
  await whileDatabaseIsAway.execute(() => markSent(db, mail, now(), transport.keepsContent), signal);
}

/** Sends what waits from now on, in this process. */
export function startSender(
  { db, now, log, listen }: Deps & Pick<OpenDatabase, 'listen'>,
  transport: Transport,
): { stop(): Promise<void> } {
  return startLoop({
    listen,
    log,
    name: transport.channel,
    channel: mailChannel,
    work: (signal) => deliverDue({ db, now }, transport, signal),
    nextMs: async () => {
      const due = await nextTry(db, transport.channel);
      return due === null ? Infinity : due.getTime() - now().getTime();
    },
    onStop: () => transport.close(),
  });
}
