import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { MachineModel } from '../model/machine-model.ts';
import { overviewOf } from './overview.ts';

const bell = createMachine({
  id: 'doorBell',
  initial: 'silent',
  states: { silent: { on: { rung: 'loud' } }, loud: {} },
});
const lamp = createMachine({ id: 'lamp' });
const door = createMachine({ id: 'frontDoor', invoke: { src: 'bell' } }).provide({ actors: { bell } });
const models: MachineModel[] = [
  { name: 'lamp', title: 'Lamp', file: '', machine: lamp, parts: [] },
  { name: 'front-door', title: 'Door', file: '', machine: door, parts: [] },
  { name: 'bell', title: 'Bell', file: '', machine: bell, parts: [] },
];

test('[inspect.overview] each machine says how large it is, and has an arrow to the machines that it starts', async () => {
  const { states, drawings } = await overviewOf(models);
  const arrows = states.flatMap(({ key, transitions }) => transitions.map(({ label }) => `${key} ${label}`));
  expect(arrows).toEqual(['front-door starts bell']);
  const [drawing] = drawings;
  const lines = new Map(drawing?.states.map(({ title, lines: said }) => [title, said.map(({ text }) => text)]));
  expect(lines.get('bell')).toEqual(['3 states, 1 transition']);
  expect(lines.get('lamp')).toEqual(['1 state, 0 transitions']);
  expect(states.find(({ key }) => key === 'bell')).toMatchObject({ note: '3 states, 1 transition', tags: [] });
  expect(drawing?.edges.length).toBe(1);
});
