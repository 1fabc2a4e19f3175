import { toType } from '../derived/to-type.ts';
import type { CreatedBooking, Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';
import { toBookingDetail } from './booking-detail.ts';
import { newBookingNames, toNewBooking } from './new-booking.ts';

export const bookingsResolvers: Resolvers = {
  Query: {
    async bookingDetail(_root, { candidateId, mine }, { booking }) {
      const params = { path: { candidate_id: candidateId } };
      const path = mine ? '/booking/my-bookings/{candidate_id}' : '/booking/candidates/{candidate_id}';
      return toBookingDetail(unwrap(await booking.GET(path, { params })));
    },
  },
  Mutation: {
    async createBooking(_root, { input, idempotencyKey }, { booking }) {
      const answer = await booking.POST('/booking/bookings', {
        params: { query: { org: input.orgId }, header: { 'idempotency-key': idempotencyKey } },
        body: toNewBooking(input),
      });
      return toType<CreatedBooking>('CreatedBooking', unwrap(answer, { names: newBookingNames }));
    },
  },
};
