/** @module-tag long */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { needNames, programsOf } from '../support/machine.ts';
import { needs } from '../support/needs.ts';
import { isProgram, programFolders } from '../support/programs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const config = 'tests/drills/any-machine.config.ts';

/** Every program beside Node that some test would run. */
const installed = needNames
  .flatMap(programsOf)
  .flatMap((name) => programFolders().map((folder) => join(folder, name)))
  .filter(isProgram);

/** The tests where none of these programs is one: in a mount namespace of its own. */
function run(settings: Readonly<Record<string, string>>, ...more: readonly string[]) {
  const hide = 'while [ "$1" != -- ]; do mount --bind /dev/null "$1"; shift; done; shift; exec "$@"';
  const tests = [process.execPath, vitest, 'run', `--config=${config}`, '--tags-filter=!long', '--tags-filter=!walk'];
  const { CI: _ci, ...inherited } = process.env;
  const own = Object.entries(inherited).filter(([name]) => !/^(VITEST|VITE_|NODE_ENV$|TEST$|PROVEN$)/.test(name));
  const env = { ...Object.fromEntries(own), ...settings, NO_COLOR: '1' };
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(
      'unshare',
      ['--mount', 'sh', '-ec', hide, 'sh', ...installed, '--', ...tests, ...more],
      { cwd: root, env, maxBuffer: 2 ** 26 },
      (_error, output, faults) => resolve({ code: child.exitCode, output: `${output}${faults}` }),
    );
  });
}

test('[run.any-machine] with Node and git alone the tests pass, name what they leave out and how to get it, and lose nothing', {
  ...needs('mount'),
  timeout: 600_000,
}, async () => {
  const { code, output } = await run({});
  expect(output).toMatch(/\n\d+ passed, 0 failed\n/);
  expect(code, output).toBe(0);
  expect(output).not.toContain('Lost requirement');
  expect(output).toMatch(/\nRequirements: \d+ of \d+ proven, 2 not tried here\. Not yet:\n/);
  expect(output).toMatch(/\nNot tried here, \d+ tests\. To try them: apt-get install --no-install-recommends .*\n/);
  expect(output).toMatch(
    /\n {2}apt-get install --no-install-recommends postgresql\n(?: {4}.*\n)* {4}run: .*database-limits/,
  );
  expect(output).toMatch(
    /\n {2}apt-get install --no-install-recommends swift-proxy .*\n(?: {4}.*\n)* {4}edge: .*s3-faults/,
  );
});

test('[run.any-machine] in CI whatever is not tried fails the run', {
  ...needs('mount'),
  timeout: 120_000,
}, async () => {
  const { code, output } = await run({ CI: 'true' }, '--project=unit');
  expect(output).toMatch(/\nWith CI=true each test that is not tried is a failure\.\n/);
  expect(output).toMatch(/\n\d+ passed, 2 failed\n/);
  expect(code).toBe(1);
});
