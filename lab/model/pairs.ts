import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import type { TestModel } from 'xstate/graph';
import { describeState } from './describe-path.ts';
import { digest, type Executable, effectsText } from './effects-text.ts';
import { nameOf } from './machine-graph.ts';
import type { ModelPath } from './model-of.ts';

/** Two transitions by two events in a row, by their names, and the shortest events that take them. */
export type Pairs = ReadonlyMap<string, readonly AnyEventObject[]>;

/** The second transition of a pair, and its effects. */
export interface PairStep {
  readonly pair: string;
  /** The state after it, the ports that it asked with their inputs, and its actions with their parameters. */
  readonly text: string;
}

const FOLLOWS = ' ⇒ ';

/** The transitions that an event takes, in several regions perhaps. */
const takenBy = (machine: AnyStateMachine, before: AnyMachineSnapshot, event: AnyEventObject): string[] =>
  before.status === 'active' ? machine.getTransitionData(before, event).map(nameOf) : [];

const crossed = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => one + FOLLOWS + other));

interface Adjacent {
  readonly state: AnyMachineSnapshot;
  readonly transitions: Readonly<
    Record<string, { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }>
  >;
}

/** All pairs that a model can take. States count as one where they are alike in value and facts, however they were entered. */
export function possiblePairs<Input>(
  machine: AnyStateMachine,
  model: TestModel<AnyMachineSnapshot, AnyEventObject, Input>,
): Pairs {
  const pairs = new Map<string, readonly AnyEventObject[]>();
  const nameOfState = model.options.serializeState ?? (({ value }) => JSON.stringify(value));
  const edges = new Map(
    Object.entries(model.getAdjacencyMap() as unknown as Readonly<Record<string, Adjacent>>).map(
      ([key, { state: before, transitions }]) => [
        key,
        Object.values(transitions).map(({ event, state }) => ({
          event,
          to: nameOfState(state, event),
          taken: takenBy(machine, before, event),
        })),
      ],
    ),
  );
  const [start = ''] = edges.keys();
  const waysTo = new Map<string, readonly AnyEventObject[]>([[start, []]]);
  for (const [key, way] of waysTo) {
    for (const { event, to, taken } of edges.get(key) ?? []) {
      const there = [...way, event];
      if (!waysTo.has(to)) waysTo.set(to, there);
      for (const next of edges.get(to) ?? []) {
        for (const pair of crossed(taken, next.taken)) if (!pairs.has(pair)) pairs.set(pair, [...there, next.event]);
      }
    }
  }
  return pairs;
}

/** The pairs that paths take. */
export function walkedPairs(machine: AnyStateMachine, paths: readonly ModelPath[]): Set<string> {
  const walked = new Set<string>();
  for (const { steps } of paths) {
    const taken = steps.map(({ event }, at) => {
      const before = steps[at - 1]?.state;
      return before ? takenBy(machine, before, event) : [];
    });
    for (const [at, first] of taken.entries()) for (const pair of crossed(first, taken[at + 1] ?? [])) walked.add(pair);
  }
  return walked;
}

interface Place {
  readonly snapshot: AnyMachineSnapshot;
  readonly actions: readonly Executable[];
  readonly taken: readonly string[];
  readonly next: Map<AnyEventObject, Place>;
}

/** Takes each pair from the machine's start. @returns those that were taken; context beyond the facts may decide otherwise */
export function walkPairs(machine: AnyStateMachine, input: unknown, pairs: Pairs): PairStep[] {
  const place = ([snapshot, actions]: [unknown, unknown], taken: readonly string[]): Place => ({
    snapshot: snapshot as AnyMachineSnapshot,
    actions: actions as Executable[],
    taken,
    next: new Map(),
  });
  const start = place(initialTransition(machine, input as never) as never, []);
  /** Each beginning is walked once. */
  const after = (before: Place, event: AnyEventObject): Place => {
    const known = before.next.get(event);
    if (known) return known;
    const taken = takenBy(machine, before.snapshot, event);
    const there = place(transition(machine, before.snapshot as never, event) as never, taken);
    before.next.set(event, there);
    return there;
  };
  return [...pairs].flatMap(([pair, events]) => {
    const before = events.slice(0, -1).reduce(after, start);
    const end = after(before, events.at(-1) as AnyEventObject);
    if (!crossed(before.taken, end.taken).includes(pair)) return [];
    return [{ pair, text: `${describeState(end.snapshot.value)}${effectsText(end.actions)}` }];
  });
}

/** More are shown as their count and a number made of their names. */
const MOST_NAMED = 2;

/** A heading for each second transition, and a line for each different thing that it did, with the transitions before it. */
export function pairsText(steps: readonly PairStep[]): string {
  const split = steps.map(({ pair, text }) => {
    const [first = '', second = ''] = pair.split(FOLLOWS);
    return { first, second, text };
  });
  const bySecond = [...Map.groupBy(split, ({ second }) => second)].sort(([one], [other]) => (one < other ? -1 : 1));
  return bySecond
    .map(([second, all]) => {
      const byText = [...Map.groupBy(all, ({ text }) => text)].map(
        ([text, same]) => `  ${text}\n    after ${firstsText(same.map(({ first }) => first))}\n`,
      );
      return `${second}\n${byText.sort().join('')}`;
    })
    .join('\n');
}

function firstsText(names: readonly string[]): string {
  const firsts = [...new Set(names)].sort();
  return firsts.length <= MOST_NAMED ? firsts.join(', ') : `${firsts.length} transitions ${digest(firsts.join())}`;
}
