import { text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';
import { listViews } from '../list/list-views.tables.ts';

const instant = () => timestamp({ withTimezone: true });

/**
 * Private addresses from which calendars read appointments: of an account, all that it may see, or of one of its saved
 * views. The secret of an address is in the calendar alone: its hash finds it. A feed made again has another secret.
 */
export const calendarFeeds = bookingSchema.table(
  'calendar_feeds',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    viewId: uuid().references(() => listViews.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    madeAt: instant().notNull(),
    /** When a calendar last asked; to the hour. */
    readAt: instant(),
  },
  (feed) => [
    unique('calendar_feeds_key').on(feed.accountId, feed.viewId).nullsNotDistinct(),
    unique('calendar_feeds_hash').on(feed.hash),
  ],
);
