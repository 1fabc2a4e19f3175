import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';

/** One thing that is counted, and how many failures it takes until it has to wait. */
export interface Limit {
  readonly key: string;
  readonly most: number;
}

interface Deps {
  readonly db: Database;
  readonly now: () => Date;
}

const windowMs = 15 * 60_000;
/** Interval at which an attempt checks whether those before it are decided, and for how long it does. */
const pollMs = 40;
const mostPolls = 150;

interface Counted extends Record<string, unknown> {
  key: string;
  count: number;
  pending: number;
  seconds: number;
}

/**
 * Checks a secret within its limits. An attempt is counted as pending before its secret is checked: guesses sent at
 * once count as much as guesses one by one. Where pending ones alone fill the limit it waits for them, so that right
 * secrets sent at once all pass. A right secret takes its attempt back, and resets the first of the keys.
 * The counts are in the database: every process sees them. One that dies leaves its attempt counted.
 * @param check throws where the secret is wrong
 * @throws ServiceError 429 with the seconds to wait, in the text, in `details` and as Retry-After
 */
export async function attempt<Result>(
  deps: Deps,
  limits: readonly Limit[],
  check: () => Promise<Result>,
): Promise<Result> {
  await takeTurn(deps, limits);
  let settled = { failed: 1, startsAnew: '' };
  try {
    const result = await check();
    settled = { failed: 0, startsAnew: limits[0]?.key ?? '' };
    return result;
  } finally {
    await settle(deps.db, limits, settled);
  }
}

/**
 * Counts a use of something that is limited whatever comes of it, such as a mail.
 * @throws ServiceError as `attempt`
 */
export async function countUse({ db, now }: Deps, limits: readonly Limit[]): Promise<void> {
  const counts = await add(db, limits, { count: 1, pending: 0 }, now());
  const full = counts.filter(({ key, count }) => count > mostOf(limits, key));
  if (full.length > 0) refuseForNow(full);
}

async function takeTurn({ db, now }: Deps, limits: readonly Limit[]): Promise<void> {
  for (let polls = 0; ; polls += 1) {
    const counts = await add(db, limits, { count: 0, pending: 1 }, now());
    const over = counts.filter(({ key, count, pending }) => count + pending > mostOf(limits, key));
    if (over.length === 0) return;
    await settle(db, limits, { failed: 0, startsAnew: '' });
    const full = over.filter(({ key, count }) => count >= mostOf(limits, key));
    if (full.length > 0 || polls === mostPolls) refuseForNow(full.length > 0 ? full : over);
    await pause(pollMs);
  }
}

function add(db: Database, limits: readonly Limit[], by: { count: number; pending: number }, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const windowEnd = sql`${new Date(now.getTime() + windowMs).toISOString()}::timestamptz`;
  const isNew = sql`(attempt.window_ends_at <= ${at} or attempt.count + attempt.pending = 0)`;
  // In one order for everybody, or two attempts that share keys could wait for each other.
  const keys = limits.map(({ key }) => key).sort();
  return rowsOf<Counted>(
    db,
    sql`
    insert into auth.attempts as attempt (key, count, pending, window_ends_at)
    select key, ${by.count}::int, ${by.pending}::int, ${windowEnd} from unnest(${sql.param(keys)}::text[]) as key
    on conflict (key) do update set
      count = case when ${isNew} then 0 else attempt.count end + ${by.count}::int,
      pending = case when ${isNew} then 0 else attempt.pending end + ${by.pending}::int,
      window_ends_at = case when ${isNew} then excluded.window_ends_at else attempt.window_ends_at end
    returning key, count, pending, ceil(extract(epoch from window_ends_at - ${at}))::int as seconds`,
  );
}

async function settle(
  db: Database,
  limits: readonly Limit[],
  { failed, startsAnew }: { failed: number; startsAnew: string },
): Promise<void> {
  const keys = limits.map(({ key }) => key);
  await db.execute(sql`
    with mine as (
      select key from auth.attempts where key = any(${sql.param(keys)}::text[]) order by key for update)
    update auth.attempts as attempt set
      pending = greatest(attempt.pending - 1, 0),
      count = case when attempt.key = ${startsAnew} then 0 else attempt.count + ${failed}::int end
    from mine where attempt.key = mine.key`);
}

/** Clears earlier guesses: the owner has proved their identity in another way. */
export async function forgiveAttempts(db: Database, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => key);
  await db.execute(sql`update auth.attempts set count = 0 where key = any(${sql.param(keys)}::text[])`);
}

const mostOf = (limits: readonly Limit[], key: string) => limits.find((limit) => limit.key === key)?.most ?? 0;

const rowsOf = async <Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> =>
  (await db.execute<Row>(query)).rows;

function refuseForNow(counts: readonly Counted[]): never {
  const seconds = Math.max(...counts.map((one) => one.seconds));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  fail('TOO_MANY_ATTEMPTS', `Too many attempts. Try again in ${wait}.`, {
    details: { retry_after: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
