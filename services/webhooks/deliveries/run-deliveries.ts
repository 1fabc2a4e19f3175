import type { TokenKeys } from '../../access/tokens.ts';
import type { Database } from '../../database/database.ts';
import type { PortalFacts } from '../../shared/http/service-deps.ts';
import type { WebhookTargets } from '../../shared/webhook-targets.ts';
import { webhookSecrets } from '../secrets.ts';
import { type ClaimedDelivery, claimDeliveries, forgetOld, markTried, type Tried } from './outbox.ts';
import { pauseEndpoint } from './pause-endpoint.ts';
import { type Answer, postWebhook } from './post-webhook.ts';
import { nextTryAfter } from './retry-schedule.ts';

export interface DeliveryDeps {
  readonly db: Database;
  readonly keys: TokenKeys;
  readonly targets: WebhookTargets;
  readonly portal: PortalFacts;
  readonly now: () => Date;
}

const GONE = 410;

/** `webhook-id` of a delivery. */
export const messageId = (deliveryId: string) => `msg_${deliveryId}`;

/**
 * Delivers what is due, at least once each and in no order. `signal` stops it between two batches.
 * @returns how many it tried
 */
export async function runDeliveries(deps: DeliveryDeps, signal?: AbortSignal): Promise<number> {
  let tried = 0;
  await forgetOld(deps.db, deps.now());
  while (!signal?.aborted) {
    const claimed = await claimDeliveries(deps.db, deps.now());
    if (claimed.length === 0) break;
    tried += claimed.length;
    await Promise.all(claimed.map((delivery) => deliver(deps, delivery)));
  }
  return tried;
}

async function deliver(deps: DeliveryDeps, delivery: ClaimedDelivery): Promise<void> {
  const answer = await tryOnce(deps, delivery);
  const now = deps.now();
  const isGone = answer.status === GONE;
  const nextTryAt = isGone ? null : nextTryAfter(delivery.attempts, now, Math.random());
  const isOurs = await markTried(deps.db, delivery, triedOf(answer, nextTryAt), now);
  // Each callback has an address of its own: one that is gone says nothing about the others.
  if (!isOurs || isDelivered(answer) || nextTryAt || delivery.dialect !== 'standard') return;
  const because = isGone
    ? 'It answered 410 Gone.'
    : `${delivery.attempts} tries of one delivery failed, the last with: ${summaryOf(answer)}`;
  await pauseEndpoint(deps, delivery, because);
}

/** Posts a claimed delivery, once. */
export async function tryOnce({ keys, targets, now }: DeliveryDeps, delivery: ClaimedDelivery): Promise<Answer> {
  const { id, endpoint_id: endpointId, dialect, url, payload, sealed_secret, sealed_previous_secret } = delivery;
  const sealed = [sealed_secret, sealed_previous_secret].filter((one) => one !== null);
  const secrets = sealed.map((one) => webhookSecrets(keys).open(one, endpointId)).filter((one) => one !== null);
  if (secrets.length === 0) return { status: null, text: 'Not sent: its secret cannot be read. Rotate the secret.' };
  const message = { dialect, url, id: messageId(id), body: JSON.stringify(payload), secrets };
  return postWebhook(message, targets, now());
}

const isDelivered = ({ status }: Answer) => status !== null && status >= 200 && status < 300;

/** @param nextTryAt where it failed; null: not by itself */
export const triedOf = (answer: Answer, nextTryAt: Date | null): Tried => ({
  isDelivered: isDelivered(answer),
  status: answer.status,
  answer: answer.text,
  nextTryAt,
});

const summaryOf = ({ status, text }: Answer) => (status === null ? text : `status ${status}.`);
