import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';

const instant = () => timestamp({ withTimezone: true });

/**
 * Doctors' days that were closed together, and how far that has gone. `closing` moves people away, `undoing` takes those
 * moves back while their mails wait, `reopening` moves people back later; each ends in the status after it.
 */
export const closings = bookingSchema.table(
  'closings',
  {
    id: uuid().primaryKey(),
    siteIds: uuid().array().notNull(),
    /** Empty where every doctor's days close. */
    doctorIds: uuid().array().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }).notNull(),
    rosterIds: integer().array().notNull(),
    /** For the provider's staff; the blocked slots say it too. */
    reason: text().notNull(),
    /** For mails and the bookings' history in its place; empty: that the doctor is not available. */
    publicReason: text().notNull().default(''),
    status: text({ enum: ['closing', 'closed', 'undoing', 'undone', 'reopening', 'reopened'] }).notNull(),
    createdBy: uuid().notNull(),
    createdByName: text().notNull(),
    createdByOrg: uuid().notNull(),
    address: text(),
    createdAt: instant().notNull(),
    /** Until then all of it can be taken back; the mails leave then. */
    undoUntil: instant().notNull(),
    finishedAt: instant(),
  },
  (row) => [
    index('closings_created').on(row.createdAt),
    index('closings_unfinished').on(row.createdAt).where(sql`${row.status} in ('closing', 'undoing', 'reopening')`),
  ],
);

/** Whom a closing hits: from where, to where, and what became of it. `outcome` null: their turn has not come. */
export const closingPeople = bookingSchema.table(
  'closing_people',
  {
    closingId: uuid()
      .notNull()
      .references(() => closings.id),
    candidateId: uuid().notNull(),
    position: smallint().notNull(),
    fromRosterId: integer().notNull(),
    fromTime: instant().notNull(),
    /** Null if the person is phoned first. */
    toRosterId: integer(),
    toTime: instant(),
    /** `phone`: on the work list until they have a time elsewhere. `kept`: could not go back. */
    outcome: text({ enum: ['moved', 'phone', 'elsewhere', 'undone', 'returned', 'kept'] }),
    why: text(),
    moveId: uuid(),
    /** True once this phase was tried: undoing and reopening try the moved ones again. */
    tried: boolean().notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.closingId, row.candidateId] }),
    // A doctor's day that a closing names is never taken away.
    index('closing_people_from').on(row.fromRosterId),
    index('closing_people_to').on(row.toRosterId),
    index('closing_people_waiting').on(row.closingId, row.position).where(sql`not ${row.tried}`),
  ],
);
