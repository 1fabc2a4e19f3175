import { createRoute, z } from '@hono/zod-openapi';
import { instant } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const tags = ['monday digest'];

const digest = z
  .object({
    is_wanted: z.boolean().openapi({ description: 'Whether the account gets the mail.', example: true }),
    next_at: instant('When the next one leaves.'),
  })
  .openapi('MondayDigest');

export const getMondayDigest = createRoute({
  method: 'get',
  path: '/booking/monday-digest',
  operationId: 'getMondayDigest',
  summary: 'Monday digest',
  description: 'Whether the account gets a mail each Monday about what waits for it, and when the next one leaves.',
  tags,
  responses: { 200: { description: 'The choice.', content: json(digest) } },
});

export const chooseMondayDigest = createRoute({
  method: 'put',
  path: '/booking/monday-digest',
  operationId: 'chooseMondayDigest',
  summary: 'Choose the Monday digest',
  description:
    'Each Monday at 07:00 in the portal’s zone: how many bookings wait, come up and have news, as the home page counts them. No names. ' +
    'Where there is nothing to say, no mail is sent.',
  tags,
  request: { body: { content: json(z.strictObject({ is_wanted: z.boolean() }).openapi('MondayDigestChoice')) } },
  responses: { 200: { description: 'The choice.', content: json(digest) } },
});
