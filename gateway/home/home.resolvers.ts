import type { Resolvers } from '../generated/resolvers.ts';
import { restError } from '../rest/rest-error.ts';
import { eventData } from '../slots/event-stream.ts';

export const homeResolvers: Resolvers = {
  Subscription: {
    bookingsChanged: {
      async subscribe(_root, _args, { bookingLive }) {
        const { data, error, response } = await bookingLive.GET('/booking/booking-changes', { parseAs: 'stream' });
        if (!data) throw restError(response, error);
        return eventData(data);
      },
      resolve: () => true,
    },
  },
};
