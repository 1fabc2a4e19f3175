import { sql } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import type { Database } from '../database/database.ts';
import { entries } from './audit.tables.ts';
import { canonicalJson } from './canonical-json.ts';

/** What happened: `before` and `after` hold only what changed, `action` is `noun.verbed` (`booking.created`). */
export interface AuditEvent {
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  /** Chains the entry to the booking's earlier ones. */
  readonly bookingId?: string | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly address?: string | undefined;
  readonly at: Date;
  /** Whose data left, of an export; its hash does not cover them. */
  readonly candidateIds?: readonly string[] | undefined;
}

/** Who did it; a caller, or the product itself (an expired hold, the seed). */
export type Actor = Pick<Caller, 'orgId' | 'name'> & { readonly accountId?: string };

/** Writes one entry in the write's own transaction: what is not recorded did not happen, and the other way round. */
export async function audit(tx: Database, actor: Actor, event: AuditEvent): Promise<void> {
  const row = {
    at: event.at,
    orgId: actor.orgId,
    accountId: actor.accountId ?? null,
    accountName: actor.name,
    action: event.action,
    entity: event.entity,
    entityId: event.entityId,
    bookingId: event.bookingId ?? null,
    before: event.before ?? null,
    after: event.after ?? null,
    address: event.address ?? null,
  };
  const link = event.bookingId === undefined ? null : await nextLink(tx, event.bookingId, sealed(row));
  const candidateIds = event.candidateIds ? [...event.candidateIds] : null;
  await tx.insert(entries).values({ ...row, candidateIds, position: link?.position ?? null, hash: link?.hash ?? null });
}

export type AuditRow = Pick<
  typeof entries.$inferSelect,
  | 'at'
  | 'orgId'
  | 'accountId'
  | 'accountName'
  | 'action'
  | 'entity'
  | 'entityId'
  | 'bookingId'
  | 'before'
  | 'after'
  | 'address'
>;

/** The text that an entry's hash covers, after the hash of the entry before it. */
export function sealed(row: AuditRow): string {
  const { at, orgId, accountId, accountName, action, entity, entityId, bookingId, before, after, address } = row;
  return canonicalJson({
    ...{ at: at.toISOString(), orgId, accountId, accountName, action, entity, entityId, bookingId },
    ...{ before, after, address },
  });
}

interface Link extends Record<string, unknown> {
  position: number;
  hash: string;
}

/** Moves the head of the chain; its row stays locked until the transaction ends, so entries cannot fork. */
async function nextLink(tx: Database, bookingId: string, text: string): Promise<Link | undefined> {
  const { rows } = await tx.execute<Link>(sql`
    insert into audit.chains as head (booking_id, position, hash)
    values (${bookingId}::uuid, 1, encode(sha256(convert_to(${text}, 'UTF8')), 'hex'))
    on conflict (booking_id) do update
       set position = head.position + 1,
           hash = encode(sha256(convert_to(head.hash || ${text}, 'UTF8')), 'hex')
    returning position::int as position, hash`);
  return rows[0];
}
