import { type SQL, sql } from 'drizzle-orm';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { executePrepared } from '../../../database/statement.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import type { SlotChange } from '../../shared/changes.ts';

/** Limit of a hold's extensions, each by its first length. */
export const MOST_EXTENSIONS = 2;

export interface HoldRow extends Record<string, unknown> {
  candidate_index: number;
  reserve_id: string;
  site_id: string;
  site_name: string;
  timezone: string;
  package_id: string;
  calendar_id: number;
  booking_start_time: string;
  booking_end_time: string;
  expires_at: string;
}

/** The live holds of a draft, in the candidates' order; expired ones are left out. */
export async function liveHolds(db: Database, draftId: string, now: Date) {
  return (await executePrepared<HoldRow>(db, holdsQuery(sql`${draftId}::uuid`, now))).map(toHold);
}

/** A statement's own, for many drafts at once: rows for `toHold`. */
export const holdsQuery = (draftId: SQL, now: Date): SQL => sql`
    select h.candidate_index, h.id as reserve_id, h.clinic_id as site_id, c.name as site_name, c.timezone,
      h.package_id, h.roster_id as calendar_id, h.from_time as booking_start_time, h.to_time as booking_end_time, h.expires_at
    from booking.reservations h join booking.clinics c on c.id = h.clinic_id
    where h.draft_id = ${draftId} and h.expires_at > ${instantSql(now)}
    order by h.candidate_index`;

export const toHold = ({ booking_start_time, booking_end_time, expires_at, ...row }: HoldRow) => ({
  ...row,
  booking_start_time: iso(booking_start_time),
  booking_end_time: iso(booking_end_time),
  expires_at: iso(expires_at),
});

/** Gives one hold of the account back; answers what became free, or null where there is no such hold. */
export async function releaseHold(db: Database, reserveId: string, accountId: string): Promise<SlotChange[] | null> {
  const { rows } = await db.execute<SlotChange & Record<string, unknown>>(sql`
    with draft as (
      select id from booking.drafts where id = (
        select draft_id from booking.reservations where id = ${reserveId}::uuid and account_id = ${accountId}::uuid)
      for update
    ), gone as (
      delete from booking.reservations
      where id = ${reserveId}::uuid and account_id = ${accountId}::uuid and draft_id in (select id from draft)
      returning id, roster_id
    ), freed as (
      delete from booking.claims where claim_id in (select id from gone) and kind = 'hold'
    )
    select r.clinic_id as site_id, r.day::text as day from gone join booking.rosters r on r.id = gone.roster_id`);
  return rows.length > 0 ? rows : null;
}

/**
 * Lengthens all live holds of a draft that may still be lengthened. The hold's check constraint guards it too: were a
 * slot lost meanwhile, its count would no longer fit its time. A reschedule's hold counts the slots its booking has.
 * @returns how many were lengthened
 */
export async function lengthenHolds(
  db: Database,
  { draftId, accountId, holdMs, now }: { draftId: string; accountId: string; holdMs: number; now: Date },
): Promise<number> {
  const more = sql`${holdMs} * interval '1 millisecond'`;
  const { rows } = await db.execute(sql`
    with alive as (
      select h.id, h.draft_id, h.roster_id, h.from_time, h.to_time, h.expires_at + ${more} as until
      from booking.drafts d join booking.reservations h on h.draft_id = d.id
      where d.id = ${draftId}::uuid and h.account_id = ${accountId}::uuid
        and h.expires_at > ${instantSql(now)} and h.extensions < ${MOST_EXTENSIONS}
      for update of d, h
    ), kept as (
      update booking.claims c set expires_at = alive.until from alive
      where c.claim_id = alive.id and c.kind = 'hold' returning c.claim_id
    )
    update booking.reservations h
    set expires_at = alive.until, extensions = extensions + 1,
      slot_count = (select count(*) from kept where kept.claim_id = h.id) + (
        select count(*) from booking.drafts d
          join booking.claims c on c.claim_id = d.reschedule_of and c.kind = 'booking' and c.roster_id = alive.roster_id
          join booking.slots s on s.slot_id = c.slot_id and s.from_time >= alive.from_time and s.from_time < alive.to_time
        where d.id = alive.draft_id)
    from alive where h.id = alive.id returning h.id`);
  return rows.length;
}
