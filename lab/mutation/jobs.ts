import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Walks } from './count-walks.ts';
import { AS_WRITTEN, readProgress } from './progress.ts';

/** A product's tests, and the scripts to run for one machine, by paths below its root. */
export type MutationHost = {
  readonly root: string;
  /** A machine's own tests. */
  readonly testsOf: (name: string) => readonly string[];
  /** The Vitest configuration whose tests call `testEachMutant`; MUTATED, MUTATION_TESTS and MUTANTS say of what. */
  readonly testConfig: string;
  /** The script that calls `walkEachMutant` with the model MUTATED and MUTANTS. */
  readonly walks: string;
  /** Limit for one mutant before its process is killed, in milliseconds. */
  readonly mutantMs?: number;
};

export type Machine = {
  readonly name: string;
  /** Of its transitions. */
  readonly mutants: readonly string[];
  /** Of what it does on its way: for its own tests alone, as paths hear no port and no clock. */
  readonly behaviour: readonly string[];
};

/** A mutation that was noticed: by a test that failed, by a path that went another way, or because it did not end. */
export type Finding = { readonly name: string; readonly how: 'tests' | 'paths'; readonly mutant: string };

/** One process; big ones are begun first. */
type Job = { readonly size: number; readonly run: () => Promise<readonly Finding[]> };

/** A hundred times what own tests take, and more than the longest of them may wait. */
const MUTANT_MS = 15_000;

/** So many mutations a process: enough to make its start worth while, few enough to share a machine between cores. */
const CHUNK = 70;

/** Runs Node to its end, whatever that is. @returns what it wrote of its progress. @throws where it began nothing */
async function progressOf(root: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const result = join(folder, 'progress.jsonl');
  try {
    const faults = await new Promise<string>((resolve) => {
      const options = { cwd: root, env: { ...process.env, ...env, MUTATION_RESULT: result }, maxBuffer: 1e9 };
      execFile(process.execPath, args, options, (_error, output, text) => resolve(`${text}${output}`));
    });
    if (!existsSync(result)) throw new Error(faults);
    return readFileSync(result, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tries mutants in a process; where one had to be killed, the others go on in the next. */
async function noticedBy(
  host: MutationHost,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  mutants: readonly string[],
) {
  const all = new Set<string>();
  for (let left = mutants; left.length > 0; ) {
    const asked = { ...env, MUTANTS: JSON.stringify(left), MUTANT_MS: String(host.mutantMs ?? MUTANT_MS) };
    const { noticed, left: rest } = readProgress(await progressOf(host.root, args, asked), left);
    if (noticed.has(AS_WRITTEN)) throw new Error(`The tests of ${env['MUTATED']} fail without a mutation.`);
    for (const mutant of noticed) all.add(mutant);
    // Nothing was tried: it would be so for ever.
    if (rest.length === left.length) throw new Error(`No mutation of ${env['MUTATED']} could be tried: ${rest[0]}`);
    left = rest;
  }
  return [...all];
}

/** Counts how often a machine's own tests take each of its transitions. */
export async function walksByTests(host: MutationHost, name: string): Promise<Walks> {
  if (host.testsOf(name).length === 0) return {};
  const { args, env } = testRun(host, name);
  const asked = { ...env, MUTANTS: JSON.stringify([AS_WRITTEN]), MUTANT_MS: String(host.mutantMs ?? MUTANT_MS) };
  return readProgress(await progressOf(host.root, args, asked), []).walks;
}

const testRun = ({ testsOf, testConfig }: MutationHost, name: string) => ({
  args: ['node_modules/vitest/vitest.mjs', 'run', '--config', testConfig],
  env: { MUTATED: name, MUTATION_TESTS: testsOf(name).join(',') },
});

/** A machine's own tests, once for each of some mutations. */
async function byTests(host: MutationHost, name: string, mutants: readonly string[]): Promise<Finding[]> {
  const { args, env } = testRun(host, name);
  return (await noticedBy(host, args, env, mutants)).map((mutant) => ({ name, how: 'tests', mutant }));
}

/** Its generated paths, walked again for each mutation. */
async function byPaths(host: MutationHost, { name, mutants }: Machine): Promise<Finding[]> {
  return (await noticedBy(host, [host.walks], { MUTATED: name }, mutants)).map((mutant) => ({
    name,
    how: 'paths',
    mutant,
  }));
}

const chunks = (mutants: readonly string[]) =>
  Array.from({ length: Math.ceil(mutants.length / CHUNK) }, (_, at) => mutants.slice(at * CHUNK, (at + 1) * CHUNK));

/** The processes to run for one machine. */
export function jobsOf(host: MutationHost, machine: Machine): Job[] {
  const { name, mutants, behaviour } = machine;
  const own = host.testsOf(name).length === 0 ? [] : [...chunks(mutants), ...chunks(behaviour)];
  return [
    { size: mutants.length, run: () => byPaths(host, machine) },
    ...own.map((some) => ({ size: some.length, run: () => byTests(host, name, some) })),
  ];
}
