import { z } from '@hono/zod-openapi';
import { OUTCOMES } from '../../machines/rules/booking/outcome.ts';
import { ORDER_STATUSES } from '../../machines/rules/orders/order-status.table.ts';
import { WEBHOOK_EVENTS, type WebhookEvent, webhookEvents } from '../../machines/rules/webhooks/webhook-events.ts';
import type { Service } from '../shared/http/service.ts';

const id = (description: string) => z.uuid().openapi({ description, example: '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a' });
const instant = (description: string) =>
  z.iso.datetime({ offset: true }).openapi({ description, example: '2026-11-24T01:15:00Z' });
const name = (description: string, example: string) => z.string().openapi({ description, example });

/** The candidate right after the event. Nothing of it is about health. */
const candidate = {
  booking_id: id('The booking.'),
  candidate_id: id('The candidate, one of up to five of the booking.'),
  reference: name('The short name of the booking.', 'PF-204817'),
  candidate_name: name('The candidate.', 'Ada Wong'),
  package_name: name('What is examined.', 'Standard medical'),
  clinic_name: name('Null while there is no clinic.', 'Perth – Hay Street').nullable(),
  starts_at: instant('Of the appointment, in UTC. Null while there is no time.').nullable(),
  ends_at: instant('Of the appointment, in UTC. Null while there is no time.').nullable(),
  time_zone: name('IANA zone of the clinic, or of where one is wished for.', 'Australia/Perth'),
};

const recorded = {
  ...candidate,
  outcome: z.enum(OUTCOMES).nullable().openapi({ description: 'Nothing more of it; null where it was taken back.' }),
};

/** An order right after the event; what is of its booking is null while there is none. */
const order = {
  order_id: id('The order.'),
  source: name('The hiring system that sent it.', 'greenhouse'),
  external_id: name('Its id there.', 'application-40218'),
  status: z.enum(ORDER_STATUSES).openapi({ description: 'What became of it.', example: 'booked' }),
  rejected_because: name('The company’s words, of a rejected one.', 'He withdrew his application.').nullable(),
  booking_id: id('The booking.').nullable(),
  candidate_id: id('The candidate of the booking.').nullable(),
  reference: name('The short name of the booking.', 'PF-204817').nullable(),
  clinic_name: name('Null while there is no clinic.', 'Perth – Hay Street').nullable(),
  starts_at: instant('Of the appointment, in UTC. Null while there is no time.').nullable(),
  ends_at: instant('Of the appointment, in UTC. Null while there is no time.').nullable(),
  time_zone: name('IANA zone of the clinic, or of where one is wished for.', 'Australia/Perth').nullable(),
  outcome: z.enum(OUTCOMES).nullable().openapi({ description: 'Nothing more of it; null until it is recorded.' }),
};

const eventOf = <Type extends WebhookEvent>(type: Type, data: z.ZodRawShape = candidate) =>
  z
    .strictObject({
      type: z.literal(type),
      timestamp: instant('When it happened.'),
      data: z.strictObject(data),
    })
    .openapi(`Webhook.${type}`);

/** The body that is posted, by event. */
export const webhookPayloads: Readonly<Record<WebhookEvent, z.ZodType>> = {
  'booking.booked': eventOf('booking.booked'),
  'booking.moved': eventOf('booking.moved'),
  'booking.cancelled': eventOf('booking.cancelled'),
  'candidate.arrived': eventOf('candidate.arrived'),
  'booking.completed': eventOf('booking.completed'),
  'outcome.recorded': eventOf('outcome.recorded', recorded),
  'question.asked': eventOf('question.asked'),
  'results.available': eventOf('results.available'),
  'order.changed': eventOf('order.changed', order),
};

/** Puts the events into the service's OpenAPI document, under `webhooks`. */
export function documentWebhooks({ app }: Service): void {
  for (const type of webhookEvents) {
    app.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      operationId: type.replace(/\.(.)/, (_dot, first: string) => first.toUpperCase()),
      security: [], // the signature is the proof
      summary: WEBHOOK_EVENTS[type],
      description:
        'Headers webhook-id, webhook-timestamp and webhook-signature are those of the Standard Webhooks specification ' +
        '(standardwebhooks.com), which has libraries to verify them. The secret is shown once, when the endpoint is added, and begins ' +
        'with whsec_. Answer 2xx within 10 seconds; else it is tried again for three days. At least once, in no order: webhook-id is ' +
        "the same in every try. 'Send a test' sends endpoint.tested.",
      request: { body: { required: true, content: { 'application/json': { schema: webhookPayloads[type] } } } },
      responses: {
        '2XX': { description: 'Taken, within 10 seconds.' },
        410: { description: 'The endpoint is paused at once.' },
        default: { description: 'Tried again, with growing pauses, for three days; a redirect as well.' },
      },
    });
  }
}
