import fc from 'fast-check';
import { createActor, fromCallback } from 'xstate';
import { worldOf } from '../../lab/simulation/search.ts';
import type { Parts, Run, World } from '../../lab/simulation/simulate.ts';
import { type ClockTicked, epochMs } from '../../machines/lib/ports.ts';
import type { ReserveInput } from '../../machines/slot-reservation/reservation.ts';
import { brokenPromises } from '../../machines/slot-reservation/slot-reservation.invariants.ts';
import { slotReservationMachine } from '../../machines/slot-reservation/slot-reservation.machine.ts';
import { type Bench, modelBench } from './hold-service.ts';
import { line } from './line.ts';
import { realBench } from './real-bench.ts';
import { holdPorts } from './wizard-page.ts';

const candidateIndex = 0;

type ReservationStep =
  | { does: 'pick' | 'hold in a group' | 'take elsewhere' | 'free elsewhere'; slot: 0 | 1 | 2 }
  | { does: 'choose package'; package: 0 | 1 | 2 }
  | { does: 'clear' | 'try again' | 'extend' };

const slot = fc.constantFrom(0 as const, 1 as const, 2 as const);
const step: fc.Arbitrary<ReservationStep> = fc.oneof(
  fc.record({ does: fc.constantFrom('pick', 'pick', 'hold in a group', 'take elsewhere', 'free elsewhere'), slot }),
  fc.record({ does: fc.constant('choose package'), package: slot }),
  fc.record({ does: fc.constantFrom('clear', 'try again', 'extend') }),
);

/** One candidate's time beside the service, another company that takes times, and group holds that include the candidate. */
function world(
  { time, network, inspect }: Parts,
  { service, draftId, slots, packages }: Bench,
): World<ReservationStep> {
  const actor = createActor(
    slotReservationMachine.provide({
      actors: {
        ...holdPorts(service, (effect) => network.call(effect)),
        clock: fromCallback<ClockTicked>(({ sendBack }) =>
          time.every(1_000, () => sendBack({ type: 'clock.ticked', now: epochMs(time.now) })),
        ),
      },
    }),
    {
      clock: time.clock,
      inspect,
      input: { key: 'c1', candidateIndex, draftId, package: packages[0], pick: null, owner: null },
    },
  );
  actor.start();

  const isQuiet = () => {
    const snapshot = actor.getSnapshot();
    return !snapshot.hasTag('busy') && !snapshot.matches('unanswered');
  };
  const holdInGroup = (wanted: ReserveInput['slot']) => {
    const { package: chosen, calls } = actor.getSnapshot().context;
    if (!isQuiet() || !chosen) return;
    network
      .call(() => service.reserve({ slot: wanted, packageId: chosen.id, draftId, candidateIndex }))
      .then(
        (hold) => actor.send({ type: 'hold.restored', hold, calls }),
        (error) => error.code === 'UNREACHABLE' && actor.send({ type: 'hold.doubted' }),
      );
  };
  let isExtending = false;
  const extend = () => {
    if (isExtending || !actor.getSnapshot().context.hold) return; // as the bar over the held times
    isExtending = true;
    network
      .call(() => service.extend(draftId))
      .then(
        (ends) => {
          for (const { reserveId, expiresAt } of ends) actor.send({ type: 'hold.extended', reserveId, expiresAt });
        },
        () => (actor.getSnapshot().context.hold || !isQuiet()) && actor.send({ type: 'hold.doubted' }),
      )
      .finally(() => {
        isExtending = false;
      });
  };
  return {
    async act(step) {
      if (step.does === 'pick') actor.send({ type: 'slot.picked', slot: slots[step.slot] });
      else if (step.does === 'take elsewhere') await service.takeElsewhere(slots[step.slot]);
      else if (step.does === 'free elsewhere') await service.freeElsewhere(slots[step.slot]);
      else if (step.does === 'hold in a group') holdInGroup(slots[step.slot]);
      else if (step.does === 'choose package')
        actor.send({ type: 'package.changed', package: packages.at(step.package) ?? null });
      else if (step.does === 'clear') actor.send({ type: 'slot.cleared' });
      else if (step.does === 'try again') actor.send({ type: 'reserve.againPressed' });
      else extend();
    },
    isQuiet,
    broken: async () =>
      brokenPromises(actor.getSnapshot(), {
        now: time.now,
        held: await service.findHold({ draftId, candidateIndex }),
      }),
  };
}

const good = { requestMs: 20, answerMs: 20, fault: 'none' } as const;
/** Told as lost at once, done `requestMs` later. */
const cut = (requestMs: number) => ({ requestMs, answerMs: 0, fault: 'cut' }) as const;
const late = { requestMs: 0, answerMs: 81, fault: 'none' } as const;
const at = (waitMs: number, step: ReservationStep) => ({ waitMs, step });
const kept = (title: string, run: Run<ReservationStep>) => ({ title, seed: 0, run });

const options = {
  world: (parts: Parts) => world(parts, modelBench(parts.time)),
  beside: async (parts: Parts) => world(parts, await realBench(parts.time)),
  step,
  ...line,
};

export const oneTime = worldOf('one time', options, [
  kept('an extension that is told as lost, and done after that', {
    steps: [at(0, { does: 'pick', slot: 0 }), at(100, { does: 'extend' })],
    fates: [good, cut(1)],
  }),
  kept('a second extension without an answer after one that was answered', {
    steps: [at(0, { does: 'pick', slot: 0 }), at(100, { does: 'extend' }), at(100, { does: 'extend' })],
    fates: [good, good, cut(0)],
  }),
  kept('a time picked while a group hold is on its way', {
    steps: [at(0, { does: 'hold in a group', slot: 2 }), at(0, { does: 'pick', slot: 0 })],
    fates: [late],
  }),
  kept('the time of a group hold picked, and cleared, before the group’s answer', {
    steps: [at(0, { does: 'hold in a group', slot: 0 }), at(0, { does: 'pick', slot: 0 }), at(40, { does: 'clear' })],
    fates: [late],
  }),
  kept('a reserve told as lost, asked for again at once, cleared, and done after that', {
    steps: [at(0, { does: 'pick', slot: 0 }), at(0, { does: 'try again' }), at(80, { does: 'clear' })],
    fates: [cut(101)],
  }),
]);
