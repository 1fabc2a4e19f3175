import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a product has its tests, and what it starts for one machine, by paths below its root. */
export type MutationHost = {
  readonly root: string;
  /** A machine's own tests. */
  readonly testsOf: (name: string) => readonly string[];
  /** The Vitest configuration whose tests call `testEachMutant`; MUTATED, MUTATION_TESTS and MUTANTS say of what. */
  readonly testConfig: string;
  /** What writes the mutations that `walksNotice` notices of the machine MUTATED to the file MUTATION_RESULT. */
  readonly walks: string;
};

export type Machine = {
  readonly name: string;
  /** Of its transitions. */
  readonly mutants: readonly string[];
  /** Of what it does on its way: for its own tests alone, as paths hear no port and no clock. */
  readonly behaviour: readonly string[];
};

/** A mutation that was noticed: by a test that failed, or by a path that went another way. */
export type Finding = { readonly name: string; readonly how: 'tests' | 'paths'; readonly mutant: string };

/** One process; big ones are begun first. */
type Job = { readonly size: number; readonly run: () => Promise<readonly Finding[]> };

/** So many mutations a process: enough to make its start worth while, few enough to share a machine between cores. */
const CHUNK = 70;

/** Runs Node to its end, whatever that is; what it found stands in a file. @throws where there is none */
async function resultOf(root: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const result = join(folder, 'result.json');
  try {
    const faults = await new Promise<string>((resolve) => {
      const options = { cwd: root, env: { ...process.env, ...env, MUTATION_RESULT: result }, maxBuffer: 1e9 };
      execFile(process.execPath, args, options, (_error, _output, text) => resolve(text));
    });
    if (!existsSync(result)) throw new Error(faults);
    return readFileSync(result, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Results = { testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[] };

/** A machine's own tests, once for each of some mutations. */
async function byTests(
  { root, testsOf, testConfig }: MutationHost,
  { name, mutants }: Pick<Machine, 'name' | 'mutants'>,
): Promise<Finding[]> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', testConfig];
  const env = { MUTATED: name, MUTATION_TESTS: testsOf(name).join(','), MUTANTS: JSON.stringify(mutants) };
  const { testResults }: Results = JSON.parse(await resultOf(root, args, env));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles }) => ancestorTitles[0] ?? '');
  return [...new Set(failed)].map((mutant) => ({ name, how: 'tests', mutant }));
}

/** Its generated paths, walked again for each mutation. */
async function byPaths({ root, walks }: MutationHost, name: string): Promise<Finding[]> {
  const noticed: string[] = JSON.parse(await resultOf(root, [walks], { MUTATED: name }));
  return noticed.map((mutant) => ({ name, how: 'paths', mutant }));
}

const chunks = (mutants: readonly string[]) =>
  Array.from({ length: Math.ceil(mutants.length / CHUNK) }, (_, at) => mutants.slice(at * CHUNK, (at + 1) * CHUNK));

/** What has to be run for one machine. */
export function jobsOf(host: MutationHost, { name, mutants, behaviour }: Machine): Job[] {
  const own = host.testsOf(name).length === 0 ? [] : [...chunks(mutants), ...chunks(behaviour)];
  return [
    { size: mutants.length, run: () => byPaths(host, name) },
    ...own.map((some) => ({ size: some.length, run: () => byTests(host, { name, mutants: some }) })),
  ];
}
