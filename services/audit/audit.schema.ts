import { bigint, index, jsonb, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

export const auditSchema = pgSchema('audit');

/**
 * Who did what, when and from where, written in the transaction of the write itself.
 * Entries of one booking are chained: `hash` = SHA-256 of the hash before it followed by the entry in canonical JSON.
 */
export const entries = auditSchema.table(
  'entries',
  {
    id: uuid().primaryKey().$defaultFn(uuidv7),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    orgId: uuid().notNull(),
    accountId: uuid(),
    accountName: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    bookingId: uuid(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    address: text(),
    position: bigint({ mode: 'number' }),
    hash: text(),
  },
  (entry) => [
    uniqueIndex('entries_booking_key').on(entry.bookingId, entry.position),
    index('entries_entity_idx').on(entry.entity, entry.entityId, entry.at),
    index('entries_org_idx').on(entry.orgId, entry.at),
  ],
);

/** The head of each booking's chain; its row lock puts concurrent writers of one booking in order. */
export const chains = auditSchema.table('chains', {
  bookingId: uuid().primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});
