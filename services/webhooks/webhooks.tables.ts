import { sql } from 'drizzle-orm';
import { index, integer, json, pgSchema, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Dialect } from '../../machines/rules/webhooks/dialects.ts';
import type { DeliveryState, WebhookEvent } from '../../machines/rules/webhooks/webhook-events.ts';

export const webhooksSchema = pgSchema('webhooks');

const instant = () => timestamp({ withTimezone: true });

/** Addresses of a company's own programs. Secrets are sealed by the portal's key, since each delivery is signed with them. */
export const endpoints = webhooksSchema.table(
  'endpoints',
  {
    id: uuid().primaryKey(),
    orgId: uuid().notNull(),
    /** A hiring system's endpoint is kept by its orders. Its secret is the API key that it sends. */
    dialect: text().$type<Dialect>().notNull().default('standard'),
    apiKeyId: uuid(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    sealedSecret: text().notNull(),
    /** The secret before the last rotation. It signs as well until `previousUntil`. */
    sealedPreviousSecret: text(),
    previousUntil: instant(),
    /** While it is paused, its deliveries wait. */
    pausedAt: instant(),
    pausedBecause: text(),
    /** An answer of the portal that a hiring system could not read. */
    lastError: text(),
    lastErrorAt: instant(),
    createdBy: uuid().notNull(),
    createdByName: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (endpoint) => [
    index('endpoints_org').on(endpoint.orgId, endpoint.createdAt),
    unique('endpoints_api_key').on(endpoint.apiKeyId, endpoint.dialect),
  ],
);

/**
 * The outbox of webhooks: one row for each event and endpoint, written in the transaction of the event. Its id is the webhook-id of
 * every try, so that the receiver recognises a second one.
 */
export const deliveries = webhooksSchema.table(
  'deliveries',
  {
    id: uuid().primaryKey(),
    endpointId: uuid()
      .notNull()
      .references(() => endpoints.id, { onDelete: 'cascade' }),
    orgId: uuid().notNull(),
    /** Null of a test. */
    candidateId: uuid(),
    type: text().notNull(),
    /** An address of its own, of a callback; else its endpoint's. */
    url: text(),
    payload: json().$type<object>().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    attempts: integer().notNull().default(0),
    /** Of one that is being sent: when another process may take it over. */
    nextTryAt: instant().notNull(),
    lastTriedAt: instant(),
    /** Null where nothing answered. */
    lastStatus: integer(),
    /** The beginning of the last answer, or why there was none. */
    lastAnswer: text(),
    deliveredAt: instant(),
    createdAt: instant().notNull(),
  },
  (delivery) => [
    index('deliveries_due')
      .on(delivery.endpointId, delivery.nextTryAt)
      .where(sql`${delivery.state} in ('waiting', 'sending')`),
    index('deliveries_log').on(delivery.endpointId, delivery.createdAt.desc(), delivery.id.desc()),
    index('deliveries_candidate').on(delivery.candidateId),
    index('deliveries_created').on(delivery.createdAt),
    index('deliveries_org').on(delivery.orgId),
  ],
);
