import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Copier, CopyFormat, Database } from './database.ts';
import { copyBegin } from './limits.ts';

/** At once, of one process: most of its connections are for those who wait for an answer. */
const MAX_COPIES = 3;

const OPTIONS = {
  csv: sql.raw('(format csv, force_quote *)'),
  // JSON holds neither of the two characters, so COPY leaves its text as it is.
  json: sql.raw("(format csv, quote e'\\x01', delimiter e'\\x02')"),
};

/** The text of a COPY, which takes no parameters: values are part of it, quoted by drizzle. */
export const copyText = (db: Database, query: SQL, to: 'stdout' | "'/dev/blob'", format: CopyFormat): string =>
  db.execute(sql`copy (${query}) to ${sql.raw(to)} ${OPTIONS[format]}`.inlineParams() as SQL).getQuery().sql;

/** COPY … TO STDOUT of a pool of PostgreSQL: one moment's picture. */
export function copierOf(db: NodePgDatabase & { $client: pg.Pool }): Copier {
  let copies = 0;
  async function* copied(query: SQL, format: CopyFormat): AsyncGenerator<Uint8Array> {
    const text = copyText(db, query, 'stdout', format);
    copies += 1;
    let isDone = false;
    try {
      const client = await db.$client.connect();
      try {
        await client.query(copyBegin);
        yield* client.query(copyTo(text)) as AsyncIterable<Buffer>;
        await client.query('commit');
        isDone = true;
      } finally {
        // An unfinished copy ends with its connection, or the server would keep sending.
        client.release(!isDone);
      }
    } finally {
      copies -= 1;
    }
  }
  return {
    inOneGo: (query, format) => (copies < MAX_COPIES ? copied(query, format) : null),
    async slice(query, format) {
      const parts: Uint8Array[] = [];
      for await (const part of copied(query, format)) parts.push(part);
      return Buffer.concat(parts);
    },
  };
}
