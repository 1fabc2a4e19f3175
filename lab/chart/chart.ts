import type { AnyStateNode } from 'xstate';
import { nameOf, nodesOf, transitionsOf } from '../model/machine-graph.ts';
import type { MachineModel } from '../model/machine-model.ts';
import type { Chart, ChartState, Drawing } from './chart.types.ts';
import { drawingOf, fittingDrawing } from './drawing.ts';
import { isInitial } from './layout.ts';
import { depthOf, outerNodes } from './scope.ts';
import { actionsOf, doingsOf } from './state-lines.ts';
import { transitionLabel } from './transition-labels.ts';

/**
 * A machine drawn by ELK, once, so that no browser needs to.
 * @param about what its source says about it, a paragraph a line
 * @param draw where drawings are kept: lays the machine out only where they are out of date
 */
export async function chartOf(
  { name, title, file, machine }: MachineModel,
  about: readonly string[],
  draw: (root: AnyStateNode, states: readonly ChartState[]) => Promise<readonly Drawing[]> = drawingsOf,
): Promise<Chart> {
  const states = nodesOf(machine.root).map(stateOf);
  return { name, title, file, machineId: machine.id, about, states, drawings: await draw(machine.root, states) };
}

/** The machine as a page shows it first; where something is folded, each such state, and everything at once. */
export async function drawingsOf(root: AnyStateNode): Promise<Drawing[]> {
  const first = await fittingDrawing(root);
  if (first.isUnfolded) return [first];
  const parts: Drawing[] = [];
  for (const node of outerNodes(root).slice(1)) parts.push(await fittingDrawing(node));
  return [first, ...parts, await drawingOf({ focus: root, depth: depthOf(root) })];
}

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  key: node.key,
  parent: node.parent?.id ?? null,
  kind: node.type,
  isInitial: isInitial(node),
  ...doingsOf(node),
  transitions: transitionsOf(node).map((taken) => ({
    name: nameOf(taken),
    event: taken.eventType,
    label: transitionLabel(taken),
    target: taken.target?.map(({ id }) => id) ?? [],
    actions: actionsOf(taken),
  })),
});
