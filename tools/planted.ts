import { parseArgs } from 'node:util';
import { plants } from '../tests/planted/index.ts';
import type { Plant } from '../tests/planted/plant.ts';
import { requirements } from '../tests/requirements.ts';
import { projectOf, projects, testFilesById, testTitles } from '../tests/support/test-files.ts';
import { fingerprintOf, Verdicts } from './planted/record.ts';
import { scratchTree } from './planted/tree.ts';
import { type PlantResult, planted, tryPlant, tryTogether } from './planted/trial.ts';

const USAGE = `npm run planted -- [--only=slots] [--id=slots.hold,slots.more] [--project=unit,services] [--changed] [--list] [--jobs=2] [--seconds=300]
  --changed  leaves out what was red before, where plant, file and tests are the same
  --project  those whose cheapest test is in one of these, and no dearer tests of theirs
  --list     prints the score of earlier runs, and runs nothing`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    id: { type: 'string' },
    project: { type: 'string' },
    changed: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '300' },
  },
});

const named = testFilesById();
const wantedProjects = options.project?.split(',');
const isWanted = (file: string) => !wantedProjects || wantedProjects.includes(projectOf(file));
const filesOf = ({ id, tests }: Plant) => tests ?? named.get(id) ?? [];
const costOf = (plant: Plant) => Math.min(...filesOf(plant).map((file) => projects.indexOf(projectOf(file))));
const ids = options.id?.split(',');
const unknown = (ids ?? []).filter((id) => !plants.some((plant) => plant.id === id));
if (unknown.length > 0) {
  console.error(`Nothing is planted as ${unknown.join(', ')}.`);
  process.exit(2);
}

const wanted = plants
  .filter(({ id }) => (options.only === undefined || id.startsWith(options.only)) && (!ids || ids.includes(id)))
  .filter((plant) => !wantedProjects || wantedProjects.includes(projects[costOf(plant)] ?? ''))
  .sort((one, other) => costOf(one) - costOf(other));

/** True if the stored verdict still holds. */
const isSettled = (plant: Plant) => verdicts.of(plant)?.fingerprint === fingerprintOf(plant, filesOf(plant));

const verdicts = new Verdicts();
/** Limit for the tests of one plant. */
const mostMs = Number(options.seconds) * 1_000;
if (options.help) console.log(USAGE);
else {
  for (const plant of wanted) planted(plant); // a moved line is reported before anything runs
  if (!options.list)
    await runAll(
      wanted.filter((plant) => !(options.changed && isSettled(plant) && verdicts.of(plant)?.outcome === 'red')),
    );
  printScore();
}

async function runAll(queue: Plant[]): Promise<void> {
  const all = queue.length;
  let count = 0;
  const note = (plant: Plant, verdict: PlantResult, startedAt: number) => {
    verdicts.write(plant, fingerprintOf(plant, filesOf(plant)), verdict);
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    count += 1;
    console.log(`${verdict.outcome.padEnd(6)} ${plant.id} (${seconds} s, ${count} of ${all}) ${verdict.by}`);
  };
  const batches = togetherOf(queue);
  const alone = queue.filter((plant) => !batches.some((batch) => batch.includes(plant)));
  const worker = async () => {
    if (batches.length + alone.length === 0) return;
    const tree = scratchTree();
    const remove = () => tree.remove();
    process.once('exit', remove);
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const startedAt = Date.now();
      const files = [...new Set(batch.flatMap(filesOf).filter(isWanted))];
      const found = await tryTogether(tree, batch, files, mostMs * 4);
      for (const [plant, verdict] of found) note(plant, verdict, startedAt);
      alone.push(...batch.filter((plant) => !found.has(plant)));
    }
    for (let plant = alone.shift(); plant; plant = alone.shift()) {
      const startedAt = Date.now();
      note(plant, await tryPlant(tree, plant, filesOf(plant).filter(isWanted), mostMs), startedAt);
    }
    process.off('exit', remove);
    remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)); // the trees go at the exit
  await Promise.all(Array.from({ length: Math.max(1, Number(options.jobs)) }, worker));
}

/** Plants of the browser that can share a build: each requirement once, and no two that one test would have to notice. */
function togetherOf(queue: readonly Plant[]): Plant[][] {
  const batches: Plant[][] = [];
  const titles = testTitles();
  const share = (one: Plant, other: Plant) =>
    one.id === other.id || titles.some((title) => title.includes(`[${one.id}]`) && title.includes(`[${other.id}]`));
  for (const plant of queue.filter((one) => one.notice !== undefined && projects[costOf(one)] === 'portal')) {
    const batch = batches.find((some) => !some.some((other) => share(plant, other)));
    if (batch) batch.push(plant);
    else batches.push([plant]);
  }
  return batches.filter(({ length }) => length > 1);
}

/** A requirement counts as red where all of its plants are. */
function printScore(): void {
  const byId = Map.groupBy(wanted, ({ id }) => id);
  const outcomeOf = (own: readonly Plant[]) =>
    own
      .map((plant) => (isSettled(plant) ? (verdicts.of(plant)?.outcome ?? 'not run') : 'not run'))
      .find((one) => one !== 'red') ?? 'red';
  const outcomes = [...byId].map(([id, own]) => [id, outcomeOf(own)] as const);
  for (const [id, outcome] of outcomes.filter(([, outcome]) => outcome !== 'red')) {
    console.log(`${outcome}: ${id}, ${requirements[id]}`);
  }
  const missing = Object.keys(requirements).filter((id) => !plants.some((plant) => plant.id === id));
  if (missing.length > 0) console.log(`Without a plant: ${missing.join(', ')}`);
  const red = outcomes.filter(([, outcome]) => outcome === 'red').length;
  console.log(`${red} of ${outcomes.length} red`);
  if (red < outcomes.length) process.exitCode = 1;
}
