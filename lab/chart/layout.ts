import elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateNode } from 'xstate';
import type { Arrow, Outside } from './arrows.ts';
import { elkNodeOf, elkOutside, labelOf } from './elk-nodes.ts';
import { start } from './node-ids.ts';
import { drawnNodes, isFolded, type Scope } from './scope.ts';

/** A chart is this wide at most where it can be: beside the list of machines, in a window of 1440. */
export const PAGE_WIDTH = 1160;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** From the beginning on: an arrow that leads back up is turned, and not one that leads down from the initial state. */
const fromStart = { ...options, 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' };

/** A part of a drawing that was laid out by itself, and its position. */
export type Piece = { laid: ElkNode; left: number; top: number };
/** `above`: number of states above the initial one. */
export type Laid = { pieces: Piece[]; width: number; height: number; above: number };

type Content = { readonly scope: Scope; readonly arrows: readonly Arrow[]; readonly outside: readonly Outside[] };

export const isInitial = (node: AnyStateNode) =>
  node.parent?.type === 'compound' && node.parent.initial.target.includes(node);

/** True if arrows of a state cross the border of the one around it: ELK has no first layer for such a state. */
function crossesBorder(node: AnyStateNode, drawn: readonly AnyStateNode[], edges: readonly ElkExtendedEdge[]) {
  const around = new Map(drawn.map(({ id, parent }) => [id, parent?.id]));
  const parentOf = (end = '') => (around.has(end) ? around.get(end) : end.replace(/:\w+$/, ''));
  return edges.some(
    ({ sources: [from], targets: [to] }) => (from === node.id || to === node.id) && parentOf(from) !== parentOf(to),
  );
}

type Candidate = { readonly laid: ElkNode; readonly above: number };

/** Laid out in several ways: the one with the fewest states above where it begins, and of those the narrowest. */
async function layout(content: Content, nodes: readonly AnyStateNode[], edges: ElkExtendedEdge[]): Promise<Candidate> {
  const { scope, outside } = content;
  const drawn = nodes.flatMap((node) => drawnNodes(node, scope));
  const mayBeFirst = (node: AnyStateNode) =>
    isInitial(node) && (isFolded(node, scope) || node.type === 'atomic') && !crossesBorder(node, drawn, edges);
  const nobody = () => false;
  const tries = [
    { all: fromStart, page: {}, isFirst: mayBeFirst, startsFirst: true },
    { all: options, page: {}, isFirst: mayBeFirst, startsFirst: true },
    { all: fromStart, page: {}, isFirst: nobody, startsFirst: false },
    { all: {}, page: options, isFirst: nobody, startsFirst: false },
  ];
  const results: Candidate[] = [];
  for (const { all, page, ...layers } of tries) {
    const children = [...nodes.map((node) => elkNodeOf(node, { scope, ...layers })), ...outside.map(elkOutside)];
    try {
      const laid: ElkNode = await new elk.default().layout(
        { id: 'page', layoutOptions: page, children, edges: structuredClone(edges) },
        { layoutOptions: all },
      );
      const above = statesAbove(drawn, topsOf(laid));
      results.push({ laid, above });
      if (above === 0 && ((laid.width ?? 0) <= PAGE_WIDTH || results.length > 1)) break;
    } catch {
      // ELK does not know every constraint between levels: the next way has fewer.
    }
  }
  const [best] = results.sort((one, other) => one.above - other.above || widthOf(one) - widthOf(other));
  if (!best) throw new Error(`ELK could not lay out ${scope.focus.id}.`);
  return best;
}

const widthOf = ({ laid }: Candidate) => laid.width ?? 0;

function topsOf(node: ElkNode, top = 0, tops = new Map<string, number>()): ReadonlyMap<string, number> {
  tops.set(node.id, top + (node.y ?? 0));
  for (const child of node.children ?? []) topsOf(child, top + (node.y ?? 0), tops);
  return tops;
}

const statesAbove = (drawn: readonly AnyStateNode[], tops: ReadonlyMap<string, number>): number =>
  drawn
    .filter(isInitial)
    .flatMap((first) =>
      drawn.filter((node) => node.parent === first.parent && topOf(node, tops) < topOf(first, tops) - 1),
    ).length;

const topOf = ({ id }: AnyStateNode, tops: ReadonlyMap<string, number>) => tops.get(id) ?? 0;

/** Regions that no arrow joins are set beside and below each other: one long row of them would be too wide to read. */
export async function laidOut(content: Content): Promise<Laid> {
  const { scope, arrows } = content;
  const { focus } = scope;
  const edges: ElkExtendedEdge[] = [
    ...arrows.map(({ id, from, to, labels }) => ({
      id,
      sources: [from],
      targets: [to],
      labels: labels.length === 0 ? [] : [labelOf(labels)],
    })),
    ...drawnNodes(focus, scope)
      .filter((node) => node.type === 'compound' && !isFolded(node, scope))
      .map((node) => ({ id: start(node), sources: [start(node)], targets: [node.initial.target[0]?.id ?? ''] })),
  ];
  const regions = Object.values(focus.states);
  const regionOf = (id = '') =>
    regions.find((state) => id === state.id || id.startsWith(`${state.id}.`) || id.startsWith(`${state.id}:`));
  const isJoined = ({ sources, targets }: ElkExtendedEdge) => {
    const [from, to] = [regionOf(sources[0]), regionOf(targets[0])];
    return from !== to || from === undefined;
  };
  if (focus.type !== 'parallel' || edges.some(isJoined)) {
    const { laid, above } = await layout(content, [focus], edges);
    return { pieces: [{ laid, left: 0, top: 0 }], width: laid.width ?? 0, height: laid.height ?? 0, above };
  }
  const { children: _children, ...outer } = elkNodeOf(focus, { scope, isFirst: () => false, startsFirst: false });
  const parts: Candidate[] = [];
  for (const region of regions)
    parts.push(
      await layout(
        content,
        [region],
        edges.filter(({ sources }) => regionOf(sources[0]) === region),
      ),
    );
  return packed(outer, parts);
}

const packing = {
  'elk.algorithm': 'rectpacking',
  'elk.rectpacking.widthApproximation.strategy': 'TARGET_WIDTH',
  'elk.rectpacking.widthApproximation.targetWidth': String(PAGE_WIDTH - 60),
  'elk.spacing.nodeNode': '8',
};

async function packed(outer: ElkNode, parts: readonly Candidate[]): Promise<Laid> {
  const children = parts.map(({ laid: { width = 0, height = 0 } }, at) => ({ id: `page:${at}`, width, height }));
  const frame = { ...outer, layoutOptions: { ...outer.layoutOptions, ...packing }, children };
  const page: ElkNode = await new elk.default().layout({ id: 'page', children: [frame] });
  const box = page.children?.[0];
  const pieces = (box?.children ?? []).map(({ x = 0, y = 0 }, at) => ({
    laid: (parts[at] as Candidate).laid,
    left: (box?.x ?? 0) + x,
    top: (box?.y ?? 0) + y,
  }));
  const empty = { ...page, children: [{ ...box, children: [] } as ElkNode] };
  return {
    pieces: [{ laid: empty, left: 0, top: 0 }, ...pieces],
    width: page.width ?? 0,
    height: page.height ?? 0,
    above: parts.reduce((sum, { above }) => sum + above, 0),
  };
}
