import type { Database, OpenDatabase } from '../database/database.ts';
import type { Log } from '../server/log.ts';
import { type ClaimedMail, claimDue, mailChannel, markFailed, markSent, nextTry } from './outbox.ts';
import { DeliveryFailure, type Transport } from './transport.ts';

interface Deps {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Log;
}

/** Mails that one claim takes: few, so that another process finds work too. */
const batch = 10;
/** A notice can be missed where the connection that carries it was lost. */
const longestSleepMs = 60_000;

/**
 * Hands over every mail whose turn it is, and answers how many it tried. A failure of one is no failure of the others.
 * `signal` stops it between two batches.
 */
export async function deliverDue(deps: Omit<Deps, 'log'>, transport: Transport, signal?: AbortSignal): Promise<number> {
  let tried = 0;
  while (!signal?.aborted) {
    const mails = await claimDue(deps.db, deps.now(), batch);
    if (mails.length === 0) break;
    tried += mails.length;
    await Promise.all(mails.map((mail) => handOver(deps, transport, mail)));
  }
  return tried;
}

async function handOver({ db, now }: Omit<Deps, 'log'>, transport: Transport, mail: ClaimedMail): Promise<void> {
  try {
    await transport.deliver(mail);
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    return markFailed(db, mail, { reason: error.message, isFinal: error.isFinal }, now());
  }
  await markSent(db, mail, now(), transport.keepsContent);
}

/**
 * One small loop per process: woken by the commit of a transaction that wrote mail, and by the time of the next try.
 * Nobody waits for it, and whatever happens to it is logged and tried again.
 */
export async function startSender(
  { db, now, log, listen }: Deps & Pick<OpenDatabase, 'listen'>,
  transport: Transport,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake = Promise.withResolvers<void>();

  async function sleep(): Promise<void> {
    const due = await nextTry(db);
    const ms = due === null ? longestSleepMs : Math.max(0, Math.min(due.getTime() - now().getTime(), longestSleepMs));
    const timer = setTimeout(wake.resolve, ms);
    timer.unref();
    await wake.promise;
    clearTimeout(timer);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      wake = Promise.withResolvers<void>();
      try {
        await deliverDue({ db, now }, transport, signal);
        if (!signal.aborted) await sleep();
      } catch (error) {
        if (signal.aborted) return;
        log.fault(error, { service: 'mail' });
        setTimeout(wake.resolve, 5_000).unref();
        await wake.promise;
      }
    }
  }

  const unlisten = await listen(mailChannel, () => wake.resolve());
  const running = run();
  return {
    async stop() {
      stopping.abort();
      wake.resolve();
      await unlisten();
      transport.close();
      await running;
    },
  };
}
