import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { freeRuns, QUARTER_MS } from '../../scheduling/slots/availability.ts';
import type { RouteSlots } from '../../scheduling/visit-routes/route-slots.ts';
import { type VisitDay, visitDay, withoutSlots } from '../../scheduling/visit-routes/visit-day.ts';

/** A candidate of a group. */
export interface GroupSeat {
  /** Candidates with one package have one array. */
  readonly stops: readonly Stop[];
  /** The only quarter at which it may begin; null: without a gap after the others. */
  readonly from: number | null;
}

/** A candidate's whole route. Times are quarters since 1970. */
export interface GroupVisit {
  readonly nth: number;
  readonly route: RouteSlots;
  readonly from: number;
  readonly to: number;
}

/** One doctor's time, as a candidate without stops needs it beside others with them. */
export const oneDoctorsStop = (slots: number): readonly Stop[] => [
  { name: '', slots, cleanUp: 0, needs: [{ kind: 'doctor', skill: '' }], after: 0, runsBeside: false },
];

/** The number of routes that may still be tried: one takes up to half a millisecond, in which nothing else is answered. */
export interface Effort {
  left: number;
}
export const newEffort = (): Effort => ({ left: 2_000 });

/** False if some kind of resource has fewer free quarters from `first` on than the group needs: no order can help then. */
export function hasQuarters(seats: readonly GroupSeat[], { rosters }: VisitDay, first: number): boolean {
  const needed = new Map<string, number>();
  for (const { slots, needs } of seats.flatMap(({ stops }) => stops))
    for (const { kind } of needs) needed.set(kind, (needed.get(kind) ?? 0) + slots);
  const freeOf = (kind: string) =>
    rosters
      .filter(({ resource }) => resource?.kind === kind)
      .map((roster) => freeRuns(roster).filter((run, at) => run > 0 && roster.startQuarter + at >= first).length)
      .reduce((sum, quarters) => sum + quarters, 0);
  return [...needed].every(([kind, quarters]) => quarters <= freeOf(kind));
}

/**
 * Finds whole routes for all candidates of a group on one clinic's day, no two with one resource at one time. The first begins at
 * `first`, each other one before the last of the others is done.
 *
 * Candidates are tried in every order, each at its first start beside the routes before. Other routes from the same start are not
 * tried, so that null is no proof; nor is it where the effort ends.
 * @returns the routes in the order of the candidates
 */
export function groupVisits(
  seats: readonly GroupSeat[],
  day: VisitDay,
  first: number,
  effort = newEffort(),
): GroupVisit[] | null {
  const place = (rest: VisitDay, placed: readonly GroupVisit[]): readonly GroupVisit[] | null => {
    if (placed.length === seats.length) return placed;
    const last = Math.max(first, ...placed.map(({ to }) => to));
    const tried = new Set<string>();
    for (const [nth, { stops, from: only }] of seats.entries()) {
      const alike = `${seats.findIndex((seat) => seat.stops === stops)} ${only}`;
      if (tried.has(alike) || placed.some((one) => one.nth === nth)) continue;
      tried.add(alike);
      if (effort.left-- <= 0) return null;
      const from = only ?? rest.starts(stops, first, last).next().value;
      const route = from === undefined ? null : rest.routeAt(stops, from);
      if (from === undefined || !route) continue;
      const visit = { nth, route, from, to: route.to.getTime() / QUARTER_MS };
      const others = visitDay(withoutSlots(rest.rosters, route.stops));
      const all = place(others, [...placed, visit]);
      if (all) return all;
    }
    return null;
  };
  return place(day, [])?.toSorted((one, other) => one.nth - other.nth) ?? null;
}
