import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';
import { hashOf, newToken } from '../../services/shared/secret-tokens.ts';

/** The run's writes to the database itself: it is restarted meanwhile, so each step is tried until it is done. */
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

const EVERY_MS = 1_000;

/** Time goes by faster than in a run: reminders, and webhooks that were refused, are due at once. */
export async function hurry(db: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // The database may be away; the next round finds it again.
    await db
      .execute(sql`
        with due as (update booking.reminders set send_at = now() where state = 'planned' and send_at > now() returning 1)
        select pg_notify('reminders_waiting', '') from (select count(*) from due) counted`)
      .catch(() => {});
    await db
      .execute(sql`
        with due as (
          update webhooks.deliveries set next_try_at = now() where state = 'waiting' and attempts > 0 and next_try_at > now() returning 1
        )
        select pg_notify('webhooks_waiting', '') from (select count(*) from due) counted`)
      .catch(() => {});
    await pause(EVERY_MS);
  }
}

/** Puts all clinics where it is about noon: earlier times are not offered at night. */
export async function makeItNoon(db: Database, now: Date): Promise<void> {
  const ahead = 12 - now.getUTCHours();
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await db.execute(sql`update booking.clinics set timezone = ${zone}`);
}
