import type { AnyStateNode } from 'xstate';
import { isWithin, nodesOf, transitionsOf } from '../model/machine-graph.ts';
import { transitionLabel } from './transition-labels.ts';

const idOf = (node: AnyStateNode) => node.id.replace(/\W+/g, '_');

/** The innermost state that has both; Mermaid wants the arrow in it. */
const homeOf = (from: AnyStateNode, to: AnyStateNode): AnyStateNode => {
  let home = from.parent ?? from;
  while (!isWithin(to, home) && home.parent) home = home.parent;
  return home;
};

type Arrow = { home: AnyStateNode; text: string };

const arrowsOf = (root: AnyStateNode): Arrow[] =>
  nodesOf(root).flatMap((node) =>
    transitionsOf(node).flatMap((taken) => {
      const label = transitionLabel(taken);
      const targets = taken.target ?? [node];
      return targets
        .filter((to) => to.id !== root.id)
        .map((to) => {
          // From the machine itself, which has no box: from any of its states.
          const from = node.id === root.id ? `${idOf(root)}_any` : idOf(node);
          const home = node.id === root.id ? root : homeOf(node, to);
          const words = label === '' ? '' : `: ${label}${taken.target ? '' : ' (stays)'}`;
          return { home, text: `${from} --> ${idOf(to)}${words}` };
        });
    }),
  );

function blockOf(node: AnyStateNode, arrows: readonly Arrow[], depth: number): string[] {
  const pad = '  '.repeat(depth);
  const children = Object.values(node.states);
  const inner = children.flatMap((child, at) => {
    const isCompound = Object.keys(child.states).length > 0;
    const divider = node.type === 'parallel' && at > 0 ? [`${pad}--`] : [];
    if (!isCompound) {
      const calls = child.invoke.map(({ id }) => `${pad}${idOf(child)}: calls ${id}`);
      return [...divider, `${pad}state "${child.key}" as ${idOf(child)}`, ...calls];
    }
    return [
      ...divider,
      `${pad}state "${child.key}" as ${idOf(child)} {`,
      ...blockOf(child, arrows, depth + 1),
      `${pad}}`,
    ];
  });
  const initial = node.type === 'compound' ? node.initial.target.map((to) => `${pad}[*] --> ${idOf(to)}`) : [];
  const own = arrows.filter(({ home }) => home === node).map(({ text }) => `${pad}${text}`);
  const ends = children.filter(({ type }) => type === 'final').map((end) => `${pad}${idOf(end)} --> [*]`);
  return [...inner, ...initial, ...new Set(own), ...ends];
}

/** A machine as Mermaid's state diagram. */
export function mermaidOf({ root }: { root: AnyStateNode }): string {
  const arrows = arrowsOf(root);
  const usesAny = arrows.some(({ text }) => text.startsWith(`${idOf(root)}_any`));
  const any = usesAny ? [`  state "any state" as ${idOf(root)}_any`] : [];
  // Regions are written inside a state: Mermaid does not read a divider outside of one.
  const isParallel = root.type === 'parallel';
  const block = isParallel
    ? [`  state "${root.key}" as ${idOf(root)} {`, ...blockOf(root, arrows, 2), '  }']
    : blockOf(root, arrows, 1);
  return ['stateDiagram-v2', ...any, ...block].join('\n');
}
