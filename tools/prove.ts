import { spawnSync } from 'node:child_process';
import { requirements } from '../tests/requirements.ts';
import { testFilesById } from '../tests/support/test-files.ts';

const [id = '', ...more] = process.argv.slice(2);
const files = Object.hasOwn(requirements, id) ? (testFilesById().get(id) ?? []) : [];
if (files.length === 0) {
  console.error(`npm run prove slots.hold: the tests of one requirement. '${id}' is none of tests/requirements.ts.`);
  process.exit(2);
}

// The services run on PostgreSQL where there is one, as in `npm test`.
const inTitle = `\\[${id.replaceAll('.', '\\.')}\\]`;
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=!services-embedded', '-t', inTitle, ...files, ...more],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
