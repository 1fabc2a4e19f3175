import type { AnyStateNode } from 'xstate';
import { isWithin } from '../model/machine-graph.ts';

/** The drawn part of a machine: one state, and those inside it to a depth; deeper ones are folded into theirs. */
export type Scope = { readonly focus: AnyStateNode; readonly depth: number };

const levelOf = (node: AnyStateNode): number => (node.parent ? levelOf(node.parent) + 1 : 0);

const isOuter = (node: AnyStateNode) => Object.keys(node.states).length > 0;

export const isFolded = (node: AnyStateNode, { focus, depth }: Scope) =>
  isOuter(node) && levelOf(node) - levelOf(focus) >= depth;

/** States inside a state that are drawn, itself first. */
export const drawnNodes = (node: AnyStateNode, scope: Scope): AnyStateNode[] => [
  node,
  ...(isFolded(node, scope) ? [] : Object.values(node.states).flatMap((child) => drawnNodes(child, scope))),
];

/** The state drawn for another: itself, the one it is folded into, or itself outside. */
export function drawnAs(node: AnyStateNode, scope: Scope): AnyStateNode {
  if (!isWithin(node, scope.focus)) return node;
  const above: AnyStateNode[] = [];
  for (let at: AnyStateNode | undefined = node; at && at !== scope.focus.parent; at = at.parent) above.unshift(at);
  return above.find((one) => isFolded(one, scope)) ?? node;
}

/** Number of levels inside a state. */
export const depthOf = (node: AnyStateNode): number =>
  isOuter(node) ? 1 + Math.max(...Object.values(node.states).map(depthOf)) : 0;

/** Compound states below one, itself first. */
export const outerNodes = (node: AnyStateNode): AnyStateNode[] =>
  isOuter(node) ? [node, ...Object.values(node.states).flatMap(outerNodes)] : [];
