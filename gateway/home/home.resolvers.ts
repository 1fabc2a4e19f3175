import { bookingNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest } from '../../services/shared/http/rest-names.ts';
import { orNull, toTime } from '../bookings/booking-row.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { HomeBooking, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { restError, unwrap } from '../rest/rest-error.ts';
import { eventData } from '../slots/event-stream.ts';

export const homeResolvers: Resolvers = {
  Query: {
    async home(_root, { timeZone }, { booking }) {
      const query = omitNullish({ time_zone: timeZone });
      const { today, counts, bookings } = unwrap(await booking.GET('/booking/home', { params: { query } }));
      return {
        today,
        counts: counts.map(({ view, total, total_capped: totalCapped }) => ({ view, total, totalCapped })),
        bookings: bookings.map(toHomeBooking),
      };
    },
  },
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

function toHomeBooking(row: components['schemas']['HomeBooking']): HomeBooking {
  const fields = fromRest(bookingNames, row);
  return {
    ...fields,
    candidatePhone: orNull(fields.candidatePhone),
    appointmentTime: toTime(fields.appointmentTime),
    comment: orNull(fields.comment),
    note: orNull(fields.note),
  };
}
