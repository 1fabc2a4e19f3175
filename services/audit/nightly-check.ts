import { sql } from 'drizzle-orm';
import type { Log } from '../base/log.ts';
import type { Database } from '../database/database.ts';
import { type CheckedChains, checkChains } from './verify-chains.ts';

interface Deps {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Log;
  /** The portal's time zone, for the hour of the night. */
  readonly timeZone: string;
}

/** Hour at which the day's check becomes due. */
const CHECK_HOUR = 2;
/** Time limit for one batch, after which another process may continue the check. */
const CLAIM_MS = 5 * 60_000;
const MAX_KEPT_BREAKS = 100;

/** Logged result. The breaks themselves are on the audit page. */
class AuditChainBroken extends Error {
  override readonly name = 'AuditChainBroken';
}

/**
 * Checks all chains once a day. The first process takes the day's row. The check continues after the last stored batch,
 * so a restart repeats at most a hundred chains.
 * @returns whether this call finished the check
 */
export async function runNightlyCheck({ db, now, log, timeZone }: Deps): Promise<boolean> {
  const day = checkDay(now(), timeZone);
  const claim = await claimCheck(db, day, now());
  if (!claim) return false;
  let from = claim.after_booking_id;
  do {
    const part = await checkChains(db, from);
    if (!(await saveProgress(db, day, { from, part, now: now() }))) return false;
    if (part.breaks.length > 0) log.fault(new AuditChainBroken(), { service: 'audit' });
    from = part.afterBookingId;
  } while (from !== null);
  return true;
}

/** The day whose check is due. Before two in the morning that is yesterday. */
function checkDay(now: Date, timeZone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return there.subtract({ hours: CHECK_HOUR }).toPlainDate().toString();
}

async function claimCheck(db: Database, day: string, now: Date): Promise<{ after_booking_id: string | null } | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const until = sql`${new Date(now.getTime() + CLAIM_MS).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ after_booking_id: string | null }>(sql`
    insert into audit.checks as c (day, claimed_until, started_at) values (${day}::date, ${until}, ${at})
    on conflict (day) do update set claimed_until = ${until} where c.finished_at is null and c.claimed_until <= ${at}
    returning after_booking_id`);
  return rows[0] ?? null;
}

/** @returns false if another process has continued the check meanwhile */
async function saveProgress(
  db: Database,
  day: string,
  { from, part, now }: { from: string | null; part: CheckedChains; now: Date },
): Promise<boolean> {
  const { afterBookingId, chains, entries, breaks } = part;
  const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    update audit.checks set claimed_until = ${at(CLAIM_MS)}, after_booking_id = ${afterBookingId}::uuid,
      chains = chains + ${chains}, entries = entries + ${entries}, break_count = break_count + ${breaks.length},
      breaks = case when jsonb_array_length(breaks) < ${MAX_KEPT_BREAKS}
        then breaks || ${JSON.stringify(breaks)}::jsonb else breaks end,
      finished_at = ${afterBookingId === null ? at(0) : sql`null`}
    where day = ${day}::date and finished_at is null and after_booking_id is not distinct from ${from}::uuid
    returning day`);
  return rows.length === 1;
}

const FIRST_LOOK_MS = 30_000;
const LOOK_MS = 10 * 60_000;

/**
 * One loop per process. It looks shortly after the start and then every ten minutes whether a check is due. Errors are
 * logged, and the next look tries again.
 */
export function startNightlyCheck(deps: Deps): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const look = () => {
    running = runNightlyCheck(deps).catch((error: unknown) => deps.log.fault(error, { service: 'audit' }));
    wait(LOOK_MS);
  };
  const wait = (ms: number) => {
    timer = setTimeout(look, ms);
    timer.unref();
  };
  wait(FIRST_LOOK_MS);
  return {
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
}
