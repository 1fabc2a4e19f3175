import { z } from '@hono/zod-openapi';
import { MOST_SELECTED } from '../../machines/rules/booking/selection.ts';
import { filterQuery, listSorts } from '../booking/record/rows/booking-filter.contract.ts';
import { id } from '../booking/shared/booking.contract.ts';
import { flag, repeated } from '../shared/http/query.ts';
import { errorResponse, routesOf } from '../shared/http/route.ts';

const route = routesOf('exports');

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV = 'text/csv';

const format = z.enum(['xlsx', 'csv']).default('xlsx').openapi({ description: 'Kind of file.', example: 'xlsx' });

const exportQuery = filterQuery.extend({
  format,
  sort: z.enum(listSorts).default('created_at').openapi({ description: 'Column.', example: 'created_at' }),
  order: z.enum(['asc', 'desc']).default('desc').openapi({ description: 'Direction.', example: 'desc' }),
  candidate_ids: repeated(z.uuid(), MOST_SELECTED)
    .optional()
    .openapi({ description: 'These alone, of those; repeated.' }),
  mine: flag('Only what the account made or is the booking person of.').optional(),
});
export type ExportQuery = z.output<typeof exportQuery>;

const file = z.string().openapi({ format: 'binary' });
const responses = {
  200: {
    description:
      'The file, as it is written: one row a candidate, days as DD/MM/YYYY, times in their site’s zone. In CSV a field ' +
      'that a spreadsheet would take for a formula begins with an apostrophe; in XLSX every cell is text.',
    content: { [XLSX]: { schema: file }, [CSV]: { schema: file } },
  },
};

export const exportBookings = route('exportBookings', 'get', '/reporting/bookings/export', {
  summary: 'Bookings of a filter as a file',
  description:
    'The same filter, order and scope as the booking list, without its pages. What is exported by whom is written to the ' +
    'audit trail before the first byte leaves.',
  request: { query: exportQuery },
  responses: {
    ...responses,
    404: errorResponse('`org` is unknown, or another company’s.'),
    422: errorResponse('The dates are in the wrong order.'),
  },
});

export const exportBooking = route('exportBooking', 'get', '/reporting/bookings/{booking_id}/export', {
  summary: 'One booking as a file',
  description: 'Its candidates, as the caller may see them. That it was exported stands in the booking’s history.',
  request: {
    params: z.object({ booking_id: id('The booking.') }),
    query: exportQuery.pick({ format: true, time_zone: true }),
  },
  responses: { ...responses, 404: errorResponse('No such booking; another company’s answers alike.') },
});
