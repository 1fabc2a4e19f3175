import { defined } from '../../../../machines/lib/assert-defined.ts';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import {
  type ClinicDays,
  freeStarts,
  positionsFrom,
  QUARTER_MS,
  type RosterDay,
  withTaken,
} from '../../scheduling/slots/availability.ts';
import { forService, withVisit } from '../../scheduling/slots/day-limits.ts';
import { positionOf, type VisitDay, visitDay } from '../../scheduling/visit-routes/visit-day.ts';

export interface WaitingRequest {
  readonly id: string;
  readonly siteId: string;
  readonly serviceType: ServiceKind;
  /** Slots that the appointment takes. */
  readonly length: number;
  /** Of a visit route; null where one doctor has the whole time. */
  readonly stops: readonly Stop[] | null;
  /** 'YYYY-MM-DD': the time is before this day. */
  readonly beforeDay: string;
  /** And before the present appointment, in milliseconds since 1970. */
  readonly beforeMs: number;
  /** Times that were offered before and not taken, in milliseconds. */
  readonly passed: ReadonlySet<number>;
}

/** A slot of an offered time; `stop` of a visit route alone. */
interface OfferedSlot {
  readonly rosterId: number;
  readonly position: number;
  readonly stop: string | null;
}

export interface Match {
  readonly requestId: string;
  /** The day that the time is shown with. */
  readonly rosterId: number;
  readonly fromMs: number;
  readonly toMs: number;
  readonly slots: readonly OfferedSlot[];
}

/**
 * Gives each request, in their order, the earliest time that is free and that no request before it was given.
 * @param earliestMs nothing before is offered: people have to come
 */
export function matchOffers(
  requests: readonly WaitingRequest[],
  clinics: ReadonlyMap<string, ClinicDays>,
  earliestMs: number,
): Match[] {
  const left = new Map([...clinics].map(([id, { rosters }]) => [id, [...rosters]]));
  const first = Math.ceil(earliestMs / QUARTER_MS);
  const startsOf = rememberedStarts(first);
  const visitDays = rememberedDays();
  return requests.flatMap((request) => {
    const { serviceType } = request;
    const rosters = (left.get(request.siteId) ?? []).map((roster) => forService(roster, serviceType));
    const match = request.stops
      ? earliestVisit({ ...request, stops: request.stops }, visitDays(rosters), first)
      : earliestOfDoctor(request, rosters, startsOf);
    if (!match) return [];
    const taken = Map.groupBy(match.slots, ({ rosterId }) => rosterId);
    left.set(
      request.siteId,
      (left.get(request.siteId) ?? []).map((roster) => {
        const slots = taken.get(roster.rosterId);
        return slots
          ? withVisit(
              withTaken(
                roster,
                slots.map(({ position }) => position),
              ),
              serviceType,
            )
          : roster;
      }),
    );
    return [match];
  });
}

type StartsOf = (roster: RosterDay, length: number) => readonly number[];

/** Most rosters are as they were when the request before looked at them. */
function rememberedStarts(firstQuarter: number): StartsOf {
  const seen = new WeakMap<RosterDay, Map<number, readonly number[]>>();
  return (roster, length) => {
    const byLength = seen.get(roster) ?? new Map<number, readonly number[]>();
    seen.set(roster, byLength);
    const starts = byLength.get(length) ?? freeStarts(roster, length, false, firstQuarter - roster.startQuarter);
    byLength.set(length, starts);
    return starts;
  };
}

function earliestOfDoctor(request: WaitingRequest, rosters: readonly RosterDay[], startsOf: StartsOf): Match | null {
  const { length, beforeDay, beforeMs, passed } = request;
  let best: { rosterId: number; position: number; fromMs: number } | null = null;
  for (const roster of rosters) {
    if (roster.day >= beforeDay || (roster.resource && roster.resource.kind !== 'doctor')) continue;
    for (const position of startsOf(roster, length)) {
      const fromMs = (roster.startQuarter + position) * QUARTER_MS;
      if (fromMs >= beforeMs || (best && fromMs >= best.fromMs)) break;
      if (passed.has(fromMs)) continue;
      best = { rosterId: roster.rosterId, position, fromMs };
      break;
    }
  }
  if (!best) return null;
  const { rosterId, position, fromMs } = best;
  const slots = positionsFrom(position, length).map((one) => ({ rosterId, position: one, stop: null }));
  return { requestId: request.id, rosterId, fromMs, toMs: fromMs + length * QUARTER_MS, slots };
}

type DayOfClinic = readonly [day: string, visits: VisitDay];

/** A clinic's days, earliest first; a day is planned again only after something of it was taken. */
function rememberedDays() {
  const seen = new WeakMap<RosterDay, VisitDay>();
  return (rosters: readonly RosterDay[]): DayOfClinic[] =>
    [...Map.groupBy(rosters, ({ day }) => day)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, ofDay]) => {
        const known = ofDay[0] && seen.get(ofDay[0]);
        const isSame = known?.rosters.every((roster, at) => roster === ofDay[at]);
        const visits = known && isSame ? known : visitDay(ofDay);
        if (ofDay[0]) seen.set(ofDay[0], visits);
        return [day, visits];
      });
}

function earliestVisit(
  request: WaitingRequest & { readonly stops: readonly Stop[] },
  days: readonly DayOfClinic[],
  first: number,
): Match | null {
  const { id: requestId, stops, beforeDay, beforeMs, passed } = request;
  const last = Math.ceil(beforeMs / QUARTER_MS) - 1;
  for (const [day, visits] of days) {
    if (day >= beforeDay) break;
    for (const quarter of visits.starts(stops, first, last)) {
      const fromMs = quarter * QUARTER_MS;
      const route = passed.has(fromMs) ? null : visits.routeAt(stops, quarter);
      if (!route) continue;
      const rosters = new Map(visits.rosters.map((roster) => [roster.rosterId, roster]));
      const slots = route.stops.map(({ roster_id: rosterId, from_time, stop }) => {
        return { rosterId, position: positionOf(defined(rosters.get(rosterId)), from_time), stop };
      });
      return { requestId, rosterId: route.rosterId, fromMs, toMs: route.to.getTime(), slots };
    }
  }
  return null;
}
