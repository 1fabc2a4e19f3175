import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { discardOrderDraft } from '../../orders/make-from-order.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
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

/**
 * Throws a draft and its holds away; answers what became free. Where there is no draft, none begins under this id any more:
 * the call that begins it may be slower than this one.
 */
export async function dropDraft(db: Database, caller: Caller, draftId: string, now: Date): Promise<SlotChange[]> {
  const changes = await db.transaction(async (tx) => {
    if (await closeId(tx, caller, draftId, now)) return null;
    await lockDraft(tx, draftId);
    const freed = await deleteDraft(tx, caller, draftId);
    await discardOrderDraft(tx, draftId, now);
    return freed;
  });
  return changes ?? notFound('Draft');
}

/** Takes the id for a row of revision 0, which no query of drafts finds. @returns false where a row has the id */
async function closeId(tx: Database, { accountId, orgId }: Caller, draftId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into booking.drafts (id, account_id, org_id, service_type, revision, body, created_at, updated_at)
    values (${draftId}::uuid, ${accountId}::uuid, ${orgId}::uuid, 'pem', 0, '{}', ${instantSql(now)}, ${instantSql(now)})
    on conflict (id) do nothing returning id`);
  return rows.length > 0;
}

async function deleteDraft(tx: Database, caller: Caller, draftId: string): Promise<SlotChange[]> {
  const { rows } = await tx.execute<{ found: number; changes: SlotChange[] }>(sql`
    with draft as (
      select id from booking.drafts
      where id = ${draftId}::uuid and account_id = ${caller.accountId}::uuid and sent_booking_id is null and revision > 0
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
