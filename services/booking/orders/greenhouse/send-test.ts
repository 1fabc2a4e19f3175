import type { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { formatPhone } from '../../../../machines/rules/contact/phone.ts';
import { type Caller, orgScope } from '../../../access/caller.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { targetRefusal } from '../../../shared/webhook-targets.ts';
import { keepCallbackEndpoint } from '../../../webhooks/endpoints/callback-endpoint.ts';
import type { OrderRow } from '../read-orders.ts';
import { receiveOrder } from '../receive-order.ts';
import type { sentTest } from './greenhouse.contract.ts';
import { wishFor } from './greenhouse-tests.ts';

export const GREENHOUSE = 'greenhouse';

interface Sent extends Origin {
  readonly test: z.output<typeof sentTest>;
  /** The API key; null where a person calls, who is not called back. */
  readonly secret: string | null;
}

/**
 * Greenhouse sends a candidate: an order of ours, known by the address of its callback, so that a test that is sent twice is one.
 * @throws ServiceError 422 at `partner_test_id` or `url`, and what `receiveOrder` throws
 */
export async function sendTest(
  { db, keys, webhooks: targets }: Pick<ServiceDeps, 'db' | 'keys' | 'webhooks'>,
  caller: Caller,
  { test: { partner_test_id: testId, candidate, url }, secret, ...origin }: Sent,
): Promise<OrderRow> {
  const orgId = orgScope(caller, undefined);
  const wish = await wishFor(db, orgId, testId);
  if (!wish) {
    fail('INVALID', `Your company has no package ${testId}. Call list_tests again, and choose one of its answer.`, {
      field: 'partner_test_id',
    });
  }
  const refusal = await targetRefusal(url, targets);
  if (refusal) fail('INVALID', `The address ${refusal}.`, { field: 'url' });
  const content = {
    ...wish,
    candidate_name: `${candidate.first_name} ${candidate.last_name}`,
    candidate_dob: '',
    candidate_gender: '',
    candidate_phone: formatPhone(candidate.phone_number ?? ''),
    candidate_email: candidate.email,
    candidate_position: '',
    site: '',
    note: '',
  };
  const received = { orgId, source: GREENHOUSE, externalId: url, updatedAt: null, content, ...origin };
  return db.transaction(async (tx) => {
    const { row } = await receiveOrder(tx, caller, received);
    if (secret) {
      const callback = { dialect: GREENHOUSE, secret, url, keys, ...origin } as const;
      await callBack(tx, row.order_id, url, await keepCallbackEndpoint(tx, caller, callback));
    }
    return row;
  });
}

const callBack = (tx: Database, orderId: string, url: string, endpointId: string) =>
  tx.execute(sql`
    update booking.orders set callback_url = ${url}, callback_endpoint_id = ${endpointId}::uuid where id = ${orderId}::uuid`);
