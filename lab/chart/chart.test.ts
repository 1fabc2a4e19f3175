import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { machineModel } from '../model/machine-model.ts';
import { actionLabel } from './action-labels.ts';
import { chartOf } from './chart.ts';

type DoorEvent = { type: 'door.pushed' } | { type: 'door.left' } | { type: 'key.turned' };

const doorMachine = setup({
  types: { context: {} as { pushes: number }, events: {} as DoorEvent, tags: {} as 'passable' },
  actions: { ring: () => {} },
}).createMachine({
  id: 'door',
  context: { pushes: 0 },
  initial: 'shut',
  states: {
    // Written last and entered first: it is drawn on top all the same.
    open: {
      tags: 'passable',
      entry: 'ring',
      initial: 'ajar',
      states: { ajar: { on: { 'door.pushed': 'wide' } }, wide: {} },
      on: { 'door.left': 'shut' },
    },
    shut: {
      on: {
        'door.pushed': { target: 'open', actions: assign({ pushes: ({ context }) => context.pushes + 1 }) },
        'key.turned': 'locked',
      },
    },
    locked: { on: { 'key.turned': 'shut' } },
  },
});

const about = { name: 'door', title: 'Door', file: 'door.machine.ts', machine: doorMachine };
const chart = await chartOf(machineModel(about, {}), []);

test('[inspect.gallery] a chart begins with the initial state on top', () => {
  const [whole] = chart.drawings;
  expect(whole?.above).toBe(0);
  const top = (id: string) => whole?.states.find((state) => state.id === id)?.box.y ?? Number.NaN;
  expect(top('door.shut')).toBeLessThan(top('door.open'));
  expect(top('door.shut')).toBeLessThan(top('door.locked'));
});

test('a chart says what a state does as it is entered, its tags, and what a transition does on its way', () => {
  const open = chart.states.find(({ id }) => id === 'door.open');
  expect(open).toMatchObject({ tags: ['passable'], entry: ['ring'] });
  const shut = chart.states.find(({ id }) => id === 'door.shut');
  expect(shut?.transitions[0]?.actions).toEqual(['sets pushes']);
  expect(chart.drawings[0]?.edges.flatMap(({ label }) => label?.lines ?? [])).toContain(' / sets pushes');
  expect(actionLabel('ring', doorMachine)).toBe('ring');
});
