import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import type { Database } from '../../../database/database.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { shownName } from '../../scheduling/doctors/shown-name.ts';
import {
  freeStarts,
  positionsFrom,
  QUARTER_MS,
  type RosterDay,
  withTaken,
} from '../../scheduling/slots/availability.ts';
import { forService, withVisit } from '../../scheduling/slots/day-limits.ts';
import { clinicsWithStops, quarterText } from '../../scheduling/slots/time-slots.ts';
import type { RouteSlots } from '../../scheduling/visit-routes/route-slots.ts';
import { positionOf } from '../../scheduling/visit-routes/visit-day.ts';
import type { Prefer } from './free-visits.ts';
import { FreeVisits, type WantedVisit } from './free-visits.ts';

const DAY_MS = 86_400_000;
/** Days before and after the closed ones in which a free time is looked for. */
const DAYS_BEFORE = 14;
export const DAYS_AFTER = 28;

/** A free time at a doctor's day. */
export interface Place {
  readonly rosterId: number;
  readonly doctorName: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly timeZone: string;
  readonly from: Date;
}

export interface Wish {
  /** Quarters of an hour. */
  readonly length: number;
  readonly from: Date;
  readonly siteId: string;
  readonly serviceType: ServiceKind;
  /** Of a person who is at the clinic: no other clinic's day and no other day will do. */
  readonly onlyDay: string | null;
  /** Of a visit route; without it one doctor has the whole time. */
  readonly visit?: WantedVisit;
}

interface SiteFacts {
  readonly name: string;
  readonly timeZone: string;
  readonly serviceTypes: readonly string[];
}

interface Day extends RosterDay {
  readonly siteId: string;
  readonly doctorName: string;
}

/** Free times at some sites, each given to one person at most. */
export class FreePlaces {
  readonly #days: Map<number, Day>;
  readonly #sites: ReadonlyMap<string, SiteFacts>;
  readonly #earliestQuarter: number;
  /** Free starts by length and doctor's day: one plan asks for the same ones for each of its people. */
  readonly #startsOf = new Map<number, Map<number, readonly number[]>>();
  readonly #visits: FreeVisits;
  /** Stops by package, of those that are booked as a visit route. */
  readonly #stopsOf: ReadonlyMap<string, readonly Stop[]>;

