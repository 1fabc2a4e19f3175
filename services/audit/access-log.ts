import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { entries } from './audit.tables.ts';
import type { Actor, AuditEvent } from './audit.ts';
import { canonicalJson } from './canonical-json.ts';

/** A read or a refusal: it changes nothing, belongs to no chain, and comes in masses. */
export interface AccessEvent extends Omit<AuditEvent, 'bookingId' | 'before'> {
  /** What makes two of them equal; everything but the time unless said otherwise. */
  readonly sameAs?: string;
}

/** Somebody signed in, or null where nobody knows who tried. */
export type Visitor = Actor | null;

const MINUTE_MS = 60_000;

/** Writes one entry in one statement. Equal ones within a minute are one row with a count, so that nobody can fill the disk. */
export async function recordAccess(db: Database, visitor: Visitor, event: AccessEvent): Promise<void> {
  const { action, entity, entityId, at, after = null, address = null } = event;
  const candidateIds = event.candidateIds ? [...event.candidateIds] : null;
  const sameAs = event.sameAs ?? canonicalJson([after, candidateIds]);
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const repeated = [visitor?.accountId, action, entity, entityId, sameAs, minute];
  await db
    .insert(entries)
    .values({
      ...{ at, action, entity, entityId, after, address, candidateIds },
      ...{ orgId: visitor?.orgId ?? null, accountId: visitor?.accountId ?? null, accountName: visitor?.name ?? '' },
      repeatKey: createHash('sha256').update(JSON.stringify(repeated)).digest('base64url').slice(0, 24),
    })
    .onConflictDoUpdate({
      target: entries.repeatKey,
      targetWhere: sql`${entries.repeatKey} is not null`,
      set: { count: sql`${entries.count} + 1` },
    });
}
