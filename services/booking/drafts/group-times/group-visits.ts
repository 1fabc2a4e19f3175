import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { QUARTER_MS } from '../../scheduling/slots/availability.ts';
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

/**
 * Finds whole routes for all candidates of a group on one clinic's day, no two with one resource at one time. The first begins at
 * `first`, each other one before the last of the others is done.
 *
 * Candidates are tried in every order, each at its first start beside the routes before. Other routes from the same start are not
 * tried, so that null is no proof.
 * @returns the routes in the order of the candidates
 */
export function groupVisits(seats: readonly GroupSeat[], day: VisitDay, first: number): GroupVisit[] | null {
  const place = (rest: VisitDay, placed: readonly GroupVisit[]): readonly GroupVisit[] | null => {
    if (placed.length === seats.length) return placed;
    const last = Math.max(first, ...placed.map(({ to }) => to));
    const tried = new Set<string>();
    for (const [nth, { stops, from: only }] of seats.entries()) {
      const alike = `${seats.findIndex((seat) => seat.stops === stops)} ${only}`;
      if (tried.has(alike) || placed.some((one) => one.nth === nth)) continue;
      tried.add(alike);
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
