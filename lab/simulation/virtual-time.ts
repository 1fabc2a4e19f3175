/** Something that runs at a moment of virtual time. */
interface Due {
  readonly at: number;
  readonly run: () => void;
}

/**
 * Time that moves only by `runFor`. Each callback that is due runs in order of its moment, and after each the promises that it resolved.
 * Milliseconds throughout.
 */
export class VirtualTime {
  now: number;
  readonly #due: Due[] = [];
  /** Work of others that takes time of its own. */
  readonly #working = new Set<Promise<unknown>>();

  constructor(now = 0) {
    this.now = now;
  }

  /** The clock of an XState actor: `createActor(machine, { clock: time.clock })`. */
  readonly clock = {
    setTimeout: (run: (...args: unknown[]) => void, ms: number) => this.after(ms, run),
    clearTimeout: (cancel: () => void) => cancel(),
  };

  /** @returns cancels it */
  after(ms: number, run: () => void): () => void {
    const due = { at: this.now + Math.max(0, ms), run };
    const next = this.#due.findIndex(({ at }) => at > due.at);
    this.#due.splice(next < 0 ? this.#due.length : next, 0, due);
    return () => {
      const index = this.#due.indexOf(due);
      if (index >= 0) this.#due.splice(index, 1);
    };
  }

  /** At once and then each `ms`. @returns ends it */
  every(ms: number, run: () => void): () => void {
    let cancel = () => {};
    const again = () => {
      cancel = this.after(ms, again);
      run();
    };
    again();
    return () => cancel();
  }

  /** Waits until this work is done, such as that of a service which is not simulated. */
  waitFor(work: Promise<unknown>): void {
    const done: Promise<unknown> = work.catch(() => {}).finally(() => this.#working.delete(done));
    this.#working.add(done);
  }

  /** Runs what is due within `ms`, or less where `isDone` says so after something ran. */
  async runFor(ms: number, isDone: () => boolean = () => false): Promise<void> {
    const end = this.now + ms;
    await this.#settled();
    for (let due = this.#due[0]; due && due.at <= end && !isDone(); due = this.#due[0]) {
      this.#due.shift();
      this.now = due.at;
      due.run();
      await this.#settled();
    }
    if (!isDone()) this.now = end;
  }

  /** All promises that can be resolved without a timer are, and all work that time waits for is done. */
  async #settled(): Promise<void> {
    await nextImmediate();
    while (this.#working.size > 0) {
      await Promise.all(this.#working);
      await nextImmediate();
    }
  }
}

const nextImmediate = () => new Promise<void>((resolve) => setImmediate(resolve));
