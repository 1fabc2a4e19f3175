import { fromPromise } from 'xstate';
import type { CreateInput, ExtendedHolds } from '../../machines/booking-wizard/booking-wizard.types.ts';
import type { CreatedBooking } from '../../machines/lib/booking.types.ts';
import { type DraftId, epochMs } from '../../machines/lib/ports.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { everySecond } from '../app/session/every-second.ts';
import type { ServerClock } from '../app/session/server-clock.ts';
import { ExtendHoldsDocument } from '../slots/slots.documents.ts';
import { toBookingInput } from './booking-input.ts';
import { toCreated } from './created-booking.ts';
import { tellSent } from './saving/sent-elsewhere.ts';
import { CreateBookingDocument } from './wizard.documents.ts';

export function wizardPorts(gateway: Gateway, clock: ServerClock) {
  return {
    extendHolds: fromPromise<ExtendedHolds, { draftId: DraftId }>(async ({ input }) => {
      const { extendHolds } = await gateway.request(ExtendHoldsDocument, { draftId: input.draftId });
      return extendHolds.map(({ candidateIndex, expiresAt }) => ({
        candidateIndex,
        expiresAt: epochMs(Date.parse(expiresAt)),
      }));
    }),
    createBooking: fromPromise<CreatedBooking, CreateInput>(async ({ input }) => {
      const { idempotencyKey } = input;
      const variables = { input: toBookingInput(input), idempotencyKey };
      const { createBooking } = await gateway.request(CreateBookingDocument, variables);
      tellSent(input.draftId);
      return toCreated(createBooking);
    }),
    clock: everySecond(clock.now),
  };
}
