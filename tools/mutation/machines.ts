import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Heat } from '../../lab/chart/heat.ts';
import type { MachineModel } from '../../lab/model/machine-model.ts';
import { behaviourMutationsOf } from '../../lab/mutation/behaviour.ts';
import { heatOf } from '../../lab/mutation/heat.ts';
import { type Finding, jobsOf, type Machine, type MutationHost, walksByTests } from '../../lab/mutation/jobs.ts';
import { mutationName, mutationsOf } from '../../lab/mutation/mutation.ts';
import { list, percent, row } from './print.ts';
import { heatFile, heatFolder } from './stale-heat.ts';

/** The share of all mutations of transitions that must be found, and of those of behaviour by own tests alone. */
const FLOOR = 0.95;

/** Those of the form's users are its own too; and those of a wizard lead its draft along. */
const testsBeside: Readonly<Record<string, readonly string[]>> = {
  form: ['machines/forms/account-forms.test.ts'],
  'booking-draft': ['machines/booking-wizard/{booking-wizard.machine,outcomes,steps}.test.ts'],
  'booking-wizard': ['machines/booking-draft/*.test.ts'],
};

const root = join(import.meta.dirname, '../..');
const host: MutationHost = {
  root,
  testsOf: (name) => globSync([`machines/${name}/**/*.test.ts`, ...(testsBeside[name] ?? [])], { cwd: root }),
  testConfig: 'tools/mutation/vitest.config.ts',
  walks: 'tools/mutation/walks.run.ts',
};

type MutationOptions = {
  /** Machines to look at closely: what their own tests let pass is named then. */
  readonly isNamed: boolean;
  readonly isHeat: boolean;
};

/** Tries each mutation of the transitions and of the behaviour of some machines, and prints what was noticed. */
export async function measureMachines(
  models: readonly MachineModel[],
  { isNamed, isHeat }: MutationOptions,
): Promise<void> {
  const machines: Machine[] = models.map(({ name, machine }) => ({
    name,
    mutants: mutationsOf(machine).map(mutationName),
    behaviour: behaviourMutationsOf(machine).map(mutationName),
  }));

  const findings: Finding[] = [];
  const waiting = machines.flatMap((machine) => jobsOf(host, machine)).sort((one, other) => other.size - one.size);
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) findings.push(...(await job.run()));
  };
  const startedAt = Date.now();
  await Promise.all(Array.from({ length: availableParallelism() }, worker));

  const total = { all: 0, tests: 0, paths: 0, either: 0, behaviour: 0, noticed: 0 };
  const survivors: string[] = [];
  const unseen: string[] = [];
  row(['machine', 'transitions', 'own tests', 'paths', 'either', 'score', 'behaviour', 'own tests', 'score']);
  for (const { name, mutants, behaviour } of machines) {
    const by = (how: Finding['how']) =>
      new Set(findings.filter((one) => one.name === name && one.how === how).map(({ mutant }) => mutant));
    const [tests, paths] = [by('tests'), by('paths')];
    const left = mutants.filter((mutant) => !tests.has(mutant) && !paths.has(mutant));
    const either = mutants.length - left.length;
    const noticed = behaviour.filter((mutant) => tests.has(mutant)).length;
    const own = mutants.filter((mutant) => tests.has(mutant)).length;
    row([
      name,
      mutants.length,
      own,
      paths.size,
      either,
      percent(either, mutants.length),
      behaviour.length,
      noticed,
      percent(noticed, behaviour.length),
    ]);
    survivors.push(...left.map((mutant) => `${name}: ${mutant}`));
    unseen.push(
      ...[...mutants, ...behaviour].filter((mutant) => !tests.has(mutant)).map((mutant) => `${name}: ${mutant}`),
    );
    total.all += mutants.length;
    total.tests += own;
    total.behaviour += behaviour.length;
    total.noticed += noticed;
    total.paths += paths.size;
    total.either += either;
  }
  row([
    'all',
    total.all,
    total.tests,
    total.paths,
    total.either,
    percent(total.either, total.all),
    total.behaviour,
    total.noticed,
    percent(total.noticed, total.behaviour),
  ]);
  console.log(`
own tests: written by hand, beside the machine; they find ${percent(total.tests, total.all)} by themselves.
behaviour: guards negated and always true, actions and fields left out, fields swapped, inputs left out, delays halved and
doubled; own tests alone are asked, as paths hear no port and no clock.
paths: generated from the machine as it is written, walked in the mutated one; another state, context or action is noticed.
Beyond that each mutation changes the machine's chart, which npm test compares: that is not counted here.
${Math.round((Date.now() - startedAt) / 1000)} s.`);
  list('Survived', survivors);
  if (isNamed) list('Not noticed by own tests', unseen);
  if (total.either < FLOOR * total.all) process.exitCode = 1;

  if (isHeat) {
    mkdirSync(heatFolder, { recursive: true });
    for (const model of models) {
      const one = machines.find(({ name }) => name === model.name);
      const died = new Set(findings.filter(({ name }) => name === model.name).map(({ mutant }) => mutant));
      const mutants = [...(one?.mutants ?? []), ...(one?.behaviour ?? [])];
      const heat = heatOf(model, { walks: await walksByTests(host, model.name), mutants, died });
      writeFileSync(heatFile(model.name), textOf(heat));
    }
    console.log(`Written: web/lab-host/heat/${models.length === 1 ? `${models[0]?.name}.heat.json` : ''}`);
  }
}

/** A line for each arrow, so that a change of one is a change of its line. */
const textOf = ({ name, shape, arrows }: Heat) => {
  const lines = Object.entries(arrows).map((entry) => entry.map((part) => JSON.stringify(part)).join(': '));
  return `{"name": ${JSON.stringify(name)}, "shape": ${JSON.stringify(shape)}, "arrows": {\n${lines.join(',\n')}\n}}\n`;
};
