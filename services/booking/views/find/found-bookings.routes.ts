import { z } from '@hono/zod-openapi';
import { paging } from '../../../shared/http/query.ts';
import { answer, namedObject, routesOf } from '../../../shared/http/route.ts';
import { bookingRow, shownRowFields } from '../../record/rows/booking-row.contract.ts';
import { timeZone } from '../../shared/booking.contract.ts';
import { rowFields } from '../list/bookings.routes.ts';

const route = routesOf('bookings');

export const findBookings = route('findBookings', 'get', '/booking/found-bookings', {
  graphql: {
    query: 'foundBookings',
    args: { limit: 'page_size' },
    always: { fields: shownRowFields },
  },
  summary: 'Bookings by any words, best first',
  description:
    'A whole reference first, then who comes today at the clinic of `site_id`, then the nearest days. Where no booking has ' +
    'the words, the candidate’s name that is nearest to them is searched. With my_bookings alone the caller’s own bookings.',
  request: {
    query: z.object({
      search: z.string().trim().min(1).max(200).openapi({ description: 'Words, in any order.', example: 'ward jack' }),
      site_id: z.uuid().optional().openapi({ description: 'The caller’s clinic.' }),
      time_zone: timeZone.default('Australia/Perth'),
      page_size: paging({ pageSize: 6, most: 50 }).page_size,
      fields: rowFields,
    }),
  },
  responses: {
    200: answer(
      'The best of them.',
      namedObject('FoundBookings', {
        bookings: z.array(bookingRow),
        nearest: z.string().nullable().openapi({
          description: 'The name that was searched in place of the words, which no booking has.',
          example: 'Jack Ward',
        }),
      }),
    ),
  },
});
