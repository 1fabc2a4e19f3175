import { type SQL, sql } from 'drizzle-orm';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { QUARTER_MS } from '../slots/availability.ts';
import { quarterText } from '../slots/time-slots.ts';
import { type DayResource, type PlannedVisit, slotsTaken } from './visit-planner.ts';

/** The slots of a visit route, by resource; `rosterId` is what the appointment is shown with. */
export interface RouteSlots {
  readonly rosterId: number;
  readonly to: Date;
  readonly slots: number;
  readonly stops: readonly { readonly roster_id: number; readonly from_time: string; readonly stop: string }[];
}

/**
 * Rows of `booking.slots` for a route's `stops` as JSON, with their `stop`. Each is looked up by its place in the roster: as a plain join
 * all slots would be read, and all claims. PostgreSQL expects a hundred rows of JSON and ten of an array; a route has as many.
 * @param isWanted of a row `slots`
 */
export const slotsOfRoute = (stops: SQL, isWanted: SQL): SQL => sql`(
  select slot.*, route.stop
  from (
    select (one ->> 'roster_id')::int as roster_id, (one ->> 'from_time')::timestamptz as from_time, one ->> 'stop' as stop
    from unnest(array(select json_array_elements(${stops}))) one
  ) route cross join lateral (
    select slots.* from booking.rosters join booking.slots on slots.roster_id = rosters.id
      and slots.position = (extract(epoch from route.from_time - rosters.from_time) / 900)::int
    where rosters.id = route.roster_id and ${isWanted} limit 1
  ) slot)`;

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
