import { customType, pgSchema, timestamp } from 'drizzle-orm/pg-core';

export const bookingSchema = pgSchema('booking');

export const instant = () => timestamp({ withTimezone: true });

/** Ranges of instants as PostgreSQL writes them, '{}' where there are none. */
export const instantRanges = customType<{ data: string }>({ dataType: () => 'tstzmultirange' });
