import { serves } from '../../../../machines/rules/booking/assessment-needs.ts';
import { isPerson, type ResourceKind } from '../../../../machines/rules/booking/resource-kinds.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';

export interface ResourceFacts {
  readonly kind: ResourceKind;
  readonly skills: readonly string[];
  readonly name: string;
}

/** One resource on one day: from slot `startQuarter` + n on, `runs[n]` slots in a row are free. */
export interface DayResource extends ResourceFacts {
  /** Its roster's id. */
  readonly id: number;
  readonly startQuarter: number;
  readonly runs: Uint8Array;
}

export interface PlannedStop {
  /** Position in the route's stops. */
  readonly stop: number;
  readonly from: number;
  /** Ids of resources, in the order of the stop's needs. */
  readonly resources: readonly number[];
}

/** `to` is when the last stop is over. Times are quarters since 1970. */
export interface PlannedVisit {
  readonly from: number;
  readonly to: number;
  readonly stops: readonly PlannedStop[];
}

/** A stop that runs on while the candidate is at the next one. */
interface Running {
  readonly bit: number;
  readonly until: number;
  readonly resources: readonly number[];
}

/** A way through the stops that are left; of an end, `next` is null. */
interface Leg {
  readonly to: number;
  readonly stop: number;
  readonly from: number;
  /** Null: any that are free, for nothing runs beside. */
  readonly resources: readonly number[] | null;
  readonly next: Leg | null;
}

const NOTHING: readonly Running[] = [];
/** Quarters of a day that a roster's mask can have; twice as many hold any two rosters of a clinic's day. */
const SPAN = 128;

/**
 * Finds routes through one clinic's day: all stops of one candidate, one after another, in every order that the rules allow.
 * From each start it knows the route that ends first, which has the least waiting.
 *
 * What is left to do depends on which stops are done, when the candidate is free and what still runs beside; so each such
 * state is looked at once a day. The resources of a stop that is over no longer matter: they would be free for the same
 * candidate, even in its clean-up. While nothing runs beside, a state is two numbers, and which resources are taken is chosen
 * at the end.
 *
 * @param longestWait slots that a candidate may wait while no stop runs
 */
export function visitPlanner(stops: readonly Stop[], resources: readonly DayResource[], longestWait: number) {
  const all = 2 ** stops.length - 1;
  const opens = resources.reduce((first, { startQuarter }) => Math.min(first, startQuarter), Number.POSITIVE_INFINITY);
  const candidates = stops.map((stop) =>
    stop.needs.map((need) =>
      resources.flatMap((one) => (serves(one, need) ? { ...one, slots: slotsTaken(stop, one.kind) } : [])),
    ),
  );
  const fitting = stops.map(() => new Uint8Array(SPAN));
  const least = busySlots(stops);
  const known: (Leg | null | undefined)[] = new Array(SPAN * (all + 1));
  const knownBeside = new Map<string, Leg | null>();

  /** If a stop can begin then while nothing runs beside. */
  function fits(index: number, from: number): boolean {
    const place = from - opens;
    const cache = fitting[index];
    if (!cache || place < 0 || place >= SPAN) return false;
    if (cache[place] === 0) cache[place] = choose(index, from, []) ? 1 : 2;
    return cache[place] === 1;
  }

  /** The first set of different free resources for the needs of a stop. */
  function choose(index: number, from: number, taken: readonly number[]): readonly number[] | undefined {
    const chosen: number[] = [];
    return fill(candidates[index] ?? [], chosen, from, taken) ? chosen : undefined;
  }

  function rest(done: number, at: number, running: readonly Running[]): Leg | null {
    let over = at;
    for (const { until } of running) if (until > over) over = until;
    if (done === all) return { to: over, stop: -1, from: over, resources: null, next: null };
    let found: Leg | null = null;
    for (let from = at; from <= over + longestWait; from++) {
      found = sooner(found, begin(done, from, running));
      if (found && found.to <= from + (least[done] ?? 0)) break;
    }
    return found;
  }

  /** The best way on that begins a stop exactly then. */
  function begin(done: number, from: number, before: readonly Running[]): Leg | null {
    const running = stillRunning(before, from);
    if (running.length > 0) {
      const state = `${done} ${from} ${running.map((one) => `${one.bit}.${one.until}.${one.resources}`)}`;
      const seen = knownBeside.get(state);
      if (seen !== undefined) return seen;
      const found = best(done, from, running);
      knownBeside.set(state, found);
      return found;
    }
    const state = done * SPAN + from - opens;
    let found = known[state];
    if (found === undefined) {
      found = best(done, from, running);
      known[state] = found;
    }
    return found;
  }

  function best(done: number, from: number, running: readonly Running[]): Leg | null {
    if (from - opens >= SPAN) return null;
    let waitedFor = 0;
    for (const { bit } of running) waitedFor |= bit;
    const soonest = from + (least[done] ?? 0);
    let found: Leg | null = null;
    for (let index = 0; index < stops.length && (found === null || found.to > soonest); index++) {
      const stop = stops[index];
      const bit = 1 << index;
      if (!stop || done & bit || stop.after & ~done || stop.after & waitedFor || !fits(index, from)) continue;
      found = sooner(
        found,
        stop.runsBeside ? beside(done | bit, from, index, running) : next(done | bit, from, index, running),
      );
    }
    return found;
  }

  function next(done: number, from: number, stop: number, running: readonly Running[]): Leg | null {
    const until = from + (stops[stop]?.slots ?? 0);
    const chosen = running.length === 0 ? null : choose(stop, from, running.flatMap(idsOf));
    if (chosen === undefined) return null;
    const left = rest(done, until, stillRunning(running, until));
    return left && { to: left.to, stop, from, resources: chosen, next: left };
  }

  /** A stop that runs on: which resources it takes matters to what comes beside it. */
  function beside(done: number, from: number, stop: number, running: readonly Running[]): Leg | null {
    const until = from + (stops[stop]?.slots ?? 0);
    let found: Leg | null = null;
    for (const chosen of choices(candidates[stop] ?? [], from, running.flatMap(idsOf))) {
      const left = rest(done, from, [...running, { bit: 1 << stop, until, resources: chosen }]);
      if (left) found = sooner(found, { to: left.to, stop, from, resources: chosen, next: left });
    }
    return found;
  }

  return {
    /** The route that begins then and ends first, or null. */
    planAt(from: number): PlannedVisit | null {
      const first = from < opens ? null : begin(0, from, NOTHING);
      if (!first) return null;
      const placed: PlannedStop[] = [];
      for (let leg: Leg | null = first; leg?.next; leg = leg.next) {
        const { stop, from: at } = leg;
        placed.push({ stop, from: at, resources: leg.resources ?? choose(stop, at, []) ?? [] });
      }
      return { from, to: first.to, stops: placed };
    },
  };
}

