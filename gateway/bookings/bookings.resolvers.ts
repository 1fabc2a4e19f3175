import type { Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';
import { toBookingDetail } from './booking-detail.ts';
import { rowFieldsOf, toBookingRow } from './booking-row.ts';
import { toCreatedBooking } from './created-booking.ts';
import { listQueryNames, toListQuery } from './list-query.ts';
import { newBookingNames, toNewBooking } from './new-booking.ts';

export const bookingsResolvers: Resolvers = {
  Query: {
    async bookings(_root, { mine, pageSize, after, count, ...options }, { booking }, info) {
      const query = {
        ...toListQuery(options),
        ...omitNullish({ page_size: pageSize, cursor: after, is_count: count }),
        fields: rowFieldsOf(info),
      };
      const path = mine ? '/booking/my-bookings' : '/booking/bookings';
      const list = unwrap(await booking.GET(path, { params: { query } }), { names: listQueryNames });
      return {
        bookings: list.bookings.map(toBookingRow),
        total: list.total,
        totalCapped: list.total_capped,
        pages: list.pages,
        confirmed: list.counts?.Confirmed ?? null,
        pending: list.counts?.Pending ?? null,
        filterNames: list.filter_names,
        nextCursor: list.next_cursor,
      };
    },
    async foundBookings(_root, { search, siteId, timeZone, limit }, { booking }, info) {
      const query = {
        search,
        fields: rowFieldsOf(info),
        ...omitNullish({ site_id: siteId, time_zone: timeZone, page_size: limit }),
      };
      const { bookings, nearest } = unwrap(await booking.GET('/booking/found-bookings', { params: { query } }));
      return { bookings: bookings.map(toBookingRow), nearest };
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
      return toCreatedBooking(unwrap(answer, { names: newBookingNames }));
    },
    async changeBookingComment(_root, { bookingId, candidateId, comment }, { booking }) {
      const answer = await booking.PUT('/booking/bookings/{booking_id}/comment', {
        params: { path: { booking_id: bookingId } },
        body: { candidate_id: candidateId, booking_comment: comment },
      });
      return unwrap(answer, { names: { booking_comment: 'comment' } }).booking_comment;
    },
  },
};
