import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/database.ts';
import { statement, variable } from '../database/statement.ts';
import type { Actor, AuditEvent } from './audit.ts';
import { canonicalJson } from './canonical-json.ts';

/** A read or a refusal. It changes nothing, belongs to no chain and can be frequent. */
export interface AccessEvent extends Omit<AuditEvent, 'bookingId' | 'before'> {
  /** Key by which two entries count as equal; by default everything but the time. */
  readonly sameAs?: string;
}

/** The account, or null for an unknown caller. */
export type Visitor = Actor | null;

const MINUTE_MS = 60_000;

const v = {
  id: variable('id', 'uuid'),
  at: variable('at', 'timestamptz'),
  orgId: variable('orgId', 'uuid'),
  accountId: variable('accountId', 'uuid'),
  accountName: variable('accountName', 'text'),
  action: variable('action', 'text'),
  entity: variable('entity', 'text'),
  entityId: variable('entityId', 'text'),
  after: variable('after', 'jsonb'),
  address: variable('address', 'text'),
  candidateIds: variable('candidateIds', 'uuid[]'),
  repeatKey: variable('repeatKey', 'text'),
};
const recordStatement = statement<Record<string, unknown>, keyof typeof v>(
  'audit_access',
  sql`
    insert into audit.entries (id, at, org_id, account_id, account_name, action, entity, entity_id, after, address,
      candidate_ids, repeat_key)
    values (${v.id}, ${v.at}, ${v.orgId}, ${v.accountId}, ${v.accountName}, ${v.action}, ${v.entity}, ${v.entityId},
      ${v.after}, ${v.address}, ${v.candidateIds}, ${v.repeatKey})
    on conflict (repeat_key) where repeat_key is not null do update set count = audit.entries.count + 1`,
);

/**
 * Writes one entry with one statement. Equal entries within a minute become one row with a count, so that nobody can
 * fill the disk.
 */
export async function recordAccess(db: Database, visitor: Visitor, event: AccessEvent): Promise<void> {
  const { action, entity, entityId, at, after = null, address = null } = event;
  const candidateIds = event.candidateIds ? [...event.candidateIds] : null;
  const sameAs = event.sameAs ?? canonicalJson([after, candidateIds]);
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const repeated = [visitor?.accountId, action, entity, entityId, sameAs, minute];
  await recordStatement(db, {
    ...{ action, entity, entityId, address, at: at.toISOString() },
    ...{ id: uuidv7(), orgId: visitor?.orgId ?? null, accountId: visitor?.accountId ?? null },
    accountName: visitor?.name ?? '',
    after: after === null ? null : JSON.stringify(after),
    candidateIds: candidateIds && `{${candidateIds.join(',')}}`,
    repeatKey: createHash('sha256').update(JSON.stringify(repeated)).digest('base64url').slice(0, 24),
  });
}
