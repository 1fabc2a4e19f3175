import { date, index, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';

/** Accounts that asked for a mail each Monday. */
export const mondayDigests = bookingSchema.table(
  'monday_digests',
  {
    accountId: uuid().primaryKey(),
    /** The last Monday that was over or written about: the next one is due. */
    lastMonday: date().notNull(),
  },
  (digest) => [index('monday_digests_due').on(digest.lastMonday)],
);
