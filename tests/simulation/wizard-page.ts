import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Parts } from '../../lab/simulation/simulate.ts';
import { bookingDraftMachine } from '../../machines/booking-draft/booking-draft.machine.ts';
import type { BeginInput, SaveInput } from '../../machines/booking-draft/booking-draft.types.ts';
import { bookingWizardMachine } from '../../machines/booking-wizard/booking-wizard.machine.ts';
import type { CreateInput } from '../../machines/booking-wizard/booking-wizard.types.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import type { CandidateIndex, ClinicTimes, Hold, Slot, SlotQuery } from '../../machines/lib/booking.types.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { type ClockTicked, type DraftId, epochMs, type ReserveId } from '../../machines/lib/ports.ts';
import type { HolidayOfSites } from '../../machines/rules/calendar/holidays.ts';
import type { VisitId } from '../../machines/rules/drafts/client-draft-id.ts';
import { person } from '../../machines/rules/drafts/example-booking.ts';
import type { ReserveInput } from '../../machines/slot-reservation/reservation.ts';
import { slotReservationMachine } from '../../machines/slot-reservation/slot-reservation.machine.ts';
import type { HolidaysInput } from '../../machines/slot-search/search.ts';
import { slotSearchMachine } from '../../machines/slot-search/slot-search.machine.ts';
import type { BookingService } from './booking-service.ts';
import type { HoldService } from './hold-service.ts';

export interface WizardPage {
  readonly actor: ActorRefFrom<typeof bookingWizardMachine>;
  readonly draft: ActorRefFrom<typeof bookingDraftMachine>;
  /** As in the page's address. */
  readonly draftId: () => DraftId | null;
  /** Times for all candidates at once, as the dialog over the step of times asks for them. */
  readonly holdTogether: (slots: readonly Slot[]) => void;
  readonly isQuiet: () => boolean;
}

type Opening = Parts & { service: BookingService; visitId: VisitId; draftId: DraftId | null };

/** The wizard's real machines, their ports on the simulated line. */
export function openWizard({ time, network, inspect, service, visitId, draftId }: Opening): WizardPage {
  let named = draftId;
  const call: Call = (effect) => network.call(effect);
  /** A browser ends the requests of a page that goes, but for those that save. */
  const callHere: Call = (effect) =>
    call(() => {
      if (actor.getSnapshot().status === 'stopped') throw new PortalFailure({ code: 'UNREACHABLE' });
      return effect();
    });
  const ticks = fromCallback<ClockTicked>(({ sendBack }) =>
    time.every(1_000, () => sendBack({ type: 'clock.ticked', now: epochMs(time.now) })),
  );
  const draftMachine = bookingDraftMachine.provide({
    actors: {
      getBookingPerson: fromPromise(() => call(() => person)),
      getDraft: fromPromise(({ input }: { input: { draftId: DraftId } }) => call(() => service.open(input.draftId))),
      createDraft: fromPromise(({ input }: { input: BeginInput }) => call(() => service.begin(input))),
      saveDraft: fromPromise(({ input }: { input: SaveInput }) => call(() => service.save(input))),
      deleteDraft: fromPromise(({ input }: { input: { draftId: DraftId } }) =>
        call(() => service.delete(input.draftId)),
      ),
    },
    actions: {
      goToDraft: (_, to) => {
        named = to.draftId;
      },
    },
  });
  const machine = bookingWizardMachine.provide({
    actors: {
      bookingDraft: draftMachine,
      slotReservation: slotReservationMachine.provide({ actors: { ...holdPorts(service, callHere), clock: ticks } }),
      slotSearch: slotSearchMachine.provide({
        actors: {
          searchSlots: fromPromise<readonly ClinicTimes[], SlotQuery>(async () => []),
          listHolidays: fromPromise<readonly HolidayOfSites[], HolidaysInput>(async () => []),
          slotChanges: fromCallback(() => {}),
        },
      }),
      extendHolds: fromPromise(({ input }: { input: { draftId: DraftId } }) =>
        callHere(() => service.extend(input.draftId)),
      ),
      createBooking: fromPromise(({ input }: { input: CreateInput }) => callHere(() => service.book(input))),
      clock: ticks,
    },
    actions: { leaveWizard: () => queueMicrotask(() => actor.stop()) },
  });
  const now = epochMs(time.now);
  const input = { serviceType: 'pem', sid: null, draftId, visitId, now } as const;
  const actor = createActor(machine, { clock: time.clock, inspect, input }).start();
  const draft = defined(actor.getSnapshot().children.bookingDraft);

  let asked = 0;
  function holdTogether(slots: readonly Slot[]) {
    const { draft: form, draftId: bound, reservations } = actor.getSnapshot().context;
    if (bound === null || form.candidates.some((one) => one.package === null)) return;
    const places = form.candidates.map(({ key, index, package: chosen }, nth) => ({
      key,
      calls: reservations[key]?.getSnapshot().context.calls ?? 0,
      reserve: {
        draftId: bound,
        candidateIndex: index,
        packageId: defined(chosen).id,
        slot: defined(slots[nth % slots.length]),
      },
    }));
    asked += 1;
    callHere(() => service.reserveAll(places.map(({ reserve }) => reserve)))
      .then(
        (held) => {
          if (actor.getSnapshot().status !== 'active') return;
          const holds = places.map(({ key, calls }, nth) => ({ key, calls, hold: defined(held[nth]) }));
          actor.send({ type: 'group.held', holds, choice: {} });
        },
        (error) =>
          error.code === 'UNREACHABLE' &&
          actor.getSnapshot().status === 'active' &&
          actor.send({ type: 'group.doubted', keys: places.map(({ key }) => key) }),
      )
      .finally(() => {
        asked -= 1;
      });
  }

  function isQuiet() {
    const snapshot = actor.getSnapshot();
    if (snapshot.status !== 'active') return true;
    const copy = draft.getSnapshot();
    const waits = (['saveFailed', 'conflict'] as const).some((state) => copy.matches({ open: { copy: state } }));
    const times = Object.values(snapshot.context.reservations).map((one) => one.getSnapshot());
    return (
      asked === 0 &&
      !snapshot.hasTag('busy') &&
      !snapshot.matches({ holdBar: 'extending' }) &&
      !copy.hasTag('busy') &&
      (waits || !copy.hasTag('unsaved')) &&
      times.every((one) => !one.hasTag('busy') && !one.matches('unanswered'))
    );
  }
  return { actor, draft, draftId: () => named, holdTogether, isQuiet };
}

type Call = <Answer>(effect: () => Answer | Promise<Answer>) => Promise<Answer>;

/** The ports of one candidate's time. */
export const holdPorts = (service: HoldService, call: Call) => ({
  reserveSlot: fromPromise(({ input }: { input: ReserveInput }) => call(() => service.reserve(input))),
  releaseHold: fromPromise(({ input }: { input: { reserveId: ReserveId } }) => call(() => service.release(input))),
  findHold: fromPromise<Hold | null, { draftId: DraftId; candidateIndex: CandidateIndex }>(({ input }) =>
    call(() => service.findHold(input)),
  ),
});