  constructor(
    days: readonly Day[],
    sites: ReadonlyMap<string, SiteFacts>,
    { now, stopsOf }: { now: Date; stopsOf: ReadonlyMap<string, readonly Stop[]> },
  ) {
    this.#days = new Map(days.map((day) => [day.rosterId, day]));
    this.#sites = sites;
    this.#earliestQuarter = Math.floor(now.getTime() / QUARTER_MS) + 1;
    this.#stopsOf = stopsOf;
    const ofClinics = Map.groupBy(days, ({ siteId, day }) => `${siteId} ${day}`);
    this.#visits = new FreeVisits(
      [...ofClinics.values()].flatMap(([first, ...others]) =>
        first ? { siteId: first.siteId, day: first.day, rosters: [first, ...others] } : [],
      ),
      this.#earliestQuarter,
    );
  }

  /** The stops of a package that is booked as a visit route; undefined for another one. */
  stopsOf = (packageId: string): readonly Stop[] | undefined => this.#stopsOf.get(packageId);

  /** Of a site that was asked for; null where there is no such site. */
  timeZoneOf = (siteId: string): string | null => this.#sites.get(siteId)?.timeZone ?? null;

  /** That very time, taken by this call; null where it is not free. */
  take({ rosterId, from }: { rosterId: number; from: Date }, wish: Wish): Place | null {
    const day = this.#days.get(rosterId);
    const { length, visit } = wish;
    if (!day || !this.#suits(day, wish)) return null;
    if (visit) {
      const route = this.#visits.at(day, from, visit, wish.serviceType);
      if (!route) return null;
      this.#takeSlots(day, route.stops, wish.serviceType);
      return this.#placeOf(route.rosterId, from);
    }
    const position = Math.round(from.getTime() / QUARTER_MS) - day.startQuarter;
    if (isFull(day, wish) || !this.#starts(day, length).includes(position)) return null;
    this.#markTaken(day, position, wish);
    return this.#place(day, position);
  }

  /**
   * The best free time of each doctor's day, best first: the own clinic before others, then the nearest.
   * @param prefer `later`: none before the old time
   */
  best(wish: Wish, prefer: Prefer, most: number): Place[] {
    if (wish.visit) {
      return this.#visits
        .nearest(wish, prefer, wish.visit, (place) => this.#suits(place, wish))
        .map((one) => ({ ...one, isElsewhere: one.siteId === wish.siteId ? 0 : 1 }))
        .sort((one, other) => one.isElsewhere - other.isElsewhere || one.distance - other.distance)
        .slice(0, most)
        .map(({ route, from }) => this.#placeOf(route.rosterId, from));
    }
    const wanted = Math.round(wish.from.getTime() / QUARTER_MS);
    const found = [...this.#days.values()].flatMap((day) => {
      if (!isDoctors(day) || !this.#suits(day, wish) || isFull(day, wish)) return [];
      let best: { position: number; distance: number } | null = null;
      for (const position of this.#starts(day, wish.length)) {
        const later = day.startQuarter + position - wanted;
        if (prefer === 'later' && later < 0) continue;
        if (!best || Math.abs(later) < best.distance) best = { position, distance: Math.abs(later) };
      }
      return best ? [{ ...best, day, isElsewhere: day.siteId === wish.siteId ? 0 : 1 }] : [];
    });
    return found
      .sort((one, other) => one.isElsewhere - other.isElsewhere || one.distance - other.distance)
      .slice(0, most)
      .map(({ day, position }) => this.#place(day, position));
  }

  #suits({ siteId, day }: Pick<Day, 'siteId' | 'day'>, { serviceType, siteId: wishedSite, onlyDay }: Wish): boolean {
    if (onlyDay !== null && (siteId !== wishedSite || day !== onlyDay)) return false;
    return this.#sites.get(siteId)?.serviceTypes.includes(serviceType) ?? false;
  }

  #starts(day: Day, length: number): readonly number[] {
    const byDay = this.#startsOf.get(length) ?? new Map<number, readonly number[]>();
    this.#startsOf.set(length, byDay);
    const starts = byDay.get(day.rosterId) ?? freeStarts(day, length, false, this.#earliestQuarter - day.startQuarter);
    byDay.set(day.rosterId, starts);
    return starts;
  }

  #place(day: Day, position: number): Place {
    return this.#placeOf(day.rosterId, new Date((day.startQuarter + position) * QUARTER_MS));
  }

  #placeOf(rosterId: number, from: Date): Place {
    const { doctorName, siteId } = defined(this.#days.get(rosterId));
    const { name: siteName, timeZone } = defined(this.#sites.get(siteId));
    return { rosterId, doctorName, siteId, siteName, timeZone, from };
  }

  #markTaken(day: Day, position: number, { length, serviceType }: Wish): void {
    const from_times = positionsFrom(position, length).map((at) => quarterText(day.startQuarter + at));
    const stops = from_times.map((from_time) => ({ roster_id: day.rosterId, from_time, stop: '' }));
    this.#takeSlots(day, stops, serviceType);
  }

  #takeSlots(place: { siteId: string; day: string }, slots: RouteSlots['stops'], serviceType: ServiceKind): void {
    this.#visits.markTaken(place, slots, serviceType);
    for (const [rosterId, taken] of Map.groupBy(slots, ({ roster_id }) => roster_id)) {
      const day = defined(this.#days.get(rosterId));
      const positions = taken.map(({ from_time }) => positionOf(day, from_time));
      this.#days.set(rosterId, withVisit({ ...day, ...withTaken(day, positions) }, serviceType));
      for (const byDay of this.#startsOf.values()) byDay.delete(rosterId);
    }
  }
}

/** The doctor has the most visits of that kind on the day. */
const isFull = (day: Day, { serviceType }: Wish) => forService(day, serviceType).limit?.left === 0;

/** Things and nurses have days too where visit routes are planned. */
const isDoctors = ({ resource }: RosterDay) => !resource || resource.kind === 'doctor';

interface FreeSearch {
  /** Packages of visit routes that need a place. */
  readonly routedPackageIds?: readonly string[];
  readonly siteIds: readonly string[];
  /** Doctors' days that are left out. */
  readonly closed: readonly number[];
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

/** Free places at the sites around the closed days, without the days that close. */
export const readFreePlaces = (db: Database, search: FreeSearch): Promise<FreePlaces> =>
  freePlacesBetween(db, {
    ...search,
    from: new Date(search.from.getTime() - DAYS_BEFORE * DAY_MS),
    to: new Date(Math.max(search.now.getTime(), search.to.getTime()) + DAYS_AFTER * DAY_MS),
  });

/**
 * Free places at the sites from one instant to another.
 * @param isWanted of the clinics' own days; all of them without it
 */
export async function freePlacesBetween(
  db: Database,
  { siteIds, closed, now, routedPackageIds = [], ...between }: FreeSearch,
  isWanted: (day: string) => boolean = () => true,
): Promise<FreePlaces> {
  const from = new Date(Math.max(now.getTime(), between.from.getTime()));
  const { clinics, stopsOf } = await clinicsWithStops(db, { siteIds, from, to: between.to, now }, routedPackageIds);
  const isClosed = new Set(closed);
  const days = [...clinics.values()].flatMap(({ siteId, rosters }) =>
    rosters
      .filter(({ rosterId, day }) => !isClosed.has(rosterId) && isWanted(day))
      .map((roster) => ({ ...roster, siteId })),
  );
  const [doctorNames, sites] = [await namesOf(db, days), await sitesOf(db, siteIds)];
  return new FreePlaces(
    days.map((day) => ({ ...day, doctorName: defined(doctorNames.get(day.rosterId)) })),
    sites,
    { now, stopsOf },
  );
}

async function namesOf(db: Database, days: readonly RosterDay[]): Promise<ReadonlyMap<number, string>> {
  const ids = days.map(({ rosterId }) => rosterId);
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select r.id, ${shownName} as name from booking.rosters r join booking.doctors d on d.id = r.doctor_id
    where r.id = any (${`{${ids.join(',')}}`}::int[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function sitesOf(db: Database, siteIds: readonly string[]): Promise<ReadonlyMap<string, SiteFacts>> {
  const { rows } = await db.execute<{ id: string; name: string; timezone: string; service_types: string[] }>(sql`
    select id, name, timezone, service_types from booking.clinics where id = any (${`{${siteIds.join(',')}}`}::uuid[])`);
  return new Map(
    rows.map(({ id, name, timezone, service_types }) => [
      id,
      { name, timeZone: timezone, serviceTypes: service_types },
    ]),
  );
}
