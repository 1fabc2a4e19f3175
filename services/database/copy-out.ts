import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database.ts';
import { withCopyLimit } from './limits.ts';
import type { ReusableBuffer } from './reusable-buffer.ts';

/**
 * Rows as the database itself writes them, COPY's text format in UTF-8: a tab between fields, a line feed after every row,
 * and a backslash before what would be taken for one of them. Their columns are text and never null.
 */
export interface Copier {
  /**
   * All rows of a query, as parts of whole lines, while the database makes them; a part is good until the next is asked for.
   * Null where it cannot: the embedded database would answer nobody else meanwhile, and a server gives each copy a connection
   * until its reader is done.
   */
  inOneGo(query: SQL): AsyncGenerator<Buffer> | null;
  /** All rows of a query that has few, in memory of the caller's. */
  slice(query: SQL, memory: ReusableBuffer): Promise<Buffer>;
}

/** At once, of one process: most of its connections are for those who wait for an answer. */
const MOST_COPIES = 3;
/** What is handed on at once, some 300 rows of an export; everything else in the process has its turn between two parts. */
export const PART_BYTES = 128 * 1024;

/** The text of a COPY, which takes no parameters: values stand in it, quoted by drizzle. */
export const copyText = (db: Database, query: SQL, to: SQL): string =>
  db.execute(sql`copy (${query}) to ${to}`.inlineParams() as SQL).getQuery().sql;

/** The fields of one line, without its line feed. */
export const fieldsOf = (line: Buffer): string[] =>
  line
    .toString()
    .split('\t')
    .map((field) => field.replace(/\\(.)/gs, (_all, escaped: string) => MEANT[escaped] ?? escaped));

const MEANT: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** COPY … TO STDOUT of a pool of PostgreSQL: half of what rows cost, and one moment's picture. */
export function copierOf(db: NodePgDatabase & { $client: pg.Pool }): Copier {
  let copies = 0;
  async function* copied(query: SQL): AsyncGenerator<Buffer> {
    const copy = new Copy(withCopyLimit(copyText(db, query, sql`stdout`)));
    const client = await db.$client.connect();
    // A lost connection is the query's error already.
    client.on('error', ignored);
    try {
      client.query(copy as unknown as pg.Submittable);
      for (let part = await copy.next(); part !== null; part = await copy.next()) {
        yield part;
        await nextTurn();
      }
    } finally {
      // What is not finished ends with its connection, or the server would go on sending.
      client.release(!copy.isDone);
      if (copy.isDone) client.off('error', ignored);
      else copy.cut();
    }
  }
  async function* counted(query: SQL): AsyncGenerator<Buffer> {
    copies += 1;
    try {
      yield* copied(query);
    } finally {
      copies -= 1;
    }
  }
  return {
    inOneGo: (query) => (copies < MOST_COPIES ? counted(query) : null),
    async slice(query, memory) {
      for await (const part of copied(query)) memory.add(part);
      return memory.take();
    },
  };
}

const ignored = () => {};

interface Connection {
  query(text: string): void;
  readonly stream: { pause(): void; resume(): void; destroy(): void };
}

/** What pg's client calls while COPY sends: a message a row. */
class Copy {
  readonly #text: string;
  #connection: Connection | undefined;
  // The client's parser uses its memory again: what is kept is copied.
  #filling: Buffer = Buffer.allocUnsafe(PART_BYTES);
  #filled = 0;
  readonly #waiting: Buffer[] = [];
  #lent: Buffer | undefined;
  /** Parts that were read: their memory is filled again, or every export would leave all its rows behind to be collected. */
  readonly #read: ArrayBuffer[] = [];
  #failure: Error | undefined;
  #isOver = false;
  /** Everything was sent, and handed on. */
  isDone = false;
  #wake = () => {};

  constructor(text: string) {
    this.#text = text;
  }

  /** The next part, good until the one after it is asked for; null after the last. */
  async next(): Promise<Buffer | null> {
    if (this.#lent?.buffer instanceof ArrayBuffer) this.#read.push(this.#lent.buffer);
    while (this.#waiting.length === 0 && !this.#isOver) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      this.#connection?.stream.resume();
      await promise;
    }
    if (this.#failure) throw this.#failure;
    this.#lent = this.#waiting.shift();
    this.isDone = this.#lent === undefined;
    return this.#lent ?? null;
  }

  cut() {
    this.#connection?.stream.destroy();
  }

  submit(connection: Connection) {
    this.#connection = connection;
    connection.query(this.#text);
  }
  handleCopyData({ chunk }: { chunk: Buffer }) {
    if (this.#filled + chunk.length > this.#filling.length) this.#handOn(chunk.length);
    this.#filled += chunk.copy(this.#filling, this.#filled);
  }
  handleCommandComplete() {}
  handleReadyForQuery() {
    this.#handOn(0);
    this.#end();
  }
  handleError(error: Error) {
    this.#failure = error;
    this.#end();
  }

  #handOn(nextBytes: number) {
    if (this.#filled > 0) this.#waiting.push(this.#filling.subarray(0, this.#filled));
    if (nextBytes > 0) this.#filling = this.#memoryFor(nextBytes);
    this.#filled = 0;
    // Until it is asked for: what the server has sent meanwhile waits in the socket.
    this.#connection?.stream.pause();
    this.#wake();
  }
  #memoryFor(bytes: number): Buffer {
    const again = this.#read.pop();
    return again && again.byteLength >= bytes ? Buffer.from(again) : Buffer.allocUnsafe(Math.max(bytes, PART_BYTES));
  }
  #end() {
    this.#isOver = true;
    this.#connection?.stream.resume();
    this.#wake();
  }
}
