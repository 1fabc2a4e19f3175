import { appendFileSync } from 'node:fs';
import type { Walks } from './count-walks.ts';
import { startWatchdog } from './watchdog.ts';

/** One line of the file in which a process says how far it is: it stands there even if the process is killed. */
type Line = { readonly mutant: string; readonly what: 'began' | 'read' | 'noticed' | 'ended'; readonly walks?: Walks };

/** What tests are said to notice that fail without any mutation. */
export const AS_WRITTEN = 'as it is written';

export type Progress = { readonly [what in Line['what']]: (mutant: string) => void } & {
  /** What the tests took of the machine as it is written. */
  readonly walked: (walks: Walks) => void;
};

/** Where the environment names no file, somebody runs it by hand: nothing is written and nothing is killed. */
export function progressTo({ MUTATION_RESULT: file, MUTANT_MS }: NodeJS.ProcessEnv): Progress {
  if (!file) return { began: () => {}, read: () => {}, noticed: () => {}, ended: () => {}, walked: () => {} };
  const watchdog = startWatchdog(Number(MUTANT_MS));
  const write = (line: Line) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  const pause = (what: Line['what']) => (mutant: string) => {
    watchdog.end();
    write({ mutant, what });
  };
  return {
    began: (mutant) => {
      write({ mutant, what: 'began' });
      watchdog.begin();
    },
    read: pause('read'),
    noticed: (mutant) => write({ mutant, what: 'noticed' }),
    ended: pause('ended'),
    walked: (walks) => write({ mutant: AS_WRITTEN, what: 'read', walks }),
  };
}

/** What a process came to: one that was killed while it tried a mutant noticed it, and has the others still to do. */
export function readProgress(
  text: string,
  wanted: readonly string[],
): { noticed: Set<string>; left: string[]; walks: Walks } {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));
  const noticed = new Set(lines.filter(({ what }) => what === 'noticed').map(({ mutant }) => mutant));
  const ended = new Set(lines.filter(({ what }) => what === 'ended').map(({ mutant }) => mutant));
  const last = lines.at(-1);
  if (last && last.what === 'began') noticed.add(last.mutant);
  const walks = lines.findLast((line) => line.walks)?.walks ?? {};
  return { noticed, walks, left: wanted.filter((mutant) => !ended.has(mutant) && !noticed.has(mutant)) };
}
