import { jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema, instant } from './booking-schema.ts';

/** First answers by account and Idempotency-Key; `body_hash` is the SHA-256 of the body in hex. */
export const idempotency = bookingSchema.table(
  'idempotency',
  {
    accountId: uuid().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    response: jsonb(),
    createdAt: instant().notNull(),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.key] })],
);
