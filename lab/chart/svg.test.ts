import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { machineModel } from '../model/machine-model.ts';
import { chartOf } from './chart.ts';
import { mermaidOf } from './mermaid.ts';
import { svgOf } from './svg.ts';

type GateEvent = { type: 'coin.paid' } | { type: 'person.passed' };

const machine = setup({
  types: { events: {} as GateEvent },
  guards: { 'isCoin & <whole>': () => true },
}).createMachine({
  id: 'gate',
  initial: 'shut',
  states: {
    shut: { on: { 'coin.paid': { guard: 'isCoin & <whole>', target: 'open' } } },
    open: {
      initial: 'empty',
      states: { empty: { on: { 'person.passed': '#gate.shut' } }, crowded: { type: 'final' } },
    },
  },
});
const chart = await chartOf(machineModel({ name: 'gate', title: 'Gate "A" & B', file: 'gate.ts', machine }, {}), []);

test('[inspect.export] a drawing is one SVG with each state, arrow and word of it, and no sign that ends one', () => {
  const [drawing] = chart.drawings.slice(-1);
  if (!drawing) throw new Error('It is drawn.');
  const svg = svgOf(chart, drawing);
  expect(svg).toContain('<title>Gate &quot;A&quot; &amp; B</title>');
  for (const { id } of chart.states) expect(svg).toContain(`data-state="${id}"`);
  expect(svg.match(/marker-end/g)).toHaveLength(drawing.edges.length);
  expect(svg).toContain('isCoin &amp; &lt;whole&gt;');
  // Each element that begins also ends, in its place.
  const open: string[] = [];
  for (const [, isEnd, name = '', isWhole] of svg.matchAll(/<(\/)?([a-z]+)[^<>]*?(\/)?>/g)) {
    if (isEnd) expect(open.pop()).toBe(name);
    else if (!isWhole) open.push(name);
  }
  expect(open).toEqual([]);
});

test('[inspect.export] a machine as Mermaid names each state before its arrows lead there, and ends each block', () => {
  const lines = mermaidOf(machine)
    .split('\n')
    .map((line) => line.trim());
  expect(lines[0]).toBe('stateDiagram-v2');
  const named = lines.flatMap((line) => /^state "[^"]+" as (\w+)/.exec(line)?.[1] ?? []);
  expect(named).toEqual(['gate_shut', 'gate_open', 'gate_open_empty', 'gate_open_crowded']);
  const arrows = lines.flatMap((line) => /^(\S+) --> ([^\s:]+)/.exec(line)?.slice(1) ?? []);
  expect(arrows.filter((id) => id !== '[*]' && !named.includes(id))).toEqual([]);
  expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(lines.filter((line) => line === '}').length);
});

test('[inspect.export] a machine of several regions has them in one state, as Mermaid reads no divider outside', () => {
  const both = setup({}).createMachine({
    id: 'both',
    type: 'parallel',
    states: { left: { initial: 'on', states: { on: {} } }, right: { initial: 'off', states: { off: {} } } },
  });
  const lines = mermaidOf(both).split('\n');
  expect(lines.slice(0, 2)).toEqual(['stateDiagram-v2', '  state "both" as both {']);
  expect(lines.at(-1)).toBe('  }');
  expect(lines).toContain('    --');
});
