import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { worlds } = await import('./worlds.ts');
const { closeRealBench } = await import('./real-bench.ts');
const { problemFile } = await import('../../web/lab-host/problem-file.ts');
const { recorder } = await import('../../web/app/machines/use-machine.ts');

const NIGHTLY_RUNS = '20000';

/** The whole page as the inspector and `npm run replay` read it. */
async function writeProblem(world: (typeof worlds)[number], fault: Fault): Promise<string> {
  recorder.watched.clear();
  await fault.replay(recorder.watch);
  const file = join(tmpdir(), `simulation-${world.name.replaceAll(' ', '-')}-${fault.seed}.json`);
  writeFileSync(file, JSON.stringify(problemFile(new Date(), `simulation of ${world.name}`)));
  return file;
}
type Fault = NonNullable<Awaited<ReturnType<(typeof worlds)[number]['find']>>>;

async function tell(world: (typeof worlds)[number], fault: Fault): Promise<void> {
  console.log(`${world.name}: seed ${fault.seed} breaks a promise`);
  for (const words of fault.broken) console.log(`  ${words}`);
  for (const { waitMs, step } of fault.run.steps) console.log(`  after ${waitMs} ms: ${JSON.stringify(step)}`);
  for (const [nth, fate] of fault.run.fates.entries()) console.log(`  message ${nth + 1}: ${JSON.stringify(fate)}`);
  console.log(`  As a run to keep: ${JSON.stringify(fault.run)}`);
  console.log(`  Once more: npm run simulate -- --world='${world.name}' --seed=${fault.seed} --runs=1`);
  console.log(`  Its machines, for the inspector and npm run replay: ${await writeProblem(world, fault)}`);
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: NIGHTLY_RUNS },
    seed: { type: 'string', default: '1' },
    world: { type: 'string' },
  },
});
const chosen = worlds.filter(({ name }) => values.world === undefined || name === values.world);
if (chosen.length === 0) {
  console.error(`There is no world ${values.world}. There are: ${worlds.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 2;
}
const runs = Math.ceil(Number(values.runs) / chosen.length);
for (const world of chosen) {
  const fault = await world.find({ seed: Number(values.seed), runs });
  if (fault === null) console.log(`${world.name}: ${runs} runs from seed ${values.seed}, every promise holds`);
  else {
    await tell(world, fault);
    process.exitCode = 1;
  }
}
await closeRealBench();
