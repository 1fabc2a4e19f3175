import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plant } from '../../tests/planted/plant.ts';
import { idsOf } from '../../tests/support/requirements-report.ts';
import { projectOf, projects } from '../../tests/support/test-files.ts';
import { root, type ScratchTree } from './tree.ts';

/**
 * `red`: a test that names the requirement failed by what it asserts. `green`: all of them passed. `broken`: none of them ran,
 * or the plant does not run. `late`: they did not end in time.
 */
export interface Verdict {
  readonly outcome: 'red' | 'green' | 'broken' | 'late';
  /** The test that noticed, or what is in the way. */
  readonly by: string;
}

/** The planted file's text. @throws where `find` does not stand in it exactly once */
export function planted({ id, file, find, replace }: Plant): string {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${id}: there is no ${file}.`);
  const parts = readFileSync(path, 'utf8').split(find);
  if (parts.length !== 2) throw new Error(`${id}: ${file} has ${parts.length - 1} times, not once: ${find}`);
  return parts.join(replace);
}

/** Runs the tests that name the plant's requirement, project by project, until one of them notices. */
export async function tryPlant(
  tree: ScratchTree,
  plant: Plant,
  files: readonly string[],
  mostMs: number,
): Promise<Verdict> {
  const until = Date.now() + mostMs;
  return tree.with(plant.file, planted(plant), async () => {
    let last: Verdict = { outcome: 'broken', by: 'no test names it' };
    for (const project of projects) {
      const ofProject = files.filter((file) => projectOf(file) === project);
      if (ofProject.length === 0) continue;
      last = await runTests(tree, plant.id, project, ofProject, until - Date.now());
      if (last.outcome !== 'green') return last;
    }
    return last;
  });
}

type Results = {
  testResults: {
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
};

/** A fault of the plant itself: it was no fair one. */
const CRASH = /^(?:SyntaxError|ReferenceError)|Transform failed|PARSE_ERROR|does not provide an export/;

async function runTests(
  tree: ScratchTree,
  id: string,
  project: string,
  files: readonly string[],
  mostMs: number,
): Promise<Verdict> {
  const result = join(tree.folder, 'node_modules/.cache/planted-result.json');
  rmSync(result, { force: true });
  const pattern = `\\[${id.replaceAll('.', '\\.')}\\]`;
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--bail', '1', '--maxWorkers', '1'];
  const report = ['--reporter', 'json', '--outputFile', result, '-t', pattern];
  const output = await run([...args, ...report, ...files], tree.folder, mostMs);
  if (output === null) return { outcome: 'late', by: `not within ${Math.round(mostMs / 1000)} s` };
  if (!existsSync(result)) return { outcome: 'broken', by: output.slice(-600) };
  const { testResults }: Results = JSON.parse(readFileSync(result, 'utf8'));
  const named = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => idsOf(title).includes(id));
  const failed = named.find(({ status }) => status === 'failed');
  const first = failed?.failureMessages[0] ?? '';
  if (failed)
    return { outcome: CRASH.test(first) ? 'broken' : 'red', by: `${failed.title}\n    ${first.slice(0, 300)}` };
  const fault = testResults.find(({ message }) => message !== '')?.message;
  if (fault !== undefined) return { outcome: 'broken', by: fault.slice(0, 600) };
  if (named.every(({ status }) => status !== 'passed'))
    return { outcome: 'broken', by: `no test ran: ${output.slice(-600)}` };
  return { outcome: 'green', by: `${named.filter(({ status }) => status === 'passed').length} tests passed` };
}

/** What it printed, or null where it had to be ended. */
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
