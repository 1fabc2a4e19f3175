import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateNode } from 'xstate';
import { type Arrow, arrowsOf } from './arrows.ts';
import type { Box, ChartEdge, ChartMark, Drawing, DrawnState } from './chart.types.ts';
import { linesIn, outsideTitle } from './elk-nodes.ts';
import { laidOut, PAGE_WIDTH } from './layout.ts';
import { note } from './node-ids.ts';
import { depthOf, drawnNodes, isFolded, type Scope } from './scope.ts';

const isFitting = ({ width, above }: Drawing) => width <= PAGE_WIDTH && above === 0;

/** One state drawn, unfolded as deep as it fits a page with its beginning on top. */
export async function fittingDrawing(focus: AnyStateNode): Promise<Drawing> {
  for (let depth = depthOf(focus); depth > 1; depth -= 1) {
    const drawing = await drawingOf({ focus, depth });
    if (isFitting(drawing)) return drawing;
  }
  return drawingOf({ focus, depth: 1 });
}

export async function drawingOf(scope: Scope): Promise<Drawing> {
  const { arrows, outside } = arrowsOf(scope);
  const { pieces, width, height, above } = await laidOut({ scope, arrows, outside });
  const boxes = new Map<string, Box>();
  for (const { laid, left, top } of pieces) place(laid, left, top, boxes);
  const drawn = drawnNodes(scope.focus, scope);
  return {
    focus: scope.focus.id,
    isUnfolded: !drawn.some((node) => isFolded(node, scope)),
    width: Math.ceil(width),
    height: Math.ceil(height),
    above,
    states: [
      ...drawn.map((node) => stateOf(node, scope, boxes)),
      ...outside.map(({ id, node }) => outsideState(id, node, boxes)),
    ],
    edges: pieces.flatMap(({ laid, left, top }) => (laid.edges ?? []).map((edge) => edgeOf(edge, left, top, arrows))),
    marks: [...boxes].flatMap(([id, box]) => markOf(id, box)),
  };
}

const rounded = (value: number | undefined) => Math.round(value ?? 0);

/** Boxes of all nodes, from the drawing's own corner. */
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

function boxNamed(id: string, boxes: ReadonlyMap<string, Box>): Box {
  const box = boxes.get(id);
  if (!box) throw new Error(`The layout lost ${id}.`);
  return box;
}

const stateOf = (node: AnyStateNode, scope: Scope, boxes: ReadonlyMap<string, Box>): DrawnState => ({
  id: node.id,
  title: node.key,
  look: isFolded(node, scope) ? 'folded' : Object.keys(node.states).length > 0 ? 'outer' : 'inner',
  box: boxNamed(node.id, boxes),
  lines: linesIn(node, scope),
  note: boxes.get(note(node)) ?? null,
});

const outsideState = (id: string, node: AnyStateNode, boxes: ReadonlyMap<string, Box>): DrawnState => ({
  id: node.id,
  title: outsideTitle(node),
  look: 'outside',
  box: boxNamed(id, boxes),
  lines: [],
  note: null,
});

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
