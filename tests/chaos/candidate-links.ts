import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { isQuiet } from '../../machines/rules/booking/reminder-times.ts';
import { runEarlierTimes } from '../../services/booking/earlier-time/run-earlier-times.ts';
import type { Database } from '../../services/database/database.ts';
import { PLAIN_LOOK } from '../../services/mail/mail-look.ts';
import { hashOf, newToken } from '../../services/shared/secret-tokens.ts';

/** What the run does on the database itself: it is restarted meanwhile, so each step is tried until it is done. */
export interface CandidateLinks {
  /** A link like one that was mailed. */
  linkOf(candidateId: string): Promise<string>;
}

export const candidateLinks = (db: Database): CandidateLinks => ({
  async linkOf(candidateId) {
    const token = newToken();
    await untilDone(() =>
      db.execute(sql`
        insert into booking.candidate_links (hash, candidate_id, created_at)
        values (${hashOf(token)}, ${candidateId}::uuid, now()) on conflict do nothing`),
    );
    return token;
  },
});

const PATIENCE_MS = 60_000;

async function untilDone(step: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(100)) {
    try {
      await step();
      return;
    } catch (thrown) {
      if (Date.now() > end) throw thrown;
    }
  }
}

const HOUR_MS = 3_600_000;
const EVERY_MS = 1_000;
const ZONE = 'Australia/Perth';

/** By day the product's processes offer earlier times; at night this one does, whose clock is hours ahead. */
function daytime(): Date {
  const isNight = (ms: number) => isQuiet(Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(ZONE));
  let ms = Date.now();
  while (isNight(ms)) ms += HOUR_MS;
  return new Date(ms);
}

const portal = {
  ...{ publicUrl: 'http://127.0.0.1:3000', providerName: 'Banksia Health', timeZone: ZONE, hasSms: false },
  ...{ neutralForgotPassword: false, mailAddress: 'preflight@localhost', resultReminderDays: 3, mailLook: PLAIN_LOOK },
};

/** Time goes by faster than in a run: reminders are due at once, and earlier times are offered at night too. */
export async function hurry(db: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // The database may be away; the next round finds it again.
    await runEarlierTimes({ db, now: daytime, portal, announce: async () => {} }).catch(() => {});
    await db
      .execute(sql`
        with due as (update booking.reminders set send_at = now() where state = 'planned' and send_at > now() returning 1)
        select pg_notify('reminders_waiting', '') from (select count(*) from due) counted`)
      .catch(() => {});
    await pause(EVERY_MS);
  }
}
