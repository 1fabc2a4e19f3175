import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse } from '../../shared/http/service.ts';
import { id } from '../booking.contract.ts';

export const revokeCandidateLinks = createRoute({
  method: 'delete',
  path: '/booking/candidates/{candidate_id}/links',
  operationId: 'revokeCandidateLinks',
  summary: 'End the links that a candidate was mailed',
  description:
    'None of them opens the own appointment from then on, whoever proved a date of birth before. The next mail brings a new one.',
  tags: ['bookings'],
  request: { params: z.object({ candidate_id: id('The candidate.') }) },
  responses: {
    204: { description: 'Ended; also where none was live.' },
    404: errorResponse('No such candidate; another company’s answers alike.'),
  },
});
