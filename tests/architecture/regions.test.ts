import { expect, test } from 'vitest';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isWithin, nameOf, nodesOf, transitionsOf } from '../../lab/model/machine-graph.ts';
import { registry } from '../../machines/registry/registry.ts';

/** The innermost state that has both of them, or is one of them. */
const around = (node: AnyStateNode, other: AnyStateNode): AnyStateNode =>
  isWithin(other, node) || node.parent === undefined ? node : around(node.parent, other);

/** XState leaves all that is below the state around source and target: of a parallel one every region. */
const restartsRegions = ({ source, target }: AnyTransitionDefinition) =>
  target?.length === 1 && target.some((to) => to !== source && around(source, to).type === 'parallel');

test.each(registry)('no arrow of $name into a region restarts the regions beside it', ({ machine }) => {
  const arrows = nodesOf(machine.root).flatMap(transitionsOf).filter(restartsRegions);
  expect(arrows.map(nameOf), 'let the region itself listen, or invoke').toEqual([]);
});
