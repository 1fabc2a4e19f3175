import type { callerValues } from '../../../access/found-caller.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { type Stop, stopsOf } from '../../catalogue/visit-routes/stops-of.ts';
import { visitStarts } from '../visit-routes/visit-starts.ts';
import {
  availabilityForCaller,
  availabilityStatement,
  type ClinicDays,
  type FoundDays,
  freeStarts,
  QUARTER_MS,
  type RosterDay,
  readClinics,
  visitAvailability,
} from './availability.ts';
import { SLOT_MINUTES } from './claims.ts';
import type { PackageTime } from './package-time.ts';
import type { WhyNot } from './why-not.contract.ts';
import { explainDay } from './why-not.ts';
import { dayIn, daysFromTo } from './zone-days.ts';

export interface SlotSearch {
  readonly packageId: string;
  readonly siteIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
  readonly candidateId: string | null;
  readonly optimize: boolean;
  readonly orgId: string;
  /** The provider's people see every company's packages. */
  readonly isProvider: boolean;
  readonly now: Date;
}

/** Days after the window in which an explanation looks for the next times. */
const LOOK_AHEAD_DAYS = 14;
const DAY_MS = 86_400_000;

/** Start quarters of a day, each with the rosters that are free: sparse, the index being the quarter since the first. */
export interface DayGrid {
  readonly day: string;
  readonly starts: Map<number, number[]>;
  readonly rosters: readonly RosterDay[];
}

/**
 * The answer of listTimeSlots as JSON text. It is written by hand because a month at ten clinics is twelve thousand times;
 * building them as objects first costs as much as the query.
 */
export async function timeSlots(db: Database, answer: FoundDays, search: SlotSearch): Promise<string> {
  const { siteIds } = search;
  const { clinics, ...time } = readDays(answer);
  const found = siteIds.map((id) => clinics.get(id) ?? notFound('Site'));
  const grids = found.map((clinic) => (clinic.bookingFree ? [] : gridOf(clinic, search, time)));
  const following = await nextDays(
    db,
    search,
    found.filter((_clinic, index) => needsLater(grids[index] ?? [])),
    time,
  );
  return `{"clinics":[${found.map((clinic, index) => writeClinic(clinic, grids[index] ?? [], search, time, following)).join(',')}]}`;
}

/** Refuses a window that ends before it starts, or is too long. */
export function requireWindow({ from, to }: Pick<SlotSearch, 'from' | 'to'>): void {
  if (to.getTime() < from.getTime())
    fail('INVALID', 'The window ends before it starts.', { field: 'calendar_to_time' });
  if (to.getTime() - from.getTime() > 32 * DAY_MS) {
    fail('INVALID', 'The window must not be longer than 31 days.', { field: 'calendar_to_time' });
  }
}

/** `heldAs`: a hold of the same candidate, whose stops may be used again. */
type DaysSearch = Omit<SlotSearch, 'optimize' | 'orgId'> & {
  readonly heldAs?: string | null;
  /** The candidate or hold that is to be placed, which counts for no limit; without it `candidateId` or `heldAs`. */
  readonly visit?: string | null;
  /** Null: any package, for the provider's people or a booking that has it. */
  readonly orgId: string | null;
};

export async function findClinics(db: Database, search: DaysSearch) {
  const [answer] = await visitAvailability(db, { ...daysParameters(search), isProvider: search.isProvider });
  return readDays(answer);
}

/**
 * Finds the free slots of some clinics, for packages that are booked as visit routes: doctors alone without them, else all resources.
 * Limits of a day are not counted yet: `forService` does it.
 * @returns the stops of each of these packages; a package that has lost its needs is missing
 */
export async function clinicsWithStops(
  db: Database,
  window: {
    readonly siteIds: readonly string[];
    readonly from: Date;
    readonly to: Date;
    readonly now: Date;
    readonly visit?: string | null;
  },
  routedPackageIds: Iterable<string>,
) {
  const stopsOf = new Map<string, readonly Stop[]>();
  const anyPackage = { ...window, candidateId: null, orgId: null, isProvider: true };
  let clinics: Map<string, ClinicDays> | null = null;
  for (const packageId of routedPackageIds) {
    const [answer] = await visitAvailability(db, { ...daysParameters({ ...anyPackage, packageId }), isProvider: true });
    const { stops } = readDays(answer);
    if (!stops) continue;
    stopsOf.set(packageId, stops);
    clinics = readClinics(answer);
  }
  if (clinics) return { clinics, stopsOf };
  const { heldAs: _heldAs, ...parameters } = daysParameters({ ...anyPackage, packageId: null });
  const [answer] = await availabilityStatement(db, { ...parameters, isProvider: true });
  return { clinics: readClinics(answer), stopsOf };
}

/** The same, and who is calling: for whom `readDays` may be shown is the caller's to say. */
export async function findClinicsAndCaller(
  db: Database,
  caller: ReturnType<typeof callerValues>,
  search: Omit<DaysSearch, 'isProvider'>,
) {
  const [answer] = await availabilityForCaller(db, { ...caller, ...daysParameters(search) });
  return answer ?? { caller: null, minutes: null, service_type: null, assessments: null, clinics: null };
}

