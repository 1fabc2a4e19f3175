import { createRoute, z } from '@hono/zod-openapi';
import { BOOKING_STATUSES } from '../../../machines/booking-status/booking-status.machine.ts';
import { orgQuery } from '../../shared/http/query.ts';
import { errorResponse } from '../../shared/http/service.ts';
import { id } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const status = z.enum(BOOKING_STATUSES).openapi({ example: 'Confirmed' });

export const listStatuses = createRoute({
  method: 'get',
  path: '/booking/status',
  operationId: 'listStatuses',
  summary: 'Statuses of a booking',
  description: 'In the order of the list’s filter, each with its colour and what a booking may become from there.',
  tags: ['bookings'],
  responses: {
    200: {
      description: 'All of them.',
      content: json(
        z
          .object({
            statuses: z.array(
              z.object({
                status,
                color: z.string().openapi({ description: 'A CSS colour.', example: '#16a34a' }),
                next: z.array(status).openapi({ description: 'Empty where a booking ends.' }),
              }),
            ),
          })
          .openapi('BookingStatuses'),
      ),
    },
  },
});

export const listBookingCompanies = createRoute({
  method: 'get',
  path: '/booking/companies',
  operationId: 'listBookingCompanies',
  summary: 'Companies with bookings',
  description: 'Those that have a booking which the caller may see, by name; at most 1000.',
  tags: ['bookings'],
  request: {
    query: z.object({
      name: z.string().trim().max(100).optional().openapi({ description: 'Part of the name.', example: 'Redgum' }),
      org: orgQuery,
    }),
  },
  responses: {
    200: {
      description: 'Companies.',
      content: json(
        z
          .object({
            companies: z.array(
              z.object({ id: id('Company.'), name: z.string().openapi({ example: 'Redgum Mining' }) }),
            ),
          })
          .openapi('BookingCompanies'),
      ),
    },
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});
