import { type AnyStateMachine, createMachine } from 'xstate';
import type { ChartState, ChartTransition } from './chart.types.ts';
import type { ChartChange, ChartDiff, ComparedState } from './chart-diff.ts';

type Config = Record<string, unknown>;

/** Guard and event of 'slot.picked [isHeld]'. */
const guardIn = ({ label }: ChartTransition) => /\[(.*)\]$/.exec(label)?.[1];

const partOf = ({ after, before }: ComparedState) => (after ?? before) as ChartState;

/**
 * One machine of everything that two versions have, only to be drawn: its guards and actions are names.
 * @returns and what became of each of its states, by id, and of its transitions, by name
 */
export function unionOf({ states }: ChartDiff): {
  machine: AnyStateMachine;
  changes: ReadonlyMap<string, ChartChange>;
} {
  const changes = new Map<string, ChartChange>(states.map(({ id, change }) => [id, change]));
  const known = new Set(states.map(({ id }) => id));

  function transitionsOf({ id, transitions }: ComparedState) {
    const on = new Map<string, Config[]>();
    for (const { before, after, change } of transitions) {
      const taken = (after ?? before) as ChartTransition;
      const among = on.get(taken.event) ?? [];
      // As `nameOf` tells it of the machine that is made here.
      const targets = taken.target.join(' + ') || 'stays';
      changes.set(`${id} ${taken.event || 'always'} → ${targets} #${among.length + 1}`, change);
      const to = taken.target.filter((one) => known.has(one)).map((one) => `#${one}`);
      on.set(taken.event, [
        ...among,
        { guard: guardIn(taken), actions: taken.actions, ...(to.length > 0 ? { target: to } : {}) },
      ]);
    }
    const always = on.get('');
    on.delete('');
    return { on: Object.fromEntries(on), ...(always ? { always } : {}) };
  }

  function configOf(state: ComparedState): Config {
    const part = partOf(state);
    const inside = states.filter((one) => partOf(one).parent === state.id);
    const first = inside.find((one) => partOf(one).isInitial) ?? inside[0];
    const isParallel = part.kind === 'parallel' && inside.length > 0;
    return {
      id: state.id,
      ...(isParallel ? { type: 'parallel' } : {}),
      ...(part.kind === 'final' && inside.length === 0 ? { type: 'final' } : {}),
      ...(first && !isParallel ? { initial: partOf(first).key } : {}),
      tags: part.tags,
      entry: part.entry,
      exit: part.exit,
      invoke: part.invokes.map((name) => ({ id: name, src: name })),
      states: Object.fromEntries(inside.map((one) => [partOf(one).key, configOf(one)])),
      ...transitionsOf(state),
    };
  }

  const root = states.find((one) => partOf(one).parent === null);
  if (!root) throw new Error('The charts have no machine.');
  return { machine: createMachine(configOf(root) as never) as AnyStateMachine, changes };
}
