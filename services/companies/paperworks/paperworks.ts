import type { z } from '@hono/zod-openapi';
import { type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { REQUIRED } from '../../../machines/rules/text/required.ts';
import { type Caller, orgScope, refuseForbidden } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { NamedFile } from '../../files/serve-file.ts';
import { nextStamp, refuseIfChanged } from '../../shared/http/edit-conflict.ts';
import type { Origin } from '../../shared/http/origin.ts';
import { paperworks } from '../companies.tables.ts';
import type { paperworkSchema } from '../lookups/lookups.routes.ts';
import { paperworkColumns } from '../lookups/lookups.ts';
import { paperworkLink } from './paperwork-link.ts';

export type Paperwork = z.infer<typeof paperworkSchema>;

const NAME_LENGTH = 200;

export interface NewPaperwork {
  readonly orgId: string;
  readonly name: string;
  readonly temporary: boolean;
  readonly file: { readonly key: string; readonly size: number; readonly name: string; readonly contentType: string };
}

/** A company keeps paperwork itself with paperworks; the provider for a company with company_paperworks. */
export const mayKeep = (caller: Caller, orgId: string) =>
  caller.permissions.has(orgId === caller.orgId ? 'paperworks' : 'company_paperworks');

/**
 * The organisation that paperwork is for, where the caller may upload it there.
 * @throws ServiceError 404 for a company that is unknown or foreign, 403 where the account may not
 */
export async function paperworkOrg(
  db: Database,
  caller: Caller,
  input: { org: string | undefined; temporary: boolean },
): Promise<string> {
  const orgId = orgScope(caller, input.org);
  const isAllowed = input.temporary ? caller.permissions.has('make_bookings') : mayKeep(caller, orgId);
  if (!isAllowed) refuseForbidden();
  const { rows } = await db.execute(sql`select from companies.organisations where id = ${orgId}::uuid`);
  return rows.length === 1 ? orgId : notFound('Organisation');
}

/** @throws ServiceError 422 at `paper_work` */
export function paperworkName(name: string): string {
  const tidy = name
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (tidy === '') fail('INVALID', REQUIRED, { field: 'paper_work' });
  if (tidy.length > NAME_LENGTH) fail('INVALID', `must be at most ${NAME_LENGTH} characters`, { field: 'paper_work' });
  return tidy;
}

export async function addPaperwork(
  db: Database,
  caller: Caller,
  wanted: NewPaperwork,
  doing: Origin,
): Promise<Paperwork> {
  const { orgId, name: paperWork, temporary, file } = wanted;
  const { now, address } = doing;
  const id = uuidv7();
  return db.transaction(async (tx) => {
    await tx.insert(paperworks).values({
      id,
      orgId,
      paperWork,
      temporary,
      link: paperworkLink(id),
      fileKey: file.key,
      fileName: file.name,
      contentType: file.contentType,
      size: file.size,
      createdBy: caller.accountId,
      createdAt: now,
      updatedAt: now,
    });
    const after = { paper_work: paperWork, temporary, size: file.size };
    await audit(tx, caller, { ...event('uploaded', id, now), after, address });
    return read(tx, id);
  });
}

export async function renamePaperwork(
  db: Database,
  caller: Caller,
  change: { id: string; org: string | undefined; name: string; seen: string | undefined },
  { now, address }: Origin,
): Promise<Paperwork> {
  const paperWork = paperworkName(change.name);
  return db.transaction(async (tx) => {
    const before = await changeable(tx, caller, change);
    const { id, paper_work, updated_at } = before;
    const edit = { what: 'paperwork', id, caller, now };
    if (change.seen !== undefined) await refuseIfChanged(tx, before, { ...edit, seen: change.seen });
    if (paper_work === paperWork) return before;
    const at = nextStamp(updated_at, now);
    await tx.execute(sql`
      update companies.paperworks set paper_work = ${paperWork}, updated_at = ${at.toISOString()}::timestamptz
       where id = ${id}::uuid`);
    const what = { before: { paper_work }, after: { paper_work: paperWork } };
    await audit(tx, caller, { ...event('renamed', id, now), ...what, address });
    return read(tx, id);
  });
}

/**
 * With its file, which goes last: where the store cannot remove it, the paperwork stays too.
 * @throws ServiceError 409 where an open booking uses it, 503 where the store is down
 */
export async function deletePaperwork(
  db: Database,
  caller: Caller,
  wanted: { id: string; org: string | undefined },
  { now, address, files }: Origin & { readonly files: FileStore },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, paper_work, company_id } = await changeable(tx, caller, wanted);
    await refuseInUse(tx, id, company_id);
    const { rows } = await tx.execute<{ file_key: string | null }>(
      sql`delete from companies.paperworks where id = ${id}::uuid returning file_key`,
    );
    await audit(tx, caller, { ...event('deleted', id, now), before: { paper_work }, address });
    const key = rows[0]?.file_key;
    if (key) await files.remove(key);
  });
}

