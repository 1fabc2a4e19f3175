import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** All states below one of them, itself first. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** True if a state is the outer one or below it. */
export const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isWithin(node.parent, outer));

/** Transitions of a state itself, in the order in which guards are checked; those without an event last. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** 'held clock.ticked → expired #1': the number tells apart what only a guard does. */
export function nameOf(taken: AnyTransitionDefinition): string {
  const among = transitionsOf(taken.source).filter(({ eventType }) => eventType === taken.eventType);
  const targets = taken.target?.map(({ id }) => id).join(' + ') ?? 'stays';
  return `${taken.source.id} ${taken.eventType || 'always'} → ${targets} #${among.indexOf(taken) + 1}`;
}

export const stateNames = (machine: AnyStateMachine): string[] => nodesOf(machine.root).map(({ id }) => id);

export const transitionNames = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) => transitionsOf(node).map(nameOf));

/** True for an action added by XState: it starts the timer of a delayed transition on entry, and stops it on exit. */
export function isTimer(action: unknown): boolean {
  const { type, event, sendId } = Object(action) as { type?: string; event?: { type?: string }; sendId?: string };
  const timed = type === 'xstate.raise' ? event?.type : type === 'xstate.cancel' ? sendId : undefined;
  return timed?.startsWith('xstate.after.') === true;
}
