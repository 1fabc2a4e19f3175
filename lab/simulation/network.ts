import type { VirtualTime } from './virtual-time.ts';

/** The delays of one call in milliseconds, and what is lost of it. */
export interface Fate {
  readonly requestMs: number;
  readonly answerMs: number;
  /**
   * `requestLost` never arrives, `answerLost` is done without an answer, `cut` rejects after `answerMs`, perhaps before the request
   * arrives, and takes effect all the same. `doubled` arrives twice at once, and the second answer comes.
   */
  readonly fault: 'none' | 'requestLost' | 'answerLost' | 'cut' | 'doubled';
}

const GOOD: Fate = { requestMs: 20, answerMs: 20, fault: 'none' };

/** A line that delays, reorders and loses: each call takes the next fate, and a good one after the last. */
export class Network {
  /** Requests and answers on their way. */
  pending = 0;
  readonly #time: VirtualTime;
  readonly #fates: Fate[];
  readonly #options: { timeoutMs: number; lost: () => Error };

  /** `lost` makes what a caller gets who has no answer after `timeoutMs`. */
  constructor(time: VirtualTime, fates: readonly Fate[], options: { timeoutMs: number; lost: () => Error }) {
    this.#time = time;
    this.#fates = [...fates];
    this.#options = options;
  }

  /** From here on nothing is lost. */
  heal(): void {
    this.#fates.length = 0;
  }

  /** Runs `effect` where the request arrives; one that takes time of its own takes none here. @throws what the effect throws, or `lost` */
  call<Answer>(effect: () => Answer | Promise<Answer>): Promise<Answer> {
    const { requestMs, answerMs, fault } = this.#fates.shift() ?? GOOD;
    const { timeoutMs, lost } = this.#options;
    return new Promise<Answer>((resolve, reject) => {
      const giveUp = () => reject(lost());
      const isAnswered = fault === 'none' || fault === 'doubled';
      this.#send(fault === 'cut' ? answerMs : timeoutMs, giveUp, isAnswered);
      if (fault === 'requestLost') return;
      const arrive = async () => {
        if (fault === 'doubled') await outcomeOf(effect);
        const answer = await outcomeOf(effect);
        if (!isAnswered) return;
        this.#send(answerMs, () => ('value' in answer ? resolve(answer.value) : reject(answer.error)));
      };
      this.#send(requestMs, () => this.#time.waitFor(arrive()));
    });
  }

  /** A message of the server, which may be late or come twice. One that is lost comes as the line is back. */
  push(tell: () => void): void {
    const { answerMs, fault } = this.#fates.shift() ?? GOOD;
    this.#send(fault === 'requestLost' ? this.#options.timeoutMs : answerMs, tell);
    if (fault === 'doubled') this.#send(2 * answerMs, tell);
  }

  #send(ms: number, run: () => void, isBackground = false): void {
    if (isBackground) {
      this.#time.after(ms, run);
      return;
    }
    this.pending += 1;
    this.#time.after(ms, () => {
      this.pending -= 1;
      run();
    });
  }
}

async function outcomeOf<Answer>(
  effect: () => Answer | Promise<Answer>,
): Promise<{ value: Answer } | { error: unknown }> {
  try {
    return { value: await effect() };
  } catch (error) {
    return { error };
  }
}
