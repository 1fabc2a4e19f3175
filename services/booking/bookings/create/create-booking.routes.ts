import { z } from '@hono/zod-openapi';
import { answer, errorResponse, jsonBody, routesOf } from '../../../shared/http/route.ts';
import { createdBooking, newBooking } from '../../shared/booking.contract.ts';
import { keyNeeded } from '../../shared/idempotency.contract.ts';

const route = routesOf('bookings');

export const createBooking = route('createBooking', 'post', '/booking/bookings', {
  graphql: { mutation: 'createBooking', args: { idempotencyKey: 'idempotency-key' } },
  summary: 'Book all candidates or none',
  description:
    'One transaction turns the holds into bookings. A candidate brings `reserve_id` (a live hold of this account and ' +
    'draft, or at a free-booking site an id of its own with `from_time` and `preferred_site_id`), or a preferred site ' +
    'and range, which leaves the booking Pending. The same Idempotency-Key with the same body answers the first result again.',
  request: {
    query: z.object({ org: z.uuid().optional().openapi({ description: 'Same as `header.org_id`, when given.' }) }),
    headers: keyNeeded,
    body: jsonBody(newBooking),
  },
  responses: {
    201: answer('Booked.', createdBooking),
    404: errorResponse('The company, subsidiary, draft, service or paperwork is unknown or another company’s.'),
    409: errorResponse('HOLD_EXPIRED with `field` = the candidate’s reserve_id; HOLD_UNFIT; DRAFT_SENT.'),
    422: errorResponse(
      'INVALID: a rule is broken; `field` and `message` name the first, `details.fields` all, by path. ' +
        'IDEMPOTENCY_KEY_REUSED: the key was used with another body. FIT_TEST_OFF: the company has no fit tests.',
    ),
  },
});
