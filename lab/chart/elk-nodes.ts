import type { ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateNode } from 'xstate';
import { nameOf, transitionsOf } from '../model/machine-graph.ts';
import { isArrow, isDownward } from './arrows.ts';
import { anywhere, note, start } from './node-ids.ts';
import { transitionWords } from './words.ts';

const TITLE = { charWidth: 7.4, height: 34 };
const LINE = { charWidth: 6.65, height: 15 };
const MARK = 12;

/** Said inside the box of a state: what it starts, and transitions that leave it as it is. */
export function linesOf(node: AnyStateNode) {
  const calls = node.invoke.map((one) => ({ text: `calls ${calledBy(one)}`, transition: null }));
  const stays = transitionsOf(node)
    .filter((taken) => !isArrow(taken))
    .map((taken) => ({ text: `${taken.target ? '↻' : '·'} ${transitionWords(taken)}`, transition: nameOf(taken) }));
  return [...calls, ...stays];
}

/** A port that is called without a name of its own has a number for one. */
export const calledBy = ({ id, src }: { id: string; src: unknown }) =>
  /^\d/.test(id) && typeof src === 'string' ? src : id;

/** A state as ELK lays it out, with those inside it. */
export function elkNodeOf(node: AnyStateNode): ElkNode {
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

/** The words of an arrow as ELK lays them out. */
export const labelOf = (lines: readonly string[]) => ({
  text: lines.join('\n'),
  width: Math.ceil(Math.max(...lines.map((line) => line.length)) * LINE.charWidth) + 6,
  height: lines.length * LINE.height,
});
