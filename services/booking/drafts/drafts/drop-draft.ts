import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { findDraft } from './own-drafts.ts';
import { refuseSent } from './sent-booking.ts';

/**
 * Locks a draft for the rest of the transaction, as everybody does who holds a time for it, sends it or throws it away.
 * It is a statement of its own: what the next one sees is decided after the lock was given.
 */
export async function lockDraft(tx: Database, draftId: string): Promise<void> {
  await tx.execute(sql`select from booking.drafts where id = ${draftId}::uuid for update`);
}

/** Throws a draft and its holds away; answers what became free. */
export function dropDraft(db: Database, caller: Caller, draftId: string): Promise<SlotChange[]> {
  return db.transaction(async (tx) => {
    await lockDraft(tx, draftId);
    return deleteDraft(tx, caller, draftId);
  });
}

async function deleteDraft(tx: Database, caller: Caller, draftId: string): Promise<SlotChange[]> {
  const { rows } = await tx.execute<{ found: number; changes: SlotChange[] }>(sql`
    with draft as (
      select id from booking.drafts
      where id = ${draftId}::uuid and account_id = ${caller.accountId}::uuid and sent_booking_id is null
    ), holds as (
      select h.id, r.clinic_id as site_id, r.day from booking.reservations h join booking.rosters r on r.id = h.roster_id
      where h.draft_id in (select id from draft)
    ), freed as (
      delete from booking.claims where claim_id in (select id from holds) and kind = 'hold'
    ), gone as (
      delete from booking.drafts where id in (select id from draft) returning id
    ), made as (
      select p.id from booking.packages p where p.draft_id in (select id from draft)
        and not exists (select from booking.candidates c where c.package_id = p.id)
    ), parts as (
      delete from booking.package_assessments where package_id in (select id from made)
    ), unmade as (
      delete from booking.packages where id in (select id from made)
    )
    select (select count(*)::int from gone) as found,
      (select coalesce(json_agg(json_build_object('site_id', site_id, 'day', day)), '[]') from holds) as changes`);
  const answer = rows[0];
  if (answer && answer.found > 0) return answer.changes;
  const { sent } = await findDraft(tx, caller, draftId);
  return sent ? refuseSent(sent) : notFound('Draft');
}
