import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../database/database.ts';
import { statement, variable } from '../database/statement.ts';
import type { entries } from './audit.tables.ts';
import type { Actor, AuditEvent } from './audit-event.ts';
import { canonicalJson } from './canonical-json.ts';
import { publishRecordChanges } from './record-changes.ts';

/**
 * Writes one entry in the transaction of the change, so that neither exists without the other, and tells who looks at lists
 * of such records.
 */
export async function audit(tx: Database, actor: Actor, event: AuditEvent): Promise<void> {
  if (event.bookingId === undefined) await alone(tx, entryOf(actor, event).values);
  else await chained(tx, chainedEntry(actor, event));
  await publishRecordChanges(tx, actor, [event]);
}

/** Writes entries for many records outside bookings with one statement. */
export async function auditAll(
  tx: Database,
  actor: Actor,
  events: readonly Omit<AuditEvent, 'bookingId' | 'candidateIds'>[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => {
    const { id, at, orgId, accountId, accountName, action, entity, entityId, address } = entryOf(actor, event).values;
    const facts = { before: event.before ?? null, after: event.after ?? null };
    return { id, at, orgId, accountId, accountName, action, entity, entityId, address, ...facts };
  });
  await tx.execute(sql`
    insert into audit.entries (id, at, org_id, account_id, account_name, action, entity, entity_id, before, after, address)
    select id, at, "orgId", "accountId", "accountName", action, entity, "entityId", before, after, address
      from json_to_recordset(${JSON.stringify(rows)}::json) as e (id uuid, at timestamptz, "orgId" uuid, "accountId" uuid,
        "accountName" text, action text, entity text, "entityId" text, before jsonb, after jsonb, address text)`);
  await publishRecordChanges(tx, actor, events);
}

/** The variables of `entryCtes`. */
export function chainedEntry(actor: Actor, event: AuditEvent) {
  const { row, values } = entryOf(actor, event);
  return { ...values, sealed: sealed(row) };
}

function entryOf(actor: Actor, event: AuditEvent) {
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
  const values = {
    ...row,
    id: uuidv7(),
    at: event.at.toISOString(),
    before: event.before == null ? null : JSON.stringify(event.before),
    after: event.after == null ? null : JSON.stringify(event.after),
    candidateIds: event.candidateIds ? `{${event.candidateIds.join(',')}}` : null,
  };
  return { row, values };
}

const v = {
  id: variable('id', 'uuid'),
  at: variable('at', 'timestamptz'),
  orgId: variable('orgId', 'uuid'),
  accountId: variable('accountId', 'uuid'),
  accountName: variable('accountName', 'text'),
  action: variable('action', 'text'),
  entity: variable('entity', 'text'),
  entityId: variable('entityId', 'text'),
  bookingId: variable('bookingId', 'uuid'),
  before: variable('before', 'jsonb'),
  after: variable('after', 'jsonb'),
  address: variable('address', 'text'),
  candidateIds: variable('candidateIds', 'uuid[]'),
  sealed: variable('sealed', 'text'),
};
const columns = sql`insert into audit.entries (id, at, org_id, account_id, account_name, action, entity, entity_id, booking_id,
  before, after, address, candidate_ids, position, hash)`;
const values = sql`${v.id}, ${v.at}, ${v.orgId}, ${v.accountId}, ${v.accountName}, ${v.action}, ${v.entity}, ${v.entityId},
  ${v.bookingId}, ${v.before}, ${v.after}, ${v.address}, ${v.candidateIds}`;
const alone = statement<Record<string, unknown>, Exclude<keyof typeof v, 'sealed'>>(
  'audit_alone',
  sql`${columns} select ${values}, null, null`,
);
/**
 * Writes one entry of a booking and moves the head of its chain: two CTEs. The head's row stays locked until the
 * transaction ends, so the chain cannot fork.
 */
export const entryCtes = sql`
    chain_head as (
      insert into audit.chains as head (booking_id, position, hash)
      values (${v.bookingId}, 1, encode(sha256(convert_to(${v.sealed}, 'UTF8')), 'hex'))
      on conflict (booking_id) do update
         set position = head.position + 1,
             hash = encode(sha256(convert_to(head.hash || ${v.sealed}, 'UTF8')), 'hex')
      returning position, hash
    ), new_entry as (
      ${columns} select ${values}, chain_head.position, chain_head.hash from chain_head returning id
    )`;
const chained = statement<Record<string, unknown>, keyof typeof v>(
  'audit_chained',
  sql`with ${entryCtes} select id from new_entry`,
);

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

/** The text that an entry's hash covers, after the previous hash. */
export function sealed(row: AuditRow): string {
  const { at, orgId, accountId, accountName, action, entity, entityId, bookingId, before, after, address } = row;
  return canonicalJson({
    at: at.toISOString(),
    orgId,
    accountId,
    accountName,
    action,
    entity,
    entityId,
    bookingId,
    before,
    after,
    address,
  });
}
