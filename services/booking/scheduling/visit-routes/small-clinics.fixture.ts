import fc from 'fast-check';
import type { DrawnResource, SmallClinic } from './slow-planner.fixture.ts';
import type { DayResource } from './visit-planner.ts';

export const asDay = ({ day, ...resource }: DrawnResource): DayResource => {
  const runs = new Uint8Array(day.length);
  for (let slot = day.length - 1; slot >= 0; slot--) runs[slot] = day[slot] === '.' ? (runs[slot + 1] ?? 0) + 1 : 0;
  return { ...resource, name: 'A resource', startQuarter: 0, runs };
};

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
export const smallClinics: fc.Arbitrary<SmallClinic> = fc
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
