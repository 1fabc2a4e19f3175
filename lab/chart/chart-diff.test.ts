import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { machineModel } from '../model/machine-model.ts';
import { chartOf } from './chart.ts';
import { diffOf, diffText, hasChanged } from './chart-diff.ts';
import { diffSvg } from './diff-svg.ts';

type DoorEvent = { type: 'door.pushed' } | { type: 'key.turned' } | { type: 'bell.rung' };

const made = setup({
  types: { events: {} as DoorEvent },
  guards: { isOiled: () => true },
  actions: { squeak: () => {}, ring: () => {} },
});

const chart = (machine: Parameters<typeof machineModel>[0]['machine']) =>
  chartOf(machineModel({ name: 'door', title: 'Door', file: 'door.machine.ts', machine }, {}), []);

const before = await chart(
  made.createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { 'door.pushed': { target: 'open', actions: 'squeak' }, 'key.turned': 'locked' } },
      open: { on: { 'door.pushed': 'shut' } },
      locked: { on: { 'key.turned': 'shut' } },
    },
  }),
);
const after = await chart(
  made.createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { 'door.pushed': { target: 'open', guard: 'isOiled' } } },
      open: { entry: 'ring', on: { 'door.pushed': 'shut', 'bell.rung': 'jammed' } },
      jammed: {},
    },
  }),
);

test('[inspect.chart-diff] the comparison of two versions of a machine names each new, removed and changed line', () => {
  expect(diffText(diffOf(before, after)).split('\n')).toEqual([
    'Door: changed',
    '~ door.shut: door.pushed [isOiled] → door.open',
    '    it was door.pushed → door.open / squeak',
    '− door.shut: key.turned → door.locked',
    '~ door.open',
    '    entry none → ring',
    '+ door.open: bell.rung → door.jammed',
    '+ door.jammed',
    '− door.locked',
    '− door.locked: key.turned → door.shut',
  ]);
});

test('[inspect.chart-diff] one picture has both versions, and what became of each state and arrow', async () => {
  const svg = await diffSvg(diffOf(before, after));
  const words = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  expect(words).toEqual(
    expect.arrayContaining(['shut', '~ open', '+ jammed', '− locked', '− key.turned', '+ bell.rung', 'door.pushed']),
  );
  expect(svg).toMatch(/data-state="door\.locked"><rect[^>]* stroke="#b0241c"[^>]* stroke-dasharray="6 4"/);
  expect(svg).toMatch(/data-state="door\.shut"><rect[^>]* stroke="#828b9b"/);
});

test('the same machine twice has not changed', () => {
  expect(hasChanged(diffOf(after, after))).toBe(false);
  expect(hasChanged(diffOf(before, after))).toBe(true);
  expect(diffText(diffOf(after, after))).toBe('Door: nothing has changed');
});
