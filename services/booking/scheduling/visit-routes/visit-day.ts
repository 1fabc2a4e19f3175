import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { QUARTER_MS, type RosterDay, withTaken } from '../slots/availability.ts';
import { withVisit } from '../slots/day-limits.ts';
import { type RouteSlots, routeSlots } from './route-slots.ts';
import { visitPlanner } from './visit-planner.ts';
import { dayResources, hoursOf, LONGEST_WAIT } from './visit-starts.ts';

/** Visits that fit into what is free of one clinic's day. */
export type VisitDay = ReturnType<typeof visitDay>;

/**
 * Plans visits of several packages on one clinic's day, and remembers what it found. The stops of a package have to be one
 * array for all calls.
 * @param rosters of the day, with resources
 */
export function visitDay(rosters: readonly RosterDay[]) {
  const resources = dayResources(rosters);
  const { opens, closes } = hoursOf(resources);
  const planners = new Map<readonly Stop[], ReturnType<typeof visitPlanner>>();
  const planAt = (stops: readonly Stop[], quarter: number) => {
    const planner = planners.get(stops) ?? visitPlanner(stops, resources, LONGEST_WAIT);
    planners.set(stops, planner);
    return planner.planAt(quarter);
  };
  return {
    rosters,
    /** Quarters at which a visit can begin, earliest first. */
    *starts(stops: readonly Stop[], first: number, last: number): Generator<number, undefined> {
      for (let quarter = Math.max(first, opens); quarter <= Math.min(last, closes); quarter++)
        if (planAt(stops, quarter)) yield quarter;
      return undefined;
    },
    routeAt(stops: readonly Stop[], quarter: number): RouteSlots | null {
      const visit = planAt(stops, quarter);
      return visit && routeSlots(visit, stops, resources);
    },
  };
}

/** The same day's rosters, these slots taken. */
export function withoutSlots(rosters: readonly RosterDay[], slots: RouteSlots['stops']): RosterDay[] {
  const taken = Map.groupBy(slots, ({ roster_id }) => roster_id);
  return rosters.map((roster) => {
    const ofRoster = taken.get(roster.rosterId);
    return ofRoster
      ? withVisit(
          withTaken(
            roster,
            ofRoster.map(({ from_time }) => positionOf(roster, from_time)),
          ),
          roster.limit?.serviceType,
        )
      : roster;
  });
}

/** Slots of a roster before an instant. */
export const positionOf = ({ startQuarter }: RosterDay, instant: string): number =>
  Date.parse(instant) / QUARTER_MS - startQuarter;
