import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameOf, nodesOf, transitionsOf } from '../model/machine-graph.ts';
import { onMachineMade } from '../model/xstate-internals.ts';
import type { BehaviourMutation } from './behaviour.ts';

/** One transition of a machine taken out, or leading elsewhere. */
export type Mutation = {
  readonly machineId: string;
  readonly transition: string;
  /** The id of the state that it leads to instead; null takes it out. */
  readonly target: string | null;
};

export const mutationName = (mutation: Mutation | BehaviourMutation) => {
  if ('plant' in mutation) return mutation.name;
  const { transition, target } = mutation;
  return target === null ? `${transition} removed` : `${transition} led to ${target}`;
};

/** Left in the moment it is entered, always or under a guard: what is led there may be led on to where it went before. */
const isJunction = ({ always }: AnyStateNode) => always?.some(({ target }) => target) ?? false;

/** Another state beside the one that a transition leads to, or for one that leads nowhere beside its own. */
function elsewhere(root: AnyStateNode, from: AnyStateNode, to: AnyStateNode | undefined): AnyStateNode | undefined {
  const others = (states: readonly AnyStateNode[]) => states.filter((state) => state !== to && state !== from);
  const beside = (node: AnyStateNode | undefined) => others(Object.values(node?.parent?.states ?? {}));
  const all = [...beside(to), ...beside(from), ...others(Object.values(root.states))];
  return all.find((state) => !isJunction(state)) ?? all[0];
}

/** A transition that does nothing shields its state from the ancestors' answer; without such an answer its removal changes nothing. */
function isRemovalEqual(node: AnyStateNode, { eventType, target, actions }: ReturnType<typeof transitionsOf>[number]) {
  if (target || actions.length > 0) return false;
  for (let above = node.parent; above; above = above.parent)
    if (above.transitions.has(eventType) || above.transitions.has('*')) return false;
  return true;
}

/** Each transition of a machine removed where that changes it, and each one retargeted. */
export const mutationsOf = ({ id: machineId, root }: AnyStateMachine): Mutation[] =>
  nodesOf(root).flatMap((node) =>
    transitionsOf(node).flatMap((taken): Mutation[] => {
      const removed = { machineId, transition: nameOf(taken), target: null };
      const other = elsewhere(root, node, taken.target?.[0]);
      const removals = isRemovalEqual(node, taken) ? [] : [removed];
      return other ? [...removals, { ...removed, target: other.id }] : removals;
    }),
  );

/** From here on every machine of that id is made with the mutation; null makes them as they are written. */
export function plantMutation(mutation: Mutation | BehaviourMutation | null): void {
  onMachineMade(
    mutation &&
      ((root) => {
        if (root.machine.id !== mutation.machineId) return;
        root.machine.options = { ...root.machine.options, maxIterations: 500 };
        if ('plant' in mutation) mutation.plant(root);
        else for (const node of nodesOf(root)) change(node, mutation);
      }),
  );
}

function change(node: AnyStateNode, { transition, target }: Mutation) {
  const at = transitionsOf(node).find((taken) => nameOf(taken) === transition);
  if (!at) return;
  const to = target === null ? undefined : nodesOf(node.machine.root).find(({ id }) => id === target);
  const changed = (all: readonly (typeof at)[]) =>
    all.flatMap((one) => (one !== at ? [one] : to ? [{ ...one, target: [to], reenter: true }] : []));
  for (const [event, all] of node.transitions) node.transitions.set(event, changed(all));
  if (node.always) node.always = changed(node.always);
}
