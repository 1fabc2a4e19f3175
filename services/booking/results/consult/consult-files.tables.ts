import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { candidates } from '../../record/booking-record.tables.ts';
import { bookingSchema, instant } from '../../shared/booking-schema.ts';

/** Files that the clinic gives back about a candidate. `file_key` is the file's place in the store, never an address. */
export const consultFiles = bookingSchema.table(
  'consult_files',
  {
    id: uuid().primaryKey(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    orgId: uuid().notNull(),
    fileType: text().notNull(),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of the bytes, in hex; empty for files from before it was kept. */
    contentHash: text().notNull().default(''),
    createdBy: uuid().notNull(),
    createdAt: instant().notNull(),
    /** A wrong file is withdrawn: it stays stored and is never served again. */
    withdrawnAt: instant(),
    withdrawnBy: text(),
    withdrawnReason: text(),
    /** The withdrawn file in whose place this one came. */
    replacesId: uuid(),
    /** First download by the company, and its reader; the provider's own downloads do not count. */
    readAt: instant(),
    readBy: text(),
    /** Receipt acknowledged by the company, and by whom. */
    acknowledgedAt: instant(),
    acknowledgedBy: text(),
  },
  (file) => [
    index('consult_files_unread')
      .on(file.candidateId)
      .where(sql`${file.readAt} is null and ${file.withdrawnAt} is null`),
    // For counts by company.
    index('consult_files_unread_org')
      .on(file.orgId, file.candidateId)
      .where(sql`${file.readAt} is null and ${file.withdrawnAt} is null`),
    index('consult_files_acknowledged_org')
      .on(file.orgId, file.candidateId)
      .where(sql`${file.acknowledgedAt} is not null and ${file.withdrawnAt} is null`),
    index('consult_files_candidate').on(file.candidateId, file.createdAt),
    uniqueIndex('consult_files_replaces').on(file.replacesId),
    uniqueIndex('consult_files_content')
      .on(file.candidateId, file.contentHash)
      .where(sql`${file.contentHash} <> '' and ${file.withdrawnAt} is null`),
  ],
);
