import { z } from '@hono/zod-openapi';
import { OUTCOMES } from '../../../machines/rules/booking/outcome.ts';
import { ORDER_STATUSES } from '../../../machines/rules/orders/order-status.table.ts';
import { emptyIsNull, inGraphql } from '../../shared/http/graphql.ts';
import { namedObject } from '../../shared/http/route.ts';
import { id, instant, serviceType, words } from '../shared/booking.contract.ts';

export const MAX_LISTED_ORDERS = 100;
export const MAX_REASON = 500;

const orderedPackage = namedObject('OrderedPackage', {
  package_id: id('The package.'),
  name: words('Its name.', 'PEM – Standard'),
  minutes: z.int().openapi({ description: 'Length of an appointment, in whole slots.', example: 30 }),
});

const orderedSite = namedObject('OrderedSite', {
  site_id: id('The clinic.'),
  name: words('Its name.', 'Perth – Hay Street'),
  state: words('Its state.', 'WA'),
});

const orderedBooking = namedObject('OrderedBooking', {
  booking_id: id('The booking.'),
  candidate_id: id('The candidate.'),
  reference: words('Short readable number.', 'PF-204817'),
  site_name: z.string().nullable().openapi({ description: 'Null without a clinic.', example: 'Perth – Hay Street' }),
  time_zone: z.string().nullable().openapi({ description: 'IANA zone of the clinic.', example: 'Australia/Perth' }),
  starts_at: instant('Null without a time.').nullable(),
  ends_at: instant('Null without a time.', '2026-11-23T02:30:00Z').nullable(),
  outcome: z.enum(OUTCOMES).nullable().openapi({ description: 'Nothing more of it; null until it is recorded.' }),
});

const orderChange = namedObject('OrderChange', {
  field: words('Name of the field.', 'candidate_position'),
  from: words('As it was booked or begun; may be empty.', 'Rigger'),
  to: words('As its source has it now; may be empty.', 'Crane operator'),
});

export const order = namedObject('Order', {
  order_id: id('The order.'),
  org_id: id('The company.'),
  source: words('The hiring system.', 'greenhouse'),
  external_id: words('Its id there.', 'application-40218'),
  status: inGraphql(z.enum(ORDER_STATUSES).openapi({ description: 'What became of it.', example: 'waiting' }), {
    type: 'OrderStatus',
  }),
  service_type: serviceType,
  candidate_name: words('Full name.', 'Liam O’Connor'),
  candidate_dob: emptyIsNull(words('Date of birth, YYYY-MM-DD; empty where it was not sent.', '1991-03-14')),
  candidate_gender: words('Empty where it was not sent.', 'Male'),
  candidate_phone: words('Empty where it was not sent.', '0491 570 006'),
  candidate_email: words('Empty where it was not sent.', 'liam.oconnor@example.com'),
  candidate_position: words('Empty where it was not sent.', 'Mobile plant operator'),
  package: words('As it was sent.', 'PEM – Standard'),
  site: words('As it was sent.', 'Perth – Hay Street'),
  note: words('Empty where it was not sent.', 'Starts on 02/12/2026.'),
  known_package: orderedPackage.nullable().openapi({ description: 'The package that the words name; null if none.' }),
  known_site: orderedSite.nullable().openapi({ description: 'The clinic that the words name; null if none.' }),
  unknown: z
    .array(inGraphql(z.enum(['package', 'site']), { type: 'OrderWish' }))
    .openapi({ description: 'What was named and is not known here.', example: [] }),
  rejected_because: emptyIsNull(words('The company’s words, of a rejected one; else empty.', '')),
  is_withdrawn: z.boolean().openapi({ description: 'Its source withdrew it, booked or not.', example: false }),
  notice_at: instant(
    'When its source changed or withdrew what was begun or booked; null once that is seen.',
  ).nullable(),
  changes: z.array(orderChange).openapi({ description: 'What is different from what was begun or booked.' }),
  begun_by: z.string().nullable().openapi({ description: 'The person of the open draft.', example: 'Priya Raman' }),
  own_draft_id: z.uuid().nullable().openapi({ description: 'The open draft, where it is the caller’s.' }),
  booking: orderedBooking.nullable().openapi({ description: 'Null while there is none, and of a cancelled one.' }),
  received_at: instant('When it came first.'),
  changed_at: instant('When its source changed it last.'),
});
export type Order = z.output<typeof order>;

export const ordersList = namedObject('Orders', {
  orders: z.array(order),
  total: z.int().openapi({ description: 'All of them, also beyond those listed.', example: 3 }),
});
