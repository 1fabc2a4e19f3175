import { defined } from '../../../../machines/lib/assert-defined.ts';
import { serves } from '../../../../machines/rules/booking/assessment-needs.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { type DayResource, freeFrom, type PlannedStop, type PlannedVisit, slotsTaken } from './visit-planner.ts';

/** One stop of a planned visit, at another resource or time. Times are quarters since 1970. */
export interface StopMove {
  /** Position in the route's stops. */
  readonly stop: number;
  readonly resource: number;
  readonly from: number;
}

interface Clinic {
  readonly stops: readonly Stop[];
  /** Of the clinic's day; the visit's own slots count as free. */
  readonly resources: readonly DayResource[];
  readonly longestWait: number;
  /** '09:30' of a quarter. */
  readonly clock: (quarter: number) => string;
}

/** The visit with one stop moved and all others as they are, or the rule or resource in the way. */
export function moveStop(
  { stops, resources, longestWait, clock }: Clinic,
  plan: readonly PlannedStop[],
  { stop: index, resource, from }: StopMove,
): PlannedVisit | string {
  const stop = defined(stops[index]);
  const present = defined(plan.find((one) => one.stop === index));
  const others = plan.filter((one) => one.stop !== index);
  const byId = new Map(resources.map((one) => [one.id, one]));
  const target = byId.get(resource);
  if (!target) return 'A stop stays at its clinic and on its day. Reschedule the booking to move all stops.';
  const kindOf = (id: number | undefined) => byId.get(id ?? 0)?.kind;
  const possible = stop.needs.map((need, nth) => (serves(target, need) ? nth : -1)).filter((nth) => nth >= 0);
  const replaced = possible.find((nth) => kindOf(present.resources[nth]) === target.kind) ?? possible[0];
  if (replaced === undefined) return `${stop.name} does not need ${target.name}.`;
  const isFree = (one: DayResource) => freeFrom(one, from) >= slotsTaken(stop, one.kind);
  if (!isFree(target)) return `${target.name} is taken from ${clock(from + freeFrom(target, from))}.`;
  const chosen: number[] = [];
  for (const [nth, need] of stop.needs.entries()) {
    const own = byId.get(present.resources[nth] ?? 0);
    const wanted = nth === replaced ? [target] : [...(own ? [own] : []), ...resources];
    const taken = (id: number) => chosen.includes(id) || (nth !== replaced && id === target.id);
    const one = wanted.find((candidate) => serves(candidate, need) && isFree(candidate) && !taken(candidate.id));
    if (!one) return `${own?.name ?? need.kind} is taken from ${clock(from + (own ? freeFrom(own, from) : 0))}.`;
    chosen.push(one.id);
  }
  const moved = [...others, { stop: index, from, resources: chosen }].sort((one, other) => one.from - other.from);
  const broken = brokenOrder(stops, moved, { longestWait, clock });
  return (
    broken ?? { from: defined(moved[0]).from, to: Math.max(...moved.map((one) => endOf(stops, one))), stops: moved }
  );
}

const endOf = (stops: readonly Stop[], { stop, from }: PlannedStop): number => from + (stops[stop]?.slots ?? 0);

/** The first rule that stops in the order of their starts break. */
function brokenOrder(
  stops: readonly Stop[],
  plan: readonly PlannedStop[],
  { longestWait, clock }: Pick<Clinic, 'longestWait' | 'clock'>,
): string | null {
  const nameOf = ({ stop }: PlannedStop) => stops[stop]?.name ?? '';
  let over = plan[0]?.from ?? 0;
  for (const [position, one] of plan.entries()) {
    const before = plan.slice(0, position);
    const previous = before.at(-1);
    if (previous && !stops[previous.stop]?.runsBeside && one.from < endOf(stops, previous)) {
      return `The person is at ${nameOf(previous)} until ${clock(endOf(stops, previous))}.`;
    }
    if (one.from > over + longestWait) return `The wait before ${nameOf(one)} would be too long, from ${clock(over)}.`;
    const shared = before.find(
      (other) => endOf(stops, other) > one.from && other.resources.some((id) => one.resources.includes(id)),
    );
    if (shared) return `${nameOf(shared)} needs the same until ${clock(endOf(stops, shared))}.`;
    const first = plan.find(
      (other) => (stops[one.stop]?.after ?? 0) & (1 << other.stop) && endOf(stops, other) > one.from,
    );
    if (first) return `${nameOf(one)} comes after ${nameOf(first)}, which ends at ${clock(endOf(stops, first))}.`;
    over = Math.max(over, endOf(stops, one));
  }
  return null;
}