const MOST_NAMED = 3;

/** Bookings that are not over keep their paperwork; the refusal names those bookings. */
async function refuseInUse(tx: Database, id: string, orgId: string): Promise<void> {
  const { rows } = await tx.execute<{ reference: string; candidate_id: string; candidate_name: string }>(sql`
    select b.reference, c.id as candidate_id, c.candidate_name
      from booking.bookings b join booking.candidates c on c.booking_id = b.id
     where b.org_id = ${orgId}::uuid and ${id}::uuid = any (b.paperwork_ids)
       and c.status not in ('Completed', 'Cancelled')
     order by b.created_at desc, c.candidate_index limit 50`);
  if (rows.length === 0) return;
  const references = [...new Set(rows.map(({ reference }) => reference))];
  const more = references.length - MOST_NAMED;
  const named = references.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  fail('PAPERWORK_IN_USE', `It is used by open bookings: ${named}.`, { details: { bookings: rows } });
}

/** The paperwork with its row locked, where the caller may change it. */
async function changeable(
  tx: Database,
  caller: Caller,
  { id, org }: { id: string; org: string | undefined },
): Promise<Paperwork> {
  const orgId = orgScope(caller, org);
  const { rows } = await tx.execute<Paperwork & { created_by: string | null }>(sql`
    select ${paperworkColumns}, w.created_by from companies.paperworks w
     where w.id = ${id}::uuid and w.org_id = ${orgId}::uuid for update`);
  const { created_by: createdBy, ...found } = rows[0] ?? notFound('Paperwork');
  const isOwn = found.temporary && createdBy === caller.accountId && caller.permissions.has('make_bookings');
  if (!isOwn && !mayKeep(caller, orgId)) refuseForbidden();
  return found;
}

async function read(db: Database, id: string): Promise<Paperwork> {
  const { rows } = await db.execute<Paperwork & Record<string, unknown>>(
    sql`select ${paperworkColumns} from companies.paperworks w where w.id = ${id}::uuid`,
  );
  return rows[0] ?? notFound('Paperwork');
}

/**
 * The file of a paperwork in the caller's reach. A temporary one is a booking's: for the account that uploaded it, and
 * for those who may see the organisation's bookings.
 */
export async function paperworkFile(
  db: Database,
  id: string,
  scope: { caller: Caller; org: string | undefined } | 'signed',
): Promise<NamedFile> {
  const inScope = scope === 'signed' ? sql`true` : inReach(scope.caller, scope.org);
  const { rows } = await db.execute<{ key: string; name: string; content_type: string }>(sql`
    select w.file_key as key, w.file_name as name, w.content_type from companies.paperworks w
     where w.id = ${id}::uuid and (w.file_key, w.file_name, w.content_type) is not null and ${inScope}`);
  const { key, name, content_type: contentType } = rows[0] ?? notFound('File');
  return { key, name, contentType };
}

function inReach(caller: Caller, org: string | undefined): SQL {
  const anywhere = caller.isProvider && org === undefined;
  const there = anywhere ? sql`true` : sql`w.org_id = ${orgScope(caller, org)}::uuid`;
  if (caller.permissions.has('view_bookings')) return there;
  return sql`${there} and (not w.temporary or w.created_by = ${caller.accountId}::uuid)`;
}

const event = (what: 'uploaded' | 'renamed' | 'deleted', id: string, at: Date) => ({
  action: `paperwork.${what}`,
  entity: 'paperwork',
  entityId: id,
  at,
});
