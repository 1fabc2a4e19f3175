import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import type { Database } from '../database/database.ts';
import { entries } from './audit.schema.ts';
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
  await tx.insert(entries).values({ ...row, position: link?.position ?? null, hash: link?.hash ?? null });
}

export type AuditRow = Omit<typeof entries.$inferSelect, 'id' | 'position' | 'hash'>;

/** The text that an entry's hash covers, after the hash of the entry before it. */
export function sealed(row: AuditRow): string {
  return canonicalJson({ ...row, at: row.at.toISOString() });
}

/** Whether a booking's entries, in order, are the ones that were written: none changed, added, missing or moved. */
export function isChainWhole(rows: readonly (AuditRow & { position: number | null; hash: string | null })[]): boolean {
  let previous = '';
  return rows.every((row, index) => {
    const { id: _id, position, hash, ...entry } = { id: undefined, ...row };
    previous = createHash('sha256')
      .update(previous + sealed(entry))
      .digest('hex');
    return position === index + 1 && hash === previous;
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
