import fc from 'fast-check';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Parts, World } from '../../lab/simulation/simulate.ts';
import type { CandidateIndex, ChosenPackage, Hold } from '../../machines/lib/booking.types.ts';
import {
  type ClockTicked,
  type DraftId,
  epochMs,
  id,
  type PackageId,
  type ReserveId,
} from '../../machines/lib/ports.ts';
import { exampleDraft, medical, slotAt, visitId } from '../../machines/models/example-booking.ts';
import type { ReserveInput } from '../../machines/slot-reservation/reservation.ts';
import { brokenPromises } from '../../machines/slot-reservation/slot-reservation.invariants.ts';
import { slotReservationMachine } from '../../machines/slot-reservation/slot-reservation.machine.ts';
import { BookingService } from './booking-service.ts';

const draftId = id<DraftId>('draft');
const candidateIndex = 0;
const slots = [slotAt('01:00'), slotAt('02:00'), slotAt('03:00')] as const;
const packages: readonly (ChosenPackage | null)[] = [
  medical,
  { id: id<PackageId>('short'), name: 'Short', minutes: 15 },
  null,
];

export type ReservationStep =
  | { does: 'pick' | 'hold in a group' | 'take elsewhere' | 'free elsewhere'; slot: 0 | 1 | 2 }
  | { does: 'choose package'; package: 0 | 1 | 2 }
  | { does: 'clear' | 'try again' | 'extend' };

const slot = fc.constantFrom(0 as const, 1 as const, 2 as const);
export const reservationStep: fc.Arbitrary<ReservationStep> = fc.oneof(
  fc.record({ does: fc.constantFrom('pick', 'pick', 'hold in a group', 'take elsewhere', 'free elsewhere'), slot }),
  fc.record({ does: fc.constant('choose package'), package: slot }),
  fc.record({ does: fc.constantFrom('clear', 'try again', 'extend') }),
);

/** One candidate's time beside the service, another company that takes times, and group holds that include the candidate. */
export function reservationWorld({ time, network }: Parts): World<ReservationStep> {
  const service = new BookingService(time);
  service.begin({ draftId, writer: visitId, sequence: 1, draft: exampleDraft() });
  const actor = createActor(
    slotReservationMachine.provide({
      actors: {
        reserveSlot: fromPromise(({ input }: { input: ReserveInput }) => network.call(() => service.reserve(input))),
        releaseHold: fromPromise(({ input }: { input: { reserveId: ReserveId } }) =>
          network.call(() => service.release(input)),
        ),
        findHold: fromPromise<Hold | null, { draftId: DraftId; candidateIndex: CandidateIndex }>(({ input }) =>
          network.call(() => service.findHold(input)),
        ),
        clock: fromCallback<ClockTicked>(({ sendBack }) =>
          time.every(1_000, () => sendBack({ type: 'clock.ticked', now: epochMs(time.now) })),
        ),
      },
    }),
    {
      clock: time.clock,
      input: { key: 'c1', candidateIndex, draftId, package: medical, pick: null, owner: null },
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
    act(step) {
      if (step.does === 'pick') actor.send({ type: 'slot.picked', slot: slots[step.slot] });
      else if (step.does === 'take elsewhere') service.takeElsewhere(slots[step.slot]);
      else if (step.does === 'free elsewhere') service.freeElsewhere(slots[step.slot]);
      else if (step.does === 'hold in a group') holdInGroup(slots[step.slot]);
      else if (step.does === 'choose package')
        actor.send({ type: 'package.changed', package: packages[step.package] ?? null });
      else if (step.does === 'clear') actor.send({ type: 'slot.cleared' });
      else if (step.does === 'try again') actor.send({ type: 'reserve.againPressed' });
      else extend();
    },
    isQuiet,
    broken: () =>
      brokenPromises(actor.getSnapshot(), { now: time.now, held: service.findHold({ draftId, candidateIndex }) }),
  };
}
