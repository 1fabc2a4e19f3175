import type { Database } from '../../../database/database.ts';
import type { QueryAuthorization } from '../../../shared/http/operation.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { QUARTER_MS } from '../../scheduling/slots/availability.ts';
import { findClinics, quarterText } from '../../scheduling/slots/time-slots.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import {
  type DayResource,
  type PlannedVisit,
  slotsTaken,
  visitPlanner,
} from '../../scheduling/visit-routes/visit-planner.ts';
import { dayResources, LONGEST_WAIT } from '../../scheduling/visit-routes/visit-starts.ts';
import { MOST_ATTEMPTS, type Reserved, type ReserveInput, type RouteSlots, reserve } from './reserve.ts';

/**
 * Holds all stops of a visit from a start, or none: plans them on what is free, takes them in one statement, and plans again where
 * another caller was first with one of them.
 * @param first what `reserve` answered without the slots of a route
 * @param packagesOf the company whose packages may be booked
 */
export async function reserveRoute(
  db: Database,
  values: QueryAuthorization['values'],
  input: ReserveInput,
  { first, packagesOf, isProvider }: { first: Reserved; packagesOf: string; isProvider: boolean },
): Promise<Reserved> {
  const { siteId, packageId, from, now } = input;
  const search = { packageId, siteIds: [siteId], from, to: from, now, candidateId: null, heldAs: first.replaced };
  let row = first;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS && !row.held; attempt++) {
    const { clinics, stops } = await findClinics(db, { ...search, orgId: packagesOf, isProvider });
    const clinic = clinics.get(siteId);
    if (!clinic || !stops) return row;
    const resources = dayResources(clinic.rosters.filter(({ day }) => day === dayIn(from, clinic.timeZone)));
    const visit = visitPlanner(stops, resources, LONGEST_WAIT).planAt(from.getTime() / QUARTER_MS);
    if (!visit) return row;
    row = await reserve(db, values, { ...input, route: routeSlots(visit, stops, resources) });
    if (row.same || row.draft !== 'open') return row;
  }
  return row;
}

/** Each slot of each resource once; the visit is shown with its doctor, or the first resource where it has none. */
export function routeSlots(visit: PlannedVisit, stops: readonly Stop[], resources: readonly DayResource[]): RouteSlots {
  const byId = new Map(resources.map((one) => [one.id, one]));
  const used = visit.stops.flatMap((planned) => {
    const stop = stops[planned.stop];
    return planned.resources.flatMap((id) => {
      const resource = byId.get(id);
      return stop && resource ? { resource, stop, from: planned.from } : [];
    });
  });
  const taken = new Map(
    used.flatMap(({ resource: { id, kind }, stop, from }) =>
      Array.from({ length: slotsTaken(stop, kind) }, (_slot, index) => {
        const from_time = quarterText(from + index);
        return [`${id} ${from_time}`, { roster_id: id, from_time, stop: stop.name }] as const;
      }),
    ),
  );
  const shown = used.find(({ resource }) => resource.kind === 'doctor') ?? used[0];
  return {
    rosterId: shown?.resource.id ?? 0,
    to: new Date(visit.to * QUARTER_MS),
    slots: taken.size,
    stops: [...taken.values()],
  };
}
