import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { QUARTER_MS, type RosterDay, withFree } from '../../scheduling/slots/availability.ts';
import { forService, withVisit } from '../../scheduling/slots/day-limits.ts';
import type { RouteSlots } from '../../scheduling/visit-routes/route-slots.ts';
import { type VisitDay, visitDay, withoutSlots } from '../../scheduling/visit-routes/visit-day.ts';

/** Moves go to the nearest time, before or after, or only to a later one. */
export type Prefer = 'nearest' | 'later';

/** A visit route that needs a place. */
export interface WantedVisit {
  readonly stops: readonly Stop[];
  /** Slots of the present visit, which are free for it, by roster. */
  readonly own: ReadonlyMap<number, readonly number[]>;
}

export interface FreeVisit {
  readonly siteId: string;
  readonly day: string;
  readonly route: RouteSlots;
  readonly from: Date;
  /** Quarters between its start and the wished-for one. */
  readonly distance: number;
}

interface ClinicDay {
  readonly siteId: string;
  readonly day: string;
  readonly rosters: readonly RosterDay[];
}

/** Free visits of some clinics' days, each given to one person at most. */
export class FreeVisits {
  readonly #days: Map<string, ClinicDay & { readonly visits: VisitDay }>;
  readonly #earliestQuarter: number;

  constructor(days: readonly ClinicDay[], earliestQuarter: number) {
    this.#earliestQuarter = earliestQuarter;
    this.#days = new Map(days.map((one) => [keyOf(one), { ...one, visits: visitDay(one.rosters) }]));
  }

  /** The visit of a clinic's day that begins at that instant; null where it does not fit. */
  at(
    place: { siteId: string; day: string },
    from: Date,
    wanted: WantedVisit,
    serviceType: ServiceKind,
  ): RouteSlots | null {
    const quarter = Math.round(from.getTime() / QUARTER_MS);
    if (quarter < this.#earliestQuarter) return null;
    return this.#visitsOf(keyOf(place), wanted, serviceType)?.routeAt(wanted.stops, quarter) ?? null;
  }

  /** The visit of each suitable day that begins nearest to the wished-for time. */
  nearest(
    { from: wished, serviceType }: { from: Date; serviceType: ServiceKind },
    prefer: Prefer,
    wanted: WantedVisit,
    suits: (place: { siteId: string; day: string }) => boolean,
  ): FreeVisit[] {
    const quarter = Math.round(wished.getTime() / QUARTER_MS);
    const first = prefer === 'later' ? Math.max(quarter, this.#earliestQuarter) : this.#earliestQuarter;
    return [...this.#days.values()].filter(suits).flatMap((place): FreeVisit[] => {
      const visits = this.#visitsOf(keyOf(place), wanted, serviceType);
      let start: number | null = null;
      for (const at of visits?.starts(wanted.stops, first, Number.POSITIVE_INFINITY) ?? []) {
        if (start === null || Math.abs(at - quarter) < Math.abs(start - quarter)) start = at;
        if (at >= quarter) break;
      }
      const route = start === null ? null : visits?.routeAt(wanted.stops, start);
      if (start === null || !route) return [];
      const { siteId, day } = place;
      return [{ siteId, day, route, from: new Date(start * QUARTER_MS), distance: Math.abs(start - quarter) }];
    });
  }

  markTaken(place: { siteId: string; day: string }, slots: RouteSlots['stops'], serviceType: ServiceKind): void {
    const day = this.#days.get(keyOf(place));
    if (!day) return;
    const used = new Set(slots.map(({ roster_id }) => roster_id));
    const rosters = withoutSlots(day.rosters, slots).map((roster) =>
      used.has(roster.rosterId) ? withVisit(roster, serviceType) : roster,
    );
    this.#days.set(keyOf(place), { ...day, rosters, visits: visitDay(rosters) });
  }

  /** The slots of the present visit stay with its person until they are given back: they are free for that one alone. */
  #visitsOf(key: string, { own }: WantedVisit, serviceType: ServiceKind): VisitDay | undefined {
    const day = this.#days.get(key);
    if (!day?.rosters.some(({ rosterId, limits }) => own.has(rosterId) || limits)) return day?.visits;
    return visitDay(
      day.rosters.map((roster) => forService(withFree(roster, own.get(roster.rosterId) ?? []), serviceType)),
    );
  }
}

const keyOf = ({ siteId, day }: { siteId: string; day: string }) => `${siteId} ${day}`;
