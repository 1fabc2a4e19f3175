import { sql } from 'drizzle-orm';
import { index, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema, instant } from '../../shared/booking-schema.ts';
import { candidates } from '../booking-record.tables.ts';
import type { OrderContent } from './order-content.ts';

/**
 * Orders of companies' hiring systems: one row for an id of a source, however often it is sent. Its status is read from
 * these columns and the booked candidate (`order-status-sql.ts`), so that no column repeats what a booking says.
 */
export const orders = bookingSchema.table(
  'orders',
  {
    id: uuid().primaryKey(),
    orgId: uuid().notNull(),
    source: text().notNull(),
    externalId: text().notNull(),
    content: jsonb().$type<OrderContent>().notNull(),
    /** The content that its draft or booking was made from; null while there is none. */
    bookedFrom: jsonb().$type<OrderContent>(),
    /** The draft that was begun last, and its account. The draft may be gone. */
    draftId: uuid(),
    begunBy: uuid(),
    begunByName: text().notNull().default(''),
    begunAt: instant(),
    /** The booked candidate; it may be cancelled. */
    candidateId: uuid().references(() => candidates.id, { onDelete: 'set null' }),
    withdrawnAt: instant(),
    rejectedAt: instant(),
    rejectedBecause: text().notNull().default(''),
    /** When its source changed or withdrew what was begun or booked; null once its company has seen that. */
    noticeAt: instant(),
    /** Time of the last change at the source, as sent; null if never sent. */
    sourceUpdatedAt: instant(),
    /** The address that its source wants called once it is complete, and the endpoint for it; null without a callback. */
    callbackUrl: text(),
    callbackEndpointId: uuid(),
    receivedAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (order) => [
    unique('orders_source').on(order.orgId, order.source, order.externalId),
    // An order has one candidate, and a candidate is of one order.
    unique('orders_candidate').on(order.candidateId),
    index('orders_received').on(order.orgId, order.receivedAt, order.id),
    index('orders_unbooked')
      .on(order.orgId, order.receivedAt, order.id)
      .where(sql`${order.candidateId} is null and ${order.withdrawnAt} is null and ${order.rejectedAt} is null`),
    index('orders_noticed').on(order.orgId, order.noticeAt).where(sql`${order.noticeAt} is not null`),
    index('orders_never_booked').on(order.changedAt).where(sql`${order.candidateId} is null`),
    index('orders_draft').on(order.draftId).where(sql`${order.draftId} is not null`),
  ],
);
