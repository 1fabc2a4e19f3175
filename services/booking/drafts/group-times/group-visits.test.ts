import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import type { RosterDay } from '../../scheduling/slots/availability.ts';
import { quarterText } from '../../scheduling/slots/time-slots.ts';
import {
  type DrawnResource,
  endOf,
  everyPlan,
  type SmallClinic,
} from '../../scheduling/visit-routes/slow-planner.fixture.ts';
import { visitDay } from '../../scheduling/visit-routes/visit-day.ts';
import type { PlannedStop } from '../../scheduling/visit-routes/visit-planner.ts';
import { groupVisits, hasQuarters } from './group-visits.ts';

const bits = (day: string, wanted: string): [number, number] => [
  [...day].reduce((mask, slot, at) => (slot === wanted ? mask | (1 << at) : mask), 0),
  0,
];
const asRoster = ({ id, kind, skills, day }: DrawnResource): RosterDay => ({
  rosterId: id,
  day: '1970-01-01',
  startQuarter: 0,
  open: [(1 << day.length) - 1, 0],
  taken: bits(day, 'x'),
  resource: { kind, skills, name: 'A resource' },
});

const resources = fc
  .array(
    fc.record({
      kind: fc.constantFrom('nurse' as const, 'booth' as const),
      skills: fc.constant([]),
      day: fc.array(fc.constantFrom('.', '.', '.', 'x'), { minLength: 4, maxLength: 6 }).map((slots) => slots.join('')),
    }),
    { minLength: 2, maxLength: 4 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: index + 1 })));
const stop = fc.record({
  name: fc.constantFrom('One', 'Another'),
  slots: fc.integer({ min: 1, max: 2 }),
  cleanUp: fc.integer({ min: 0, max: 1 }),
  needs: fc.constantFrom('nurse' as const, 'booth' as const).map((kind): Stop['needs'] => [{ kind, skill: '' }]),
  after: fc.constant(0),
  runsBeside: fc.constantFrom(false, false, true),
});
const packages = fc.array(fc.array(stop, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 });

/** Every slot that a plan takes. */
const slotsOf = ({ resources: all, stops }: SmallClinic, plan: readonly PlannedStop[]): Set<string> =>
  new Set(
    plan.flatMap(({ stop: nth, from, resources: chosen }) =>
      chosen.flatMap((id) => {
        const { slots = 0, cleanUp = 0 } = stops[nth] ?? {};
        const isBooth = all.find((one) => one.id === id)?.kind === 'booth';
        return Array.from(
          { length: slots + (isBooth ? cleanUp : 0) },
          (_slot, at) => `${id} ${quarterText(from + at)}`,
        );
      }),
    ),
  );

/** If two candidates fit from a quarter on, of all their routes: one begins then, the other before the first is done. */
function fitsByTrying(one: SmallClinic, other: SmallClinic, first: number): boolean {
  for (const plan of everyPlan(one, first))
    for (let from = first; from <= endOf(one, plan); from++)
      for (const next of everyPlan(other, from))
        if (![...slotsOf(one, plan)].some((slot) => slotsOf(other, next).has(slot))) return true;
  return false;
}

/** Counts the groups of two that were found, and those that trying everything finds. */
function compare(numRuns: number) {
  const seen = { found: 0, possible: 0 };
  fc.assert(
    fc.property(resources, packages, fc.nat({ max: 2 }), (all, medicals, first) => {
      const clinicOf = (stops: readonly Stop[]): SmallClinic => ({ resources: all, stops, longestWait: 2 });
      const [one, other] = [clinicOf(medicals[0] ?? []), clinicOf(medicals.at(-1) ?? [])];
      const seats = [one, other].map(({ stops }) => ({ stops, from: null }));
      const visits = groupVisits(seats, visitDay(all.map(asRoster)), first);
      const isPossible = fitsByTrying(one, other, first) || fitsByTrying(other, one, first);
      if (isPossible) seen.possible++;
      if (!visits) return;
      seen.found++;
      expect(isPossible).toBe(true);
      const taken = visits.map(({ route }) =>
        route.stops.map(({ roster_id, from_time }) => `${roster_id} ${from_time}`),
      );
      expect(new Set(taken.flat()).size).toBe(taken.flat().length);
      for (const { nth, from } of visits) {
        const wanted = nth === 0 ? one : other;
        const possible = [...everyPlan(wanted, from)].map((plan) => [...slotsOf(wanted, plan)].sort());
        expect(possible).toContainEqual(taken[nth]?.toSorted());
      }
      expect(Math.min(...visits.map(({ from }) => from))).toBe(first);
    }),
    { numRuns },
  );
  return seen;
}

test('[visit.group] whole routes for two, no slot twice, and nearly always found where trying everything finds them', () => {
  const { found, possible } = compare(500);
  expect(possible).toBeGreaterThan(50);
  expect(found / possible).toBeGreaterThan(0.9);
});

test('[visit.group] a search that finds nothing ends: at once where a kind is too short, else after its effort', () => {
  const day = '.'.repeat(28);
  const drawn = (id: number, kind: DrawnResource['kind'], slots: string): DrawnResource => ({
    id,
    kind,
    skills: [],
    day: slots,
  });
  const booth = [...day].map((_slot, at) => (at % 5 === 0 ? '.' : 'x')).join('');
  const clinic = visitDay([drawn(1, 'nurse', day), drawn(2, 'nurse', day), drawn(3, 'booth', booth)].map(asRoster));
  // Each one's nurse comes right before its booth, which is free for too short a time after it.
  const seatOf = (slots: number) => ({
    stops: [
      {
        name: 'One',
        slots: 1,
        cleanUp: 0,
        needs: [{ kind: 'nurse' as const, skill: '' }],
        after: 0,
        runsBeside: false,
      },
      {
        name: 'Another',
        slots,
        cleanUp: 0,
        needs: [{ kind: 'booth' as const, skill: '' }],
        after: 0,
        runsBeside: false,
      },
    ],
    from: null,
  });
  const seats = [1, 1, 1, 1, 2].map(seatOf);
  expect(hasQuarters(seats, clinic, 0)).toBe(true);
  expect(hasQuarters([...seats, ...seats], clinic, 0)).toBe(false);
  const effort = { left: 40 };
  expect(groupVisits(seats, clinic, 0, effort)).toBeNull();
  expect(effort.left).toBeLessThanOrEqual(0);
});
