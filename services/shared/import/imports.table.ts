import { sql } from 'drizzle-orm';
import { integer, type PgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportKind } from '../../../machines/rules/import/import-columns.ts';

/**
 * Finished imports by the id that the sender chose, so that a repeated request imports once. Each service has its own
 * table.
 */
export const importsTable = (schema: PgSchema) =>
  schema.table(
    'imports',
    {
      accountId: uuid().notNull(),
      id: uuid().notNull(),
      bodyHash: text().notNull(),
      rows: integer().notNull(),
      /** Empty: made before imports could be undone. */
      kind: text().$type<ImportKind | ''>().notNull().default(''),
      /** Ids of the made rows. */
      made: uuid().array().notNull().default(sql`'{}'`),
      undoneAt: timestamp({ withTimezone: true }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (row) => [primaryKey({ columns: [row.accountId, row.id] })],
  );

export type ImportsTable = ReturnType<typeof importsTable>;
