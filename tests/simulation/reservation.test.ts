import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../../lab/simulation/runs.ts';
import { type Run, simulate } from '../../lab/simulation/simulate.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { now } from '../../machines/models/example-booking.ts';
import { type ReservationStep, reservationStep, reservationWorld } from './reservation-world.ts';

const brokenBy = (run: Run<ReservationStep>) =>
  simulate({ world: reservationWorld, lost: () => new PortalFailure({ code: 'UNREACHABLE' }), now }, run);

/** `RUNS=20000 SEED=7 npx vitest run --project=unit tests/simulation` runs others. */
const { RUNS = '300', SEED } = process.env;

test('[slots.simulated] whatever the line loses, delays or reorders: a time is shown as held exactly where the service holds it', async () => {
  await fc.assert(
    fc.asyncProperty(runsOf(reservationStep), async (run) => {
      expect(await brokenBy(run)).toEqual([]);
    }),
    { numRuns: Number(RUNS), ...(SEED && { seed: Number(SEED) }) },
  );
});

const good = { requestMs: 20, answerMs: 20, fault: 'none' } as const;
/** Told as lost at once, done `requestMs` later. */
const cut = (requestMs: number) => ({ requestMs, answerMs: 0, fault: 'cut' }) as const;
const late = { requestMs: 0, answerMs: 81, fault: 'none' } as const;
const at = (waitMs: number, step: ReservationStep) => ({ waitMs, step });

/** Each was once answered with something false. */
const found: Record<string, Run<ReservationStep>> = {
  'an extension that is told as lost, and done after that': {
    steps: [at(0, { does: 'pick', slot: 0 }), at(100, { does: 'extend' })],
    fates: [good, cut(1)],
  },
  'a second extension without an answer after one that was answered': {
    steps: [at(0, { does: 'pick', slot: 0 }), at(100, { does: 'extend' }), at(100, { does: 'extend' })],
    fates: [good, good, cut(0)],
  },
  'a time picked while a group hold is on its way': {
    steps: [at(0, { does: 'hold in a group', slot: 2 }), at(0, { does: 'pick', slot: 0 })],
    fates: [late],
  },
  'the time of a group hold picked, and cleared, before the group’s answer': {
    steps: [at(0, { does: 'hold in a group', slot: 0 }), at(0, { does: 'pick', slot: 0 }), at(40, { does: 'clear' })],
    fates: [late],
  },
  'a reserve told as lost, asked for again at once, cleared, and done after that': {
    steps: [at(0, { does: 'pick', slot: 0 }), at(0, { does: 'try again' }), at(80, { does: 'clear' })],
    fates: [cut(101)],
  },
};

test.each(Object.entries(found))('[slots.simulated] %s', async (_title, run) => {
  expect(await brokenBy(run)).toEqual([]);
});
