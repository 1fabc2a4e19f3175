import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plant } from '../../tests/planted/plant.ts';
import { postgresPrograms } from '../../tests/support/database/postgres-programs.ts';
import { idsOf } from '../../tests/support/requirements-report.ts';
import { projectOf, projects } from '../../tests/support/test-files.ts';
import { root, type ScratchTree } from './tree.ts';

/**
 * `red`: a test that names the requirement failed by what it asserts. `green`: all of them passed. `broken`: none of them ran,
 * or the plant does not run. `late`: they did not end in time.
 */
export interface PlantResult {
  readonly outcome: 'red' | 'green' | 'broken' | 'late';
  /** The test that noticed, or what is in the way. */
  readonly by: string;
}

/** The planted file's text. @throws unless `find` occurs in it exactly once */
export function planted(plant: Plant, text = textOf(plant)): string {
  const { id, file, find, replace } = plant;
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${id}: ${file} has ${parts.length - 1} times, not once: ${find}`);
  return parts.join(replace);
}

function textOf({ id, file }: Plant): string {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${id}: there is no ${file}.`);
  return readFileSync(path, 'utf8');
}

function textsOf(plants: readonly Plant[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const plant of plants) texts.set(plant.file, planted(plant, texts.get(plant.file)));
  return texts;
}

/** Runs the tests that name the plant's requirement, project by project, until one of them notices. */
export async function tryPlant(
  tree: ScratchTree,
  plant: Plant,
  files: readonly string[],
  mostMs: number,
): Promise<PlantResult> {
  const until = Date.now() + mostMs;
  return tree.with(textsOf([plant]), async () => {
    let last: PlantResult = { outcome: 'broken', by: 'no test names it' };
    for (const project of projects) {
      const ofProject = files.filter((file) => projectOf(file) === project);
      if (ofProject.length === 0) continue;
      const run = await runTests(
        tree,
        { ids: [plant.id], project, files: ofProject, isBailing: true },
        until - Date.now(),
      );
      last = 'outcome' in run ? run : verdictOn({ id: plant.id }, run); // alone, whatever fails has noticed it
      if (last.outcome !== 'green') return last;
    }
    return last;
  });
}

/**
 * Several plants in one build, each with a `notice` of its own: one is noticed where a test that names it fails with these
 * words. One that is not is left out of the answer, because another plant may have been in its way: it is tried alone.
 */
export async function tryTogether(
  tree: ScratchTree,
  plants: readonly Plant[],
  files: readonly string[],
  mostMs: number,
): Promise<ReadonlyMap<Plant, PlantResult>> {
  return tree.with(textsOf(plants), async () => {
    const ids = plants.map(({ id }) => id);
    const run = await runTests(tree, { ids, project: 'browser', files, isBailing: false }, mostMs);
    if ('outcome' in run) return new Map();
    const verdicts = plants.map((plant) => [plant, verdictOn(plant, run)] as const);
    return new Map(verdicts.filter(([, { outcome }]) => outcome === 'red'));
  });
}

type Results = {
  testResults: {
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
};

const hasPostgres = postgresPrograms() !== undefined;

/** A fault of the plant itself: it was no fair one. */
const CRASH = /^(?:SyntaxError|ReferenceError)|Transform failed|PARSE_ERROR|does not provide an export/;

interface Run {
  readonly results: Results;
  readonly output: string;
}

interface Wanted {
  readonly ids: readonly string[];
  readonly project: string;
  readonly files: readonly string[];
  /** Ends with the first test that fails. */
  readonly isBailing: boolean;
}

async function runTests(tree: ScratchTree, wanted: Wanted, mostMs: number): Promise<Run | PlantResult> {
  const { ids, project, files, isBailing } = wanted;
  const result = join(tree.folder, 'node_modules/.cache/planted-result.json');
  rmSync(result, { force: true });
  const pattern = ids.map((id) => `\\[${id.replaceAll('.', '\\.')}\\]`).join('|');
  const names = project === 'services' && hasPostgres ? ['services', 'services-postgres'] : [project];
  const where = names.flatMap((name) => ['--project', name]);
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...where, '--maxWorkers', isBailing ? '1' : '2'];
  const report = ['--reporter', 'json', '--outputFile', result, '-t', pattern];
  const output = await run([...args, ...(isBailing ? ['--bail', '1'] : []), ...report, ...files], tree.folder, mostMs);
  if (output === null) return { outcome: 'late', by: `not within ${Math.round(mostMs / 1000)} s` };
  if (!existsSync(result)) return { outcome: 'broken', by: output.slice(-600) };
  return { results: JSON.parse(readFileSync(result, 'utf8')), output };
}

function verdictOn(
  { id, notice }: Pick<Plant, 'id' | 'notice'>,
  { results: { testResults }, output }: Run,
): PlantResult {
  const named = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => idsOf(title).includes(id));
  const failed = named.filter(({ status }) => status === 'failed');
  const wordsOf = (test: (typeof named)[number]) => test.failureMessages.join('\n');
  const noticed = failed.find((test) => notice === undefined || wordsOf(test).includes(notice)) ?? failed[0];
  if (noticed) {
    const words = wordsOf(noticed);
    if (notice !== undefined && !words.includes(notice))
      return { outcome: 'broken', by: `another failure: ${words.slice(0, 600)}` };
    return { outcome: CRASH.test(words) ? 'broken' : 'red', by: `${noticed.title}\n    ${words.slice(0, 300)}` };
  }
  const fault = testResults.find(({ message }) => message !== '')?.message;
  if (fault !== undefined) return { outcome: 'broken', by: fault.slice(0, 600) };
  const passed = named.filter(({ status }) => status === 'passed').length;
  if (passed === 0) return { outcome: 'broken', by: `no test ran: ${output.slice(-600)}` };
  return { outcome: 'green', by: `${passed} tests passed` };
}

/** Its output, or null where it had to be ended. */
async function run(args: readonly string[], cwd: string, mostMs: number): Promise<string | null> {
  const child = spawn(process.execPath, args, {
    cwd,
    detached: true, // a group of its own, so that browsers and servers end with it
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '', VITEST_MAX_FORKS: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes));
  let isLate = false;
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), signal);
    } catch {
      // it has ended
    }
  };
  const overdue = setTimeout(
    () => {
      isLate = true;
      endGroup('SIGKILL');
    },
    Math.max(mostMs, 1_000),
  );
  const end = () => endGroup('SIGKILL');
  process.once('exit', end);
  await once(child, 'close');
  process.off('exit', end);
  clearTimeout(overdue);
  return isLate ? null : output;
}
