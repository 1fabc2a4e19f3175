import { appendFileSync } from 'node:fs';
import type { Walks } from './count-walks.ts';
import { startWatchdog } from './watchdog.ts';

/** One line of a process's progress file, which is there even if the process is killed. */
type Line = { readonly mutant: string; readonly what: 'began' | 'read' | 'noticed' | 'ended'; readonly walks?: Walks };

/** The 'mutant' that failing tests notice in the unmutated machine. */
export const AS_WRITTEN = 'as it is written';

export type Progress = { readonly [what in Line['what']]: (mutant: string) => void } & {
  /** Transitions that the tests took in the unmutated machine. */
  readonly walked: (walks: Walks) => void;
};

/** Without a file in the environment it was started by hand: nothing is written and nothing is killed. */
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

/** Result of a process: one that was killed while it tried a mutant noticed it, and has the others still to do. */
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
