import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenMutant } from '../../lab/mutation/screen-mutants.ts';
import { prepareOnce } from '../once.ts';
import { list, percent, row } from './print.ts';
import { buildWithScreenMutants } from './screen-build.ts';

const root = join(import.meta.dirname, '../..');

/** Output of screens.run.ts: mutants reached by a machine's screens, and whether they noticed a mutant. */
type Line = { readonly name: string } & (
  | { readonly reached: readonly number[] }
  | { readonly at: number; readonly isDead: boolean }
  | { readonly unheld: string }
);

type ScreenScore = {
  readonly name: string;
  /** In the files that the machine's screens are made of. */
  readonly mutants: readonly ScreenMutant[];
  /** Those that the screens of any machine notice. */
  readonly died: readonly ScreenMutant[];
};

type ScreenScores = {
  readonly machines: readonly ScreenScore[];
  /** Every mutant once, of all those files. */
  readonly all: ScreenScore;
  /** Of these the screens came past the place, and looked the same. The rest of the survivors were never come past. */
  readonly isReached: (mutant: ScreenMutant) => boolean;
  /** Follow-ups that fail without any fault, and so notice none. */
  readonly unheld: readonly string[];
  /** In files that are part of no machine's screen here. */
  readonly elsewhere: number;
};

/** Tries each fault of the screens of some machines: one build with all of them, and one browser that looks and presses. */
async function screenScores(names: readonly string[]): Promise<ScreenScores> {
  await prepareOnce();
  const { checkout, mutants } = await buildWithScreenMutants();
  try {
    return scoresOf(names, mutants, await linesOf(names, checkout));
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}

async function linesOf(names: readonly string[], checkout: string): Promise<Line[]> {
  const result = join(checkout, 'result.jsonl');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/mutation/screens.config.ts'];
  const env = { ...process.env, SCREENS: names.join(','), CHECKOUT: checkout, MUTATION_RESULT: result };
  const faults = await new Promise<string | null>((resolve) => {
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 1e9 }, (error, output, text) =>
      resolve(error ? `${text}${output}` : null),
    );
  });
  if (!existsSync(result)) throw new Error(faults ?? 'Nothing was tried.');
  if (faults !== null) {
    console.error(faults);
    process.exitCode = 1;
  }
  const lines = readFileSync(result, 'utf8').split('\n').filter(Boolean);
  return lines.map((line): Line => JSON.parse(line));
}

function scoresOf(names: readonly string[], mutants: readonly ScreenMutant[], lines: readonly Line[]): ScreenScores {
  const reached = new Map(lines.flatMap((line) => ('reached' in line ? [[line.name, new Set(line.reached)]] : [])));
  const everywhere = new Set([...reached.values()].flatMap((some) => [...some]));
  const dead = new Set(lines.flatMap((line) => ('at' in line && line.isDead ? [line.at] : [])));
  const score = (name: string, by: ReadonlySet<number>): ScreenScore => {
    const files = new Set(mutants.filter(({ at }) => by.has(at)).map(({ file }) => file));
    const own = mutants.filter(({ file }) => files.has(file));
    return { name, mutants: own, died: own.filter(({ at }) => dead.has(at)) };
  };
  const all = score('all', everywhere);
  return {
    machines: names.map((name) => score(name, reached.get(name) ?? new Set())),
    unheld: lines.flatMap((line) => ('unheld' in line ? [line.unheld] : [])),
    all,
    isReached: ({ at }) => everywhere.has(at),
    elsewhere: mutants.length - all.mutants.length,
  };
}

/** The share of all faults of screens that must be noticed. */
const FLOOR = 0.9;

const KINDS = ['busy', 'disabled', 'announced', 'event'] as const;

/** Tries each fault of the screens of some machines, and prints what was noticed. */
export async function measureScreens(names: readonly string[]): Promise<void> {
  const startedAt = Date.now();
  const { machines, all, isReached, unheld, elsewhere } = await screenScores(names);
  const of = ({ mutants, died }: ScreenScore, kind: ScreenMutant['kind']) =>
    [died, mutants].map((some) => some.filter((one) => one.kind === kind).length).join(' of ');
  row(['screens of', ...KINDS, 'faults', 'noticed', 'score']);
  for (const one of [...machines, all])
    row([
      one.name,
      ...KINDS.map((kind) => of(one, kind)),
      one.mutants.length,
      one.died.length,
      percent(one.died.length, one.mutants.length),
    ]);
  console.log(`
busy, disabled, announced: a mark, a control's refusal, spoken words left out. event: what a control tells its machine is not sent.
Asked are the texts of tests/browser/screens alone. A file counts for each machine whose screens are made of it, and once for all.
${elsewhere} further faults are in files that are part of no screen in the gallery: walks in the browser have them.
${Math.round((Date.now() - startedAt) / 1000)} s.`);
  const survived = all.mutants.filter((one) => !all.died.includes(one));
  list(
    'Survived',
    survived.filter(isReached).map(({ name }) => name),
  );
  list(
    'Not come past',
    survived.filter((one) => !isReached(one)).map(({ name }) => name),
  );
  list('Follow-ups that fail without any fault', unheld);
  if (unheld.length > 0 || all.died.length < FLOOR * all.mutants.length) process.exitCode = 1;
}
