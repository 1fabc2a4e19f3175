import { setTimeout as pause } from 'node:timers/promises';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import { DatabaseCalledOff } from '../call-off.ts';
import { databaseFailure } from '../database-failure.ts';

/** Interval at which both servers' positions are read. */
const LOOK_MS = 500;
/** An answer that takes longer is none. */
const ANSWER_MS = 1_000;
/** A replica further behind shows lists that people take for wrong. */
export const MAX_LAG_MS = 5_000;

/** Why the replica is left aside, to follow on its name in a sentence. */
export class ReplicaAside extends Error {
  override readonly name = 'ReplicaAside';
  readonly isLate: boolean;

  constructor(why: string, { isLate = false, cause }: { isLate?: boolean; cause?: unknown } = {}) {
    super(why, { cause });
    this.isLate = isLate;
  }
}

export interface WatchedReplica {
  /** The replica's position in the log; rejects where it is none. */
  replayed(): Promise<bigint>;
  /** The primary's position. */
  written(): Promise<bigint>;
  /** Cuts every connection to the replica: what waits for its answer fails at once. */
  cut(): void;
  readonly onNote: (message: string) => void;
}

export type ReplicaWatch = ReturnType<typeof watchReplica>;

/**
 * Looks twice a second whether the replica answers and how far it is. One that does not answer, or is late, is left aside at once:
 * reads go to the primary, those that wait for the replica too. The first look that finds it well takes it up again.
 */
export function watchReplica({ replayed, written, cut, onNote }: WatchedReplica) {
  // The timer below says when to look: no person's read is spent on finding out.
  const breaker = circuitBreaker(handleType(ReplicaAside), { breaker: new ConsecutiveBreaker(1), halfOpenAfter: 0 });
  let position: bigint | null = null;
  let isNoted = false;
  let seen: { at: number; position: bigint }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  breaker.onBreak((reason) => {
    position = null;
    const why = 'error' in reason && reason.error instanceof ReplicaAside ? reason.error : null;
    if (!why?.isLate) cut();
    if (isClosed || isNoted) return;
    isNoted = true;
    onNote(`The replica of DATABASE_READ_URL ${why?.message ?? 'is left aside'}: lists are read from the primary.`);
  });
  breaker.onReset(() => {
    isNoted = false;
    onNote('The replica of DATABASE_READ_URL is read again.');
  });

  /** The primary's position MAX_LAG_MS ago. A primary that does not answer says nothing about the replica. */
  async function due(): Promise<bigint> {
    const now = performance.now();
    const latest = await inTime(written()).catch(() => null);
    if (latest !== null) seen.push({ at: now, position: latest });
    const old = seen.filter(({ at }) => at <= now - MAX_LAG_MS);
    seen = [...old.slice(-1), ...seen.filter(({ at }) => at > now - MAX_LAG_MS)];
    return old.at(-1)?.position ?? 0n;
  }

  async function look(): Promise<void> {
    const wanted = await due();
    const latest = await breaker.execute(async () => {
      const found = await inTime(replayed()).catch((cause) => {
        throw cause instanceof ReplicaAside ? cause : new ReplicaAside('does not answer', { cause });
      });
      if (found < wanted) throw new ReplicaAside(`is more than ${MAX_LAG_MS / 1_000} s behind`, { isLate: true });
      return found;
    });
    // Not where a read has found it gone meanwhile.
    if (breaker.state === CircuitState.Closed) position = latest;
  }

  function lookAgain(): void {
    if (isClosed) return;
    timer = setTimeout(
      () =>
        void look()
          .catch(() => {})
          .then(lookAgain),
      LOOK_MS,
    ).unref();
  }
  void look()
    .catch(() => {})
    .then(lookAgain);

  return {
    /** True if reads go to the replica; with a place in the log, only once it has got there. */
    isCurrent: (wanted: bigint | null = null): boolean => position !== null && (wanted === null || wanted <= position),
    /** Reads on the replica, and on the primary where the replica is aside or fails. */
    async read<Answer>(onReplica: () => Promise<Answer>, onPrimary: () => Promise<Answer>): Promise<Answer> {
      if (position === null) return onPrimary();
      try {
        return await breaker.execute(() => onReplica().catch(judge));
      } catch (error) {
        // Besides a replica that is gone: rows that the primary removed while they were being read.
        if (error instanceof ReplicaAside || databaseFailure(error)?.code === 'BUSY') return onPrimary();
        throw error;
      }
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

function judge(error: unknown): never {
  const isGone = !(error instanceof DatabaseCalledOff) && databaseFailure(error)?.code === 'UNAVAILABLE';
  throw isGone ? new ReplicaAside('does not answer', { cause: error }) : error;
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const over = new AbortController();
  const late = pause(ANSWER_MS, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error('No answer in time.');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => {});
    over.abort();
  }
}
