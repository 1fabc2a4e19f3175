import { sql } from 'drizzle-orm';
import { index, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';

const instant = () => timestamp({ withTimezone: true });

/**
 * An account's views of the booking list. One with a name was saved; one without keeps what must not be in an address
 * (names, phones, emails, search words) under the id that is there instead.
 */
export const listViews = bookingSchema.table(
  'list_views',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    name: text(),
    filter: jsonb().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant().notNull(),
  },
  (view) => [
    uniqueIndex('list_views_name').on(view.accountId, sql`lower(${view.name})`),
    index('list_views_account').on(view.accountId, view.usedAt),
  ],
);
