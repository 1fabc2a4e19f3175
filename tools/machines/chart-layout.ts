import elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf, nodesOf, transitionsOf } from '../../lab/model/machine-graph.ts';
import type { MachineModel } from '../../lab/model/machine-model.ts';
import type { Box, Chart, ChartEdge, ChartMark, ChartState } from '../../web/inspector/chart.types.ts';
import { aboutOf, delayOf, transitionWords } from './words.ts';

const TITLE = { charWidth: 7.4, height: 34 };
const LINE = { charWidth: 6.65, height: 15 };
const MARK = 12;
const MOST_LABEL_LINES = 8;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '22',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
};

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isWithin(node.parent, outer));

/** Leads out of the state that it starts in, so that it is an arrow; anything else is said inside the box. */
const isArrow = (taken: AnyTransitionDefinition): taken is AnyTransitionDefinition & { target: AnyStateNode[] } =>
  taken.target?.every((to) => !isWithin(taken.source, to)) === true;

const isDownward = (taken: AnyTransitionDefinition) =>
  taken.target?.every((to) => to !== taken.source && isWithin(to, taken.source)) === true;

function linesOf(node: AnyStateNode) {
  const calls = node.invoke.map((one) => ({ text: `calls ${calledBy(one)}`, transition: null }));
  const stays = transitionsOf(node)
    .filter((taken) => !isArrow(taken))
    .map((taken) => ({ text: `${taken.target ? '↻' : '·'} ${transitionWords(taken)}`, transition: nameOf(taken) }));
  return [...calls, ...stays];
}

/** A port that is called without a name of its own has a number for one. */
const calledBy = ({ id, src }: { id: string; src: unknown }) => (/^\d/.test(id) && typeof src === 'string' ? src : id);

const anywhere = (node: AnyStateNode) => `${node.id}:any`;
const start = (node: AnyStateNode) => `${node.id}:start`;
/** What a state with states inside says is a box among them, so that no arrow runs through it. */
const note = (node: AnyStateNode) => `${node.id}:note`;

function elkNodeOf(node: AnyStateNode): ElkNode {
  const lines = linesOf(node);
  const widest = Math.max(node.key.length * TITLE.charWidth, ...lines.map(({ text }) => text.length * LINE.charWidth));
  const height = lines.length * LINE.height;
  const children = Object.values(node.states);
  if (children.length === 0)
    return {
      id: node.id,
      width: Math.max(76, Math.ceil(widest) + 28),
      height: TITLE.height + height + (lines.length > 0 ? 8 : 4),
    };
  const marks = [
    ...(node.type === 'compound' ? [start(node)] : []),
    ...(transitionsOf(node).some((taken) => isArrow(taken) && isDownward(taken)) ? [anywhere(node)] : []),
  ].map((id) => ({ id, width: MARK, height: MARK }));
  const said =
    lines.length === 0
      ? []
      : [{ id: note(node), width: Math.ceil(widest) + 8, height: height + 6, layoutOptions: first }];
  return {
    id: node.id,
    layoutOptions: { 'elk.padding': `[top=${TITLE.height + 8},left=20,bottom=20,right=20]` },
    children: [...said, ...marks, ...children.map(elkNodeOf)],
  };
}

const first = { 'elk.layered.layering.layerConstraint': 'FIRST' };

type Grouped = { id: string; from: string; to: string; transitions: string[]; labels: string[] };

/** One arrow for all transitions between two states. */
function arrowsOf(machine: AnyStateMachine): Grouped[] {
  const groups = new Map<string, Grouped>();
  const all = nodesOf(machine.root).flatMap((node) => transitionsOf(node).filter(isArrow));
  // Where one event does everything, its name says nothing.
  const isOneEvent = new Set(all.map(({ eventType }) => eventType)).size === 1;
  for (const taken of all) {
    const from = isDownward(taken) ? anywhere(taken.source) : taken.source.id;
    const to = taken.target[0]?.id ?? '';
    const id = `${from}→${to}`;
    const group = groups.get(id) ?? { id, from, to, transitions: [], labels: [] };
    group.transitions.push(nameOf(taken));
    const words = isOneEvent ? '' : transitionWords(taken);
    if (words !== '') group.labels.push(words);
    groups.set(id, group);
  }
  return [...groups.values()].map((group) => ({ ...group, labels: shortened(group.labels) }));
}

const shortened = (labels: readonly string[]) =>
  labels.length <= MOST_LABEL_LINES
    ? [...labels]
    : [...labels.slice(0, MOST_LABEL_LINES - 1), `… and ${labels.length - MOST_LABEL_LINES + 1} more`];

const labelOf = (lines: readonly string[]) => ({
  text: lines.join('\n'),
  width: Math.ceil(Math.max(...lines.map((line) => line.length)) * LINE.charWidth) + 6,
  height: lines.length * LINE.height,
});

/** A part of a chart that was laid out by itself, and where it stands. */
type Piece = { laid: ElkNode; left: number; top: number };
type Laid = { pieces: Piece[]; width: number; height: number };

const layout = (children: ElkNode[], edges: ElkExtendedEdge[]): Promise<ElkNode> =>
  new elk.default().layout({ id: 'page', layoutOptions: options, children, edges });

/** Regions that no arrow joins stand beside and below each other, as a row of them would be read by nobody. */
async function laidOut({ root }: AnyStateMachine, edges: ElkExtendedEdge[]): Promise<Laid> {
  const whole = elkNodeOf(root);
  const regionOf = (id: string | undefined) =>
    Object.values(root.states).find((state) => id === state.id || /^[.:]/.test(id?.slice(state.id.length) ?? ''))?.id;
  const isJoined = ({ sources, targets }: ElkExtendedEdge) => regionOf(sources[0]) !== regionOf(targets[0]);
  if (root.type !== 'parallel' || edges.some(isJoined)) {
    const laid = await layout([whole], edges);
    return { pieces: [{ laid, left: 0, top: 0 }], width: laid.width ?? 0, height: laid.height ?? 0 };
  }
  const { children = [], ...outer } = whole;
  const regions = await Promise.all(
    children.map((child) =>
      layout(
        [child],
        edges.filter(({ sources }) => regionOf(sources[0]) === child.id),
      ),
    ),
  );
  const packed: ElkNode = await new elk.default().layout({
    id: 'page',
    children: [
      {
        ...outer,
        layoutOptions: { ...outer.layoutOptions, ...packing },
        children: regions.map(({ width = 0, height = 0 }, at) => ({ id: `page:${at}`, width, height })),
      },
    ],
  });
  const box = packed.children?.[0];
  const pieces = (box?.children ?? []).map(({ x = 0, y = 0 }, at) => ({
    laid: regions[at] as ElkNode,
    left: (box?.x ?? 0) + x,
    top: (box?.y ?? 0) + y,
  }));
  const frame = { ...packed, children: [{ ...box, children: [] } as ElkNode] };
  return {
    pieces: [{ laid: frame, left: 0, top: 0 }, ...pieces],
    width: packed.width ?? 0,
    height: packed.height ?? 0,
  };
}

const packing = { 'elk.algorithm': 'rectpacking', 'elk.aspectRatio': '1.5', 'elk.spacing.nodeNode': '8' };

/** A machine drawn by ELK, once, so that no browser needs to. */
export async function chartOf({ name, title, file, machine }: MachineModel): Promise<Chart> {
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
    ...{ name, title, file, machineId: machine.id, about: aboutOf(file) },
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
  arrows: readonly Grouped[],
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
