import { requestedMachines } from './machine-names.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { registry } = await import('../machines/registry/registry.ts');
const { machineFiles } = await import('./machines/generate.ts');
const { changedCharts } = await import('./machines/changed-charts.ts');

/* npm run chart-diff -- [NAME …] [--since=COMMIT]: how machines differ from those of a commit, the last one unless said otherwise. */
const words = process.argv.slice(2);
const since = words.find((word) => word.startsWith('--since='))?.slice('--since='.length) ?? 'HEAD';
const names = requestedMachines(
  registry,
  words.filter((word) => !word.startsWith('--')),
).map(({ name }) => name);
const charts = (await machineFiles()).filter(([path]) => names.some((name) => path.endsWith(`/${name}.chart.json`)));
const said = await changedCharts(charts, since);
console.log(said.join('\n\n') || `No chart has changed since ${since}.`);
