import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { TEST_EVENT } from '../../../machines/rules/webhooks/webhook-events.ts';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import { isoSql } from '../../base/iso-time.ts';
import type { Database } from '../../database/database.ts';
import { eventsOf, type Origin } from '../../shared/http/origin.ts';
import { lockEndpoint, refuseHiringSystem } from '../endpoints/endpoints.ts';
import { deliveries } from '../webhooks.tables.ts';
import type { WebhookDelivery } from './deliveries.routes.ts';
import { claimDelivery, markTried } from './outbox.ts';
import { type DeliveryDeps, triedOf, tryOnce } from './run-deliveries.ts';

type Row = WebhookDelivery & Record<string, unknown>;
interface Named extends Origin {
  readonly id: string;
}

const columns = sql`d.id as delivery_id, d.type, d.state, d.attempts, ${isoSql(sql`d.created_at`)} as created_at,
  ${isoSql(sql`d.last_tried_at`)} as last_tried_at, d.last_status, d.last_answer,
  case when d.state in ('waiting', 'sending') then ${isoSql(sql`d.next_try_at`)} end as next_try_at`;

/** One page of an endpoint's log, the newest first. @throws ServiceError NOT_FOUND */
export async function deliveryLog(
  db: Database,
  { orgId }: Caller,
  { endpointId, page, pageSize }: { endpointId: string; page: number; pageSize: number },
) {
  const { rows } = await db.execute<{ count: number; deliveries: WebhookDelivery[] }>(sql`
    select (select count(*)::int from webhooks.deliveries where endpoint_id = e.id) as count, (
      select coalesce(json_agg(to_json(shown)), '[]') from (
        select ${columns} from webhooks.deliveries d where d.endpoint_id = e.id
        order by d.created_at desc, d.id desc limit ${pageSize} offset ${(page - 1) * pageSize}) shown) as deliveries
    from webhooks.endpoints e where e.id = ${endpointId}::uuid and e.org_id = ${orgId}::uuid`);
  const { count, deliveries: shown } = rows[0] ?? notFound('Webhook endpoint');
  return { deliveries: shown, page, pages: Math.ceil(count / pageSize), count };
}

/** Posts a test, once. @returns what became of it */
export async function sendTest(deps: DeliveryDeps, caller: Caller, { id: endpointId, now, address }: Named) {
  const id = uuidv7();
  await deps.db.transaction(async (tx) => {
    refuseHiringSystem(await lockEndpoint(tx, caller, endpointId));
    const data = { message: 'A test of this webhook endpoint.' };
    const payload = { type: TEST_EVENT, timestamp: now.toISOString(), data };
    const row = { id, endpointId, orgId: caller.orgId, type: TEST_EVENT, payload, createdAt: now, nextTryAt: now };
    // Failed until it is tried: what is tried at the press of a button is never tried by itself.
    await tx.insert(deliveries).values({ ...row, state: 'failed' });
    await audit(tx, caller, { ...eventsOf('webhook endpoint')('tested', endpointId, now, address) });
  });
  return sendNow(deps, caller, id);
}

/** Posts a delivery once more, under its own id. @throws ServiceError NOT_FOUND, BUSY */
export async function sendAgain(deps: DeliveryDeps, caller: Caller, { id, now, address }: Named) {
  await deps.db.transaction(async (tx) => {
    const { endpoint_id } = await ownDelivery(tx, caller, id);
    const after = { delivery_id: id };
    await audit(tx, caller, { ...eventsOf('webhook endpoint')('sent-again', endpoint_id, now, address), after });
  });
  return sendNow(deps, caller, id);
}

async function sendNow(deps: DeliveryDeps, caller: Caller, id: string): Promise<WebhookDelivery> {
  const { db, now } = deps;
  const before = await ownDelivery(db, caller, id);
  const claimed = await claimDelivery(db, id, now());
  if (!claimed) fail('BUSY', 'It is being sent now. Look again in a minute.');
  const waited = before.state === 'waiting' && before.next_try_at ? new Date(before.next_try_at) : null;
  await markTried(db, claimed, triedOf(await tryOnce(deps, claimed), waited), now());
  return (await ownDelivery(db, caller, id)).shown;
}

async function ownDelivery(db: Database, { orgId }: Caller, id: string) {
  const { rows } = await db.execute<Row & { endpoint_id: string }>(sql`
    select ${columns}, d.endpoint_id from webhooks.deliveries d where d.id = ${id}::uuid and d.org_id = ${orgId}::uuid`);
  const { endpoint_id, ...shown } = rows[0] ?? notFound('Webhook delivery');
  return { endpoint_id, state: shown.state, next_try_at: shown.next_try_at, shown };
}