/** By which stops are done: slots that the candidate is at least busy with the others. Nothing ends sooner. */
function busySlots(stops: readonly Stop[]): Uint16Array {
  const slots = new Uint16Array(2 ** stops.length);
  for (let done = 0; done < slots.length; done++)
    for (const [index, stop] of stops.entries())
      if (!(done & (1 << index)) && !stop.runsBeside) slots[done] = (slots[done] ?? 0) + stop.slots;
  return slots;
}

const idsOf = ({ resources }: Running) => resources;
const stillRunning = (running: readonly Running[], at: number) =>
  running.length === 0 ? running : running.filter(({ until }) => until > at);
const sooner = (one: Leg | null, other: Leg | null): Leg | null => (!one || (other && other.to < one.to) ? other : one);

/** Slots in a row that a resource is free from a quarter on. */
export const freeFrom = ({ startQuarter, runs }: DayResource, quarter: number): number =>
  runs[quarter - startQuarter] ?? 0;

/** Slots of a resource that a stop takes: things are cleaned after it. */
export const slotsTaken = ({ slots, cleanUp }: Stop, kind: ResourceKind): number =>
  isPerson(kind) ? slots : slots + cleanUp;

/** A resource that serves a need, with the slots that the stop takes of it. */
interface Serving extends DayResource {
  readonly slots: number;
}

const isFree = (one: Serving, from: number, taken: readonly number[]): boolean =>
  freeFrom(one, from) >= one.slots && !taken.includes(one.id);

/** Adds a free resource for each need that has none yet; false, and nothing added, where that cannot be. */
function fill(
  needs: readonly (readonly Serving[])[],
  chosen: number[],
  from: number,
  taken: readonly number[],
): boolean {
  const serving = needs[chosen.length];
  if (!serving) return true;
  for (const one of serving) {
    if (!isFree(one, from, taken) || chosen.includes(one.id)) continue;
    chosen.push(one.id);
    if (fill(needs, chosen, from, taken)) return true;
    chosen.pop();
  }
  return false;
}

/** Every such set. */
function* choices(
  [first, ...others]: readonly (readonly Serving[])[],
  from: number,
  taken: readonly number[],
): Generator<readonly number[], undefined> {
  if (!first) {
    yield [];
    return undefined;
  }
  for (const one of first) {
    if (!isFree(one, from, taken)) continue;
    for (const chosen of choices(others, from, [...taken, one.id])) yield [one.id, ...chosen];
  }
  return undefined;
}
