import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overviewOf } from '../../lab/chart/overview.ts';
import { stateNames, transitionNames } from '../../lab/model/machine-graph.ts';
import { registry } from '../../machines/registry/registry.ts';
import { aboutMachine, machinePage, machinesPage } from './machine-pages.ts';
import { rulesDocument } from './rules-document.ts';
import { storedChart } from './stored-drawings.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

/** The version of the machines: the product's, and what tells one shape of them from another. */
function versionFile(): string {
  const shapes = registry.map(({ name, machine }) => [name, stateNames(machine), transitionNames(machine)]);
  const shape = createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 8);
  return `${JSON.stringify({ version: `${version}+${shape}` })}\n`;
}

let made: Promise<[string, string][]> | undefined;

/** Charts of all machines, for people (docs/machines) and for the inspector, and the rules behind them. Made once. */
export function machineFiles(): Promise<[string, string][]> {
  made ??= makeFiles();
  return made;
}

async function makeFiles(): Promise<[string, string][]> {
  const charts = await Promise.all(
    registry.map(async (model): Promise<[string, string][]> => {
      const path = `web/lab-host/generated/${model.name}.chart.json`;
      return [
        [`docs/machines/${model.name}.md`, machinePage(model)],
        [path, `${JSON.stringify(await storedChart(model, aboutMachine(model.file), path))}\n`],
      ];
    }),
  );
  return [
    ['docs/machines/README.md', machinesPage(registry)],
    ['web/lab-host/generated/machines.overview.json', `${JSON.stringify(await overviewOf(registry))}\n`],
    ['web/generated/version.json', versionFile()],
    ['docs/rules.md', await rulesDocument()],
    ...charts.flat(),
  ];
}
