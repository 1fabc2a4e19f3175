import { type ActorRefFrom, fromPromise, sendParent } from 'xstate';
import type { BookingsQuery } from '../../../machines/booking-list-view/list-query.ts';
import { type ListPage, listMachine } from '../../../machines/list/list.machine.ts';
import { activeFilter } from '../../../machines/rules/booking/booking-filter.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import type { BookingsQuery as BookingsAnswer } from '../../generated/graphql.ts';
import { notifyBy } from '../../ui/feedback/toasts.ts';
import { BookingsDocument } from './bookings.documents.ts';

export type BookingRow = BookingsAnswer['bookings']['bookings'][number];
export type BookingCounts = {
  total: number | null;
  totalCapped: boolean;
  confirmed: number;
  pending: number;
  /** Of what the filter names by id. */
  filterNames: NonNullable<BookingsAnswer['bookings']['filterNames']>;
};

const machine = listMachine<BookingRow, BookingsQuery, BookingCounts>();
export type BookingList = ActorRefFrom<typeof machine>;

/**
 * The list of a booking list's page.
 * @param timeZone the zone that days are counted in, which is the portal's
 */
export function bookingListOn(gateway: Gateway, timeZone: string) {
  const fetchPage = fromPromise<ListPage<BookingRow, BookingCounts>, { query: BookingsQuery; cursor: string | null }>(
    async ({ input: { query, cursor }, signal }) => {
      const variables = {
        ...query,
        filter: activeFilter(query.filter),
        after: cursor,
        count: cursor === null,
        timeZone,
      };
      const { bookings: page } = await gateway.request(BookingsDocument, variables, { signal });
      return {
        rows: page.bookings,
        nextCursor: page.nextCursor,
        pages: page.pages,
        counts: cursor === null ? countsOf(page) : null,
      };
    },
  );
  return machine.provide({
    actors: { fetchPage },
    actions: {
      showNotice: notifyBy,
      reportQuery: sendParent((_, asked) => ({ type: 'list.changed', ...asked })),
    },
  });
}

function countsOf({ total, totalCapped, confirmed, pending, filterNames }: BookingsAnswer['bookings']): BookingCounts {
  return { total, totalCapped, confirmed: confirmed ?? 0, pending: pending ?? 0, filterNames: filterNames ?? [] };
}
