import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** Between fields and between rows of a text of rows: control characters that no field has, or they are taken out. */
export const FIELD = '\x1f';
export const ROW = '\x1e';

/**
 * All rows of a query whose columns are text and never null, as texts of whole rows, while the database makes them.
 * Null where it cannot: the embedded database would answer nobody else meanwhile, and a server gives each copy a
 * connection until its reader is done. Ask in chunks then.
 */
export type CopyOut = (query: SQL) => AsyncGenerator<string> | null;

/** At once, of one process: most of its connections are for those who wait for an answer. */
const MOST_COPIES = 3;
/** What is handed on at once, some 300 rows of an export; everything else in the process has its turn between two parts. */
const PART_BYTES = 128 * 1024;

/** COPY … TO STDOUT of a pool of PostgreSQL: half of what rows cost, and one moment's picture. */
export function copierOf(db: NodePgDatabase & { $client: pg.Pool }): CopyOut {
  let copies = 0;
  async function* copied(text: string): AsyncGenerator<string> {
    copies += 1;
    const copy = new Copy(text);
    try {
      const client = await db.$client.connect();
      // A lost connection is the query's error already.
      client.on('error', ignored);
      try {
        client.query(copy as unknown as pg.Submittable);
        for (let part = await copy.next(); part !== null; part = await copy.next()) {
          yield readRows(part);
          await nextTurn();
        }
      } finally {
        // What is not finished ends with its connection, or the server would go on sending.
        client.release(!copy.isDone);
        if (copy.isDone) client.off('error', ignored);
        else copy.cut();
      }
    } finally {
      copies -= 1;
    }
  }
  return (query) => {
    if (copies >= MOST_COPIES) return null;
    // COPY takes no parameters: values stand in its text, quoted by drizzle.
    const { sql: text } = db
      .execute(sql`copy (${query}) to stdout with (delimiter ${FIELD})`.inlineParams())
      .getQuery();
    return copied(text);
  };
}

const ignored = () => {};

/** COPY's own text: a row a line, and a backslash before what would be taken for a separator. */
export function readRows(lines: string): string {
  const rows = lines.slice(0, -1).replaceAll(ROW, '').replaceAll('\n', ROW);
  return rows.includes('\\') ? rows.replace(/\\(.)/gs, (_all, escaped: string) => MEANT[escaped] ?? escaped) : rows;
}

const MEANT: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', [FIELD]: '' };

interface Connection {
  query(text: string): void;
  readonly stream: { pause(): void; resume(): void; destroy(): void };
}

/** What pg's client calls while COPY sends: a message a row. */
class Copy {
  readonly #text: string;
  #connection: Connection | undefined;
  // The client's parser uses its memory again: what is kept is copied.
  #filling = Buffer.allocUnsafe(PART_BYTES);
  #filled = 0;
  readonly #waiting: string[] = [];
  #failure: Error | undefined;
  #isOver = false;
  /** Everything was sent, and handed on. */
  isDone = false;
  #wake = () => {};

  constructor(text: string) {
    this.#text = text;
  }

  /** The next part, null after the last. */
  async next(): Promise<string | null> {
    while (this.#waiting.length === 0 && !this.#isOver) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      this.#connection?.stream.resume();
      await promise;
    }
    if (this.#failure) throw this.#failure;
    const part = this.#waiting.shift();
    this.isDone = part === undefined;
    return part ?? null;
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
    if (this.#filled > 0) this.#waiting.push(this.#filling.toString('utf8', 0, this.#filled));
    this.#filled = 0;
    if (nextBytes > this.#filling.length) this.#filling = Buffer.allocUnsafe(nextBytes);
    // Until it is asked for: what the server has sent meanwhile waits in the socket.
    this.#connection?.stream.pause();
    this.#wake();
  }
  #end() {
    this.#isOver = true;
    this.#connection?.stream.resume();
    this.#wake();
  }
}
