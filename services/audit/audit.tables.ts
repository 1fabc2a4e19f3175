import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    /** Null where nobody knows whose account was tried. */
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
    /** Whose data a list or an export showed. */
    candidateIds: uuid().array(),
    /** How often the same thing happened within a minute; see access-log.ts. */
    count: integer().notNull().default(1),
    repeatKey: text(),
  },
  (entry) => [
    uniqueIndex('entries_booking_key').on(entry.bookingId, entry.position),
    index('entries_entity_idx').on(entry.entity, entry.entityId, entry.at),
    uniqueIndex('entries_repeat_key').on(entry.repeatKey).where(sql`${entry.repeatKey} is not null`),
    // One for each way to search the audit page, newest first.
    index('entries_time_idx').on(entry.at, entry.id),
    index('entries_org_idx').on(entry.orgId, entry.at, entry.id),
    index('entries_account_idx').on(entry.accountId, entry.at, entry.id),
    index('entries_account_name_idx').on(sql`lower(${entry.accountName})`, entry.at, entry.id),
    index('entries_action_idx').on(entry.action, entry.at, entry.id),
    index('entries_candidates_idx').using('gin', entry.candidateIds).where(sql`${entry.candidateIds} is not null`),
  ],
);

/** The head of each booking's chain; its row lock puts concurrent writers of one booking in order. */
export const chains = auditSchema.table('chains', {
  bookingId: uuid().primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});

/** An entry of a chain that is not what was written; see verify-chains.ts. */
export interface ChainBreak {
  readonly bookingId: string;
  /** Of the booking, where it is still there. */
  readonly reference: string | null;
  /** The first entry at fault; null where the chain has no end. */
  readonly position: number | null;
  readonly fault: string;
}

/** The nightly check of all chains, one row a day. `afterBookingId` is how far it is, for whoever goes on with it. */
export const checks = auditSchema.table('checks', {
  day: date().primaryKey(),
  claimedUntil: timestamp({ withTimezone: true }).notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  finishedAt: timestamp({ withTimezone: true }),
  afterBookingId: uuid(),
  chains: integer().notNull().default(0),
  entries: integer().notNull().default(0),
  breakCount: integer().notNull().default(0),
  /** The first hundred. */
  breaks: jsonb().$type<readonly ChainBreak[]>().notNull().default([]),
});
