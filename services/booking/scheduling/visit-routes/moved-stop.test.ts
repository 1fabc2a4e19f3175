import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { moveStop } from './moved-stop.ts';
import { brokenRule } from './slow-planner.fixture.ts';
import { asDay, smallClinics } from './small-clinics.fixture.ts';
import { visitPlanner } from './visit-planner.ts';

/** A stop, a resource and a time, of those that a small clinic has. */
const moves = fc.record({ stop: fc.nat({ max: 2 }), resource: fc.nat({ max: 3 }), from: fc.nat({ max: 6 }) });

/** @returns how many moves were done and how many refused */
function moveAtRandom(numRuns: number) {
  const count = { done: 0, refused: 0 };
  fc.assert(
    fc.property(smallClinics, fc.nat({ max: 2 }), moves, (clinic, start, drawn) => {
      const { stops, longestWait } = clinic;
      const resources = clinic.resources.map(asDay);
      const plan = visitPlanner(stops, resources, longestWait).planAt(start)?.stops;
      if (!plan) return;
      const { id: resource } = defined(resources[drawn.resource % resources.length]);
      const move = { stop: drawn.stop % stops.length, resource, from: drawn.from };
      const others = plan.filter(({ stop }) => stop !== move.stop);
      const moved = moveStop({ stops, resources, longestWait, clock: String }, plan, move);
      if (typeof moved === 'string') {
        count.refused++;
        if (defined(stops[move.stop]).needs.length > 1) return;
        // With one need there is one way to do it.
        const only = [...others, { ...move, resources: [resource] }].sort((one, other) => one.from - other.from);
        expect(brokenRule(clinic, defined(only[0]).from, only)).not.toBeNull();
        return;
      }
      count.done++;
      expect(brokenRule(clinic, moved.from, moved.stops)).toBeNull();
      expect(moved.stops.filter(({ stop }) => stop !== move.stop)).toEqual(others);
      const there = moved.stops.find(({ stop }) => stop === move.stop);
      expect(there).toMatchObject({ from: move.from, resources: expect.arrayContaining([resource]) });
    }),
    { numRuns },
  );
  return count;
}

test('[visit.move-stop] a stop at random elsewhere breaks no rule and overlaps nothing, the others stay, and no legal move is refused', () => {
  const { done, refused } = moveAtRandom(2_000);
  expect(done).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});

test('[visit.move-stop] the same in twenty thousand small clinics', { tags: ['long'], timeout: 600_000 }, () => {
  expect(moveAtRandom(20_000).done).toBeGreaterThan(1_000);
});
