import type pg from 'pg';
import type { Copier } from '../database.ts';
import type { ReplicaWatch } from './replica-watch.ts';

/** The client that drizzle uses: the replica's pool, and the primary's where the replica fails. */
export class ReplicaFirst {
  readonly #watch: ReplicaWatch;
  readonly #replica: pg.Pool;
  readonly #primary: pg.Pool;

  constructor(watch: ReplicaWatch, pools: { replica: pg.Pool; primary: pg.Pool }) {
    this.#watch = watch;
    this.#replica = pools.replica;
    this.#primary = pools.primary;
  }

  query(...call: [query: pg.QueryConfig, values?: unknown[]]): Promise<pg.QueryResult> {
    return this.#watch.read(
      () => this.#replica.query(...call),
      () => this.#primary.query(...call),
    );
  }
}

/** Copies from the replica. Where that fails before the first row has left, all of it comes from the primary. */
export function replicaFirstCopier(
  watch: ReplicaWatch,
  { replica, primary }: Record<'replica' | 'primary', Copier>,
): Copier {
  const { inOneGo: copyReplica, slice: sliceReplica } = replica;
  const { inOneGo: copyPrimary, slice: slicePrimary } = primary;
  return {
    inOneGo(query, format) {
      if (!watch.isCurrent()) return copyPrimary(query, format);
      const copy = copyReplica(query, format);
      return copy && begunAnywhere(watch, copy, () => copyPrimary(query, format) ?? tooManyCopies());
    },
    slice: (query, format) =>
      watch.read(
        () => sliceReplica(query, format),
        () => slicePrimary(query, format),
      ),
  };
}

function tooManyCopies(): never {
  throw new Error('The replica failed, and the primary copies as much as it may.');
}

async function* begunAnywhere(
  watch: ReplicaWatch,
  copy: AsyncIterable<Uint8Array>,
  other: () => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let parts = copy[Symbol.asyncIterator]();
  try {
    const onPrimary = () => {
      parts = other()[Symbol.asyncIterator]();
      return parts.next();
    };
    for (let part = await watch.read(() => parts.next(), onPrimary); !part.done; part = await parts.next())
      yield part.value;
  } finally {
    await parts.return?.();
  }
}
