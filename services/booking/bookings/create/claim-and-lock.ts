import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { opaqueParameter, statement, variable } from '../../../database/statement.ts';
import type { NewBooking } from '../../shared/booking.contract.ts';
import { type Claim, claimSql } from '../../shared/idempotency.ts';
import { timeOf } from '../change/booking-rules.ts';

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const uuids = (ids: readonly (string | null | undefined)[]) =>
  `{${ids.filter((id): id is string => typeof id === 'string' && uuidShape.test(id)).join(',')}}`;

/** A value for a plan that is kept: each record is found by its key, and PostgreSQL would plan a short list at each call. */
export const kept = (name: string, type: string) => opaqueParameter(variable(name, type), type);

/** The records that a booking names and locks. */
export const named = {
  draftId: kept('draftId', 'uuid'),
  holdIds: kept('holdIds', 'uuid[]'),
  packageIds: kept('packageIds', 'uuid[]'),
};

export const namedBy = ({ draft_id, candidates }: NewBooking) => ({
  draftId: draft_id ?? null,
  holdIds: uuids(candidates.filter((each) => timeOf(each) === 'held').map(({ reserve_id }) => reserve_id)),
  packageIds: uuids(candidates.map(({ package_id }) => package_id)),
});

/**
 * The key is taken first, so a second call with it waits for the first. Then holds, draft and packages are locked in this order,
 * as everybody locks them: a select's columns are answered from left to right. A package that is being deleted is waited for, and
 * then is not there; one that is found stays.
 */
const lockStatement = statement<
  { claimed: number; drafts: number; holds: number; packages: number },
  'draftId' | 'holdIds' | 'packageIds' | keyof Claim
>(
  'booking_lock_facts',
  sql`
    with claimed as (${claimSql}), draft as materialized (
      select id from booking.drafts where id = ${named.draftId} for update
    ), held as materialized (
      select id from booking.reservations where id = any (${named.holdIds}) order by id for update
    ), package as materialized (
      select id from booking.packages where id = any (${named.packageIds}) order by id for key share
    )
    select (select count(*)::int from claimed) as claimed, (select count(*)::int from draft) as drafts,
      (select count(*)::int from held) as holds,
      (select count(*)::int from package) as packages`,
);

/** Takes the key and locks what the booking names, until the transaction ends. @returns whether the key is new */
export async function claimAndLock(tx: Database, claim: Claim, booking: NewBooking): Promise<boolean> {
  const [row] = await lockStatement(tx, { ...claim, ...namedBy(booking) });
  return row?.claimed === 1;
}
