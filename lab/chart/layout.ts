import elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import { elkNodeOf } from './elk-nodes.ts';

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

/** A part of a chart that was laid out by itself, and where it stands. */
type Piece = { laid: ElkNode; left: number; top: number };
type Laid = { pieces: Piece[]; width: number; height: number };

const layout = (children: ElkNode[], edges: ElkExtendedEdge[]): Promise<ElkNode> =>
  new elk.default().layout({ id: 'page', layoutOptions: options, children, edges });

/** Regions that no arrow joins stand beside and below each other, as a row of them would be read by nobody. */
export async function laidOut({ root }: AnyStateMachine, edges: ElkExtendedEdge[]): Promise<Laid> {
  const whole = elkNodeOf(root);
  const regionOf = (id = '') =>
    Object.values(root.states).find(
      (state) => id === state.id || id.startsWith(`${state.id}.`) || id.startsWith(`${state.id}:`),
    )?.id;
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
