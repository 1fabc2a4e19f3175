import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isWithin, nameOf, nodesOf, transitionsOf } from '../model/machine-graph.ts';
import { actionLabel } from './action-labels.ts';
import { anywhere } from './node-ids.ts';
import { drawnAs, type Scope } from './scope.ts';
import { transitionLabel } from './transition-labels.ts';

const MOST_LABEL_LINES = 9;
const MOST_LABEL_SIGNS = 30;

/** Leads out of the state that it starts in, so that it is an arrow; anything else is said inside the box. */
export const isArrow = (
  taken: AnyTransitionDefinition,
): taken is AnyTransitionDefinition & { target: AnyStateNode[] } =>
  taken.target?.every((to) => !isWithin(taken.source, to)) === true;

export const isDownward = (taken: AnyTransitionDefinition) =>
  taken.target?.every((to) => to !== taken.source && isWithin(to, taken.source)) === true;

export type Arrow = { id: string; from: string; to: string; transitions: string[]; labels: string[] };
export type Outside = { id: string; node: AnyStateNode };

/** A state outside what is drawn has a box of its own kind. */
export const outsideId = ({ id }: AnyStateNode) => `${id}:outside`;

/** One arrow for all transitions between two states that are drawn; and the states outside that arrows come from or lead to. */
export function arrowsOf(scope: Scope): { arrows: Arrow[]; outside: Outside[] } {
  const { root } = scope.focus.machine;
  const groups = new Map<string, Arrow>();
  const outside = new Map<string, AnyStateNode>();
  const all = nodesOf(root).flatMap((node) => transitionsOf(node).filter(isArrow));
  // In a machine with only one event, its name adds nothing.
  const isOneEvent = new Set(all.map(({ eventType }) => eventType)).size === 1;
  const endOf = (node: AnyStateNode) => {
    if (isWithin(node, scope.focus)) return drawnAs(node, scope).id;
    outside.set(outsideId(node), node);
    return outsideId(node);
  };
  for (const taken of all) {
    const [target] = taken.target;
    if (!target || !isDrawn(taken.source, target, scope)) continue;
    const isOwn = isDownward(taken) && isWithin(taken.source, scope.focus);
    const source = drawnAs(taken.source, scope);
    const isInside = source === drawnAs(target, scope); // within a folded state
    if (isInside) continue;
    const from = isOwn && source === taken.source ? anywhere(taken.source) : endOf(taken.source);
    const to = endOf(target);
    const id = `${from}→${to}`;
    const group = groups.get(id) ?? { id, from, to, transitions: [], labels: [] };
    group.transitions.push(nameOf(taken));
    if (!isOneEvent) group.labels.push(...labelLines(taken));
    groups.set(id, group);
  }
  return {
    arrows: [...groups.values()].map((group) => ({ ...group, labels: shortened(group.labels) })),
    outside: [...outside].map(([id, node]) => ({ id, node })),
  };
}

/** At least one end is inside, and what leads from around it to somewhere else is not about it. */
const isDrawn = (from: AnyStateNode, to: AnyStateNode, { focus }: Scope) =>
  isWithin(from, focus) || (isWithin(to, focus) && to !== focus);

const cut = (text: string) => (text.length <= MOST_LABEL_SIGNS ? text : `${text.slice(0, MOST_LABEL_SIGNS - 1)}…`);

/** Event and guard, on two lines where they are long; what is done on the way on a line of its own. */
function labelLines(taken: AnyTransitionDefinition): string[] {
  const words = transitionLabel(taken);
  const actions = taken.actions.map((action) => actionLabel(action, taken.source.machine));
  const at = words.indexOf(' [');
  const lines = words.length > 24 && at > 0 ? [words.slice(0, at), words.slice(at)] : words === '' ? [] : [words];
  return [...lines.map(cut), ...(actions.length === 0 ? [] : [cut(` / ${actions.join(', ')}`)])];
}

/** Actions go first where there are too many lines, then the last ones. */
function shortened(labels: readonly string[]): string[] {
  if (labels.length <= MOST_LABEL_LINES) return [...labels];
  const bare = labels.filter((line) => !line.startsWith(' / '));
  return bare.length <= MOST_LABEL_LINES
    ? bare
    : [...bare.slice(0, MOST_LABEL_LINES - 1), `… and ${bare.length - MOST_LABEL_LINES + 1} more`];
}
