import { z } from '@hono/zod-openapi';
import { DELIVERY_STATES } from '../../../machines/rules/webhooks/webhook-events.ts';
import { inGraphql } from '../../shared/http/graphql.ts';
import { paging } from '../../shared/http/query.ts';
import { answer, errorResponse, namedObject, routesOf } from '../../shared/http/route.ts';
import { ofSystem, params, unknown } from '../endpoints/endpoints.routes.ts';

const route = routesOf('Webhooks');

const instant = (description: string) =>
  z.iso.datetime({ offset: true }).openapi({ description, example: '2026-11-23T01:15:00.000Z' });

export const webhookDelivery = namedObject(
  'WebhookDelivery',
  {
    delivery_id: z.uuid().openapi({ description: 'With msg_ before it, the webhook-id of every try.' }),
    type: z.string().openapi({ description: 'The event.', example: 'booking.booked' }),
    state: inGraphql(
      z
        .enum(DELIVERY_STATES)
        .openapi({ description: 'waiting, sending, delivered, or failed and not tried by itself.' }),
      { type: 'WebhookDeliveryState' },
    ),
    attempts: z.int().openapi({ description: 'Tries so far.' }),
    created_at: instant('When it happened.'),
    last_tried_at: instant('When it was tried last.').nullable(),
    last_status: z
      .int()
      .nullable()
      .openapi({ description: 'Of the last answer; null where nothing answered.', example: 200 }),
    last_answer: z
      .string()
      .nullable()
      .openapi({ description: 'Its first kilobyte, or why there was none.', example: 'ok' }),
    next_try_at: instant('Null where it is not tried again by itself.').nullable(),
  },
  { names: { id: 'delivery_id' } },
);
export type WebhookDelivery = z.output<typeof webhookDelivery>;

export const listWebhookDeliveries = route(
  'listWebhookDeliveries',
  'get',
  '/companies/webhooks/{endpoint_id}/deliveries',
  {
    graphql: { query: 'webhookDeliveries', args: { endpointId: 'endpoint_id' }, only: ['page'] },
    summary: 'Deliveries of a webhook endpoint',
    description: 'Of the last 30 days, the newest first, fifty to a page.',
    request: { params, query: z.object(paging({ pageSize: 50, most: 200 })) },
    responses: {
      200: answer(
        'One page.',
        namedObject(
          'WebhookDeliveryPage',
          { deliveries: z.array(webhookDelivery), page: z.int(), pages: z.int(), count: z.int() },
          { names: { total: 'count' } },
        ),
      ),
      404: unknown,
    },
  },
);

export const testWebhookEndpoint = route('testWebhookEndpoint', 'post', '/companies/webhooks/{endpoint_id}/test', {
  graphql: { mutation: 'testWebhookEndpoint', args: { id: 'endpoint_id' } },
  summary: 'Send a test',
  description: 'An event `endpoint.tested`, tried once and at once, also where the endpoint is paused.',
  request: { params },
  responses: { 200: answer('What became of it.', webhookDelivery), 404: unknown, 422: ofSystem },
});

export const sendWebhookAgain = route('sendWebhookAgain', 'post', '/companies/webhook-deliveries/{delivery_id}/send', {
  graphql: { mutation: 'sendWebhookAgain', args: { id: 'delivery_id' } },
  summary: 'Send a delivery again',
  description:
    'Once and at once, under the same webhook-id, also where it was delivered. One that waits keeps its next try.',
  request: { params: z.object({ delivery_id: z.uuid().openapi({ description: 'A delivery of the own company.' }) }) },
  responses: {
    200: answer('What became of it.', webhookDelivery),
    404: unknown,
    409: errorResponse('BUSY: it is being sent now.'),
  },
});
