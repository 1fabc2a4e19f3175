import { z } from '@hono/zod-openapi';
import { filterNames } from '../../../../machines/rules/booking/booking-filter.ts';
import { inGraphql, type RootField } from '../../../shared/http/graphql.ts';
import { flag } from '../../../shared/http/query.ts';
import { fromRest, restName, sameNames } from '../../../shared/http/rest-names.ts';
import { answer, errorResponse, namedObject, routesOf } from '../../../shared/http/route.ts';
import {
  bookingSearchFrom,
  filterNamesAnswer,
  filterQuery,
  listOrder,
  listSort,
} from '../../record/rows/booking-filter.contract.ts';
import { type BookingRowField, bookingRow, shownRowFields } from '../../record/rows/booking-row.contract.ts';
import { listFilterNames } from '../../shared/booking.names.ts';

const route = routesOf('bookings');

const pageSize = 'must be a whole number from 1 to 100';

const namesFields = (text: string) => text.split(',').every((name) => Object.hasOwn(bookingRow.shape, name));

export const rowFields = z
  .string()
  .refine(namesFields, 'must name fields of a booking, separated by commas')
  .optional()
  .openapi({ description: 'What each booking brings, separated by commas; everything where it is absent.' });

export const rowFieldsFrom = (text: string | undefined) => text?.split(',') as readonly BookingRowField[] | undefined;

const listQuery = filterQuery.extend({
  sort: listSort.default('created_at').openapi({ description: 'Column.', example: 'created_at' }),
  order: listOrder.default('desc').openapi({ description: 'Direction.', example: 'desc' }),
  page: z.coerce.number({ error: 'must be a whole number' }).int().min(1).max(20_000).optional().openapi({
    description: 'Page, from 1, for jumping; `cursor` goes on from the page before and is as quick at any depth.',
    example: 1,
  }),
  page_size: z.coerce
    .number({ error: pageSize })
    .int(pageSize)
    .min(1, pageSize)
    .max(100, pageSize)
    .default(50)
    .openapi({ description: 'Rows of a page, at most 100.', example: 50 }),
  cursor: z
    .string()
    .max(1000)
    .optional()
    .openapi({ description: '`next_cursor` of the page before, same sort and filter.' }),
  is_count: flag('Whether to count: pages and counts are null otherwise.').optional(),
  fields: rowFields,
});

/** Which page of which list, in our names. */
export function listQueryFrom(query: z.output<typeof listQuery>) {
  const { sort, order, page, pageSize, cursor, isCount } = fromRest(sameNames, query);
  return {
    sort,
    order,
    page,
    pageSize,
    cursor,
    isCount,
    fields: rowFieldsFrom(query.fields),
    filter: bookingSearchFrom(query),
  };
}
export type ListQuery = ReturnType<typeof listQueryFrom>;

/** The query's facts for the audit; the cursor is left out: it says nothing about people. */
export function filterFacts(query: z.output<typeof listQuery>) {
  const { cursor: _cursor, is_count: _count, page_size: _size, fields: _fields, ...facts } = query;
  return facts;
}

const statusCounts = inGraphql(z.object({ Confirmed: z.int(), Pending: z.int() }), {
  spread: true,
  names: { confirmed: 'Confirmed', pending: 'Pending' },
});

const bookingList = namedObject('BookingList', {
  bookings: z.array(bookingRow),
  pages: z
    .int()
    .nullable()
    .openapi({ description: 'Pages, exact to 2,000 bookings; null unless counted.', example: 13 }),
  page_size: inGraphql(z.int(), { hidden: true }).openapi({ example: 50 }),
  counts: statusCounts
    .nullable()
    .openapi({ description: 'For the filter without its status, each capped at 2,000; null unless counted.' }),
  total: z.int().nullable().openapi({ description: 'Capped at 2,000; null unless counted.', example: 612 }),
  total_capped: z.boolean().openapi({ description: 'Whether there are more than `total`.', example: false }),
  filter_names: filterNamesAnswer
    .nullable()
    .openapi({ description: 'What the filter names by id, of what the caller may see; null unless counted.' }),
  error: inGraphql(z.null(), { hidden: true }),
  next_cursor: z.string().nullable().openapi({ description: 'Null on the last page.' }),
});

/** The list as a root field. */
const ofBookings: RootField = {
  query: 'bookings',
  args: { after: 'cursor', count: 'is_count', ...listFilterNames },
  groups: { filter: { type: 'BookingFilter', fields: filterNames.map((name) => restName(listFilterNames, name)) } },
  only: ['search', 'sort', 'order', 'page_size', 'cursor', 'is_count', 'time_zone'],
  defaults: { is_count: true },
  always: { fields: shownRowFields },
};
const mine = { argument: 'mine', type: 'Boolean = false' };

const list = {
  request: { query: listQuery },
  responses: {
    200: answer('A page.', bookingList),
    404: errorResponse('`org` or `company` is unknown, or another company’s.'),
    422: errorResponse('`cursor` does not belong to this sort, or the dates are in the wrong order.'),
  },
};

export const listBookings = route('listBookings', 'get', '/booking/bookings', {
  ...list,
  graphql: { ...ofBookings, choice: mine },
  summary: 'Candidates with their bookings',
  description:
    'With view_bookings the organisation’s, for the provider everybody’s; with my_bookings alone those that the ' +
    'account made or is the booking person of.',
});

export const listMyBookings = route('listMyBookings', 'get', '/booking/my-bookings', {
  ...list,
  graphql: { ...ofBookings, choice: { ...mine, is: true } },
  summary: 'Own bookings',
  description: 'Those that the account made or is the booking person of.',
});
