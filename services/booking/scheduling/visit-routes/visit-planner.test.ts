import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { brokenRule, type DrawnResource, type SmallClinic, slowPlan } from './slow-planner.fixture.ts';
import { type DayResource, visitPlanner } from './visit-planner.ts';

const asDay = ({ day, ...resource }: DrawnResource): DayResource => {
  const runs = new Uint8Array(day.length);
  for (let slot = day.length - 1; slot >= 0; slot--) runs[slot] = day[slot] === '.' ? (runs[slot + 1] ?? 0) + 1 : 0;
  return { ...resource, name: 'A resource', startQuarter: 0, runs };
};
const plannerOf = ({ stops, resources, longestWait }: SmallClinic) =>
  visitPlanner(stops, resources.map(asDay), longestWait);

const days = fc
  .array(fc.constantFrom('.', '.', '.', 'x'), { minLength: 5, maxLength: 7 })
  .map((slots) => slots.join(''));
const drawn = fc.record({
  kind: fc.constantFrom('nurse' as const, 'booth' as const),
  skills: fc.subarray(['blood']),
  day: days,
});
const need = fc.record({
  kind: fc.constantFrom('nurse' as const, 'booth' as const),
  skill: fc.constantFrom('', '', 'blood'),
});
const stop = fc.record({
  name: fc.constant('A stop'),
  slots: fc.integer({ min: 1, max: 2 }),
  cleanUp: fc.integer({ min: 0, max: 1 }),
  needs: fc.array(need, { minLength: 1, maxLength: 2 }),
  runsBeside: fc.constantFrom(false, false, true),
});
/** A stop comes after some of those before it in the list; the list is shuffled then, so that any order has to be found. */
const clinics: fc.Arbitrary<SmallClinic> = fc
  .record({
    resources: fc.array(drawn, { minLength: 2, maxLength: 4 }),
    stops: fc.array(stop, { minLength: 1, maxLength: 3 }),
    rules: fc.array(fc.nat({ max: 3 }), { minLength: 3, maxLength: 3 }),
    isReversed: fc.boolean(),
    longestWait: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ resources, stops, rules, isReversed, longestWait }) => {
    const place = (index: number) => (isReversed ? stops.length - 1 - index : index);
    const ruled = stops.map((one, index) => {
      const earlier = stops.flatMap((_other, other) =>
        other < index && (rules[index] ?? 0) & (1 << other) ? other : [],
      );
      return { ...one, after: earlier.reduce((mask, other) => mask | (1 << place(other)), 0) };
    });
    return {
      resources: resources.map((one, index) => ({ ...one, id: index + 1 })),
      stops: isReversed ? ruled.toReversed() : ruled,
      longestWait,
    };
  });

/** @returns of how many starts there was a route */
function compareWithSlow(numRuns: number): number {
  let found = 0;
  fc.assert(
    fc.property(clinics, fc.nat({ max: 4 }), (clinic, start) => {
      const plan = plannerOf(clinic).planAt(start);
      expect(plan?.to ?? null).toBe(slowPlan(clinic, start));
      if (!plan) return;
      found++;
      expect(plan.stops).toHaveLength(clinic.stops.length);
      expect(brokenRule(clinic, start, plan.stops)).toBeNull();
    }),
    { numRuns },
  );
  return found;
}

const one = (needs: Stop['needs'], rest: Partial<Stop> = {}): Stop => ({
  name: 'A stop',
  slots: 1,
  cleanUp: 0,
  needs,
  after: 0,
  runsBeside: false,
  ...rest,
});
const nurse = { kind: 'nurse', skill: '' } as const;
const booth = { kind: 'booth', skill: '' } as const;

describe('a planned visit', () => {
  test('[visit.plan] is found wherever one that tries everything finds one, ends as early, and breaks no rule', () => {
    expect(compareWithSlow(400)).toBeGreaterThan(30);
  });

  test('[visit.plan] is the slow planner’s in ten thousand small clinics', { tags: ['long'], timeout: 600_000 }, () => {
    expect(compareWithSlow(10_000)).toBeGreaterThan(1_000);
  });

  test('takes another order where the first need is busy', () => {
    const planner = visitPlanner(
      [one([booth]), one([nurse])],
      [
        asDay({ id: 1, kind: 'booth', skills: [], day: 'x...' }),
        asDay({ id: 2, kind: 'nurse', skills: [], day: '....' }),
      ],
      0,
    );
    expect(planner.planAt(0)).toEqual({
      from: 0,
      to: 2,
      stops: [
        { stop: 1, from: 0, resources: [2] },
        { stop: 0, from: 1, resources: [1] },
      ],
    });
  });

  test('may stay in its own room while it would be cleaned for others', () => {
    const stops = [one([booth], { cleanUp: 1 }), one([booth], { cleanUp: 1 })];
    const planner = visitPlanner(stops, [asDay({ id: 1, kind: 'booth', skills: [], day: '...' })], 0);
    expect(planner.planAt(0)?.to).toBe(2);
    expect(planner.planAt(1)).toBeNull();
  });
});
