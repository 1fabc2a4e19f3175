import { AsyncLocalStorage } from 'node:async_hooks';
import { TooManyWaiting } from './database-failure.ts';

/** A user of connections: an operation that writes, and the company of its caller. */
export interface Writer {
  readonly operation: string;
  readonly company: string | null;
}

const current = new AsyncLocalStorage<Writer>();

/** Runs a write: the connections it takes meanwhile count as its operation's. */
export const asWriter = <Answer>(writer: Writer, write: () => Promise<Answer>): Promise<Answer> =>
  current.run(writer, write);

/** Runs work that waits for no row: its connections count for no writer, whichever caused it. */
export const withoutWriter = <Answer>(work: () => Promise<Answer>): Promise<Answer> => current.exit(work);

export const currentWriter = (): Writer | undefined => current.getStore();

/** Limits of a pool's connections that writers may hold at once, and how long another one waits for its turn. */
export interface Shares {
  readonly perCompanyAndOperation: number;
  readonly perOperation: number;
  readonly allWriters: number;
  readonly waitMs: number;
}

interface Waiting {
  readonly keys: readonly [key: string, most: number][];
  readonly enter: () => void;
}

/**
 * Bounds the connections of writers. Many who wait for one locked row would otherwise hold every connection of the pool,
 * and each page of every company would wait with them. Readers wait for no row, and are not counted.
 */
export class ConnectionShares {
  readonly #shares: Shares;
  readonly #held = new Map<string, number>();
  readonly #queue = new Set<Waiting>();

  constructor(shares: Shares) {
    this.#shares = shares;
  }

  /**
   * Waits for the writer's turn; answers the function that ends it.
   * @throws TooManyWaiting
   */
  async take(writer: Writer): Promise<() => void> {
    const keys = this.#keysOf(writer);
    if (!this.#isFree(keys)) await this.#turn(keys);
    else this.#count(keys, 1);
    return () => {
      this.#count(keys, -1);
      this.#letIn();
    };
  }

  #keysOf({ operation, company }: Writer): Waiting['keys'] {
    const { perCompanyAndOperation, perOperation, allWriters } = this.#shares;
    const ofCompany: Waiting['keys'] = company === null ? [] : [[`${operation} ${company}`, perCompanyAndOperation]];
    return [...ofCompany, [operation, perOperation], ['', allWriters]];
  }

  #isFree(keys: Waiting['keys']): boolean {
    return keys.every(([key, most]) => (this.#held.get(key) ?? 0) < most);
  }

  #count(keys: Waiting['keys'], by: 1 | -1): void {
    for (const [key] of keys) {
      const held = (this.#held.get(key) ?? 0) + by;
      if (held > 0) this.#held.set(key, held);
      else this.#held.delete(key);
    }
  }

  #turn(keys: Waiting['keys']): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        keys,
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#queue.delete(waiting);
        reject(new TooManyWaiting('Too many writers wait for a connection.'));
      }, this.#shares.waitMs);
      this.#queue.add(waiting);
    });
  }

  /** Lets in the longest waiting, of those whose shares are free. */
  #letIn(): void {
    for (const waiting of this.#queue) {
      if (!this.#isFree(waiting.keys)) continue;
      this.#queue.delete(waiting);
      this.#count(waiting.keys, 1);
      waiting.enter();
    }
  }
}
