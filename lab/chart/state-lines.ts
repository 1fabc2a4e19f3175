import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isTimer, nameOf, transitionsOf } from '../model/machine-graph.ts';
import { actionLabel } from './action-labels.ts';
import { isArrow } from './arrows.ts';
import { calledBy, delayOf, transitionLabel } from './transition-labels.ts';

const MOST_SIGNS = 44;

/** Cuts a long line; the outline shows it whole. */
export const shortened = (text: string) => (text.length <= MOST_SIGNS ? text : `${text.slice(0, MOST_SIGNS - 1)}…`);

export const actionsOf = ({ source, actions }: AnyTransitionDefinition): string[] =>
  actions.map((action) => actionLabel(action, source.machine));

const describeActions = (actions: AnyStateNode['entry'], { machine }: AnyStateNode): string[] =>
  actions.filter((action) => !isTimer(action)).map((action) => actionLabel(action, machine));

export const doingsOf = (node: AnyStateNode) => ({
  tags: [...node.tags],
  entry: describeActions(node.entry, node),
  exit: describeActions(node.exit, node),
  invokes: node.invoke.map(calledBy),
  delays: [...new Set(transitionsOf(node).flatMap(({ eventType }) => delayOf(eventType) ?? []))],
});

/** Said inside the box of a state: its tags, what it does and starts, and transitions that leave it as it is. */
export function linesOf(node: AnyStateNode): { text: string; transition: string | null }[] {
  const { tags, entry, exit, invokes } = doingsOf(node);
  const told = (word: string, names: readonly string[]) =>
    names.length === 0 ? [] : [{ text: shortened(`${word} ${names.join(', ')}`), transition: null }];
  const stays = transitionsOf(node)
    .filter((taken) => !isArrow(taken))
    .map((taken) => {
      const actions = actionsOf(taken);
      const doing = actions.length === 0 ? '' : ` / ${actions.join(', ')}`;
      const text = `${taken.target ? '↻' : '·'} ${transitionLabel(taken)}${doing}`;
      return { text: shortened(text), transition: nameOf(taken) };
    });
  return [
    ...told('tag', tags),
    ...invokes.map((name) => ({ text: `calls ${name}`, transition: null })),
    ...told('entry /', entry),
    ...told('exit /', exit),
    ...stays,
  ];
}
