import { fromPromise } from 'xstate';
import type { Hold } from '../../../machines/lib/booking.types.ts';
import { type CandidateId, type DraftId, id } from '../../../machines/lib/ports.ts';
import { rescheduleMachine } from '../../../machines/reschedule/reschedule.machine.ts';
import { slotReservationMachine } from '../../../machines/slot-reservation/slot-reservation.machine.ts';
import { slotSearchMachine } from '../../../machines/slot-search/slot-search.machine.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { messageFor } from '../../app/messages.ts';
import type { ServerClock } from '../../app/session/server-clock.ts';
import { toHold } from '../../slots/service-hold.ts';
import type { SlotLookups } from '../../slots/slot-lookups.ts';
import { extendHoldsPort, type Present, reservationPorts, searchPorts } from '../../slots/slots.ports.ts';
import { notify, notifyBy } from '../../ui/feedback/toasts.ts';
import {
  BeginRescheduleDocument,
  EndRescheduleDocument,
  UpdateTimeslotsDocument,
} from '../detail/booking-changes.documents.ts';

type Host = {
  gateway: Gateway;
  lookups: SlotLookups;
  clock: ServerClock;
  bookingId: string;
  present: Present;
  onSaved: () => void;
  leave: () => void;
};

/** The machine of another time, and those of its time and its search, with what this browser gives them. */
export function hostedReschedule({ gateway, lookups, clock, bookingId, present, onSaved, leave }: Host) {
  return rescheduleMachine.provide({
    actors: {
      ...reschedulePorts(gateway, bookingId, present.candidateId),
      slotReservation: slotReservationMachine.provide({
        actors: reservationPorts(gateway, clock),
        actions: {
          showNotice: (_, { text }) => notify({ tone: 'good', text }),
          showError: (_, { error, seconds }) => notify({ tone: 'bad', text: messageFor(error), seconds }),
        },
      }),
      slotSearch: slotSearchMachine.provide({
        actors: searchPorts(gateway, lookups, clock, present),
        actions: { showError: (_, { text }) => notify({ tone: 'bad', text }) },
      }),
    },
    actions: {
      showNotice: notifyBy,
      showError: (shown, { error }) => notifyBy(shown, { tone: 'bad', text: messageFor(error), seconds: 10 }),
      notifySaved: onSaved,
      leave,
    },
  });
}

const reschedulePorts = (gateway: Gateway, bookingId: string, candidateId: string) => ({
  beginReschedule: fromPromise<{ draftId: DraftId; hold: Hold | null }, { candidateId: CandidateId }>(
    async ({ input, signal }) => {
      const { beginReschedule } = await gateway.request(BeginRescheduleDocument, input, { signal });
      const [held] = beginReschedule.holds;
      return { draftId: id<DraftId>(beginReschedule.draftId), hold: held ? toHold(held) : null };
    },
  ),
  extendHolds: extendHoldsPort(gateway),
  updateTimeslots: fromPromise<void, { draftId: DraftId; hold: Hold }>(async ({ input: { draftId, hold } }) => {
    const { siteId, startsAt, bookingFree } = hold.slot;
    const where = bookingFree ? { siteId, fromTime: startsAt } : {};
    const change = { candidateId, draftId, reserveId: hold.reserveId, ...where };
    await gateway.request(UpdateTimeslotsDocument, { bookingId, change });
  }),
  // Outlives the page: a time that is given back in leaving still arrives.
  deleteDraft: fromPromise<void, { draftId: DraftId }>(async ({ input }) => {
    await gateway.request(EndRescheduleDocument, { draftId: input.draftId }, { keepalive: true });
  }),
});
