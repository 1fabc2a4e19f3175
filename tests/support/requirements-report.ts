import { type Need, remedy } from './machine.ts';

/** The result of one test, and the title it ran under. */
export interface TestOutcome {
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
  /** Tries after the first. */
  readonly retries?: number;
  /** The first try's error. */
  readonly reason?: string;
  /** Programs that this machine lacks for it: the test was left out. */
  readonly missing?: readonly Need[];
}

/** The evidence of a run's tests for the catalogue. Each list is in the catalogue's order, `unknown` in the titles'. */
export interface Evidence {
  readonly proven: readonly string[];
  readonly unproven: readonly string[];
  /** Ids named by a title that the catalogue does not have: typing errors. */
  readonly unknown: readonly string[];
}

/** The ids in square brackets at the start of a title: '[slots.window][data.time-slot] …'. */
export function idsOf(title: string): string[] {
  const start = /^(?:\[[a-z0-9-]+\.[a-z0-9-]+\]\s*)+/.exec(title)?.[0] ?? '';
  return [...start.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => match[1] ?? []);
}

/** An id is proven where a passing test names it and no failing one does. Only tests that ran count. */
export function evidence(catalogue: readonly string[], outcomes: readonly TestOutcome[]): Evidence {
  const namedBy = (state: TestOutcome['state']) =>
    new Set(outcomes.filter((outcome) => outcome.state === state).flatMap((outcome) => idsOf(outcome.title)));
  const passed = namedBy('passed');
  const failed = namedBy('failed');
  const existing = new Set(catalogue);
  const isProven = (id: string) => passed.has(id) && !failed.has(id);
  return {
    proven: catalogue.filter(isProven),
    unproven: catalogue.filter((id) => !isProven(id)),
    unknown: [...new Set(outcomes.flatMap((outcome) => idsOf(outcome.title)))].filter((id) => !existing.has(id)),
  };
}

/** One line for each group of the catalogue: 'slots: live, why-not'. */
export function byGroup(ids: readonly string[]): string[] {
  const groups = Map.groupBy(ids, (id) => id.slice(0, id.indexOf('.')));
  return [...groups].map(
    ([group, members]) => `${group}: ${members.map((id) => id.slice(group.length + 1)).join(', ')}`,
  );
}

/** The lines that end a run: how many tests needed more than one try, which, and what the first failed by. */
export function secondTries(outcomes: readonly TestOutcome[]): string[] {
  const retried = outcomes.filter(({ retries = 0 }) => retries > 0);
  return [
    `\nTests that needed a second try: ${retried.length}`,
    ...retried.flatMap(({ title, state, retries, reason }) => [
      `  ${title} (${state} after ${retries} more)`,
      ...(reason ? [`    first: ${reason}`] : []),
    ]),
  ];
}

/** The tests that were left out because something is missing on this machine. */
export const leftOut = (outcomes: readonly TestOutcome[]) =>
  outcomes.flatMap(({ title, state, missing = [] }) =>
    state === 'skipped' && missing.length > 0 ? [{ title, missing }] : [],
  );

/** The lines that say of each missing thing how a Debian gets it, and what it would prove. */
export function leftOutLines(outcomes: readonly TestOutcome[]): string[] {
  const tests = leftOut(outcomes);
  if (tests.length === 0) return [];
  const all = [...new Set(tests.flatMap(({ missing }) => missing))];
  const byRemedy = Map.groupBy(tests, ({ missing }) => remedy(missing));
  return [
    `\nNot tried here, ${counted(tests.length, 'test')}. To try them: ${remedy(all)}`,
    ...[...byRemedy].flatMap(([command, members]) => [`  ${command}`, ...proofsOf(members)]),
  ];
}

function proofsOf(tests: readonly { readonly title: string }[]): string[] {
  const ids = [...new Set(tests.flatMap(({ title }) => idsOf(title)))].toSorted();
  const others = tests.filter(({ title }) => idsOf(title).length === 0).length;
  return [
    ...byGroup(ids).map((line) => `    ${line}`),
    ...(others > 0 ? [`    and ${counted(others, 'test')} of no requirement`] : []),
  ];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Requirements proven before and not now: lost, or not tried because a program is missing on this machine. */
export function lostAndUntried(
  provenBefore: readonly string[],
  { proven }: Evidence,
  outcomes: readonly TestOutcome[],
): { lost: string[]; untried: string[] } {
  const left = new Set(leftOut(outcomes).flatMap(({ title }) => idsOf(title)));
  const gone = provenBefore.filter((id) => !proven.includes(id));
  return { lost: gone.filter((id) => !left.has(id)), untried: gone.filter((id) => left.has(id)) };
}
