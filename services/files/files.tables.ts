import { bigint, date, pgSchema, primaryKey, uuid } from 'drizzle-orm/pg-core';

export const filesSchema = pgSchema('files');

/** What each account sent on a day of the portal's zone: files that were refused count too. Days of last week are forgotten. */
export const uploads = filesSchema.table(
  'uploads',
  {
    day: date().notNull(),
    accountId: uuid().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.accountId] })],
);
