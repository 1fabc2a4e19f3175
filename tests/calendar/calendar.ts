import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { momentOf, momentOfCommit, moments, shardOfCommit } from './moments.ts';

const USAGE = `npm run calendar -- [--at=christmas,2027-03-01T09:00+08:00] [--by-commit] [--project=unit,services-postgres] [FILES]
  --at         only these moments, by name or as an instant; without it all of the table
  --by-commit  one moment and a quarter of the tests, both chosen by the commit
  --project    only these of the test projects
Runs what npm test runs once at each moment, by a shifted clock, and prints how many tests failed.`;

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string' },
    'by-commit': { type: 'boolean', default: false },
    project: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** The parts of vitest's JSON report that the table needs. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface Row {
  readonly at: string;
  readonly passed: number;
  readonly failures: readonly string[];
}

if (options.help) console.log(USAGE);
else {
  const rows = wantedMoments().map(runAndSay);
  console.table(
    rows.map(({ at, passed, failures }) => ({
      at,
      instant: new Date(momentOf(at)).toISOString(),
      passed,
      failed: failures.length,
    })),
  );
  const failed = rows.reduce((sum, { failures }) => sum + failures.length, 0);
  console.log(`${rows.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

function wantedMoments(): readonly string[] {
  if (options.at) return options.at.split(',');
  if (!options['by-commit']) return Object.keys(moments);
  return [momentOfCommit(commit())];
}

function commit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
}

/** All of the table takes hours: each moment's failures are printed as it ends. */
function runAndSay(at: string): Row {
  const row = runAt(at);
  console.log(`${at}: ${row.passed} passed, ${row.failures.length} failed`);
  for (const failure of row.failures) console.log(`${at}: ${failure}`);
  return row;
}

/** Runs the tests with a clock that shows the moment when the run begins. */
function runAt(at: string): Row {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-calendar-'));
  const file = join(folder, 'report.json');
  const shiftMs = momentOf(at) - Date.now();
  const projects = options.project?.split(',').map((name) => `--project=${name}`) ?? ['--project=!services-embedded'];
  console.log(`${at}: the clock shows ${new Date(momentOf(at)).toISOString()}`);
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects,
      '--tags-filter=!long',
      '--tags-filter=!walk',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(options['by-commit'] ? [`--shard=${shardOfCommit(commit())}`] : []),
      ...files,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=${clockModule()}`,
        CLOCK_SHIFT_HOURS: String(shiftMs / 3_600_000),
      },
    },
  );
  try {
    return rowOf(at, JSON.parse(readFileSync(file, 'utf8')), status ?? 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By its whole address: processes that tests start in other folders find it too. */
function clockModule(): string {
  return new URL('../support/shifted-clock.ts', import.meta.url).href;
}

function rowOf(at: string, { numPassedTests, testResults }: Report, status: number): Row {
  const failures = testResults.flatMap(({ name, status: state, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    const lines = failed.length === 0 && state === 'failed' ? [message.slice(0, 200)] : failed;
    return lines.map((line) => `${relative(root, name)}: ${line}`);
  });
  const isUnexplained = status !== 0 && failures.length === 0;
  return { at, passed: numPassedTests, failures: isUnexplained ? [`vitest ended with ${status}`] : failures };
}
