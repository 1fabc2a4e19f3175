import { bigint, date, pgSchema, primaryKey, uuid } from 'drizzle-orm/pg-core';

export const filesSchema = pgSchema('files');

/** Uploads of each account on a day of the portal's zone: refused files count too. Days of last week are deleted. */
export const uploads = filesSchema.table(
  'uploads',
  {
    day: date().notNull(),
    accountId: uuid().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.accountId] })],
);
