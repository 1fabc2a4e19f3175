import { index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';

/** Messages between company and clinic about a candidate's booking. Its row names the side that must answer. */
export const messages = bookingSchema.table(
  'messages',
  {
    id: uuid().primaryKey(),
    candidateId: uuid().notNull(),
    side: text({ enum: ['company', 'clinic', 'candidate'] }).notNull(),
    body: text().notNull(),
    /** Null for a reply by mail. */
    accountId: uuid(),
    authorName: text().notNull(),
    /** The mail that a reply came in: the same mail comes in once. */
    mailId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (message) => [
    index('messages_candidate').on(message.candidateId, message.id),
    uniqueIndex('messages_mail').on(message.mailId),
  ],
);
