import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateNode } from 'xstate';
import { nameOf, nodesOf, transitionsOf } from '../model/machine-graph.ts';
import type { MachineModel } from '../model/machine-model.ts';
import { type Arrow, arrowsOf } from './arrows.ts';
import type { Box, Chart, ChartEdge, ChartMark, ChartState } from './chart.types.ts';
import { calledBy, labelOf, linesOf } from './elk-nodes.ts';
import { laidOut } from './layout.ts';
import { note, start } from './node-ids.ts';
import { delayOf, transitionWords } from './words.ts';

/**
 * A machine drawn by ELK, once, so that no browser needs to.
 * @param about what its source says about it, a paragraph a line
 */
export async function chartOf({ name, title, file, machine }: MachineModel, about: readonly string[]): Promise<Chart> {
  const arrows = arrowsOf(machine);
  const starts = nodesOf(machine.root)
    .filter(({ type }) => type === 'compound')
    .map((node) => ({ from: start(node), to: node.initial.target[0]?.id ?? '' }));
  const edges: ElkExtendedEdge[] = [
    ...arrows.map(({ id, from, to, labels }) => ({
      id,
      sources: [from],
      targets: [to],
      labels: labels.length === 0 ? [] : [labelOf(labels)],
    })),
    ...starts.map(({ from, to }) => ({ id: from, sources: [from], targets: [to] })),
  ];
  const { pieces, width, height } = await laidOut(machine, edges);
  const boxes = new Map<string, Box>();
  for (const { laid, left, top } of pieces) place(laid, left, top, boxes);
  return {
    ...{ name, title, file, machineId: machine.id, about },
    ...{ width: Math.ceil(width), height: Math.ceil(height) },
    states: nodesOf(machine.root).map((node) => stateOf(node, boxes)),
    edges: pieces.flatMap(({ laid, left, top }) => (laid.edges ?? []).map((edge) => edgeOf(edge, left, top, arrows))),
    marks: [...boxes].flatMap(([id, box]) => markOf(id, box)),
  };
}

const rounded = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;

/** Boxes of all nodes, from the chart's own corner. */
function place(
  { id, x = 0, y = 0, width, height, children = [] }: ElkNode,
  left: number,
  top: number,
  boxes: Map<string, Box>,
) {
  const at = { x: rounded(left + x), y: rounded(top + y) };
  if (id !== 'page') boxes.set(id, { ...at, width: rounded(width), height: rounded(height) });
  for (const child of children) place(child, left + x, top + y, boxes);
}

function markOf(id: string, box: Box): ChartMark[] {
  if (id.endsWith(':start')) return [{ id, kind: 'start', box }];
  return id.endsWith(':any') ? [{ id, kind: 'anywhere', box }] : [];
}

function stateOf(node: AnyStateNode, boxes: ReadonlyMap<string, Box>): ChartState {
  const box = boxes.get(node.id);
  if (!box) throw new Error(`The layout lost ${node.id}.`);
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
    invokes: node.invoke.map(calledBy),
    delays: [...new Set(transitionsOf(node).flatMap(({ eventType }) => delayOf(eventType) ?? []))],
    transitions: transitionsOf(node).map((taken) => ({
      name: nameOf(taken),
      event: taken.eventType,
      label: transitionWords(taken),
      target: taken.target?.map(({ id }) => id) ?? [],
    })),
    box,
    lines: linesOf(node),
    note: boxes.get(note(node)) ?? null,
  };
}

function edgeOf(
  { id, sections = [], labels = [] }: ElkExtendedEdge,
  left: number,
  top: number,
  arrows: readonly Arrow[],
): ChartEdge {
  const arrow = arrows.find((one) => one.id === id);
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [rounded(left + x), rounded(top + y)] as const),
  );
  const [label] = labels;
  return {
    id,
    transitions: arrow?.transitions ?? [],
    points,
    label:
      label && arrow
        ? { x: rounded(left + (label.x ?? 0)), y: rounded(top + (label.y ?? 0)), lines: arrow.labels }
        : null,
  };
}
