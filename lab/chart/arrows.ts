import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isWithin, nameOf, nodesOf, transitionsOf } from '../model/machine-graph.ts';
import { anywhere } from './node-ids.ts';
import { transitionWords } from './words.ts';

const MOST_LABEL_LINES = 8;

/** Leads out of the state that it starts in, so that it is an arrow; anything else is said inside the box. */
export const isArrow = (
  taken: AnyTransitionDefinition,
): taken is AnyTransitionDefinition & { target: AnyStateNode[] } =>
  taken.target?.every((to) => !isWithin(taken.source, to)) === true;

export const isDownward = (taken: AnyTransitionDefinition) =>
  taken.target?.every((to) => to !== taken.source && isWithin(to, taken.source)) === true;

export type Arrow = { id: string; from: string; to: string; transitions: string[]; labels: string[] };

/** One arrow for all transitions between two states. */
export function arrowsOf(machine: AnyStateMachine): Arrow[] {
  const groups = new Map<string, Arrow>();
  const all = nodesOf(machine.root).flatMap((node) => transitionsOf(node).filter(isArrow));
  // Where one event does everything, its name says nothing.
  const isOneEvent = new Set(all.map(({ eventType }) => eventType)).size === 1;
  for (const taken of all) {
    const from = isDownward(taken) ? anywhere(taken.source) : taken.source.id;
    const to = taken.target[0]?.id ?? '';
    const id = `${from}→${to}`;
    const group = groups.get(id) ?? { id, from, to, transitions: [], labels: [] };
    group.transitions.push(nameOf(taken));
    const words = isOneEvent ? '' : transitionWords(taken);
    if (words !== '') group.labels.push(words);
    groups.set(id, group);
  }
  return [...groups.values()].map((group) => ({ ...group, labels: shortened(group.labels) }));
}

const shortened = (labels: readonly string[]) =>
  labels.length <= MOST_LABEL_LINES
    ? [...labels]
    : [...labels.slice(0, MOST_LABEL_LINES - 1), `… and ${labels.length - MOST_LABEL_LINES + 1} more`];
