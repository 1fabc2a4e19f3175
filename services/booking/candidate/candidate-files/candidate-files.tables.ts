import { integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';

/**
 * Files that candidates sent with their own page: one for each form of the booking, and one as their photo
 * identification, which has no paperwork. `file_key` is the file's place in the store. A new file takes the place of
 * the old one.
 */
export const candidateFiles = bookingSchema.table(
  'candidate_files',
  {
    id: uuid().primaryKey(),
    candidateId: uuid().notNull(),
    orgId: uuid().notNull(),
    paperworkId: uuid(),
    /** The form's name when the file was sent. */
    paperWork: text().notNull(),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (file) => [unique('candidate_files_key').on(file.candidateId, file.paperworkId).nullsNotDistinct()],
);
