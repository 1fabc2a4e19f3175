import type { Need } from '../../../../machines/rules/booking/assessment-needs.ts';

/** Needs of an assessment, as the catalogue stores them. */
export interface AssessmentNeeds {
  readonly resources: readonly Need[];
  readonly clean_up_minutes: number;
  /** Before every assessment that does not come first itself. */
  readonly comes_first: boolean;
  /** Ids of assessments that come before it. */
  readonly comes_after: readonly string[];
  /** The candidate is at the next stop while it runs. */
  readonly runs_beside: boolean;
}

export interface RoutedAssessment {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  /** Null: a doctor does it. */
  readonly needs: AssessmentNeeds | null;
}

/** Assessments that one set of resources does in a row. Lengths are slots. */
export interface Stop {
  readonly name: string;
  readonly slots: number;
  readonly cleanUp: number;
  readonly needs: readonly Need[];
  /** Bit n: stop n comes before it. */
  readonly after: number;
  readonly runsBeside: boolean;
}

const A_DOCTOR: AssessmentNeeds = {
  resources: [{ kind: 'doctor', skill: '' }],
  clean_up_minutes: 0,
  comes_first: false,
  comes_after: [],
  runs_beside: false,
};
const needsOf = ({ needs }: RoutedAssessment) => needs ?? A_DOCTOR;

/** If `later` has to wait until `earlier` is done. */
const comesBefore = (earlier: RoutedAssessment, later: RoutedAssessment): boolean =>
  needsOf(later).comes_after.includes(earlier.id) || (needsOf(earlier).comes_first && !needsOf(later).comes_first);

/** Assessments in an order that keeps their rules, as near to the given one as can be; null if the rules form a circle. */
export function inOrder(assessments: readonly RoutedAssessment[]): RoutedAssessment[] | null {
  const left = [...assessments];
  const ordered: RoutedAssessment[] = [];
  while (left.length > 0) {
    const next = left.findIndex((one) => !left.some((other) => other !== one && comesBefore(other, one)));
    if (next === -1) return null;
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

/** Two assessments with one key are done in one stop where they are next to each other. */
const keyOf = ({ resources, clean_up_minutes, runs_beside }: AssessmentNeeds) =>
  JSON.stringify([resources.map(({ kind, skill }) => [kind, skill]), clean_up_minutes, runs_beside]);

/**
 * The stops of a package, from its assessments in the catalogue's order; null where no assessment says what it needs, and the
 * package is one doctor's time. Runs of an order that keeps the rules are joined, so that joined ones form no circle either.
 * @param slotMinutes a stop is rounded up to whole slots
 */
export function stopsOf(assessments: readonly RoutedAssessment[], slotMinutes: number): Stop[] | null {
  if (assessments.every(({ needs }) => needs === null)) return null;
  const groups: RoutedAssessment[][] = [];
  for (const one of inOrder(assessments) ?? assessments) {
    const last = groups.at(-1);
    if (last?.[0] && keyOf(needsOf(last[0])) === keyOf(needsOf(one))) last.push(one);
    else groups.push([one]);
  }
  const slots = (minutes: number) => Math.ceil(minutes / slotMinutes);
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { resources, clean_up_minutes, runs_beside } = needsOf(first);
    const isAfter = (other: readonly RoutedAssessment[]) =>
      other !== group && other.some((earlier) => group.some((later) => comesBefore(earlier, later)));
    return {
      name: group.map(({ name }) => name).join(', '),
      slots: slots(group.reduce((sum, { minutes }) => sum + minutes, 0)),
      cleanUp: slots(clean_up_minutes),
      needs: resources,
      after: groups.reduce((mask, other, index) => (isAfter(other) ? mask | (1 << index) : mask), 0),
      runsBeside: runs_beside,
    };
  });
}
