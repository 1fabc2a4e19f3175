import { z } from '@hono/zod-openapi';
import { SEXES } from '../../../machines/rules/booking/sexes.ts';
import { EMAIL_FORMAT, emailMessage, readEmail } from '../../../machines/rules/contact/email.ts';
import { flag, orgQuery } from '../../shared/http/query.ts';
import { answer, errorResponse, namedBody, routesOf } from '../../shared/http/route.ts';
import { id, instant, serviceType, text } from '../shared/booking.contract.ts';
import { keyTaken } from '../shared/idempotency.contract.ts';
import { MAX_LISTED_ORDERS, MAX_REASON, order, ordersList } from './orders.contract.ts';

const route = routesOf('orders');

const one = { params: z.object({ order_id: id('The order.') }) };
const unknown = errorResponse('No such order; another company’s answers alike.');
const optional = (about: string, example: string, most: number) => text(about, example, most).trim().default('');

export const orderFields = {
  source: text('The hiring system, by a name of its own choice.', 'greenhouse', 60).trim().min(1, 'is needed'),
  external_id: text('Its id of the order: the same id is the same order.', 'application-40218', 200)
    .trim()
    .min(1, 'is needed'),
  source_updated_at: z.iso
    .datetime({ offset: true })
    .optional()
    .openapi({
      description:
        'When the source last changed the order. A call that is older than what is known already changes nothing, so that a late retry ' +
        'does not bring old words back. Without it the last call counts.',
      example: '2026-11-23T01:00:00Z',
    }),
  service_type: serviceType.default('pem'),
  candidate_name: text('Full name.', 'Liam O’Connor').trim().min(1, 'is needed'),
  candidate_dob: z
    .union([z.literal(''), z.iso.date('must be a date, YYYY-MM-DD')])
    .default('')
    .openapi({ type: 'string', description: 'Date of birth, YYYY-MM-DD.', example: '1991-03-14' }),
  candidate_gender: z
    .enum(['', ...SEXES])
    .default('')
    .openapi({ description: 'Assigned sex at birth.', example: 'Male' }),
  candidate_phone: optional('Phone, as the source has it.', '0491 570 006', 40),
  candidate_email: optional('Email.', 'liam.oconnor@example.com', 254)
    .refine((value) => emailMessage(value) === null, EMAIL_FORMAT)
    .transform(readEmail),
  candidate_position: optional('Position.', 'Mobile plant operator', 200),
  package: optional('The package, by name or id. One that is not known here is kept as words.', 'PEM – Standard', 200),
  site: optional('The clinic, by name or id. One that is not known here is kept as words.', 'Perth – Hay Street', 200),
  note: optional('A note for the company and the clinic.', 'Starts on 02/12/2026.', 1000),
};

const newOrder = namedBody('NewOrder', {
  org_id: z.uuid().optional().openapi({ description: 'The company; the caller’s own without it.' }),
  ...orderFields,
});

export const receiveOrder = route('receiveOrder', 'post', '/booking/orders', {
  summary: 'Order a medical',
  description:
    'Adds an order of a hiring system, or changes the one that has this `source` and `external_id`: sent twice it is one order. ' +
    'An order that is not booked is changed. Of one that is begun or booked its company sees what has changed, and decides. ' +
    'A package or site that is not known here does not refuse the order: `unknown` names it.',
  request: { headers: keyTaken, body: newOrder },
  responses: {
    200: answer('Known already; changed where something is different, and not by a call that is older.', order),
    201: answer('New.', order),
    404: errorResponse('The company is unknown, or another one than the caller’s.'),
    409: errorResponse('STATUS_CONFLICT: the order is completed or withdrawn, and this is another content.'),
    422: errorResponse('INVALID: a client company has orders, and `org_id` names none.'),
  },
});

export const listOrders = route('listOrders', 'get', '/booking/orders', {
  summary: 'Orders of a company',
  description:
    `At most ${MAX_LISTED_ORDERS}. With \`open\` those that wait for the company, the longest waiting first; ` +
    'without it all, the newest first.',
  graphql: { query: 'orders', only: ['open'], defaults: { open: true } },
  request: {
    query: z.object({
      org: orgQuery,
      open: flag('Only those that wait for the company: not booked, or changed since.').optional(),
      source: z.string().max(60).optional().openapi({ description: 'Of this hiring system.', example: 'greenhouse' }),
      external_id: z.string().max(200).optional().openapi({ description: 'With this id there.', example: 'app-40218' }),
    }),
  },
  responses: {
    200: answer('Orders.', ordersList),
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});

export const getOrder = route('getOrder', 'get', '/booking/orders/{order_id}', {
  summary: 'One order',
  description: 'With what became of it. Of results it has the outcome alone.',
  request: one,
  responses: { 200: answer('The order.', order), 404: unknown },
});

export const withdrawOrder = route('withdrawOrder', 'post', '/booking/orders/{order_id}/withdrawal', {
  summary: 'Withdraw an order',
  description:
    'The source no longer wants it. One that is not booked is withdrawn. One that is booked stays booked: its company sees it, and ' +
    'cancels the booking or keeps it. Withdrawing again changes nothing.',
  request: { ...one, headers: keyTaken },
  responses: {
    200: answer('Withdrawn, or told to the company.', order),
    404: unknown,
    409: errorResponse('STATUS_CONFLICT: it is completed.'),
  },
});

export const rejectOrder = route('rejectOrder', 'post', '/booking/orders/{order_id}/rejection', {
  summary: 'Reject an order',
  description: 'The company does not book it, and says why. A change at its source makes it wait again.',
  graphql: { mutation: 'rejectOrder', flat: true, args: { id: 'order_id' } },
  request: {
    ...one,
    body: namedBody('OrderRejection', {
      reason: text('Why, for the people at the source.', 'He starts at another company.', MAX_REASON)
        .trim()
        .min(1, 'This field is required.'),
    }),
  },
  responses: {
    200: answer('Rejected.', order),
    404: unknown,
    409: errorResponse('STATUS_CONFLICT: it is booked, completed, withdrawn or rejected already.'),
  },
});

export const acknowledgeOrder = route('acknowledgeOrder', 'post', '/booking/orders/{order_id}/acknowledgement', {
  summary: 'Acknowledge what its source changed',
  description: 'The company has seen that an order was changed or withdrawn after it was begun or booked.',
  graphql: { mutation: 'acknowledgeOrder', flat: true, args: { id: 'order_id' } },
  request: {
    ...one,
    body: namedBody('OrderAcknowledgement', { notice_at: instant('As the order has it.') }),
  },
  responses: {
    200: answer('Acknowledged.', order),
    404: unknown,
    409: errorResponse('EDIT_CONFLICT: its source has changed it again.'),
  },
});
