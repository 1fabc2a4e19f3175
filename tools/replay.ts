import { readFileSync, statSync } from 'node:fs';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { registry } = await import('../machines/models/registry.ts');
const { describeEvent: spoken, describeState: spokenState } = await import('../lab/model/describe-path.ts');
const { checkSize, readProblemFile, UnreadFile } = await import('../lab/recorder/read-problem-file.ts');
const { replay } = await import('../lab/recorder/replay.ts');
const { versionDifferences } = await import('../lab/recorder/version-differences.ts');
const { problemFormat } = await import('../web/lab-host/problem-file.ts');
const { replayHost } = await import('../web/lab-host/replay-host.ts');
const { default: ours } = await import('../web/generated/version.json', { with: { type: 'json' } });

const SHOWN_STEPS = 5;
const host = replayHost(registry);

/** Plays a problem file and prints each machine's end. @returns whether all ended as they did then */
function play(path: string): boolean {
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
  return results.every(({ faults }) => faults.length === 0);
}

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: npm run replay FILE');
  process.exitCode = 2;
} else {
  try {
    process.exitCode = play(path) ? 0 : 1;
  } catch (error) {
    // What is no problem file, or not there, is said; anything else is a bug.
    if (!(error instanceof UnreadFile || Object(error).code === 'ENOENT')) throw error;
    console.error(`${path} was not played. ${(error as Error).message}`);
    process.exitCode = 2;
  }
}
