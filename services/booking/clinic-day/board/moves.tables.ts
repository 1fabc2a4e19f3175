import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { candidates } from '../../record/booking-record.tables.ts';
import { bookingSchema, instant } from '../../shared/booking-schema.ts';

/** A move on the board and, until `undo_until`, the way back. `before` and `after` are clinic, roster, start and end. */
export const moves = bookingSchema.table(
  'moves',
  {
    id: uuid().primaryKey(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    orgId: uuid().notNull(),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    /** Why, in words that the mails repeat. */
    reason: text(),
    /** The place that each reader of its notices was last mailed, by kind of mail. */
    told: jsonb(),
    movedBy: uuid().notNull(),
    movedAt: instant().notNull(),
    undoUntil: instant().notNull(),
    undoneAt: instant(),
  },
  (move) => [index('moves_candidate').on(move.candidateId, move.movedAt)],
);
