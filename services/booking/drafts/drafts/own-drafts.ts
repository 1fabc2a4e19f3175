import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { notFound } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { executePrepared, inlineNumber } from '../../../database/statement.ts';
import { type HoldRow, holdsQuery, liveHolds, toHold } from '../holds/holds.ts';
import { type SentBooking, sentAs, sentBooking } from './sent-booking.ts';

const LISTED = 20;

export interface DraftRow extends Record<string, unknown> {
  draft_id: string;
  service_type: 'pem' | 'fit_test';
  sid: string | null;
  revision: number;
  body: Record<string, unknown>;
  writer: string | null;
  sequence: number;
  updated_at: string;
  /** The booking that it became, and its reference. */
  sent_booking_id: string | null;
  sent: string | null;
}

export const draftColumns = sql`id as draft_id, service_type, sid, revision, body, writer, sequence, updated_at, sent_booking_id,
  ${sentAs} as sent`;

/** The account's own drafts that were not sent, newest first. One that only holds a walk-in's time has nothing to go on with. */
export async function ownDrafts(db: Database, { accountId }: Caller, serviceType: string | undefined, now: Date) {
  const ofType = serviceType ? sql`and service_type = ${serviceType}` : sql``;
  const rows = await executePrepared<DraftRow & { holds: HoldRow[] }>(
    db,
    sql`
    select ${draftColumns}, (select coalesce(json_agg(hold), '[]') from (${holdsQuery(sql`drafts.id`, now)}) hold) as holds
    from booking.drafts
    where account_id = ${accountId}::uuid and sent_booking_id is null and reschedule_of is null and revision > 0 ${ofType}
      and not body ? 'walkIn'
    order by updated_at desc, id desc limit ${inlineNumber(LISTED)}`,
  );
  return rows.map(({ holds, ...row }) => toDraft(row, holds.map(toHold)));
}

/** Once it was sent with the booking that it became, for the page that still has it open. */
export async function ownDraft(db: Database, caller: Caller, draftId: string, now: Date) {
  const row = await findDraft(db, caller, draftId);
  if (row.sent_booking_id) return toDraft(row, [], await sentBooking(db, row.sent_booking_id));
  return toDraft(row, await liveHolds(db, draftId, now));
}

export async function findDraft(db: Database, caller: Caller, draftId: string): Promise<DraftRow> {
  return (await findOwn(db, caller, draftId)) ?? notFound('Draft');
}

export async function findOwn(db: Database, { accountId }: Caller, draftId: string): Promise<DraftRow | undefined> {
  const [row] = await executePrepared<DraftRow>(
    db,
    sql`select ${draftColumns} from booking.drafts
      where id = ${draftId}::uuid and account_id = ${accountId}::uuid and revision > 0`,
  );
  return row;
}

/** True if the account threw the draft of this id away before it began. */
export async function isClosed(db: Database, { accountId }: Caller, draftId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from booking.drafts where id = ${draftId}::uuid and account_id = ${accountId}::uuid and revision = 0`,
  );
  return rows.length > 0;
}

export function toDraft(row: DraftRow, holds: ReturnType<typeof toHold>[], booking?: SentBooking) {
  const { draft_id, service_type, sid, revision, body, updated_at } = row;
  return {
    draft_id,
    service_type,
    sid,
    revision,
    body,
    updated_at: iso(updated_at),
    holds,
    ...(booking && { booking }),
  };
}

export async function isOwnDraft(db: Database, draftId: string, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from booking.drafts where id = ${draftId}::uuid and account_id = ${accountId}::uuid and revision > 0`,
  );
  return rows.length > 0;
}
