import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import type { Database } from '../../../database/database.ts';
import { shownName } from '../../scheduling/doctors/shown-name.ts';
import {
  availabilityStatement,
  freeStarts,
  QUARTER_MS,
  type RosterDay,
  readClinics,
} from '../../scheduling/slots/availability.ts';

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
  readonly serviceType: string;
  /** Of a person who is at the clinic: no other clinic's day and no other day will do. */
  readonly onlyDay: string | null;
}

/** Moves go to the nearest time, before or after, or only to a later one. */
export type Prefer = 'nearest' | 'later';

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

  constructor(days: readonly Day[], sites: ReadonlyMap<string, SiteFacts>, now: Date) {
    this.#days = new Map(days.map((day) => [day.rosterId, day]));
    this.#sites = sites;
    this.#earliestQuarter = Math.floor(now.getTime() / QUARTER_MS) + 1;
  }

  /** Of a site that was asked for; null where there is no such site. */
  timeZoneOf = (siteId: string): string | null => this.#sites.get(siteId)?.timeZone ?? null;

  /** That very time, taken by this call; null where it is not free. */
  take({ rosterId, from }: { rosterId: number; from: Date }, wish: Wish): Place | null {
    const day = this.#days.get(rosterId);
    const { length } = wish;
    if (!day || !this.#suits(day, wish)) return null;
    const position = Math.round(from.getTime() / QUARTER_MS) - day.startQuarter;
    if (!this.#starts(day, length).includes(position)) return null;
    this.#markTaken(day, position, length);
    return this.#place(day, position);
  }

  /**
   * The best free time of each doctor's day, best first: the own clinic before others, then the nearest.
   * @param prefer `later`: none before the old time
   */
  best(wish: Wish, prefer: Prefer, most: number): Place[] {
    const wanted = Math.round(wish.from.getTime() / QUARTER_MS);
    const found = [...this.#days.values()].flatMap((day) => {
      if (!this.#suits(day, wish)) return [];
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

  #suits({ siteId, day }: Day, { serviceType, siteId: wishedSite, onlyDay }: Wish): boolean {
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
    const { rosterId, doctorName, siteId } = day;
    const { name: siteName, timeZone } = defined(this.#sites.get(siteId));
    const from = new Date((day.startQuarter + position) * QUARTER_MS);
    return { rosterId, doctorName, siteId, siteName, timeZone, from };
  }

  #markTaken(day: Day, position: number, length: number): void {
    let [low, high] = day.taken;
    for (let bit = position; bit < position + length; bit++) {
      if (bit < 32) low |= 1 << bit;
      else high |= 1 << (bit - 32);
    }
    this.#days.set(day.rosterId, { ...day, taken: [low, high] });
    for (const byDay of this.#startsOf.values()) byDay.delete(day.rosterId);
  }
}

interface FreeSearch {
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
  { siteIds, closed, from, to, now }: FreeSearch,
  isWanted: (day: string) => boolean = () => true,
): Promise<FreePlaces> {
  const [answer] = await availabilityStatement(db, {
    siteIds: `{${siteIds.join(',')}}`,
    packageId: null,
    packagesOf: null,
    isProvider: true,
    candidateId: null,
    now: now.toISOString(),
    from: new Date(Math.max(now.getTime(), from.getTime())).toISOString(),
    to: to.toISOString(),
  });
  const isClosed = new Set(closed);
  const days = [...readClinics(answer).values()].flatMap(({ siteId, rosters }) =>
    rosters
      .filter(({ rosterId, day }) => !isClosed.has(rosterId) && isWanted(day))
      .map((roster) => ({ ...roster, siteId })),
  );
  const [doctorNames, sites] = [await namesOf(db, days), await sitesOf(db, siteIds)];
  return new FreePlaces(
    days.map((day) => ({ ...day, doctorName: defined(doctorNames.get(day.rosterId)) })),
    sites,
    now,
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
