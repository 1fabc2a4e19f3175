import { once } from 'node:events';
import { readFileSync, watch } from 'node:fs';

/** On a busy machine too. */
const LONGEST_MS = 60_000;

/** Listens to what a reader speaks into a file. */
export class Ear {
  readonly #file: string;
  /** Lines that others have heard. */
  readonly #before: number;
  #heard = 0;

  constructor(file: string) {
    this.#file = file;
    this.#before = linesOf(file).length;
  }

  /** Everything that was spoken since this ear listens. */
  lines(): readonly string[] {
    return linesOf(this.#file).slice(this.#before);
  }

  /** Counts all that was spoken until now as heard. */
  catchUp(): void {
    this.#heard = this.lines().length;
  }

  /**
   * Waits until a line is spoken that contains the words, after the last one that was waited for.
   * @throws with all that was spoken since, where it is not
   */
  async hears(words: string | RegExp): Promise<string> {
    const isIt = (line: string) => (typeof words === 'string' ? line.includes(words) : words.test(line));
    const signal = AbortSignal.timeout(LONGEST_MS);
    for (;;) {
      using changes = watching(this.#file, signal);
      const since = this.lines().slice(this.#heard);
      const at = since.findIndex(isIt);
      if (at >= 0) {
        this.#heard += at + 1;
        return since[at] ?? '';
      }
      await changes.next.catch(() => {
        throw new Error(`Nobody said: ${words}\nSpoken since:\n${since.join('\n')}`);
      });
    }
  }
}

const linesOf = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => /^SPEECH OUTPUT: '(.*)'/.exec(line)?.[1] ?? [])
    .map((line) => line.trim())
    .filter(Boolean);

function watching(file: string, signal: AbortSignal) {
  const watcher = watch(file);
  const next = once(watcher, 'change', { signal });
  next.catch(() => {});
  return { next, [Symbol.dispose]: () => watcher.close() };
}
