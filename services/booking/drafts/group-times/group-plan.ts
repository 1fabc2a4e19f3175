import { type ClinicDays, freeRuns, QUARTER_MS, type RosterDay } from '../../scheduling/slots/availability.ts';
import { SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import { clockIn } from '../../scheduling/slots/zone-days.ts';
import { visitDay } from '../../scheduling/visit-routes/visit-day.ts';
import { dayResources, hoursOf } from '../../scheduling/visit-routes/visit-starts.ts';
import { type Effort, type GroupSeat, groupVisits, hasQuarters } from './group-visits.ts';

export type DayPart = 'any' | 'morning' | 'afternoon';

/** One candidate's time of a group: the candidate is named by its place in what was asked. */
export interface GroupPlace {
  readonly nth: number;
  readonly rosterId: number;
  /** Quarters since 1970. */
  readonly from: number;
  readonly to: number;
}

/** Times for all candidates at one clinic on one day. */
export interface GroupPlan {
  readonly clinic: ClinicDays;
  readonly day: string;
  /** 0: whole visits. */
  readonly doctors: number;
  readonly from: number;
  readonly to: number;
  readonly places: readonly GroupPlace[];
}

export interface GroupSearch {
  /** Slots that each candidate needs, in the candidates' order. */
  readonly lengths: readonly number[];
  /** All candidates in their order, of a group with a visit route. */
  readonly seats?: readonly GroupSeat[];
  /** Of the whole question. */
  readonly effort?: Effort;
  /** Days of the clinics' own calendars, 'YYYY-MM-DD', both included. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly part: DayPart;
  /** Nothing before this quarter is offered. */
  readonly firstQuarter: number;
}

const NOON_MINUTES = 12 * 60;

/**
 * The earliest plans: each clinic's day proposes its earliest row with one doctor, and its earliest with several side by
 * side where that ends sooner. Of visit routes it is the earliest start from which all fit. Days are gone through in order until
 * there are `most`.
 */
export function planGroup(clinics: readonly ClinicDays[], search: GroupSearch, most: number): GroupPlan[] {
  const byDay = Map.groupBy(
    clinics.flatMap((clinic) => clinic.rosters.map((roster) => ({ clinic, roster }))),
    ({ roster }) => roster.day,
  );
  const days = [...byDay.keys()].filter((day) => search.fromDay <= day && day <= search.toDay).sort();
  const plans: GroupPlan[] = [];
  const plansOfDay = search.seats ? visitsOfDay : doctorsOfDay;
  for (const day of days) {
    const ofDay = [...Map.groupBy(byDay.get(day) ?? [], ({ clinic }) => clinic)].flatMap(([clinic, rosters]) =>
      plansOfDay(
        clinic,
        day,
        rosters.map(({ roster }) => roster),
        search,
      ),
    );
    plans.push(...ofDay.sort((one, other) => one.from - other.from || one.to - other.to));
    if (plans.length >= most) break;
  }
  return plans.slice(0, most);
}

/** A doctor who is free from a quarter on, for how many slots and for how many visits. */
interface Free {
  readonly rosterId: number;
  readonly run: number;
  readonly left: number;
}

/** The earliest start from which whole routes of all candidates fit. */
function visitsOfDay(clinic: ClinicDays, day: string, rosters: readonly RosterDay[], search: GroupSearch): GroupPlan[] {
  const { seats = [], part, firstQuarter, effort } = search;
  const { opens, closes } = hoursOf(dayResources(rosters));
  const ofDay = visitDay(rosters);
  const [noon] = rosters.map((roster) => roster.startQuarter + noonOf(roster, clinic));
  const [begins, ends] = part === 'afternoon' ? [noon ?? opens, closes] : [opens, part === 'morning' ? noon : closes];
  for (let quarter = Math.max(begins, firstQuarter); quarter < (ends ?? closes); quarter++) {
    if (!hasQuarters(seats, ofDay, quarter)) break;
    const visits = groupVisits(seats, ofDay, quarter, effort);
    const to = Math.max(...(visits ?? []).map((visit) => visit.to));
    if (!visits || to > (ends ?? closes)) continue;
    const places = visits.map(({ nth, route, from, to: until }) => ({
      nth,
      rosterId: route.rosterId,
      from,
      to: until,
    }));
    return [{ clinic, day, doctors: 0, from: Math.min(...places.map(({ from }) => from)), to, places }];
  }
  return [];
}

function doctorsOfDay(
  clinic: ClinicDays,
  day: string,
  rosters: readonly RosterDay[],
  search: GroupSearch,
): GroupPlan[] {
  const runs = rosters.map((roster) => ({ roster, runs: freeRuns(roster), ...partOf(roster, clinic, search.part) }));
  const first = Math.min(...runs.map(({ roster, begin }) => roster.startQuarter + begin));
  const last = Math.max(...runs.map(({ roster, end }) => roster.startQuarter + end));
  const total = sum(search.lengths);
  const longest = Math.max(...search.lengths);
  let row: GroupPlan | null = null;
  let sideBySide: GroupPlan | null = null;
  for (let quarter = Math.max(first, search.firstQuarter); quarter < last && !(row && sideBySide); quarter++) {
    const free = runs.flatMap(({ roster, runs: ofRoster, begin, end }): Free[] => {
      const at = quarter - roster.startQuarter;
      const run = at < begin ? 0 : Math.min(ofRoster[at] ?? 0, end - at);
      return run > 0 ? [{ rosterId: roster.rosterId, run, left: roster.limit?.left ?? Number.POSITIVE_INFINITY }] : [];
    });
    if (!free.some(({ run }) => run >= longest)) continue;
    const single = row ? undefined : free.find(({ run, left }) => run >= total && left >= search.lengths.length);
    if (single) row = planOf(clinic, day, quarter, chainsOf(search.lengths, [single]));
    if (!sideBySide && free.length > 1) {
      const chains = chainsOf(search.lengths, free);
      if (new Set(chains?.map(({ rosterId }) => rosterId)).size > 1) sideBySide = planOf(clinic, day, quarter, chains);
    }
  }
  const isSooner = row === null || sideBySide === null || sideBySide.to < row.to;
  return [row, isSooner ? sideBySide : null].filter((plan) => plan !== null);
}

/** Positions of a roster between which a part of the day lies, by the clinic's clock. */
function partOf(roster: RosterDay, clinic: ClinicDays, part: DayPart): { begin: number; end: number } {
  if (part === 'any') return { begin: 0, end: 63 };
  const noon = noonOf(roster, clinic);
  return part === 'morning' ? { begin: 0, end: Math.max(0, noon) } : { begin: Math.max(0, noon), end: 63 };
}

/** Slots of a roster before 12:00 of the clinic's clock; below 0 where it begins later. */
function noonOf(roster: RosterDay, { timeZone }: ClinicDays): number {
  const [hours = 0, minutes = 0] = clockIn(new Date(roster.startQuarter * QUARTER_MS), timeZone)
    .split(':')
    .map(Number);
  return Math.ceil((NOON_MINUTES - hours * 60 - minutes) / SLOT_MINUTES);
}

/** After how many slots a candidate begins with a doctor, and after how many it is over. */
interface Link {
  readonly rosterId: number;
  readonly after: number;
  readonly until: number;
}

/**
 * Assigns each candidate a doctor and a first slot, all beginning together without a wait between two; null if they do
 * not fit. More doctors than candidates are of no use, so the search is small and exact.
 */
function chainsOf(lengths: readonly number[], free: readonly Free[]): Link[] | null {
  const doctors = [...free].sort((one, other) => other.run - one.run).slice(0, lengths.length);
  if (sum(doctors.map(({ run }) => run)) < sum(lengths)) return null;
  const used = doctors.map(() => 0);
  const links: Link[] = [];
  const seat = (nth: number): boolean => {
    const length = lengths[nth];
    if (length === undefined) return true;
    const order = doctors.map((_doctor, at) => at).sort((one, other) => (used[one] ?? 0) - (used[other] ?? 0));
    const tried = new Set<string>();
    for (const at of order) {
      const [doctor, after] = [doctors[at], used[at] ?? 0];
      if (!doctor || after + length > doctor.run || tried.has(`${after} ${doctor.run} ${doctor.left}`)) continue;
      if (links.filter(({ rosterId }) => rosterId === doctor.rosterId).length >= doctor.left) continue;
      tried.add(`${after} ${doctor.run} ${doctor.left}`);
      used[at] = after + length;
      links.push({ rosterId: doctor.rosterId, after, until: after + length });
      if (seat(nth + 1)) return true;
      links.pop();
      used[at] = after;
    }
    return false;
  };
  return seat(0) ? links : null;
}

function planOf(clinic: ClinicDays, day: string, quarter: number, links: readonly Link[] | null): GroupPlan | null {
  if (!links) return null;
  return {
    clinic,
    day,
    doctors: new Set(links.map(({ rosterId }) => rosterId)).size,
    from: quarter,
    to: quarter + Math.max(...links.map(({ until }) => until)),
    places: links.map(({ rosterId, after, until }, nth) => ({
      nth,
      rosterId,
      from: quarter + after,
      to: quarter + until,
    })),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
