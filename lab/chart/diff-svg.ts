import { nodesOf } from '../model/machine-graph.ts';
import type { ChartChange, ChartDiff } from './chart-diff.ts';
import { unionOf } from './diff-machine.ts';
import { drawingOf } from './drawing.ts';
import { depthOf } from './scope.ts';
import { type Marked, svgOf } from './svg.ts';

/** Told apart by colour, by dashes, and by a sign before the words. */
const looks: Readonly<Record<Exclude<ChartChange, 'same'>, Marked>> = {
  new: { colour: '#12683f', sign: '+' },
  gone: { colour: '#b0241c', sign: '−', dash: '6 4' },
  changed: { colour: '#854700', sign: '~' },
};

const ORDER: readonly ChartChange[] = ['gone', 'new', 'changed'];

/** Two versions of a machine as one picture: what is new, gone and changed. */
export async function diffSvg(diff: ChartDiff): Promise<string> {
  const { machine, changes } = unionOf(diff);
  const { root } = machine;
  const drawing = await drawingOf({ focus: root, depth: depthOf(root) });
  const lookOf = (change: ChartChange | undefined) => (change && change !== 'same' ? looks[change] : undefined);
  const states = nodesOf(root).map((node) => ({ id: node.id, kind: node.type }));
  return svgOf({ title: `${diff.title}: new (+), gone (−) and changed (~)`, states }, drawing, {
    state: (id) => lookOf(changes.get(id)),
    // One arrow may be of several transitions.
    transitions: (names) => lookOf(ORDER.find((change) => names.some((name) => changes.get(name) === change))),
  });
}
