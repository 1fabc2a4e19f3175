import { z } from '@hono/zod-openapi';
import { answer, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { instant } from '../../shared/booking.contract.ts';

const route = routesOf('monday digest');

const digest = namedObject('MondayDigest', {
  is_wanted: z.boolean().openapi({ description: 'Whether the account gets the mail.', example: true }),
  next_at: instant('When the next one leaves.'),
});

export const getMondayDigest = route('getMondayDigest', 'get', '/booking/monday-digest', {
  graphql: { query: 'mondayDigest' },
  summary: 'Monday digest',
  description: 'Whether the account gets a mail each Monday about what waits for it, and when the next one leaves.',
  responses: { 200: answer('The choice.', digest) },
});

export const chooseMondayDigest = route('chooseMondayDigest', 'put', '/booking/monday-digest', {
  graphql: { mutation: 'chooseMondayDigest', flat: true },
  summary: 'Choose the Monday digest',
  description:
    'Each Monday at 07:00 in the portal’s zone: how many bookings wait, come up and have news, as the home page counts them. No names. ' +
    'Where there is nothing to say, no mail is sent.',
  request: { body: namedBody('MondayDigestChoice', { is_wanted: z.boolean() }) },
  responses: { 200: answer('The choice.', digest) },
});
