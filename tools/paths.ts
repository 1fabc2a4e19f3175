import { existsSync, readFileSync } from 'node:fs';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { stateNames, transitionNames } = await import('../lab/model/machine-graph.ts');
const { registry } = await import('../machines/registry/registry.ts');
const { requestedMachines } = await import('./machine-names.ts');
const { walkedFile } = await import('../tests/support/walked.ts');
type Walked = import('../tests/support/walked.ts').Walked;

/** Paths that the last browser tests walked; empty before they ran in this checkout. */
const noted: Walked[] = existsSync(walkedFile)
  ? readFileSync(walkedFile, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  : [];

const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(18) : String(cell).padStart(13))).join(''));
const share = (names: readonly string[], seen: ReadonlySet<string>) =>
  `${names.filter((name) => seen.has(name)).length}/${names.length}`;

const machines = requestedMachines(registry);
const inBrowser: string[] = [];
let isWhole = true;
row(['machine', 'paths', 'states', 'transitions', 'seen: states', 'transitions']);
for (const { name, machine, parts } of machines) {
  const [states, transitions] = [stateNames(machine), transitionNames(machine)];
  const walks = parts.map((part) => part.seen(part.paths()));
  const walked = {
    states: new Set(walks.flatMap((seen) => [...seen.states])),
    transitions: new Set(walks.flatMap((seen) => [...seen.transitions])),
  };
  const own = noted.filter(({ machineId }) => machineId === machine.id);
  const seen = {
    states: new Set(own.flatMap((each) => each.states)),
    transitions: new Set(own.flatMap((each) => each.transitions)),
  };
  const count = parts.reduce((sum, part) => sum + part.paths().length, 0);
  const browser = own.length === 0 ? ['–', '–'] : [share(states, seen.states), share(transitions, seen.transitions)];
  row([name, count, share(states, walked.states), share(transitions, walked.transitions), ...browser]);
  const missed = [
    ...states.filter((state) => !walked.states.has(state)),
    ...transitions.filter((taken) => !walked.transitions.has(taken)),
  ];
  for (const one of missed) console.log(`  not walked: ${one}`);
  isWhole &&= missed.length === 0;
  if (own.length === 0) continue;
  inBrowser.push(...states.filter((state) => !seen.states.has(state)).map((state) => `${name}: state ${state}`));
  inBrowser.push(...transitions.filter((taken) => !seen.transitions.has(taken)).map((taken) => `${name}: ${taken}`));
}
console.log('\nstates, transitions: walked by generated paths in the machine alone.');
console.log(
  noted.length === 0
    ? 'seen: the browser tests have not run in this checkout; npm test notes what they walk.'
    : `seen: what the browser tests of this checkout walked. Not among it:\n${inBrowser.map((line) => `  ${line}`).join('\n')}`,
);
if (!isWhole) process.exitCode = 1;
