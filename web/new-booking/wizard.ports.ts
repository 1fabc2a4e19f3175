import { fromPromise } from 'xstate';
import type { CreateInput } from '../../machines/booking-wizard/booking-wizard.types.ts';
import type { CreatedBooking } from '../../machines/lib/booking.types.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { everySecond } from '../app/session/every-second.ts';
import type { ServerClock } from '../app/session/server-clock.ts';
import { extendHoldsPort } from '../slots/slots.ports.ts';
import { toBookingInput } from './booking-input.ts';
import { toCreated } from './created-booking.ts';
import { announceSent } from './saving/sent-elsewhere.ts';
import { CreateBookingDocument } from './wizard.documents.ts';

export function wizardPorts(gateway: Gateway, clock: ServerClock) {
  return {
    extendHolds: extendHoldsPort(gateway),
    createBooking: fromPromise<CreatedBooking, CreateInput>(async ({ input }) => {
      const { idempotencyKey } = input;
      const booking = toBookingInput(input);
      const variables = { org: booking.orgId, input: booking, idempotencyKey };
      const { createBooking } = await gateway.request(CreateBookingDocument, variables);
      announceSent(input.draftId);
      return toCreated(createBooking);
    }),
    clock: everySecond(clock.now),
  };
}
