import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { brokenRule, type SmallClinic, slowPlan } from './slow-planner.fixture.ts';
import { asDay, smallClinics } from './small-clinics.fixture.ts';
import { visitPlanner } from './visit-planner.ts';

const plannerOf = ({ stops, resources, longestWait }: SmallClinic) =>
  visitPlanner(stops, resources.map(asDay), longestWait);

/** @returns of how many starts there was a route */
function compareWithSlow(numRuns: number): number {
  let found = 0;
  fc.assert(
    fc.property(smallClinics, fc.nat({ max: 4 }), (clinic, start) => {
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
