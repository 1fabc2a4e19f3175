import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { id, instant } from '../../shared/booking.contract.ts';

const route = routesOf('bookings');

const unknown = errorResponse('No such candidate; another company’s answers alike.');

export const delivery = namedObject('Delivery', {
  id: id('The mail.'),
  kind: z.string().openapi({ description: '`.copy` is the booking person’s.', example: 'booking.confirmed' }),
  recipient: z.string().openapi({ example: 'liam.oconnor@example.com' }),
  state: inGraphql(z.enum(['waiting', 'sending', 'sent', 'failed']).openapi({ example: 'sent' }), {
    type: 'DeliveryState',
  }),
  created_at: instant('When it was written.'),
  sent_at: instant('When the mail server took it.').nullable(),
  leaves_at: instant('When it leaves, of one that was written for later.').nullable(),
  last_error: z.string().nullable().openapi({ description: 'Why it did not leave, or not yet.' }),
});
export type Delivery = z.output<typeof delivery>;

export const getConfirmationWarning = route('getConfirmationWarning', 'get', '/booking/confirmation-warning', {
  graphql: { query: 'confirmationWarnings' },
  summary: 'What to know before a confirmation is sent',
  description:
    'Warnings do not stop the mail; `can_send` false does, and the first warning says why. With the mails sent so far.',
  request: { query: z.object({ candidate_id: id('The candidate.') }) },
  responses: {
    200: answer(
      'Warnings, the gravest first.',
      namedObject('ConfirmationWarnings', {
        can_send: z.boolean(),
        recipients: z.array(z.string()).openapi({ description: 'Who gets a mail.' }),
        warnings: z.array(
          namedObject('ConfirmationWarning', {
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
      }),
    ),
    404: unknown,
  },
});

export const sendNotification = route('sendNotification', 'post', '/booking/bookings/{booking_id}/notification', {
  graphql: { mutation: 'sendNotification', flat: true, pick: 'deliveries' },
  summary: 'Send the confirmation of one candidate',
  description:
    'Writes one mail to the candidate and a copy to the booking person. They leave after this answer and are tried again ' +
    'while the mail server is down; the booking shows how far they are.',
  request: {
    params: z.object({ booking_id: id('The booking.') }),
    body: namedBody('Notification', { candidate_id: id('The candidate.') }),
  },
  responses: {
    201: answer('Written; on their way.', namedObject('Deliveries', { deliveries: z.array(delivery) })),
    404: unknown,
    409: errorResponse('NOT_ACTIVE: nothing to confirm; MAIL_WAITING: one is on its way already.'),
    422: errorResponse('NO_EMAIL: the candidate has no email address that mail could go to.'),
  },
});
