import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { machineModel } from '../../lab/model/machine-model.ts';
import { registry } from '../../machines/registry/registry.ts';
import { BOOKING_STATUSES } from '../../machines/rules/booking/booking-status.table.ts';
import { operations } from '../../services/access/operations.ts';
import { changedCharts } from '../../tools/machines/changed-charts.ts';
import { machinePage } from '../../tools/machines/machine-pages.ts';
import { staleHeats } from '../../tools/mutation/stale-heat.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('[inspect.chart-diff] the changes of charts since the last commit are listed line by line', async () => {
  const charts = registry.map(({ name }) => `web/lab-host/generated/${name}.chart.json`);
  const said = await changedCharts(
    charts.map((path) => [path, read(path)]),
    process.env['CHARTS_SINCE'] ?? 'HEAD',
  );
  if (said.length > 0) console.info(`Charts that have changed:\n${said.join('\n\n')}`);
  for (const text of said) expect(text).toMatch(/^[+−~] /m);
});

test('[inspect.gallery] a changed machine has another chart', () => {
  const chart = (target: 'open' | 'shut') => {
    const door = setup({ types: { events: {} as { type: 'door.pushed' } } }).createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { on: { 'door.pushed': target } }, open: {} },
    });
    const about = { name: 'door', title: 'Door', file: 'machines/load/load.machine.ts', machine: door };
    return machinePage(machineModel(about, {}));
  };
  expect(chart('open')).toContain('door_shut --> door_open: door.pushed');
  expect(chart('shut')).not.toBe(chart('open'));
});

test('[inspect.heat-fresh] the heat of each machine was measured of the machine as it is', () => {
  const stale = staleHeats(registry).map(({ name }) => name);
  expect(stale, 'npm run mutation -- --heat --stale').toEqual([]);
});

test('[inspect.rules] the document has every status, every operation and every code', () => {
  const rules = read('docs/rules.md');
  for (const status of BOOKING_STATUSES) expect(rules).toContain(`\n| ${status} |`);
  for (const [name, { permissions }] of Object.entries(operations)) {
    const [row] = rules.split('\n').filter((line) => line.startsWith(`| \`${name}\` | \``));
    expect(row, name).toMatch(/(GET|POST|PUT|PATCH|DELETE) \//);
    if (typeof permissions !== 'string') for (const permission of permissions) expect(row).toContain(permission);
  }
  const codes = [...read('machines/lib/portal-error.ts').matchAll(/code: '([A-Z_]+)'/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(5);
  for (const code of codes) expect(rules).toContain(`\n| \`${code}\` |`);
});

const filesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: new URL('../../', import.meta.url) }).filter(
    (path) => !path.includes('.test.'),
  );

test('[machine.inspect] every machine is in the catalogue, and every actor of a page is started where it can be watched', () => {
  const machines = filesOf('machines').filter((path) => path.endsWith('.machine.ts'));
  expect(
    machines.filter((path) => !registry.some(({ file }) => file === path)),
    'machines/registry/registry.ts',
  ).toEqual([]);
  const unwatched = filesOf('web').filter((path) =>
    /(useMachine|useActorRef)\b.*'@xstate\/react'|\bcreateActor\b.*'xstate'/.test(read(path)),
  );
  expect(unwatched, 'take them from web/app/machines/use-machine.ts').toEqual([]);
});

test('actions and guards take params: they do not look at the type of the event that came', () => {
  const looking = filesOf('machines').filter((path) => /\bevent\.type\b|\bassertEvent\b/.test(read(path)));
  expect(looking, 'withEvent, or an action of its own').toEqual([]);
});
