import { index, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailChannel } from '../../../mail/mail.tables.ts';
import { bookingSchema } from '../../shared/booking-schema.ts';

const instant = () => timestamp({ withTimezone: true });

/**
 * Links that candidates were mailed to their own appointment. The link itself is in the mail alone: its hash finds it.
 * Wrong dates of birth and codes are counted here, from any address.
 */
export const candidateLinks = bookingSchema.table(
  'candidate_links',
  {
    hash: text().primaryKey(),
    candidateId: uuid().notNull(),
    createdAt: instant().notNull(),
    /** By what it was sent: a corrected email address ends only those that went by mail. */
    channel: text().$type<MailChannel>().notNull().default('mail'),
    wrongTries: smallint().notNull().default(0),
    lockedUntil: instant(),
    endedAt: instant(),
    /** Of the last code that was sent to the candidate's mobile, with the link in it. */
    codeHash: text(),
    codeEndsAt: instant(),
  },
  (row) => [index('candidate_links_candidate').on(row.candidateId)],
);
