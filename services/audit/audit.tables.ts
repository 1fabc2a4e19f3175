import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

export const auditSchema = pgSchema('audit');

/**
 * The audit: actor, action, time and origin, written in the transaction of the change. Entries of a booking form a
 * chain: `hash` = SHA-256 of the previous hash followed by the entry as canonical JSON.
 */
export const entries = auditSchema.table(
  'entries',
  {
    id: uuid().primaryKey().$defaultFn(uuidv7),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Null if the account is unknown. */
    orgId: uuid(),
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
    /** The organisation whose data a list or an export showed. */
    candidateIds: uuid().array(),
    /** Number of equal entries within a minute; see access-log.ts. */
    count: integer().notNull().default(1),
    repeatKey: text(),
  },
  (entry) => [
    uniqueIndex('entries_booking_key').on(entry.bookingId, entry.position),
    index('entries_entity_idx').on(entry.entity, entry.entityId, entry.at),
    uniqueIndex('entries_repeat_key').on(entry.repeatKey).where(sql`${entry.repeatKey} is not null`),
    // One index for each search of the audit page, newest first.
    index('entries_time_idx').on(entry.at, entry.id),
    index('entries_org_idx').on(entry.orgId, entry.at, entry.id),
    index('entries_account_idx').on(entry.accountId, entry.at, entry.id),
    index('entries_account_name_idx').on(sql`lower(${entry.accountName})`, entry.at, entry.id),
    index('entries_action_idx').on(entry.action, entry.at, entry.id),
    index('entries_candidates_idx').using('gin', entry.candidateIds).where(sql`${entry.candidateIds} is not null`),
  ],
);

/** The head of each booking's chain. Its row lock serialises concurrent writers of one booking. */
export const chains = auditSchema.table('chains', {
  bookingId: uuid().primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});

/** A break in a chain; see verify-chains.ts. */
export interface ChainBreak {
  readonly bookingId: string;
  /** Reference of the booking, if it still exists. */
  readonly reference: string | null;
  /** The first faulty entry; null if the end of the chain is missing. */
  readonly position: number | null;
  readonly fault: string;
}

/**
 * The nightly check of all chains, one row a day. `afterBookingId` is its progress, from which another process can
 * continue.
 */
export const checks = auditSchema.table('checks', {
  day: date().primaryKey(),
  claimedUntil: timestamp({ withTimezone: true }).notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  finishedAt: timestamp({ withTimezone: true }),
  afterBookingId: uuid(),
  chains: integer().notNull().default(0),
  entries: integer().notNull().default(0),
  breakCount: integer().notNull().default(0),
  /** At most a hundred. */
  breaks: jsonb().$type<readonly ChainBreak[]>().notNull().default([]),
});
