import type { FreeTime } from '../../../machines/forms/booking-forms.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { ReserveSlotDocument } from '../../slots/slots.documents.ts';
import {
  BeginRescheduleDocument,
  EndRescheduleDocument,
  UpdateTimeslotsDocument,
} from '../detail/booking-changes.documents.ts';

type Moved = { bookingId: string; candidateId: string; packageId: string; siteId: string };

/** Holds a free time and moves the booking there. A refused one leaves nothing held, and the booking its time. */
export async function moveToFree(gateway: Gateway, moved: Moved, { startsAt, calendarIds }: FreeTime) {
  const { bookingId, candidateId, packageId, siteId } = moved;
  const { beginReschedule } = await gateway.request(BeginRescheduleDocument, { candidateId });
  const { draftId, holds } = beginReschedule;
  const slot = { siteId, packageId, calendarIds, startsAt };
  try {
    const replaces = holds[0]?.reserveId ?? null;
    const { reserveSlot } = await gateway.request(ReserveSlotDocument, { slot, draftId, candidateIndex: 0, replaces });
    const change = { candidateId, draftId, reserveId: reserveSlot.reserveId };
    await gateway.request(UpdateTimeslotsDocument, { bookingId, change });
  } catch (failure) {
    await gateway.request(EndRescheduleDocument, { draftId }, { keepalive: true });
    throw failure;
  }
}
