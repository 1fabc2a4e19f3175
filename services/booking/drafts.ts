import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../access/caller.ts';
import type { Database } from '../database/database.ts';
import { refuse, refuseUnknown } from '../errors.ts';
import type { SlotChange } from './changes.ts';
import { instantSql } from './claims.ts';
import { liveHolds } from './holds.ts';
import { iso } from './json-text.ts';

const MOST_BYTES = 64 * 1024;
const LISTED = 20;

type Body = Readonly<Record<string, unknown>>;

interface DraftRow extends Record<string, unknown> {
  draft_id: string;
  service_type: 'pem' | 'fit_test';
  sid: string | null;
  revision: number;
  body: Record<string, unknown>;
  updated_at: string;
  sent: boolean;
}

const columns = sql`id as draft_id, service_type, sid, revision, body, updated_at, sent_booking_id is not null as sent`;

/** The account's own drafts that were not sent, newest first. */
export async function ownDrafts(db: Database, { accountId }: Caller, serviceType: string | undefined, now: Date) {
  const ofType = serviceType ? sql`and service_type = ${serviceType}` : sql``;
  const { rows } = await db.execute<DraftRow>(sql`
    select ${columns} from booking.drafts
    where account_id = ${accountId}::uuid and sent_booking_id is null ${ofType}
    order by updated_at desc, id desc limit ${LISTED}`);
  return withHolds(db, rows, now);
}

export async function ownDraft(db: Database, caller: Caller, draftId: string, now: Date) {
  const row = await findDraft(db, caller, draftId);
  if (row.sent) refuseSent();
  const [draft] = await withHolds(db, [row], now);
  return draft ?? refuseUnknown('Draft');
}

export async function beginDraft(
  db: Database,
  { accountId, orgId }: Caller,
  { serviceType, sid, body, now }: { serviceType: string; sid: string | null; body: Body; now: Date },
) {
  refuseLarge(body);
  const { rows } = await db.execute<DraftRow>(sql`
    insert into booking.drafts (id, account_id, org_id, service_type, sid, revision, body, created_at, updated_at)
    values (${uuidv7()}::uuid, ${accountId}::uuid, ${orgId}::uuid, ${serviceType}, ${sid}::uuid, 1,
      ${JSON.stringify(body)}::jsonb, ${instantSql(now)}, ${instantSql(now)})
    returning ${columns}`);
  return rows.map((row) => toDraft(row, []))[0] ?? refuseUnknown('Draft');
}

/** Saves over the revision that was seen; with an older one nothing is written and the newer draft is told. */
export async function writeDraft(
  db: Database,
  caller: Caller,
  { draftId, revision, body, now }: { draftId: string; revision: number; body: Body; now: Date },
) {
  refuseLarge(body);
  const { rows } = await db.execute<{ revision: number }>(sql`
    update booking.drafts set revision = revision + 1, body = ${JSON.stringify(body)}::jsonb, updated_at = ${instantSql(now)}
    where id = ${draftId}::uuid and account_id = ${caller.accountId}::uuid and revision = ${revision} and sent_booking_id is null
    returning revision`);
  const saved = rows[0];
  if (saved) return { revision: saved.revision, updated_at: iso(now) };
  const newer = await findDraft(db, caller, draftId);
  if (newer.sent) refuseSent();
  return refuse(409, 'DRAFT_CHANGED', 'This booking was changed in another tab or on another device.', undefined, {
    revision: newer.revision,
    body: newer.body,
  });
}

/** Throws a draft and its holds away; answers what became free. */
export async function dropDraft(db: Database, { accountId }: Caller, draftId: string): Promise<SlotChange[]> {
  const { rows } = await db.execute<{ found: number; changes: SlotChange[] }>(sql`
    with draft as (
      select id from booking.drafts
      where id = ${draftId}::uuid and account_id = ${accountId}::uuid and sent_booking_id is null for update
    ), holds as (
      select h.id, r.clinic_id as site_id, r.day from booking.reservations h join booking.rosters r on r.id = h.roster_id
      where h.draft_id in (select id from draft)
    ), freed as (
      delete from booking.claims where claim_id in (select id from holds) and kind = 'hold'
    ), gone as (
      delete from booking.drafts where id in (select id from draft) returning id
    )
    select (select count(*)::int from gone) as found,
      (select coalesce(json_agg(json_build_object('site_id', site_id, 'day', day)), '[]') from holds) as changes`);
  const answer = rows[0];
  if (!answer || answer.found === 0) refuseUnknown('Draft');
  return answer.changes;
}

async function findDraft(db: Database, { accountId }: Caller, draftId: string): Promise<DraftRow> {
  const { rows } = await db.execute<DraftRow>(sql`
    select ${columns} from booking.drafts where id = ${draftId}::uuid and account_id = ${accountId}::uuid`);
  return rows[0] ?? refuseUnknown('Draft');
}

async function withHolds(db: Database, rows: readonly DraftRow[], now: Date) {
  const holds = await liveHolds(
    db,
    rows.map((row) => row.draft_id),
    now,
  );
  return rows.map((row) =>
    toDraft(
      row,
      holds.filter((hold) => hold.draft_id === row.draft_id),
    ),
  );
}

function toDraft(row: DraftRow, holds: Awaited<ReturnType<typeof liveHolds>>) {
  const { sent: _sent, updated_at, ...draft } = row;
  return { ...draft, updated_at: iso(updated_at), holds: holds.map(({ draft_id: _id, ...hold }) => hold) };
}

function refuseSent(): never {
  refuse(409, 'DRAFT_SENT', 'This draft has become a booking.');
}

function refuseLarge(body: Body): void {
  if (Buffer.byteLength(JSON.stringify(body)) > MOST_BYTES) {
    refuse(413, 'TOO_LARGE', 'The draft is larger than 64 KB.', 'body');
  }
}

export async function isOwnDraft(db: Database, draftId: string, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from booking.drafts where id = ${draftId}::uuid and account_id = ${accountId}::uuid`,
  );
  return rows.length > 0;
}
