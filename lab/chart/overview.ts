import { type AnyStateMachine, createMachine } from 'xstate';
import { nodesOf, transitionsOf } from '../model/machine-graph.ts';
import type { MachineModel } from '../model/machine-model.ts';
import { chartOf } from './chart.ts';
import type { Chart } from './chart.types.ts';

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

/** The machines that one of them starts, by the names of their models. */
function startedBy({ machine }: MachineModel, models: readonly MachineModel[]): string[] {
  const started = Object.values(machine.implementations.actors as Record<string, unknown>).filter(isMachine);
  const names = started.flatMap(({ id }) => models.find((one) => one.machine.id === id)?.name ?? []);
  return [...new Set(names)];
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

const sizeOf = ({ machine }: MachineModel) => {
  const states = nodesOf(machine.root);
  const arrows = states.flatMap(transitionsOf).length;
  return `${counted(states.length, 'state')}, ${counted(arrows, 'transition')}`;
};

type Starts = ReadonlyMap<string, readonly string[]>;

/** Machines that start each other, or start the same one, belong together. */
function groupsOf(starts: Starts): string[][] {
  let groups = [...starts.keys()].map((name) => [name]);
  for (const [name, others] of starts)
    for (const other of others) {
      const [mine, theirs] = [name, other].map((one) => groups.find((group) => group.includes(one)) ?? []);
      if (mine && theirs && mine !== theirs)
        groups = [...groups.filter((group) => group !== mine && group !== theirs), [...mine, ...theirs]];
    }
  return groups.sort((one, other) => other.length - one.length);
}

/** A machine of machines: each of a product's as a state that says how large it is, and an arrow from each to those it starts. */
export async function overviewOf(models: readonly MachineModel[]): Promise<Chart> {
  const starts: Starts = new Map(models.map((model) => [model.name, startedBy(model, models)]));
  const groups = groupsOf(starts);
  const started = new Set([...starts.values()].flat());
  const groupName = (group: readonly string[]) => group.filter((name) => !started.has(name)).join(' + ');
  const pathOf = (name: string) => {
    const group = groups.find((one) => one.includes(name)) ?? [];
    return group.length > 1 ? `#machines.${groupName(group)}.${name}` : `#machines.${name}`;
  };
  const stateOf = (name: string) => ({
    on: Object.fromEntries((starts.get(name) ?? []).map((other) => [`starts ${other}`, { target: pathOf(other) }])),
    tags: models.filter((one) => one.name === name).map(sizeOf),
  });
  const statesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, stateOf(name)]));
  const regions = groups.map((group): [string, object] =>
    group.length > 1
      ? [groupName(group), { type: 'parallel', states: statesOf(group) }]
      : [group[0] ?? '', stateOf(group[0] ?? '')],
  );
  const machine = createMachine({ id: 'machines', type: 'parallel', states: Object.fromEntries(regions) });
  const chart = await chartOf({ name: 'machines', title: 'All machines', file: '', machine, parts: [] }, []);
  // The drawing has its size as a tag; here it is no more than words.
  const plain = (text: string) => text.replace(/^tag /, '');
  return {
    ...chart,
    states: chart.states.map(({ tags, ...state }) => ({ ...state, tags: [], ...(tags[0] ? { note: tags[0] } : {}) })),
    drawings: chart.drawings.map((drawing) => ({
      ...drawing,
      states: drawing.states.map((state) => ({
        ...state,
        lines: state.lines.map((line) => ({ ...line, text: plain(line.text) })),
      })),
    })),
  };
}
