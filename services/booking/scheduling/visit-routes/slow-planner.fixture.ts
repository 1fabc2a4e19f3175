import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import type { PlannedStop } from './visit-planner.ts';

/** A resource of a small clinic: '.' is a free slot. */
export interface DrawnResource {
  readonly id: number;
  readonly kind: 'nurse' | 'booth';
  readonly skills: readonly string[];
  readonly day: string;
}

export interface SmallClinic {
  readonly resources: readonly DrawnResource[];
  readonly stops: readonly Stop[];
  readonly longestWait: number;
}

/** The first rule that a plan breaks, or null. It knows the rules from the decision page alone, and nothing of the planner. */
export function brokenRule(
  { resources, stops, longestWait }: SmallClinic,
  start: number,
  plan: readonly PlannedStop[],
) {
  const ends = plan.map(({ stop, from }) => from + (stops[stop]?.slots ?? 0));
  if (plan[0] && plan[0].from !== start) return 'another start';
  for (const [position, { stop, from, resources: chosen }] of plan.entries()) {
    const own = stops[stop];
    if (!own) return 'an unknown stop';
    const before = plan.slice(0, position);
    const previous = before.at(-1);
    if (before.some((other) => other.stop === stop)) return 'a stop twice';
    if (previous) {
      const isFree = stops[previous.stop]?.runsBeside ? previous.from : (ends[position - 1] ?? 0);
      if (from < isFree) return 'the candidate at two stops';
      if (from > Math.max(...ends.slice(0, position)) + longestWait) return 'too long a wait';
    }
    for (const [index] of stops.entries()) {
      if (!(own.after & (1 << index))) continue;
      const earlier = before.findIndex((other) => other.stop === index);
      if (earlier === -1 || (ends[earlier] ?? 0) > from) return 'the order';
    }
    if (chosen.length !== own.needs.length || new Set(chosen).size < chosen.length) return 'too few resources';
    for (const [nth, need] of own.needs.entries()) {
      const one = resources.find(({ id }) => id === chosen[nth]);
      if (!one || one.kind !== need.kind || (need.skill !== '' && !one.skills.includes(need.skill))) return 'the need';
      const slots = own.slots + (one.kind === 'booth' ? own.cleanUp : 0);
      if (one.day.slice(from, from + slots) !== '.'.repeat(slots)) return 'taken';
      const isOverlap = before.some(
        (other, index) =>
          other.resources.includes(one.id) && other.from < from + own.slots && from < (ends[index] ?? 0),
      );
      if (isOverlap) return 'a resource at two stops';
    }
  }
  return null;
}

/** Tries every order, time and set of resources; the earliest end of a whole route, or null. */
export function slowPlan(clinic: SmallClinic, start: number): number | null {
  let best: number | null = null;
  for (const plan of everyPlan(clinic, start)) {
    const to = endOf(clinic, plan);
    best = best === null ? to : Math.min(best, to);
  }
  return best;
}

export const endOf = ({ stops }: SmallClinic, plan: readonly PlannedStop[]): number =>
  Math.max(...plan.map(({ stop, from }) => from + (stops[stop]?.slots ?? 0)));

/** Every whole route that begins then and breaks no rule. */
export function* everyPlan(
  clinic: SmallClinic,
  start: number,
  plan: readonly PlannedStop[] = [],
): Generator<readonly PlannedStop[], undefined> {
  const { stops, resources } = clinic;
  if (plan.length > 0 && brokenRule(clinic, start, plan)) return undefined;
  if (plan.length === stops.length) {
    yield plan;
    return undefined;
  }
  const last = Math.max(...resources.map(({ day }) => day.length));
  for (const [stop, { needs }] of stops.entries())
    for (let from = start; from < last; from++)
      for (const chosen of tuples(resources, needs.length))
        yield* everyPlan(clinic, start, [...plan, { stop, from, resources: chosen }]);
  return undefined;
}

const tuples = (resources: readonly DrawnResource[], length: number): number[][] =>
  length === 0 ? [[]] : resources.flatMap(({ id }) => tuples(resources, length - 1).map((others) => [id, ...others]));
