import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ResourceKind } from '../../../../machines/rules/booking/resource-kinds.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { freeRuns, isOpenAt, QUARTER_MS, type RosterDay } from '../slots/availability.ts';
import { clockIn } from '../slots/zone-days.ts';
import { visitDay, withoutSlots } from './visit-day.ts';

/** The kind of resource that keeps a clinic from taking more visits. */
export interface Bottleneck {
  readonly kind: ResourceKind;
  /** Its resources at the clinic. */
  readonly names: readonly string[];
  /** The time of day, 'HH:mm', at which all of them are taken on most days. */
  readonly fullAt: string;
  readonly fullDays: number;
  /** Days on which the kind works. */
  readonly days: number;
  /** Visits that fit in all these days with one more resource of the kind, and do not fit without. */
  readonly gain: number;
}

interface Period {
  /** The first quarter since 1970 at which a visit may begin. */
  readonly first: number;
  readonly timeZone: string;
}

/**
 * Finds the kind of which one more gives the most visits; null where no kind gives any. Other requests are answered between
 * two days, as a day takes tens of milliseconds.
 */
export async function bottleneckOf(
  stops: readonly Stop[],
  rosters: readonly RosterDay[],
  { first, timeZone }: Period,
): Promise<Bottleneck | null> {
  const days = [...Map.groupBy(rosters, ({ day }) => day).values()];
  const gains = new Map<ResourceKind, number>(
    stops.flatMap(({ needs }) => needs.map(({ kind }) => [kind, 0] as const)),
  );
  for (const day of days) {
    await nextTurn();
    const fitting = visitsThatFit(stops, day, first);
    for (const [kind, gain] of gains) {
      const more = visitsThatFit(stops, withOneMore(day, kind), first) - fitting;
      gains.set(kind, gain + Math.max(0, more));
    }
  }
  const [most] = [...gains]
    .map(([kind, gain]) => ({ kind, gain, ...fullest(days, kind, timeZone) }))
    .sort((one, other) => other.gain - one.gain || other.fullDays - one.fullDays);
  return most && most.gain > 0 ? most : null;
}

/** Visits that fit into what is free of a day, each begun as early as can be. */
export function visitsThatFit(stops: readonly Stop[], rosters: readonly RosterDay[], first: number): number {
  let left = rosters;
  let from = first;
  for (let visits = 0; ; visits++) {
    const day = visitDay(left);
    const start = day.starts(stops, from, Number.POSITIVE_INFINITY).next().value;
    const route = start === undefined ? null : day.routeAt(stops, start);
    if (start === undefined || !route) return visits;
    // A route that was placed makes no earlier start possible.
    from = start;
    left = withoutSlots(left, route.stops);
  }
}

const EXTRA_ID = -1;

/** The day with one more resource of a kind, nothing of it taken: it works as one of that kind does, and has all their skills. */
function withOneMore(rosters: readonly RosterDay[], kind: ResourceKind): readonly RosterDay[] {
  const [model, ...others] = ofKind(rosters, kind);
  if (!model?.resource) return rosters;
  const skills = [model, ...others].flatMap(({ resource }) => resource?.skills ?? []);
  return [...rosters, { ...model, rosterId: EXTRA_ID, taken: [0, 0], resource: { ...model.resource, skills } }];
}

const ofKind = (rosters: readonly RosterDay[], kind: ResourceKind) =>
  rosters.filter(({ resource }) => resource?.kind === kind);

/** The time of day at which all resources of a kind are taken on most days, the first of several. */
function fullest(days: readonly (readonly RosterDay[])[], kind: ResourceKind, timeZone: string) {
  const working = days.map((day) => ofKind(day, kind)).filter((day) => day.length > 0);
  const counts = new Map<string, number>();
  for (const day of working)
    for (const quarter of fullQuarters(day)) {
      const clock = clockIn(new Date(quarter * QUARTER_MS), timeZone);
      counts.set(clock, (counts.get(clock) ?? 0) + 1);
    }
  const [[fullAt, fullDays] = ['', 0]] = [...counts].sort(([one, a], [other, b]) => b - a || one.localeCompare(other));
  const names = [...new Set(working.flat().flatMap(({ resource }) => resource?.name ?? []))].sort();
  return { names, fullAt, fullDays, days: working.length };
}

/** Quarters of a day at which resources are open and none of them is free. */
function fullQuarters(rosters: readonly RosterDay[]): number[] {
  const open = new Map<number, boolean>();
  for (const roster of rosters) {
    const runs = freeRuns(roster);
    for (const [position, run] of runs.entries())
      if (isOpenAt(roster, position)) {
        const quarter = roster.startQuarter + position;
        open.set(quarter, run > 0 || open.get(quarter) === true);
      }
  }
  return [...open].flatMap(([quarter, isFree]) => (isFree ? [] : [quarter]));
}
