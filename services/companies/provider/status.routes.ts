import { z } from '@hono/zod-openapi';
import { answer, namedObject, routesOf } from '../../shared/http/route.ts';

const route = routesOf('Provider');

const part = namedObject('StatusPart', {
  part: z.enum(['mail', 'sms', 'webhooks', 'files']).openapi({ description: 'What works beside requests.' }),
  works: z.boolean(),
  since: z.iso.datetime().nullable().openapi({
    description: 'The time of the oldest message that waits; null where none is late.',
    example: '2026-11-23T01:15:00.000Z',
  }),
});
export type StatusPart = z.output<typeof part>;

export const getStatus = route('getStatus', 'get', '/companies/status', {
  summary: 'What works now',
  description:
    'For the status page, which opens to everybody. It has no counts, and nothing about a company or a person.',
  responses: {
    200: answer(
      'As it is now.',
      namedObject('Status', {
        checked_at: z.iso.datetime().openapi({ example: '2026-11-23T01:15:00.000Z' }),
        parts: z.array(part),
      }),
    ),
  },
});
