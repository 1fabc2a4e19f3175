import fc from 'fast-check';
import type { Fate } from './network.ts';
import type { Run } from './simulate.ts';

const delay = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 300 }) }, fc.integer({ min: 0, max: 3_000 }));

const fate: fc.Arbitrary<Fate> = fc.record({
  requestMs: delay,
  answerMs: delay,
  fault: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Fate['fault']>('none') },
    fc.constantFrom<Fate['fault']>('requestLost', 'answerLost', 'cut', 'doubled'),
  ),
});

const wait = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 400 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 8_000 }) },
  fc.integer({ min: 0, max: 700_000 }),
);

/** Runs of up to `most` steps on a line of every kind; a failing one is made as short and as harmless as it stays failing. */
export const runsOf = <Step>(step: fc.Arbitrary<Step>, most = 25): fc.Arbitrary<Run<Step>> =>
  fc.record({
    steps: fc.array(fc.record({ waitMs: wait, step }), { minLength: 1, maxLength: most }),
    fates: fc.array(fate, { maxLength: 2 * most }),
  });
