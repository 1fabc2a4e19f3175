import { sql } from 'drizzle-orm';
import type { Dialect } from '../../../machines/rules/webhooks/dialects.ts';
import type { Database } from '../../database/database.ts';

/** The channel on which a commit that wrote deliveries is heard. */
export const webhooksChannel = 'webhooks_waiting';

/** A claim of a process ends after it, and another one tries. Far above the time of one try. */
const CLAIM_MS = 60_000;
/** Deliveries that one claim takes, and of one endpoint at most: a slow endpoint does not stop the others. */
const MOST_AT_ONCE = 20;
const MOST_OF_ONE = 4;
/** As long as a log is of use. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** One delivery with its endpoint, while this process tries it. */
export interface ClaimedDelivery extends Record<string, unknown> {
  readonly id: string;
  readonly endpoint_id: string;
  readonly org_id: string;
  readonly payload: object;
  readonly attempts: number;
  readonly dialect: Dialect;
  readonly url: string;
  readonly sealed_secret: string;
  /** Null where it signs no longer. */
  readonly sealed_previous_secret: string | null;
}

const claimedColumns = (now: Date) => sql`d.id, d.endpoint_id, d.org_id, d.payload, d.attempts, e.dialect,
  coalesce(d.url, e.url) as url, e.sealed_secret,
  case when e.previous_until > ${now.toISOString()}::timestamptz then e.sealed_previous_secret end as sealed_previous_secret`;

/** Takes the deliveries whose turn it is, so that no other process tries them; a claim that a crash left behind runs out. */
export async function claimDeliveries(db: Database, now: Date): Promise<ClaimedDelivery[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<ClaimedDelivery>(sql`
    with due as (
      select d.id from webhooks.deliveries d
      where d.state in ('waiting', 'sending') and d.next_try_at <= ${at} and d.id in (
        select mine.id from webhooks.endpoints e
          join companies.organisations o on o.id = e.org_id and o.enable
          cross join lateral (
            select id, next_try_at from webhooks.deliveries
            where endpoint_id = e.id and state in ('waiting', 'sending') and next_try_at <= ${at}
            order by next_try_at limit ${MOST_OF_ONE}) mine
        where e.paused_at is null order by mine.next_try_at limit ${MOST_AT_ONCE})
      for update skip locked
    )
    update webhooks.deliveries d set state = 'sending', attempts = d.attempts + 1,
      next_try_at = ${new Date(now.getTime() + CLAIM_MS).toISOString()}::timestamptz
    from due, webhooks.endpoints e where d.id = due.id and e.id = d.endpoint_id
    returning ${claimedColumns(now)}`);
  return rows;
}

/** Takes one whatever its turn, also of a paused endpoint; null where another process tries it now. */
export async function claimDelivery(db: Database, id: string, now: Date): Promise<ClaimedDelivery | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<ClaimedDelivery>(sql`
    update webhooks.deliveries d set state = 'sending', attempts = d.attempts + 1,
      next_try_at = ${new Date(now.getTime() + CLAIM_MS).toISOString()}::timestamptz
    from webhooks.endpoints e
    where d.id = ${id}::uuid and e.id = d.endpoint_id and (d.state <> 'sending' or d.next_try_at <= ${at})
    returning ${claimedColumns(now)}`);
  return rows[0] ?? null;
}

/** The result of one try. `nextTryAt` null: there is no other. */
export interface Tried {
  readonly isDelivered: boolean;
  readonly status: number | null;
  readonly answer: string;
  readonly nextTryAt: Date | null;
}

/** Writes what became of it, unless the claim ran out and another process has taken it over, which counted one try more. */
export async function markTried(
  db: Database,
  { id, attempts }: ClaimedDelivery,
  tried: Tried,
  now: Date,
): Promise<boolean> {
  const { isDelivered, status, answer, nextTryAt } = tried;
  const at = sql`${now.toISOString()}::timestamptz`;
  const state = isDelivered ? 'delivered' : nextTryAt ? 'waiting' : 'failed';
  const { rows } = await db.execute(sql`
    update webhooks.deliveries set state = ${state}, last_tried_at = ${at}, last_status = ${status}, last_answer = ${answer},
      next_try_at = coalesce(${nextTryAt?.toISOString() ?? null}::timestamptz, next_try_at),
      delivered_at = case when ${isDelivered} then ${at} else delivered_at end
    where id = ${id}::uuid and state = 'sending' and attempts = ${attempts} returning 1`);
  return rows.length > 0;
}

/** When the next delivery wants to be tried; null while none is waiting. */
export async function nextDelivery(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select to_char(min(mine.next_try_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from webhooks.endpoints e join companies.organisations o on o.id = e.org_id and o.enable
      cross join lateral (
        select next_try_at from webhooks.deliveries
        where endpoint_id = e.id and state in ('waiting', 'sending') order by next_try_at limit 1) mine
    where e.paused_at is null`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

/** Deletes what is older than the log is kept. */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    delete from webhooks.deliveries where created_at < ${new Date(now.getTime() - KEPT_MS).toISOString()}::timestamptz`);
}
