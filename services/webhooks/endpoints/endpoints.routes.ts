import { z } from '@hono/zod-openapi';
import { DIALECTS } from '../../../machines/rules/webhooks/dialects.ts';
import { MOST_ENDPOINTS, webhookEvents } from '../../../machines/rules/webhooks/webhook-events.ts';
import { inGraphql } from '../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { updateMask } from '../../shared/http/update-mask.ts';

const route = routesOf('Webhooks');

const instant = (description: string) =>
  z.iso.datetime({ offset: true }).openapi({ description, example: '2026-11-23T01:15:00.000Z' });
const fields = {
  url: z.string().max(500, 'must be at most 500 characters').openapi({
    description: 'Where each event is posted to: https, and a public address.',
    example: 'https://hooks.redgum.example/preflight',
  }),
  events: z
    .array(z.enum(webhookEvents))
    .max(webhookEvents.length)
    .openapi({ description: 'What it is told of.', example: ['booking.booked', 'booking.cancelled'] }),
};
const names = { id: 'endpoint_id' } as const;

export const webhookEndpoint = namedObject(
  'WebhookEndpoint',
  {
    endpoint_id: z.uuid(),
    dialect: inGraphql(
      z.enum(DIALECTS).openapi({
        description:
          '`standard`: a program of the company’s own. Else a hiring system, whose orders keep the endpoint.',
        example: 'standard',
      }),
      { type: 'WebhookDialect' },
    ),
    ...fields,
    paused_at: instant('Since when nothing is sent; what happens meanwhile waits.').nullable(),
    paused_because: z.string().nullable().openapi({ example: 'It answered 410 Gone.' }),
    last_error: z.string().nullable().openapi({
      description: 'The last answer of the portal that the hiring system could not read.',
      example: null,
    }),
    last_error_at: instant('When it said so.').nullable(),
    created_by: z.string().openapi({ description: 'Who added it.', example: 'Priya Raman' }),
    created_at: instant('When it was added.'),
    updated_at: instant('When it was changed last.'),
  },
  { names },
);
export type WebhookEndpoint = z.output<typeof webhookEndpoint>;

/** Told once, when it is made. */
const madeSecret = namedObject(
  'WebhookSecret',
  {
    endpoint_id: z.uuid(),
    secret: z
      .string()
      .openapi({ description: 'Told this once; verify `webhook-signature` with it.', example: 'whsec_…' }),
  },
  { names },
);

export const params = z.object({ endpoint_id: z.uuid().openapi({ description: 'An endpoint of the own company.' }) });
export const unknown = errorResponse('Unknown, or another company’s: both answer alike.');
export const ofSystem = errorResponse('INVALID: the endpoint belongs to a hiring system.');
const wrong = errorResponse('INVALID at `url` or `events`, with the reason.');

export const listWebhookEndpoints = route('listWebhookEndpoints', 'get', '/companies/webhooks', {
  graphql: { query: 'webhookEndpoints', pick: 'endpoints' },
  summary: 'Webhook endpoints',
  description: `Of the own company, the oldest first; at most ${MOST_ENDPOINTS}, and one for each key of a hiring system. Secrets are not among it.`,
  responses: { 200: answer('Endpoints.', namedObject('WebhookEndpoints', { endpoints: z.array(webhookEndpoint) })) },
});

export const addWebhookEndpoint = route('addWebhookEndpoint', 'post', '/companies/webhooks', {
  graphql: { mutation: 'addWebhookEndpoint' },
  summary: 'Add a webhook endpoint',
  description: 'Events from now on are posted to it, signed by the Standard Webhooks specification.',
  request: { body: namedBody('NewWebhookEndpoint', fields) },
  responses: {
    201: answer('Added, with its secret.', madeSecret),
    409: errorResponse(`TOO_MANY: the company has ${MOST_ENDPOINTS} already.`),
    422: wrong,
  },
});

export const updateWebhookEndpoint = route('updateWebhookEndpoint', 'put', '/companies/webhooks/{endpoint_id}', {
  graphql: { mutation: 'changeWebhookEndpoint', args: { id: 'endpoint_id' } },
  summary: 'Change a webhook endpoint',
  description: 'What the mask names. What waits already is posted to the new address.',
  request: {
    params,
    body: namedBody('WebhookEndpointChange', {
      url: inGraphql(fields.url.optional(), { required: true }),
      events: inGraphql(fields.events.optional(), { required: true }),
      update_mask: updateMask(['url', 'events']),
      updated_at: instant('`updated_at` as the editor read it: one that was changed since is refused with 409.'),
    }),
  },
  responses: {
    200: answer('As it is now.', webhookEndpoint),
    404: unknown,
    409: errorResponse('EDIT_CONFLICT: it was changed since it was read; `details.present` is what it is now.'),
    422: wrong,
  },
});

export const deleteWebhookEndpoint = route('deleteWebhookEndpoint', 'delete', '/companies/webhooks/{endpoint_id}', {
  graphql: { mutation: 'deleteWebhookEndpoint', args: { id: 'endpoint_id' } },
  summary: 'Delete a webhook endpoint',
  description: 'With its log, and with what was not delivered yet.',
  request: { params },
  responses: { 204: { description: 'Gone.' }, 404: unknown },
});

export const rotateWebhookSecret = route('rotateWebhookSecret', 'post', '/companies/webhooks/{endpoint_id}/secret', {
  graphql: { mutation: 'rotateWebhookSecret', args: { id: 'endpoint_id' } },
  summary: 'Rotate a webhook secret',
  description: 'For 24 hours the secret before it signs as well: `webhook-signature` has two signatures.',
  request: { params },
  responses: { 200: answer('The new secret.', madeSecret), 404: unknown, 422: ofSystem },
});

export const resumeWebhookEndpoint = route(
  'resumeWebhookEndpoint',
  'post',
  '/companies/webhooks/{endpoint_id}/resume',
  {
    graphql: { mutation: 'resumeWebhookEndpoint', args: { id: 'endpoint_id' } },
    summary: 'Resume a webhook endpoint',
    description: 'What has waited is sent at once. One that is not paused stays as it is.',
    request: { params },
    responses: { 200: answer('As it is now.', webhookEndpoint), 404: unknown },
  },
);
