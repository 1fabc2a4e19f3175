import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../access/caller.ts';
import { type AllowedVariable, type CallerRow, callerColumn, withAllowed } from '../../access/found-caller.ts';
import type { Database } from '../../database/database.ts';
import { statement, variable } from '../../database/statement.ts';
import { fail, notFound } from '../../shared/http/errors.ts';
import type { Finding } from '../../shared/http/operation.ts';
import type { SlotChange } from '../changes.ts';
import { iso } from '../json-text.ts';
import { liveHolds } from '../slots/holds.ts';
import { type SentBooking, sentBooking } from './sent-booking.ts';

const MOST_BYTES = 64 * 1024;
const LISTED = 20;

type Body = Readonly<Record<string, unknown>>;

interface DraftRow extends Record<string, unknown> {
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

/** The reference of the booking that a draft became; null while it is none. */
export const sentAs = sql`(select reference from booking.bookings where id = sent_booking_id)`;
/** Sent while a statement waited for the draft: the booking is not to be seen in its snapshot. */
export const JUST_SENT = 'just sent';
const columns = sql`id as draft_id, service_type, sid, revision, body, writer, sequence, updated_at, sent_booking_id,
  ${sentAs} as sent`;

/** Which save of which visit: without it, a save counts by its revision alone. */
interface Place {
  readonly writer: string | null;
  readonly sequence: number;
}

/** The account's own drafts that were not sent, newest first. One that only holds a walk-in's time has nothing to go on with. */
export async function ownDrafts(db: Database, { accountId }: Caller, serviceType: string | undefined, now: Date) {
  const ofType = serviceType ? sql`and service_type = ${serviceType}` : sql``;
  const { rows } = await db.execute<DraftRow>(sql`
    select ${columns} from booking.drafts
    where account_id = ${accountId}::uuid and sent_booking_id is null and reschedule_of is null ${ofType}
      and not body ? 'walkIn'
    order by updated_at desc, id desc limit ${LISTED}`);
  return withHolds(db, rows, now);
}

/** Once it was sent with the booking that it became, for the page that still has it open. */
export async function ownDraft(db: Database, caller: Caller, draftId: string, now: Date) {
  const row = await findDraft(db, caller, draftId);
  if (row.sent_booking_id) return toDraft(row, [], await sentBooking(db, row.sent_booking_id));
  const [draft] = await withHolds(db, [row], now);
  return draft ?? notFound('Draft');
}

/**
 * Begins a draft, under the id that its page chose or a new one. A page that goes may begin it twice, in either order:
 * the later of both stays, the earlier falls without an error.
 */
export async function beginDraft(
  db: Database,
  { values, admit }: Finding,
  {
    draftId = uuidv7(),
    serviceType,
    sid,
    body,
    writer,
    sequence,
  }: Place & {
    draftId?: string | undefined;
    serviceType: string;
    sid: string | null;
    body: Body;
  },
) {
  const [begun] = await beginStatement(db, {
    ...values,
    ...{ draftId, serviceType, sid, body: textOf(body), writer, sequence },
  });
  const caller = admit(begun?.caller);
  if (begun?.draft) return toDraft(begun.draft, []);
  const earlier = await findOwn(db, caller, draftId);
  if (earlier && isAsNew(earlier, { writer, sequence })) return toDraft(earlier, []);
  return fail('DRAFT_EXISTS', 'There is a draft of this id already.', { field: 'draft_id' });
}

/** What is kept is this visit's, and this save or a later one. */
const isAsNew = (row: DraftRow, { writer, sequence }: Place) =>
  writer !== null && row.writer === writer && row.sequence >= sequence;

const v = {
  draftId: variable('draftId', 'uuid'),
  accountId: variable('accountId', 'uuid'),
  orgId: variable('orgId', 'uuid'),
  serviceType: variable('serviceType', 'text'),
  sid: variable('sid', 'uuid'),
  revision: variable('revision', 'integer'),
  body: variable('body', 'jsonb'),
  writer: variable('writer', 'uuid'),
  sequence: variable('sequence', 'integer'),
  now: variable('now', 'timestamptz'),
};
const beginStatement = statement<
  { caller: CallerRow | null; draft: DraftRow | null },
  AllowedVariable | Exclude<keyof typeof v, 'revision'>
>(
  'booking_begin_draft',
  sql`
    with ${withAllowed}, begun as (
      insert into booking.drafts (id, account_id, org_id, service_type, sid, revision, body, writer, sequence, created_at, updated_at)
      select ${v.draftId}, ${v.accountId}, ${v.orgId}, ${v.serviceType}, ${v.sid}, 1, ${v.body}, ${v.writer}, ${v.sequence},
        ${v.now}, ${v.now}
      from allowed
      on conflict (id) do update set body = excluded.body, sequence = excluded.sequence, revision = drafts.revision + 1,
        service_type = excluded.service_type, sid = excluded.sid, updated_at = excluded.updated_at
        where drafts.account_id = excluded.account_id and drafts.writer = excluded.writer
          and drafts.sequence < excluded.sequence and drafts.sent_booking_id is null
      returning ${columns}
    )
    select ${callerColumn}, (select row_to_json(begun) from begun) as draft`,
);

/** Every pause in typing sends it. */
const saveStatement = statement<
  { caller: CallerRow | null; revision: number | null },
  AllowedVariable | Exclude<keyof typeof v, 'serviceType' | 'sid'>
>(
  'booking_save_draft',
  sql`
    with ${withAllowed}, saved as (
      update booking.drafts set revision = revision + 1, body = ${v.body}, writer = ${v.writer}, sequence = ${v.sequence},
        updated_at = ${v.now}
      where id = ${v.draftId} and account_id = ${v.accountId} and sent_booking_id is null
        and (revision = ${v.revision} or (writer = ${v.writer} and sequence < ${v.sequence}))
        and exists (select from allowed)
      returning revision
    )
    select ${callerColumn}, (select revision from saved) as revision`,
);

/**
 * Saves over the revision that was seen; with an older one nothing is written and the newer draft is told. Where this
 * visit itself saved last, its saves go by their sequence: a parting save may overtake the one on its way, and the late
 * one falls without an error.
 */
export async function writeDraft(
  db: Database,
  { values, admit }: Finding,
  {
    draftId,
    revision,
    body,
    writer,
    sequence,
    now,
  }: Place & {
    draftId: string;
    revision: number;
    body: Body;
    now: Date;
  },
) {
  const [saved] = await saveStatement(db, {
    ...values,
    ...{ draftId, revision, body: textOf(body), writer, sequence },
  });
  const caller = admit(saved?.caller);
  if (typeof saved?.revision === 'number') return { revision: saved.revision, updated_at: iso(now) };
  const newer = await findDraft(db, caller, draftId);
  if (newer.sent) refuseSent(newer.sent);
  if (isAsNew(newer, { writer, sequence })) {
    return { revision: newer.revision, updated_at: iso(newer.updated_at) };
  }
  return fail('DRAFT_CHANGED', 'This booking was changed in another tab or on another device.', {
    details: {
      revision: newer.revision,
      body: newer.body,
    },
  });
}

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

async function deleteDraft(tx: Database, { accountId }: Caller, draftId: string): Promise<SlotChange[]> {
  const { rows } = await tx.execute<{ found: number; changes: SlotChange[] }>(sql`
    with draft as (
      select id from booking.drafts
      where id = ${draftId}::uuid and account_id = ${accountId}::uuid and sent_booking_id is null
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
  if (!answer || answer.found === 0) notFound('Draft');
  return answer.changes;
}

async function findDraft(db: Database, caller: Caller, draftId: string): Promise<DraftRow> {
  return (await findOwn(db, caller, draftId)) ?? notFound('Draft');
}

async function findOwn(db: Database, { accountId }: Caller, draftId: string): Promise<DraftRow | undefined> {
  const { rows } = await db.execute<DraftRow>(sql`
    select ${columns} from booking.drafts where id = ${draftId}::uuid and account_id = ${accountId}::uuid`);
  return rows[0];
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

function toDraft(row: DraftRow, holds: Awaited<ReturnType<typeof liveHolds>>, booking?: SentBooking) {
  const { draft_id, service_type, sid, revision, body, updated_at } = row;
  const places = holds.map(({ draft_id: _id, ...hold }) => hold);
  return {
    draft_id,
    service_type,
    sid,
    revision,
    body,
    updated_at: iso(updated_at),
    holds: places,
    ...(booking && { booking }),
  };
}

/** Another tab or device sent it. */
export function refuseSent(reference: string): never {
  fail('DRAFT_SENT', `This booking was already sent: ${reference}.`, { field: 'draft_id' });
}

/** The body as it is stored. */
function textOf(body: Body): string {
  const text = JSON.stringify(body);
  if (Buffer.byteLength(text) > MOST_BYTES) fail('TOO_LARGE', 'The draft is larger than 64 KB.', { field: 'body' });
  return text;
}

export async function isOwnDraft(db: Database, draftId: string, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from booking.drafts where id = ${draftId}::uuid and account_id = ${accountId}::uuid`,
  );
  return rows.length > 0;
}