const daysParameters = ({
  siteIds,
  packageId,
  orgId,
  from,
  to,
  now,
  candidateId,
  heldAs = null,
  visit = candidateId ?? heldAs,
}: Omit<DaysSearch, 'isProvider' | 'packageId'> & { readonly packageId: string | null }) => ({
  heldAs,
  visit,
  siteIds: `{${siteIds.join(',')}}`,
  packageId,
  packagesOf: orgId,
  from: from.toISOString(),
  to: to.toISOString(),
  now: now.toISOString(),
  candidateId,
});

/** @throws ServiceError 404 for a package that is unknown or another company's */
function readDays(answer: FoundDays | undefined) {
  const minutes = answer?.minutes ?? notFound('Package');
  const stops = answer?.assessments ? stopsOf(answer.assessments, SLOT_MINUTES) : null;
  return { clinics: readClinics(answer, answer?.service_type), length: Math.ceil(minutes / SLOT_MINUTES), stops };
}

/** Every day of the window in the clinic's own calendar, with its starts. Nothing in the past is offered. */
export function gridOf(
  clinic: ClinicDays,
  search: Pick<SlotSearch, 'from' | 'to' | 'now' | 'optimize'>,
  { length, stops }: PackageTime,
): DayGrid[] {
  const firstQuarter = Math.ceil(Math.max(search.from.getTime(), search.now.getTime()) / QUARTER_MS);
  const lastQuarter = Math.floor(search.to.getTime() / QUARTER_MS);
  const byDay = Map.groupBy(clinic.rosters, (roster) => roster.day);
  return daysFromTo(dayIn(search.from, clinic.timeZone), dayIn(search.to, clinic.timeZone)).map((day) => {
    const rosters = byDay.get(day) ?? [];
    if (stops) {
      const within = { first: firstQuarter, last: lastQuarter, isGapFree: search.optimize };
      return { day, starts: visitStarts(stops, rosters, within), rosters };
    }
    const starts = new Map<number, number[]>();
    for (const roster of rosters) {
      for (const position of freeStarts(roster, length, search.optimize, firstQuarter - roster.startQuarter)) {
        const quarter = roster.startQuarter + position;
        if (quarter > lastQuarter) break;
        const calendars = starts.get(quarter);
        if (calendars) calendars.push(roster.rosterId);
        else starts.set(quarter, [roster.rosterId]);
      }
    }
    return { day, starts, rosters };
  });
}

/** The last day with times is the window's last: nothing after it needs to be looked for. */
const needsLater = (grid: readonly DayGrid[]) => grid.length > 0 && grid.at(-1)?.starts.size === 0;

/** The first day with a time in the two weeks after the window, by site. */
async function nextDays(db: Database, search: SlotSearch, clinics: readonly ClinicDays[], time: PackageTime) {
  if (clinics.length === 0) return new Map<string, string>();
  const from = new Date(Math.max(search.to.getTime() + 1000, search.now.getTime()));
  const to = new Date(from.getTime() + LOOK_AHEAD_DAYS * DAY_MS);
  const following = { ...search, from, to, siteIds: clinics.map(({ siteId }) => siteId) };
  const answer = await findClinics(db, following);
  return new Map(
    [...answer.clinics.values()].flatMap((clinic) => {
      const day = gridOf(clinic, following, time).find(({ starts }) => starts.size > 0)?.day;
      return day ? [[clinic.siteId, day] as const] : [];
    }),
  );
}

function writeClinic(
  clinic: ClinicDays,
  grid: readonly DayGrid[],
  search: SlotSearch,
  time: PackageTime,
  following: ReadonlyMap<string, string>,
): string {
  const { siteId, name, address, timeZone, bookingFree } = clinic;
  const head = JSON.stringify({
    site_id: siteId,
    site_name: name,
    address,
    timezone: timeZone,
    booking_free: bookingFree,
  });
  let nextDay = following.get(siteId);
  const days: string[] = [];
  for (const dayGrid of grid.toReversed()) {
    const whyNot = dayGrid.starts.size > 0 ? null : explainDay(dayGrid, clinic, search, time);
    days.push(writeDay(dayGrid, whyNot && nextDay ? { ...whyNot, next_day: nextDay } : whyNot));
    if (dayGrid.starts.size > 0) nextDay = dayGrid.day;
  }
  return `${head.slice(0, -1)},"days":[${days.reverse().join(',')}]}`;
}

function writeDay({ day, starts }: DayGrid, whyNot: WhyNot | null): string {
  if (whyNot) return `{"day":"${day}","time_slots":[],"why_not":${JSON.stringify(whyNot)}}`;
  const times = [...starts.keys()].sort((left, right) => left - right);
  const list = times.map(
    (quarter) => `{"calendar_from_time":"${quarterText(quarter)}","calendar_ids":[${starts.get(quarter)?.join(',')}]}`,
  );
  return `{"day":"${day}","time_slots":[${list.join(',')}]}`;
}

const clockOf = Array.from({ length: 96 }, (_value, quarter) =>
  new Date(quarter * QUARTER_MS).toISOString().slice(10, 19),
);
const dates = new Map<number, string>();

/** A quarter since 1970 as '2026-11-23T01:15:00Z'; a month has few dates, so they are remembered. */
export function quarterText(quarter: number): string {
  const days = Math.floor(quarter / 96);
  let date = dates.get(days);
  if (date === undefined) {
    if (dates.size > 2000) dates.clear();
    date = new Date(days * DAY_MS).toISOString().slice(0, 10);
    dates.set(days, date);
  }
  return `${date}${clockOf[quarter - days * 96]}Z`;
}
