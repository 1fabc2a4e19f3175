import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { statement, variable } from '../../../database/statement.ts';

/** Fifteen minutes: the length of a slot and the step of every time. */
export const SLOT_MINUTES = 15;

/**
 * Takes time: the only statement of the product that writes a claim for a slot another caller could have.
 *
 * One row per slot, the slot's id being the primary key: the database lets exactly one caller in, however many ask and
 * from however many servers. A row in the way yields only where it is a hold that has run out, or one of `replaces`
 * (the caller's own earlier claims). Rows go in by slot id, so that two callers cannot wait for each other.
 *
 * It answers one row per slot taken. Fewer than asked = another caller was first, and this one must keep nothing: roll
 * back, as `claimTime` does, or let the hold's check constraint do it, as reserve.ts does.
 *
 * @param wanted a query of slot ids, as `select slot_id …`
 */
export function claimSlots(wanted: SQL, claim: Claim): SQL {
  const { claimId, kind, orgId, expiresAt, now, replaces, stop = sql`null::text` } = claim;
  return sql`
    insert into booking.claims as claims (slot_id, roster_id, position, claim_id, kind, org_id, expires_at, stop)
    select slot_id, roster_id, position, ${claimId}, ${sql.raw(`'${kind}'`)}, ${orgId}, ${expiresAt}, ${stop}
    from booking.slots where slot_id in (${wanted})
    order by slot_id
    on conflict (slot_id) do update
      set claim_id = excluded.claim_id, kind = excluded.kind, org_id = excluded.org_id, expires_at = excluded.expires_at,
        stop = excluded.stop
      where (claims.kind = 'hold' and claims.expires_at <= ${now}) or claims.claim_id in (${replaces})
    returning slot_id`;
}

/**
 * Fragments of SQL. `expiresAt` ends a hold and is null for a booking; `replaces` is a query of claim ids that give way; `stop`
 * names the stop of a visit route, by `slots.slot_id`.
 */
export interface Claim {
  readonly claimId: SQL;
  readonly kind: 'hold' | 'booking';
  readonly orgId: SQL;
  readonly expiresAt: SQL;
  readonly now: SQL;
  readonly replaces: SQL;
  readonly stop?: SQL;
}

/** Another caller was first. Thrown inside a transaction it takes everything back. */
export class TimeTaken extends Error {
  override readonly name = 'TimeTaken';
}

const v = {
  slotIds: variable('slotIds', 'bigint[]'),
  claimId: variable('claimId', 'uuid'),
  orgId: variable('orgId', 'uuid'),
  expiresAt: variable('expiresAt', 'timestamptz'),
  now: variable('now', 'timestamptz'),
  replaces: variable('replaces', 'uuid'),
  stops: variable('stops', 'json'),
};
const { slotIds: wanted, replaces: replaced, stops: stopNames, ...claimed } = v;
const claimStatement = (kind: Claim['kind']) =>
  statement<Record<string, unknown>, keyof typeof v>(
    `booking_take_${kind}`,
    claimSlots(sql`select unnest(${wanted})`, {
      ...claimed,
      kind,
      replaces: sql`select ${replaced}`,
      stop: sql`${stopNames} ->> slots.slot_id::text`,
    }),
  );
const claimStatements = { hold: claimStatement('hold'), booking: claimStatement('booking') };

/**
 * Takes all of `slotIds` or nothing, inside the caller's transaction: for bookings without a hold, moves and seeds.
 * @param claim `expiresAt` null for a booking; `replaces` is an earlier claim of the same holder that gives way; `stops` names
 *   the stop of each slot of a visit route
 * @throws TimeTaken where one of them is taken; the transaction must not be committed then
 */
export async function claimTime(
  tx: Database,
  claim: {
    slotIds: readonly number[];
    claimId: string;
    kind: 'hold' | 'booking';
    orgId: string;
    expiresAt: Date | null;
    now: Date;
    replaces?: string;
    stops?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { slotIds, claimId, kind, orgId, expiresAt, now, replaces = null, stops = {} } = claim;
  const rows = await claimStatements[kind](tx, {
    slotIds: `{${slotIds.join(',')}}`,
    claimId,
    orgId,
    replaces,
    stops: JSON.stringify(stops),
    expiresAt: expiresAt?.toISOString() ?? null,
    now: now.toISOString(),
  });
  if (rows.length < new Set(slotIds).size) throw new TimeTaken();
}

/**
 * True if claim `c` still counts at `now`: booked, which never ends, or held by a hold that has not run out. Compares
 * no text: a query evaluates it for 150,000 claims.
 */
export const stillClaimed = (now: SQL) => sql`(c.expires_at is null or c.expires_at > ${now})`;

export const instantSql = (at: Date | null): SQL => sql`${at?.toISOString() ?? null}::timestamptz`;
