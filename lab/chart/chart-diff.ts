import { eventLabel } from '../model/describe-path.ts';
import type { Chart, ChartState, ChartTransition } from './chart.types.ts';

export type ChartChange = 'same' | 'new' | 'gone' | 'changed';

/** One state or transition of two versions: as it was, as it is, and what became of it. */
type Compared<One> = { readonly change: ChartChange; readonly before: One | null; readonly after: One | null };
export type ComparedTransition = Compared<ChartTransition> & { readonly source: string };
export type ComparedState = Compared<ChartState> & {
  readonly id: string;
  readonly transitions: readonly ComparedTransition[];
};

/** Two versions of a machine, state by state; removed states come after the present ones. */
export type ChartDiff = { readonly title: string; readonly states: readonly ComparedState[] };

/** Without the number that tells its likes apart: one more before it is not another transition. */
const kindOf = ({ event, target }: ChartTransition) => `${event} → ${target.join(' + ')}`;

const doings = ({ label, actions }: ChartTransition) => JSON.stringify([label, actions]);

/** A transition is the same where event, target, guard and actions are; changed where only the first two are. */
function comparedTransitions(source: string, old: readonly ChartTransition[], now: readonly ChartTransition[]) {
  const left = [...old];
  const take = (isIt: (one: ChartTransition) => boolean) => {
    const at = left.findIndex(isIt);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const same = now.map((after) => take((one) => kindOf(one) === kindOf(after) && doings(one) === doings(after)));
  const all = now.map((after, at): ComparedTransition => {
    const before = same[at] ?? take((one) => kindOf(one) === kindOf(after));
    return { source, before, after, change: same[at] ? 'same' : before ? 'changed' : 'new' };
  });
  return [...all, ...left.map((before): ComparedTransition => ({ source, before, after: null, change: 'gone' }))];
}

const MEMBERS = ['kind', 'isInitial', 'invokes', 'delays', 'tags', 'entry', 'exit'] as const;

/** Differences of a state itself, in words. */
function memberChanges(before: ChartState, after: ChartState): string[] {
  const words = (value: unknown) => (Array.isArray(value) ? value.join(', ') || 'none' : String(value));
  return MEMBERS.filter((member) => JSON.stringify(before[member]) !== JSON.stringify(after[member])).map(
    (member) => `${member} ${words(before[member])} → ${words(after[member])}`,
  );
}

export function diffOf(before: Pick<Chart, 'states'>, after: Pick<Chart, 'states' | 'title'>): ChartDiff {
  const old = new Map(before.states.map((state) => [state.id, state]));
  const now = new Map(after.states.map((state) => [state.id, state]));
  const states = [...new Set([...now.keys(), ...old.keys()])].map((id): ComparedState => {
    const [was, is] = [old.get(id) ?? null, now.get(id) ?? null];
    const change = !was ? 'new' : !is ? 'gone' : memberChanges(was, is).length > 0 ? 'changed' : 'same';
    return {
      id,
      change,
      before: was,
      after: is,
      transitions: comparedTransitions(id, was?.transitions ?? [], is?.transitions ?? []),
    };
  });
  return { title: after.title, states };
}

export const hasChanged = ({ states }: ChartDiff) =>
  states.some(({ change, transitions }) => change !== 'same' || transitions.some((one) => one.change !== 'same'));

const signs: Readonly<Record<ChartChange, string>> = { same: ' ', new: '+', gone: '−', changed: '~' };

const arrowLabel = ({ label, event, target, actions }: ChartTransition) =>
  [
    `${label || eventLabel(event) || 'always'} → ${target.join(' + ') || 'stays'}`,
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ].join(' ');

/** A line for each state and transition that is new (+), gone (−) or changed (~). */
export function diffText({ title, states }: ChartDiff): string {
  const lines = states.flatMap(({ id, change, before, after, transitions }) => [
    ...(change === 'same' ? [] : [`${signs[change]} ${id}`]),
    ...(before && after ? memberChanges(before, after).map((words) => `    ${words}`) : []),
    ...transitions
      .filter((one) => one.change !== 'same')
      .flatMap((one) => [
        `${signs[one.change]} ${id}: ${arrowLabel((one.after ?? one.before) as ChartTransition)}`,
        ...(one.change === 'changed' && one.before ? [`    it was ${arrowLabel(one.before)}`] : []),
      ]),
  ]);
  return [`${title}: ${lines.length === 0 ? 'nothing has changed' : 'changed'}`, ...lines].join('\n');
}
