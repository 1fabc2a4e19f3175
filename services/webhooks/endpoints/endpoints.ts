import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { hiringSystemOf } from '../../../machines/rules/webhooks/dialects.ts';
import { MOST_ENDPOINTS, type WebhookEvent } from '../../../machines/rules/webhooks/webhook-events.ts';
import type { Caller } from '../../access/caller.ts';
import type { TokenKeys } from '../../access/tokens.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { nextStamp, refuseIfChanged, stampSql } from '../../shared/http/edit-conflict.ts';
import { eventsOf, type Origin } from '../../shared/http/origin.ts';
import { targetRefusal, type WebhookTargets } from '../../shared/webhook-targets.ts';
import { webhooksChannel } from '../deliveries/outbox.ts';
import { BOTH_SIGN_MS, newSecret, webhookSecrets } from '../secrets.ts';
import { endpoints } from '../webhooks.tables.ts';
import type { WebhookEndpoint } from './endpoints.routes.ts';

type Row = WebhookEndpoint & Record<string, unknown>;
type Content = Pick<WebhookEndpoint, 'url' | 'events'>;
interface Named extends Origin {
  readonly id: string;
}

const event = eventsOf('webhook endpoint');

const columns = sql`e.id as endpoint_id, e.dialect, e.url, to_json(e.events) as events, ${stampSql(sql`e.paused_at`)} as paused_at,
  e.paused_because, e.last_error, ${stampSql(sql`e.last_error_at`)} as last_error_at, e.created_by_name as created_by, ${stampSql(sql`e.created_at`)} as created_at,
  ${stampSql(sql`e.updated_at`)} as updated_at`;

export async function ownEndpoints(db: Database, { orgId }: Caller): Promise<WebhookEndpoint[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from webhooks.endpoints e where e.org_id = ${orgId}::uuid
    order by e.created_at, e.id`);
  return rows;
}

/** @throws ServiceError INVALID for the endpoint of a hiring system, which its orders keep */
export function refuseHiringSystem({ dialect }: Pick<WebhookEndpoint, 'dialect'>): void {
  const system = hiringSystemOf[dialect];
  if (system) fail('INVALID', `This endpoint belongs to ${system}, which says with each order where to call back.`);
}

/** An endpoint of the caller's company. @throws ServiceError NOT_FOUND */
export async function lockEndpoint(tx: Database, { orgId }: Caller, id: string): Promise<WebhookEndpoint> {
  const { rows } = await tx.execute<Row>(sql`
    select ${columns} from webhooks.endpoints e where e.id = ${id}::uuid and e.org_id = ${orgId}::uuid for update`);
  return rows[0] ?? notFound('Webhook endpoint');
}

/** @returns its secret, which cannot be read again */
export async function addEndpoint(
  db: Database,
  caller: Caller,
  { content, keys, targets, now, address }: Origin & { content: Content; keys: TokenKeys; targets: WebhookTargets },
) {
  const { url, events } = await checked(content, targets);
  const { orgId, accountId, name } = caller;
  const [id, secret] = [uuidv7(), newSecret()];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from companies.organisations where id = ${orgId}::uuid for no key update`);
    const own = (await ownEndpoints(tx, caller)).filter(({ dialect }) => dialect === 'standard');
    if (own.length >= MOST_ENDPOINTS) {
      fail('TOO_MANY', `Your company has ${MOST_ENDPOINTS} endpoints already. Delete one first.`, { field: 'url' });
    }
    await tx.insert(endpoints).values({
      id,
      orgId,
      url,
      events,
      sealedSecret: webhookSecrets(keys).seal(secret, id),
      createdBy: accountId,
      createdByName: name,
      createdAt: now,
      updatedAt: now,
    });
    await audit(tx, caller, { ...event('added', id, now, address), after: { url, events } });
  });
  return { endpoint_id: id, secret };
}

/** @throws ServiceError 404, 409 EDIT_CONFLICT with the present endpoint, 422 at the field */
export async function changeEndpoint(
  db: Database,
  caller: Caller,
  change: Named & { seen: string; wanted: Partial<Content>; targets: WebhookTargets },
): Promise<WebhookEndpoint> {
  const { id, seen, wanted, targets, now, address } = change;
  const before = await db.transaction((tx) => lockEndpoint(tx, caller, id));
  refuseHiringSystem(before);
  // Looked up outside the transaction: a name server may take seconds.
  const { url, events } = await checked({ url: before.url, events: before.events, ...wanted }, targets);
  return db.transaction(async (tx) => {
    const present = await lockEndpoint(tx, caller, id);
    await refuseIfChanged(tx, present, { seen, what: 'webhook endpoint', id, caller, now });
    await tx.execute(sql`
      update webhooks.endpoints set url = ${url}, events = ${sql.param(events)}::text[],
        updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz where id = ${id}::uuid`);
    const was = { url: present.url, events: present.events };
    await audit(tx, caller, { ...event('changed', id, now, address), before: was, after: { url, events } });
    return lockEndpoint(tx, caller, id);
  });
}

export async function deleteEndpoint(db: Database, caller: Caller, { id, now, address }: Named): Promise<void> {
  await db.transaction(async (tx) => {
    const { url, events } = await lockEndpoint(tx, caller, id);
    await tx.execute(sql`delete from webhooks.endpoints where id = ${id}::uuid`);
    await audit(tx, caller, { ...event('deleted', id, now, address), before: { url, events } });
  });
}

/** Another secret signs from now on; the one before it as well for a day. */
export async function rotateSecret(
  db: Database,
  caller: Caller,
  { id, keys, now, address }: Named & { keys: TokenKeys },
) {
  const secret = newSecret();
  const previousUntil = new Date(now.getTime() + BOTH_SIGN_MS).toISOString();
  await db.transaction(async (tx) => {
    refuseHiringSystem(await lockEndpoint(tx, caller, id));
    await tx.execute(sql`
      update webhooks.endpoints set sealed_previous_secret = sealed_secret, previous_until = ${previousUntil}::timestamptz,
        sealed_secret = ${webhookSecrets(keys).seal(secret, id)} where id = ${id}::uuid`);
    const after = { previous_until: previousUntil };
    await audit(tx, caller, { ...event('secret-rotated', id, now, address), after });
  });
  return { endpoint_id: id, secret };
}

export async function resumeEndpoint(
  db: Database,
  caller: Caller,
  { id, now, address }: Named,
): Promise<WebhookEndpoint> {
  return db.transaction(async (tx) => {
    const { paused_at, paused_because, updated_at } = await lockEndpoint(tx, caller, id);
    if (paused_at !== null) {
      await tx.execute(sql`
        with heard as (select pg_notify(${webhooksChannel}, ''))
        update webhooks.endpoints set paused_at = null, paused_because = null,
          updated_at = ${nextStamp(updated_at, now).toISOString()}::timestamptz
        from heard where id = ${id}::uuid`);
      const before = { paused_at, paused_because };
      await audit(tx, caller, { ...event('resumed', id, now, address), before, after: { paused_at: null } });
    }
    return lockEndpoint(tx, caller, id);
  });
}

/** @throws ServiceError 422 at the field */
async function checked({ url, events }: Content, targets: WebhookTargets) {
  const address = url.trim();
  const chosen: WebhookEvent[] = [...new Set(events)];
  if (chosen.length === 0) fail('INVALID', 'Choose at least one event.', { field: 'events' });
  const refusal = await targetRefusal(address, targets);
  if (refusal) fail('INVALID', refusal, { field: 'url' });
  return { url: address, events: chosen };
}
