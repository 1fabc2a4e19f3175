import { defined } from '../../../../machines/lib/assert-defined.ts';
import { type Need, serves } from '../../../../machines/rules/booking/assessment-needs.ts';
import type { ResourceKind } from '../../../../machines/rules/booking/resource-kinds.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { isOpenAt, QUARTER_MS, type RosterDay } from '../slots/availability.ts';
import { limitMessage } from '../slots/day-limits.ts';
import { clockIn } from '../slots/zone-days.ts';
import { type DayResource, freeFrom, slotsTaken, visitPlanner } from './visit-planner.ts';
import { dayResources, LONGEST_WAIT } from './visit-starts.ts';

const ALWAYS = 64;

interface Short {
  readonly need: Need;
  readonly from: number;
  readonly slots: number;
}

/** The need that keeps all stops from fitting from then on: with more of its kind they would fit. Null if that is true of no kind. */
function shortNeed(stops: readonly Stop[], resources: readonly DayResource[], from: number): Short | null {
  for (const kind of new Set(stops.flatMap(({ needs }) => needs.map((need) => need.kind)))) {
    const visit = visitPlanner(stops, [...resources, ...extraOf(kind, stops, from)], LONGEST_WAIT).planAt(from);
    const planned = visit?.stops.find(({ resources: ids }) => ids.some((id) => id < 0));
    if (!planned) continue;
    const stop = defined(stops[planned.stop]);
    const need = defined(stop.needs[planned.resources.findIndex((id) => id < 0)]);
    return { need, from: planned.from, slots: slotsTaken(stop, kind) };
  }
  return null;
}

/** As many free resources of a kind as all stops together could need; their ids are below 0. */
function extraOf(kind: ResourceKind, stops: readonly Stop[], from: number): DayResource[] {
  const needs = stops.flatMap((stop) => stop.needs.filter((need) => need.kind === kind));
  const runs = new Uint8Array(ALWAYS).fill(ALWAYS);
  const skills = needs.map(({ skill }) => skill);
  return needs.map((_need, index) => ({ id: -1 - index, kind, skills, name: '', startQuarter: from, runs }));
}

/** The kinds that a clinic's day has none of, such as 'No nurse, room or booth works here on this day.'; null where each need is served. */
function whoIsMissing(stops: readonly Stop[], resources: readonly DayResource[]): string | null {
  const missing = stops.flatMap(({ needs }) => needs.filter((need) => !resources.some((one) => serves(one, need))));
  const names = [...new Set(missing.map(nameOf))];
  return names.length === 0 ? null : `No ${either.format(names)} works here on this day.`;
}

const either = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** Why a visit cannot begin then, such as 'Booth 1 is taken from 09:00.' */
export function whyNotThen(
  stops: readonly Stop[],
  rosters: readonly RosterDay[],
  { from, timeZone }: { from: number; timeZone: string },
): string {
  const resources = dayResources(rosters);
  const missing = whoIsMissing(stops, resources);
  if (missing) return missing;
  const short = shortNeed(stops, resources, from);
  const clock = (quarter: number) => clockIn(new Date(quarter * QUARTER_MS), timeZone);
  if (!short) return `More than one thing that this visit needs is taken from ${clock(from)}.`;
  const possible = resources.filter((one) => serves(one, short.need));
  const [first, ...others] = possible;
  const only = defined(first);
  const days = possible.map(({ id }) => rosters.find(({ rosterId }) => rosterId === id));
  const limited = days.every((day) => day?.limit?.left === 0) ? days[0] : undefined;
  if (limited?.limit) return limitMessage(limited.day, limited.limit);
  const names = new Set(possible.map(({ name }) => name)).size;
  if (names > 1) return `All ${names} of kind ${nameOf(short.need)} are taken at ${clock(short.from)}.`;
  if (others.length > 0) return `${only.name} is full at ${clock(short.from)}.`;
  let busy = short.from;
  while (freeFrom(only, busy) > 0) busy++;
  const roster = rosters.find(({ rosterId }) => rosterId === only.id);
  const isThere = roster !== undefined && isOpenAt(roster, busy - roster.startQuarter);
  return `${only.name} is ${isThere ? 'taken' : 'not available'} from ${clock(busy)}.`;
}

/** Why a visit can begin at none of these starts of a day. */
export function whyNotAtAll(stops: readonly Stop[], rosters: readonly RosterDay[], starts: Iterable<number>): string {
  const resources = dayResources(rosters);
  const missing = whoIsMissing(stops, resources);
  if (missing) return missing;
  for (const from of starts) {
    const short = shortNeed(stops, resources, from);
    if (short) return `No ${nameOf(short.need)} is free for long enough.`;
  }
  return 'The stops of this visit fit at no start of this day.';
}

const nameOf = ({ kind, skill }: Need) => (skill === '' ? kind : `${kind} for ${skill}`);
