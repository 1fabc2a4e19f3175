import { sql } from 'drizzle-orm';
import { date, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** Candidates who wait for a time before a day at their clinic, offered in order of asking. */
export const earlierTimeRequests = bookingSchema.table(
  'earlier_time_requests',
  {
    id: uuid().primaryKey(),
    candidateId: uuid().notNull(),
    orgId: uuid().notNull(),
    beforeDay: date({ mode: 'string' }).notNull(),
    askedAt: instant().notNull(),
    state: text().$type<'waiting' | 'offered' | 'taken' | 'ended'>().notNull(),
    /** The account that made the request for the candidate, mailed about offers too; null: the candidate did. */
    askedBy: uuid(),
  },
  (row) => [
    uniqueIndex('earlier_time_requests_open').on(row.candidateId).where(sql`state in ('waiting', 'offered')`),
    index('earlier_time_requests_waiting').on(row.askedAt, row.id).where(sql`${row.state} = 'waiting'`),
  ],
);

/** A time that is held for one of them; its id is its claims' too. One without an outcome is open. */
export const earlierTimeOffers = bookingSchema.table(
  'earlier_time_offers',
  {
    id: uuid().primaryKey(),
    requestId: uuid().notNull(),
    candidateId: uuid().notNull(),
    rosterId: integer().notNull(),
    fromTime: instant().notNull(),
    toTime: instant().notNull(),
    offeredAt: instant().notNull(),
    expiresAt: instant().notNull(),
    outcome: text().$type<'taken' | 'declined' | 'expired'>(),
  },
  (row) => [
    index('earlier_time_offers_request').on(row.requestId),
    uniqueIndex('earlier_time_offers_open').on(row.candidateId).where(sql`outcome is null`),
    index('earlier_time_offers_expiry').on(row.expiresAt).where(sql`outcome is null`),
  ],
);
