import type { ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateNode } from 'xstate';
import { nodesOf, transitionsOf } from '../model/machine-graph.ts';
import { isArrow, isDownward, type Outside } from './arrows.ts';
import { anywhere, note, start } from './node-ids.ts';
import { isFolded, type Scope } from './scope.ts';
import { linesOf } from './state-lines.ts';

const TITLE = { charWidth: 7.4, height: 34 };
const LINE = { charWidth: 6.65, height: 15 };
const MARK = 12;

/** Lines of a state in a drawing. */
export const linesIn = (node: AnyStateNode, scope: Scope) =>
  isFolded(node, scope) ? [{ text: `${nodesOf(node).length - 1} states inside`, transition: null }] : linesOf(node);

type Layers = {
  readonly scope: Scope;
  readonly isFirst: (node: AnyStateNode) => boolean;
  /** The mark of a beginning has a layer of its own above all others. */
  readonly startsFirst: boolean;
};

const boxOf = (id: string, title: string, lines: readonly { text: string }[]): ElkNode => {
  const widest = Math.max(title.length * TITLE.charWidth, ...lines.map(({ text }) => text.length * LINE.charWidth));
  const height = TITLE.height + lines.length * LINE.height + (lines.length > 0 ? 8 : 4);
  return { id, width: Math.max(76, Math.ceil(widest) + 28), height };
};

/** A state as ELK lays it out, with those inside it. */
export function elkNodeOf(node: AnyStateNode, layers: Layers): ElkNode {
  const { scope, isFirst, startsFirst } = layers;
  const lines = linesIn(node, scope);
  const children = isFolded(node, scope) ? [] : Object.values(node.states);
  const layer = isFirst(node) ? first : {};
  if (children.length === 0) return { ...boxOf(node.id, node.key, lines), layoutOptions: layer };
  const marks = [
    ...(node.type === 'compound' ? [{ id: start(node), layoutOptions: startsFirst ? above : {} }] : []),
    ...(transitionsOf(node).some((taken) => isArrow(taken) && isDownward(taken)) ? [{ id: anywhere(node) }] : []),
  ].map((mark) => ({ ...mark, width: MARK, height: MARK }));
  const { width = 0 } = boxOf(note(node), '', lines);
  const said =
    lines.length === 0
      ? []
      : [{ id: note(node), width: width - 20, height: lines.length * LINE.height + 6, layoutOptions: first }];
  return {
    id: node.id,
    layoutOptions: { 'elk.padding': `[top=${TITLE.height + 8},left=16,bottom=16,right=16]`, ...layer },
    children: [...said, ...marks, ...children.map((child) => elkNodeOf(child, layers))],
  };
}

export const elkOutside = ({ id, node }: Outside): ElkNode => boxOf(id, outsideTitle(node), []);

/** Its path below the machine. */
export const outsideTitle = ({ path, key }: AnyStateNode) => `↗ ${path.join('.') || key}`;

const above = { 'elk.layered.layering.layerConstraint': 'FIRST_SEPARATE' };
const first = { 'elk.layered.layering.layerConstraint': 'FIRST' };

/** The words of an arrow as ELK lays them out. */
export const labelOf = (lines: readonly string[]) => ({
  text: lines.join('\n'),
  width: Math.ceil(Math.max(...lines.map((line) => line.length)) * LINE.charWidth) + 6,
  height: lines.length * LINE.height,
});
