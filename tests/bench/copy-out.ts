import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { OpenDatabase } from '../../services/database/database.ts';

type Connection = { query(text: string): void };

/** COPY … TO STDOUT as PostgreSQL streams it: the least that an export can cost. */
class CopyOut {
  readonly finished = Promise.withResolvers<number>();
  readonly #text: string;
  #bytes = 0;

  constructor(text: string) {
    this.#text = text;
  }
  submit(connection: Connection) {
    connection.query(this.#text);
  }
  handleCopyData({ chunk }: { chunk: Uint8Array }) {
    this.#bytes += chunk.byteLength;
  }
  handleCommandComplete() {}
  handleReadyForQuery() {
    this.finished.resolve(this.#bytes);
  }
  handleError(error: Error) {
    this.finished.reject(error);
  }
}

/** Bytes of CSV that the database itself makes of a query. @param url of PostgreSQL; null for PGlite, which gives a blob */
export async function copyOut(database: OpenDatabase, url: string | null, query: string): Promise<number> {
  if (url === null) {
    const { $client } = database.db as unknown as { $client: PGlite };
    const { blob } = await $client.query(`copy (${query}) to '/dev/blob' with (format csv)`);
    return blob?.size ?? 0;
  }
  const client = new pg.Client(url);
  await client.connect();
  const copy = new CopyOut(`copy (${query}) to stdout with (format csv)`);
  client.query(copy as unknown as pg.Submittable);
  return copy.finished.promise.finally(() => client.end());
}
