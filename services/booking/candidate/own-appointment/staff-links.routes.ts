import { z } from '@hono/zod-openapi';
import { errorResponse, routesOf } from '../../../shared/http/route.ts';
import { id } from '../../shared/booking.contract.ts';

const route = routesOf('bookings');

const params = z.object({ candidate_id: id('The candidate.') });

export const sendCandidateLink = route('sendCandidateLink', 'post', '/booking/candidates/{candidate_id}/links', {
  graphql: { mutation: 'sendCandidateLink' },
  summary: 'Send a candidate a new link by SMS',
  description:
    'For a candidate without an email address, or who lost the mail. Earlier links still work. It leaves at once, in quiet hours too.',
  request: { params },
  responses: {
    204: { description: 'On its way.' },
    404: errorResponse('No such candidate; another company’s answers alike.'),
    409: errorResponse('There is nothing ahead, or no SMS can be sent to the phone.'),
    429: errorResponse('Three were sent in a quarter of an hour.'),
  },
});

export const revokeCandidateLinks = route(
  'revokeCandidateLinks',
  'delete',
  '/booking/candidates/{candidate_id}/links',
  {
    graphql: { mutation: 'revokeCandidateLinks' },
    summary: 'End the links that a candidate was mailed',
    description:
      'None of them opens the own appointment from then on, whoever proved a date of birth before. The next mail brings a new one.',
    request: { params },
    responses: {
      204: { description: 'Ended; also where none was live.' },
      404: errorResponse('No such candidate; another company’s answers alike.'),
    },
  },
);
