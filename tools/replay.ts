import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { registry } = await import('../machines/registry/registry.ts');
const { describeEvent: spoken, describeState: spokenState } = await import('../lab/model/describe-path.ts');
const { checkSize, readProblemFile, UnreadFile } = await import('../lab/recorder/read-problem-file.ts');
const { problemTest } = await import('../lab/recorder/problem-test.ts');
const { replay } = await import('../lab/recorder/replay.ts');
const { versionDifferences } = await import('../lab/recorder/version-differences.ts');
const { problemFormat } = await import('../web/lab-host/problem-file.ts');
const { TESTS_FOLDER, testFormat } = await import('../web/lab-host/problem-test.ts');
const { replayHost } = await import('../web/lab-host/replay-host.ts');
const { default: ours } = await import('../web/generated/version.json', { with: { type: 'json' } });

const SHOWN_STEPS = 5;
const host = replayHost(registry);

/** A test that is red as long as the file does not end as it did then. */
function writeTest(path: string, text: string): void {
  const name = `${basename(path).replace(/\.json$/, '')}.model.test.ts`;
  const file = join(import.meta.dirname, '..', TESTS_FOLDER, name);
  writeFileSync(file, text, { flag: 'wx' });
  console.log(`\nWritten: ${TESTS_FOLDER}/${name}. Run it: npx vitest run --project=model ${name}`);
}

/** Plays a problem file and prints each machine's end. @returns whether all ended as they did then */
function play(path: string, asTest: boolean): boolean {
  checkSize(statSync(path).size);
  const file = readProblemFile(readFileSync(path, 'utf8'), problemFormat);
  console.log(`${path}: version ${file.version}, written ${file.at} at ${file.page}`);
  if (file.version !== ours.version) {
    const differences = versionDifferences(file, host.machines);
    const said = differences.length === 0 ? 'Its machines are the same here.' : 'What differs in its machines:';
    console.log(`This is version ${ours.version}. ${said}`);
    for (const line of differences) console.log(`  ${line}`);
  }
  const results = file.actors.map((actor) => replay(actor, host));
  for (const { actor, frames, faults } of results) {
    const shown = frames.slice(-SHOWN_STEPS);
    const whole = shown.length === frames.length ? '' : `, the last ${shown.length}:`;
    console.log(
      `\n${actor.machineId} (${actor.id}): ${frames.length} ${frames.length === 1 ? 'step' : 'steps'}${whole}`,
    );
    for (const frame of shown) {
      console.log(
        `  ${new Date(frame.at).toISOString()}  ${spoken(frame.event) || 'started'} → ${spokenState(frame.value)}`,
      );
    }
    console.log(faults.length === 0 ? '  ends as it did then' : faults.map((fault) => `  ${fault}`).join('\n'));
  }
  if (asTest) writeTest(path, problemTest(file, results, testFormat));
  return results.every(({ faults }) => faults.length === 0);
}

const USAGE = `Usage: npm run replay FILE [-- --test]
  --test  writes a Vitest test of the file to ${TESTS_FOLDER}`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { test: { type: 'boolean', default: false } },
});
const [path] = positionals;
if (path === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = play(path, options.test) ? 0 : 1;
  } catch (error) {
    // A file that is no problem file, does not exist, or has its test already, is reported; anything else is a bug.
    const isSaid = error instanceof UnreadFile || ['ENOENT', 'EEXIST'].includes(Object(error).code);
    if (!isSaid) throw error;
    console.error(
      `${path} was not ${Object(error).code === 'EEXIST' ? 'written' : 'played'}. ${(error as Error).message}`,
    );
    process.exitCode = 2;
  }
}
