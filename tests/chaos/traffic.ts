import { setTimeout as pause } from 'node:timers/promises';

/** The result of a call. `none`: no answer, or one that says 'later'; whether the work was done is not known. */
export type Answer =
  | { readonly kind: 'done'; readonly body: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  | { readonly kind: 'none' };

export interface Definite {
  readonly answer: Exclude<Answer, { kind: 'none' }>;
  /** An earlier try of the same call got no answer. */
  readonly wasUnsure: boolean;
}

/** No call may hang longer than the portal's own promise. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 50;
/** The longest that a caller tries one call; the faults are over much sooner. */
const PATIENCE_MS = 120_000;

/** All calls of a run, and what they came to. */
export class Traffic {
  answered = 0;
  /** Errors of calls without an answer: 'POST /path: 503 BUSY', or the network's error. */
  readonly notAnswered: string[] = [];
  /** Answers 500 and calls without any answer for 30 s: each is a fault of the product. */
  readonly errors: string[] = [];
  /** Refusals without words for their reader. */
  readonly wordless: string[] = [];
  readonly statuses = new Map<number, number>();
  /** Moments at which a change over REST was acknowledged, by `performance.now()`. */
  readonly changedAt: number[] = [];
  readonly #waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  /** Resolves once so many calls were answered. */
  reached(count: number): Promise<void> {
    if (this.answered >= count) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ count, resolve });
    return promise;
  }

  /** Sends one call. `read` makes a status and a body of the response. */
  async send(
    request: Request,
    read: (response: Response) => Promise<{ status: number; body: unknown }>,
  ): Promise<Answer> {
    const startedAt = performance.now();
    try {
      const { status, body } = await read(await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
      return this.#count(request, status, body);
    } catch (thrown) {
      this.notAnswered.push(`${nameOf(request)}: ${String(thrown)}`);
      if (performance.now() - startedAt >= TIMEOUT_MS) this.errors.push(`${nameOf(request)} had no answer in 30 s`);
      return { kind: 'none' };
    }
  }

  /** Sends a call until it has an answer. @throws where it gets none for two minutes */
  async untilAnswered(send: () => Promise<Answer>): Promise<Definite> {
    const end = performance.now() + PATIENCE_MS;
    for (let wasUnsure = false; performance.now() < end; wasUnsure = true) {
      const answer = await send();
      if (answer.kind !== 'none') return { answer, wasUnsure };
      await pause(PAUSE_MS);
    }
    throw new Error('A call got no answer for two minutes.');
  }

  #count(request: Request, status: number, body: unknown): Answer {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const error = recordOf(recordOf(body)['error']);
    const code = String(error['code'] ?? '');
    if (status >= 400 && !isSentence(error['message'])) {
      this.wordless.push(`${nameOf(request)} answered ${status} without a sentence: ${JSON.stringify(body)}`);
    }
    // 'Busy' may be this call's own earlier try, which holds its row and has not ended: what it comes to is still open.
    if ([502, 503, 504].includes(status) || code === 'BUSY') {
      this.notAnswered.push(`${nameOf(request)}: ${status} ${code}`);
      return { kind: 'none' };
    }
    this.answered += 1;
    for (const { resolve } of this.#waiting.filter(({ count }) => count === this.answered)) resolve();
    if (status >= 500) this.errors.push(`${nameOf(request)} answered ${status}: ${JSON.stringify(body)}`);
    if (status < 300 && request.method !== 'GET' && !request.url.endsWith('/graphql'))
      this.changedAt.push(performance.now());
    if (status < 300) return { kind: 'done', body: recordOf(body) };
    return { kind: 'refused', status, code };
  }
}

const isSentence = (message: unknown) => typeof message === 'string' && /^\S+ \S+ .*[.?!]$/s.test(message);

const nameOf = (request: Request) => `${request.method} ${new URL(request.url).pathname}`;

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
