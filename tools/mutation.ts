import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { catalogue } = await import('../machines/models/catalogue.ts');
const { mutationName, mutationsOf } = await import('../tests/support/mutation.ts');

const root = join(import.meta.dirname, '..');
/** What must find nearly every mutation. */
const FLOOR = 0.95;

/** A machine's own tests beside it, and those of the form's users. */
const unitTests = (name: string) =>
  [`machines/${name}.machine.test.ts`, ...(name === 'form' ? ['machines/account-forms.test.ts'] : [])].filter((file) =>
    existsSync(join(root, file)),
  );
const modelTests = (name: string) => [`tests/model/${name}.model.test.ts`];

type Results = { testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[] };

/** Runs test files once for each mutation in one process. @returns names of the mutations that made a test fail */
async function found(name: string, files: readonly string[], mutants: readonly string[]): Promise<Set<string>> {
  if (files.length === 0 || mutants.length === 0) return new Set();
  const folder = mkdtempSync(join(tmpdir(), 'preflight-mutation-'));
  const result = join(folder, 'result.json');
  const env = {
    ...process.env,
    ...{ MUTATED: name, MUTATION_TESTS: files.join(','), MUTANTS: JSON.stringify(mutants), MUTATION_RESULT: result },
  };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'tools/mutation/vitest.config.ts'];
  // It ends with 1, as mutations are found; without a result it has not run.
  await new Promise<void>((resolve) => {
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 1e9 }, (_error, _output, faults) => {
      if (!existsSync(result)) console.error(faults);
      resolve();
    });
  });
  const { testResults }: Results = JSON.parse(readFileSync(result, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  return new Set(failed.map(({ ancestorTitles }) => ancestorTitles[0] ?? ''));
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1).padStart(5)} %`;
const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(20) : String(cell).padStart(12))).join(''));

const asked = process.argv.slice(2);
const models = catalogue.filter(({ name }) => asked.length === 0 || asked.includes(name));
const total = { all: 0, byUnit: 0, byAny: 0 };
row(['machine', 'mutations', 'own tests', 'with paths', 'score']);
for (const { name, machine } of models) {
  const all = mutationsOf(machine).map(mutationName);
  const byUnit = await found(name, unitTests(name), all);
  const left = all.filter((mutant) => !byUnit.has(mutant));
  const byModel = await found(name, modelTests(name), left);
  const survivors = left.filter((mutant) => !byModel.has(mutant));
  const byAny = all.length - survivors.length;
  row([name, all.length, byUnit.size, byAny, percent(byAny, all.length)]);
  for (const survivor of survivors) console.log(`  survived: ${survivor}`);
  total.all += all.length;
  total.byUnit += byUnit.size;
  total.byAny += byAny;
}
row(['all', total.all, total.byUnit, total.byAny, percent(total.byAny, total.all)]);
if (total.byAny < FLOOR * total.all) process.exitCode = 1;
