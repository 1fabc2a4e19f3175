import { sql } from 'drizzle-orm';
import { date, index, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** A candidate's own move: the time held now, and the day from which the allowed days are counted. */
export const ownMoves = bookingSchema.table(
  'own_moves',
  {
    candidateId: uuid().primaryKey(),
    /** Its claims have this id; null while nothing is held. */
    holdId: uuid(),
    rosterId: integer(),
    fromTime: instant(),
    expiresAt: instant(),
    /** The day that the company booked. It counts while the appointment is at `movedTo`, where the candidate moved it. */
    anchorDay: date({ mode: 'string' }),
    movedTo: instant(),
  },
  (row) => [index('own_moves_hold').on(row.holdId).where(sql`hold_id is not null`)],
);
