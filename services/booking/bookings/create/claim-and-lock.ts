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
  orgId: kept('orgId', 'uuid'),
  subsidiaryId: kept('subsidiaryId', 'uuid'),
  draftId: kept('draftId', 'uuid'),
  holdIds: kept('holdIds', 'uuid[]'),
  packageIds: kept('packageIds', 'uuid[]'),
};

export const namedBy = ({ header, draft_id, candidates }: NewBooking) => ({
  orgId: header.org_id,
  subsidiaryId: header.subsidiary_id ?? null,
  draftId: draft_id ?? null,
  holdIds: uuids(candidates.filter((each) => timeOf(each) === 'held').map(({ reserve_id }) => reserve_id)),
  packageIds: uuids(candidates.map(({ package_id }) => package_id)),
});

/**
 * The key is taken first, so a second call with it waits for the first. Then holds, draft, packages and company are locked in this
 * order, as everybody locks them: a select's columns are answered from left to right. A package or company that is being deleted,
 * such as by the undo of an import, is waited for, and then is not there; one that is found stays.
 */
const lockStatement = statement<
  { claimed: number; drafts: number; holds: number; packages: number; companies: number; subsidiaries: number },
  keyof typeof named | keyof Claim
>(
  'booking_lock_facts',
  sql`
    with claimed as (${claimSql}), draft as materialized (
      select id from booking.drafts where id = ${named.draftId} for update
    ), held as materialized (
      select id from booking.reservations where id = any (${named.holdIds}) order by id for update
    ), package as materialized (
      select id from booking.packages where id = any (${named.packageIds}) order by id for key share
    ), company as materialized (
      select id from companies.organisations where id = ${named.orgId} for key share
    ), subsidiary as materialized (
      select id from companies.subsidiaries where id = ${named.subsidiaryId} for key share
    )
    select (select count(*)::int from claimed) as claimed, (select count(*)::int from draft) as drafts,
      (select count(*)::int from held) as holds,
      (select count(*)::int from package) as packages, (select count(*)::int from company) as companies,
      (select count(*)::int from subsidiary) as subsidiaries`,
);

/** Takes the key and locks what the booking names, until the transaction ends. @returns whether the key is new */
export async function claimAndLock(tx: Database, claim: Claim, booking: NewBooking): Promise<boolean> {
  const [row] = await lockStatement(tx, { ...claim, ...namedBy(booking) });
  return row?.claimed === 1;
}
