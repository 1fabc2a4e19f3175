import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';
import { packages } from '../catalogue.tables.ts';

/**
 * The price of a package from a day on, in whole cents without GST: for every company, or for the one of `org_id`.
 * Bookings keep the price of the day on which they were made.
 */
export const packagePrices = bookingSchema.table(
  'package_prices',
  {
    id: uuid().primaryKey(),
    packageId: uuid()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    orgId: uuid(),
    fromDay: date({ mode: 'string' }).notNull(),
    cents: integer().notNull(),
    setBy: text().notNull(),
    setAt: timestamp({ withTimezone: true }).notNull(),
  },
  (price) => [
    unique('package_prices_key').on(price.packageId, price.orgId, price.fromDay).nullsNotDistinct(),
    index('package_prices_org').on(price.orgId),
    check('package_prices_cents', sql`${price.cents} >= 0`),
  ],
);
