import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';

/** One thing that is counted, and how many failures it takes until it has to wait. */
export interface Limit {
  readonly key: string;
  readonly most: number;
}

const windowMs = 15 * 60_000;

interface Counted extends Record<string, unknown> {
  key: string;
  count: number;
  seconds: number;
}

/**
 * Counts an attempt before its secret is looked at, so that guesses sent at once count as much as guesses one by one;
 * `forgiveAttempt` takes it back when the secret was right. The counts are in the database: every process sees them.
 * @throws Refusal 429 with the seconds to wait, in the text, in `details` and as Retry-After
 */
export async function countAttempt(db: Database, limits: readonly Limit[], now: Date): Promise<void> {
  const windowEnd = new Date(now.getTime() + windowMs).toISOString();
  // In one order for everybody, or two attempts that share keys could wait for each other.
  const keys = limits.map((limit) => limit.key).sort();
  const { rows } = await db.execute<Counted>(sql`
    insert into auth.attempts as attempt (key, count, window_ends_at)
    select key, 1, ${windowEnd}::timestamptz from unnest(${sql.param(keys)}::text[]) as key
    on conflict (key) do update set
      count = case when attempt.window_ends_at <= ${now.toISOString()}::timestamptz then 1 else attempt.count + 1 end,
      window_ends_at = case when attempt.window_ends_at <= ${now.toISOString()}::timestamptz
                            then excluded.window_ends_at else attempt.window_ends_at end
    returning key, count, ceil(extract(epoch from window_ends_at - ${now.toISOString()}::timestamptz))::int as seconds`);
  const most = new Map(limits.map((limit) => [limit.key, limit.most]));
  const waits = rows.filter((row) => row.count > (most.get(row.key) ?? 0)).map((row) => row.seconds);
  if (waits.length > 0) refuseForNow(Math.max(...waits));
}

/** The secret was right: the first key starts anew, and the wider ones count only failures. */
export async function forgiveAttempt(db: Database, limits: readonly Limit[]): Promise<void> {
  const [narrow, ...wide] = limits.map((limit) => limit.key);
  await db.execute(sql`delete from auth.attempts where key = ${narrow ?? ''}`);
  await db.execute(sql`
    update auth.attempts set count = count - 1 where key = any(${sql.param(wide)}::text[]) and count > 0`);
}

function refuseForNow(seconds: number): never {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  throw new Refusal(
    429,
    {
      code: 'TOO_MANY_ATTEMPTS',
      message: `Too many attempts. Try again in ${wait}.`,
      details: { retry_after: seconds },
    },
    { 'retry-after': String(seconds) },
  );
}
