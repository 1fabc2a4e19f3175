import { toType } from '../derived/to-type.ts';
import type { BookingRow, CreatedBooking, Resolvers } from '../generated/resolvers.ts';
import { rootFields } from '../generated/root-fields.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';
import { toBookingDetail } from './booking-detail.ts';
import { listQueryNames, toListQuery } from './list-query.ts';
import { newBookingNames, toNewBooking } from './new-booking.ts';

/** The fields of a row that the schema shows, as Find asks for them. */
const rowFields = String(rootFields.Query['foundBookings']?.alwaysInQuery?.['fields']);

export const bookingsResolvers: Resolvers = {
  Query: {
    async bookings(_root, { mine, pageSize, after, count, ...options }, { booking }) {
      const query = {
        ...toListQuery(options),
        ...omitNullish({ page_size: pageSize, cursor: after, is_count: count }),
        fields: rowFields,
      };
      const path = mine ? '/booking/my-bookings' : '/booking/bookings';
      const list = unwrap(await booking.GET(path, { params: { query } }), { names: listQueryNames });
      return {
        bookings: list.bookings.map((row) => toType<BookingRow>('BookingRow', row)),
        total: list.total,
        totalCapped: list.total_capped,
        pages: list.pages,
        confirmed: list.counts?.Confirmed ?? null,
        pending: list.counts?.Pending ?? null,
        filterNames: list.filter_names,
        nextCursor: list.next_cursor,
      };
    },
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
