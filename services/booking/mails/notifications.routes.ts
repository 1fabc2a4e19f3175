import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse } from '../../shared/http/service.ts';
import { id, instant } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const unknown = errorResponse('No such candidate; another company’s answers alike.');
const tags = ['bookings'];

export const delivery = z
  .object({
    id: id('The mail.'),
    kind: z.string().openapi({ description: '`.copy` is the booking person’s.', example: 'booking.confirmed' }),
    recipient: z.string().openapi({ example: 'liam.oconnor@example.com' }),
    state: z.enum(['waiting', 'sending', 'sent', 'failed']).openapi({ example: 'sent' }),
    created_at: instant('When it was written.'),
    sent_at: instant('When the mail server took it.').nullable(),
    leaves_at: instant('When it leaves, of one that was written for later.').nullable(),
    last_error: z.string().nullable().openapi({ description: 'Why it did not leave, or not yet.' }),
  })
  .openapi('Delivery');

export const getConfirmationWarning = createRoute({
  method: 'get',
  path: '/booking/confirmation-warning',
  operationId: 'getConfirmationWarning',
  summary: 'What to know before a confirmation is sent',
  description:
    'Warnings do not stop the mail; `can_send` false does, and the first warning says why. With the mails sent so far.',
  tags,
  request: { query: z.object({ candidate_id: id('The candidate.') }) },
  responses: {
    200: {
      description: 'Warnings, the gravest first.',
      content: json(
        z
          .object({
            can_send: z.boolean(),
            recipients: z.array(z.string()).openapi({ description: 'Who gets a mail.' }),
            warnings: z.array(
              z.object({
                code: z.enum([
                  'NOT_ACTIVE',
                  'NO_EMAIL',
                  'MAIL_WAITING',
                  'PENDING',
                  'TIME_PASSED',
                  'ALREADY_SENT',
                  'PAPERWORK_MISSING',
                ]),
                message: z.string().openapi({ example: 'A confirmation was sent on 21/11/2026 at 10:41.' }),
              }),
            ),
          })
          .openapi('ConfirmationWarning'),
      ),
    },
    404: unknown,
  },
});

export const sendNotification = createRoute({
  method: 'post',
  path: '/booking/bookings/{booking_id}/notification',
  operationId: 'sendNotification',
  summary: 'Send the confirmation of one candidate',
  description:
    'Writes one mail to the candidate and a copy to the booking person. They leave after this answer and are tried again ' +
    'while the mail server is down; the booking shows how far they are.',
  tags,
  request: {
    params: z.object({ booking_id: id('The booking.') }),
    body: { content: json(z.strictObject({ candidate_id: id('The candidate.') }).openapi('Notification')) },
  },
  responses: {
    201: {
      description: 'Written; on their way.',
      content: json(z.object({ deliveries: z.array(delivery) }).openapi('Deliveries')),
    },
    404: unknown,
    409: errorResponse('NOT_ACTIVE: nothing to confirm; MAIL_WAITING: one is on its way already.'),
    422: errorResponse('NO_EMAIL: the candidate has no email address that mail could go to.'),
  },
});
