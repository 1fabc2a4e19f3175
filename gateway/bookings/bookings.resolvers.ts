import type { Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';
import { toBookingDetail } from './booking-detail.ts';

export const bookingsResolvers: Resolvers = {
  Query: {
    async bookingDetail(_root, { candidateId, mine }, { booking }) {
      const params = { path: { candidate_id: candidateId } };
      const path = mine ? '/booking/my-bookings/{candidate_id}' : '/booking/candidates/{candidate_id}';
      return toBookingDetail(unwrap(await booking.GET(path, { params })));
    },
  },
};
