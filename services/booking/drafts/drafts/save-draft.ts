import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type AllowedVariable, type CallerRow, callerColumn, withAllowed } from '../../../access/found-caller.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { statement, variable } from '../../../database/statement.ts';
import type { QueryAuthorization } from '../../../shared/http/operation.ts';
import { liveHolds } from '../holds/holds.ts';
import { type DraftRow, draftColumns, findDraft, findOwn, isClosed, toDraft } from './own-drafts.ts';
import { refuseSent } from './sent-booking.ts';

const MOST_BYTES = 64 * 1024;

type Body = Readonly<Record<string, unknown>>;

/** Which save of which visit: without it, a save counts by its revision alone. */
interface Place {
  readonly writer: string | null;
  readonly sequence: number;
}

/**
 * Begins a draft, under the id that its page chose or a new one. A page that goes may begin it twice, in either order:
 * the later of both stays, the earlier falls without an error.
 */
export async function beginDraft(
  db: Database,
  { values, authorize }: QueryAuthorization,
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
    draftId,
    serviceType,
    sid,
    body: textOf(body),
    writer,
    sequence,
  });
  const caller = authorize(begun?.caller);
  if (begun?.draft) return toDraft(begun.draft, []);
  const earlier = await findOwn(db, caller, draftId);
  if (earlier && isAsNew(earlier, { writer, sequence })) return toDraft(earlier, []);
  if (!earlier && (await isClosed(db, caller, draftId))) return notFound('Draft');
  return fail('DRAFT_EXISTS', 'There is a draft of this id already.', { field: 'draft_id' });
}

/** True if the stored draft is this visit's, from this save or a later one. */
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
      returning ${draftColumns}
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
 * Saves over the revision that was seen; with an older one nothing is written and the newer draft is answered. Where
 * this visit itself saved last, its saves go by their sequence: a parting save may overtake the one on its way, and the
 * late one is dropped without an error.
 */
export async function writeDraft(
  db: Database,
  { values, authorize }: QueryAuthorization,
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
    draftId,
    revision,
    body: textOf(body),
    writer,
    sequence,
  });
  const caller = authorize(saved?.caller);
  if (typeof saved?.revision === 'number')
    return { draft_id: draftId, revision: saved.revision, updated_at: iso(now), conflict: null };
  const newer = await findDraft(db, caller, draftId);
  if (newer.sent) refuseSent(newer.sent);
  const conflict = isAsNew(newer, { writer, sequence }) ? null : toDraft(newer, await liveHolds(db, draftId, now));
  return { draft_id: draftId, revision: newer.revision, updated_at: iso(newer.updated_at), conflict };
}

/** The body as it is stored. */
function textOf(body: Body): string {
  const text = JSON.stringify(body);
  if (Buffer.byteLength(text) > MOST_BYTES) fail('TOO_LARGE', 'The draft is larger than 64 KB.', { field: 'body' });
  return text;
}
