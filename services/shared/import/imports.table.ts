import { integer, type PgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Imports that are done, by the id that their sender gave: the same one sent twice is done once. Each service has its own. */
export const importsTable = (schema: PgSchema) =>
  schema.table(
    'imports',
    {
      accountId: uuid().notNull(),
      id: uuid().notNull(),
      bodyHash: text().notNull(),
      rows: integer().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (row) => [primaryKey({ columns: [row.accountId, row.id] })],
  );

export type ImportsTable = ReturnType<typeof importsTable>;
