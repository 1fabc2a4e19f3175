import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema, instant } from '../shared/booking-schema.ts';

/**
 * A wizard's content so far; `revision` grows with each save. A draft that was sent keeps the booking's id and is closed.
 * One of revision 0 was thrown away before it began, and keeps its id from being used.
 * Rescheduling is a draft as well, of the one candidate in `reschedule_of`: its hold lives and is kept alive like any other.
 */
export const drafts = bookingSchema.table(
  'drafts',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    orgId: uuid().notNull(),
    serviceType: text({ enum: ['pem', 'fit_test'] }).notNull(),
    sid: uuid(),
    revision: integer().notNull(),
    body: jsonb().notNull(),
    /** The visit (one open page) that saved last, and its count of saves: its own saves may overtake one another. */
    writer: uuid(),
    sequence: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    sentBookingId: uuid(),
    rescheduleOf: uuid(),
  },
  (row) => [
    index('drafts_open').on(row.accountId, row.updatedAt).where(sql`${row.sentBookingId} is null`),
    index('drafts_reschedule').on(row.accountId, row.rescheduleOf).where(sql`${row.rescheduleOf} is not null`),
  ],
);

/**
 * A hold: one candidate's time while the wizard is open. `slot_count` is the number of slots it really got, and the
 * check below refuses a hold that got fewer than its appointment needs, so nothing of a lost race is kept.
 */
export const reservations = bookingSchema.table(
  'reservations',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    orgId: uuid().notNull(),
    draftId: uuid()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    candidateIndex: smallint().notNull(),
    clinicId: uuid().notNull(),
    packageId: uuid().notNull(),
    rosterId: integer().notNull(),
    fromTime: instant().notNull(),
    toTime: instant().notNull(),
    slotCount: smallint().notNull(),
    /** Slots of all resources of a visit route; null where one doctor has the whole time. */
    routeSlots: smallint(),
    expiresAt: instant().notNull(),
    extensions: smallint().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (hold) => [
    unique('reservations_candidate').on(hold.draftId, hold.candidateIndex),
    check(
      'reservations_whole_time',
      sql`${hold.slotCount} > 0 and case when ${hold.routeSlots} is null
        then ${hold.toTime} - ${hold.fromTime} = ${hold.slotCount} * interval '15 minutes' else ${hold.slotCount} = ${hold.routeSlots} end`,
    ),
    check('reservations_candidate_index', sql`${hold.candidateIndex} between 0 and 4`),
  ],
);
