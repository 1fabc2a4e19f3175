import { LONGEST_WAIT_MINUTES } from '../../../../machines/rules/booking/resource-kinds.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { freeRuns, type RosterDay } from '../slots/availability.ts';
import { SLOT_MINUTES } from '../slots/claims.ts';
import { type DayResource, type PlannedVisit, visitPlanner } from './visit-planner.ts';

export const LONGEST_WAIT = LONGEST_WAIT_MINUTES / SLOT_MINUTES;

/** A clinic's day as the planner takes it. */
export const dayResources = (rosters: readonly RosterDay[]): DayResource[] =>
  rosters.flatMap((roster) => {
    const { rosterId: id, startQuarter, resource } = roster;
    return resource ? { ...resource, id, startQuarter, runs: freeRuns(roster) } : [];
  });

/**
 * Starts of a day at which all stops fit, each with the roster that has the first stop.
 * @param within quarters, both included; `isGapFree` leaves out starts with waiting where there are others
 */
export function visitStarts(
  stops: readonly Stop[],
  rosters: readonly RosterDay[],
  { first, last, isGapFree }: { first: number; last: number; isGapFree: boolean },
): Map<number, number[]> {
  const visits = visitsOfDay(stops, rosters, first, last);
  const shortest = Math.min(...visits.map(({ from, to }) => to - from));
  const offered = isGapFree ? visits.filter(({ from, to }) => to - from === shortest) : visits;
  return new Map(offered.map(({ from, stops: [head] }) => [from, head ? head.resources.slice(0, 1) : []]));
}

function visitsOfDay(
  stops: readonly Stop[],
  rosters: readonly RosterDay[],
  first: number,
  last: number,
): PlannedVisit[] {
  const resources = dayResources(rosters);
  const planner = visitPlanner(stops, resources, LONGEST_WAIT);
  const { opens, closes } = hoursOf(resources);
  const visits: PlannedVisit[] = [];
  for (let quarter = Math.max(first, opens); quarter <= Math.min(last, closes); quarter++) {
    const visit = planner.planAt(quarter);
    if (visit) visits.push(visit);
  }
  return visits;
}

/** Quarters between which the resources have slots. */
export const hoursOf = (resources: readonly DayResource[]) => ({
  opens: Math.min(...resources.map(({ startQuarter }) => startQuarter)),
  closes: Math.max(...resources.map(({ startQuarter, runs }) => startQuarter + runs.length)),
});
