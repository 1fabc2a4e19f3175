import { z } from '@hono/zod-openapi';
import { BOOKING_STATUSES } from '../../../../machines/rules/booking/booking-status.table.ts';
import { orgQuery } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedObject, routesOf } from '../../../shared/http/route.ts';
import { id } from '../../shared/booking.contract.ts';

const route = routesOf('bookings');

const status = z.enum(BOOKING_STATUSES).openapi({ example: 'Confirmed' });

export const listStatuses = route('listStatuses', 'get', '/booking/status', {
  summary: 'Statuses of a booking',
  description: 'In the order of the list’s filter, each with its colour and what a booking may become from there.',
  responses: {
    200: answer(
      'All of them.',
      namedObject('BookingStatuses', {
        statuses: z.array(
          z.object({
            status,
            color: z.string().openapi({ description: 'A CSS colour.', example: '#16a34a' }),
            next: z.array(status).openapi({ description: 'Empty where a booking ends.' }),
          }),
        ),
      }),
    ),
  },
});

export const listBookingCompanies = route('listBookingCompanies', 'get', '/booking/companies', {
  summary: 'Companies with bookings',
  description: 'Those that have a booking which the caller may see, by name; at most 1000.',
  request: {
    query: z.object({
      name: z.string().trim().max(100).optional().openapi({ description: 'Part of the name.', example: 'Redgum' }),
      org: orgQuery,
    }),
  },
  responses: {
    200: answer(
      'Companies.',
      namedObject('BookingCompanies', {
        companies: z.array(z.object({ id: id('Company.'), name: z.string().openapi({ example: 'Redgum Mining' }) })),
      }),
    ),
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});
