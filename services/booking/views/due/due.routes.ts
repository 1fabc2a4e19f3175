import { z } from '@hono/zod-openapi';
import { emptyIsNull } from '../../../shared/http/graphql.ts';
import { orgQuery } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedObject, routesOf } from '../../../shared/http/route.ts';
import { filterNamesAnswer } from '../../record/rows/booking-filter.contract.ts';
import { day, id, serviceType, timeZone } from '../../shared/booking.contract.ts';

const route = routesOf('bookings');

const words = (example: string) => z.string().openapi({ example });

const person = namedObject('DuePerson', {
  candidate_id: id('The candidate of the last examination.'),
  reference: words('PF-204817'),
  candidate_name: words('Liam O’Connor'),
  candidate_dob: emptyIsNull(day('Date of birth; the empty date where it is not known.', '1991-03-14')),
  candidate_gender: words('Male'),
  candidate_phone: words('0491 570 006'),
  candidate_email: words('liam@example.com'),
  position_id: z.uuid().nullable(),
  candidate_position: words('Electrician'),
  package_id: id('The package that is due.'),
  package_name: words('Standard medical'),
  package_minutes: z.int().openapi({ description: 'Length of an appointment.', example: 75 }),
  service_type: serviceType,
  is_offered: z.boolean().openapi({ description: 'Whether the company can book the package still.' }),
  may_be_booked: z.boolean().openapi({
    description: 'Whether somebody of the name, one of them without a date of birth, was examined since or is booked.',
  }),
  org_id: id('The company.'),
  company_name: words('Redgum Mining'),
  subsidiary_id: z.uuid().nullable(),
  subsidiary_name: z.string().nullable().openapi({ example: 'Newman Operations' }),
  site_id: z.uuid().nullable().openapi({ description: 'The clinic of the last examination, where it is active.' }),
  site_name: z.string().nullable().openapi({ example: 'Perth – Hay Street' }),
  site_state: z.string().nullable().openapi({ example: 'WA' }),
  contact_name: words('Priya Raman'),
  contact_phone: words('08 5550 1420'),
  contact_email: words('priya.raman@redgum.example'),
  result_email: words('results@redgum.example'),
  invoice_email: words('accounts@redgum.example'),
  examined_on: day('Day of the last examination, by the clinic’s clock.', '2024-11-20'),
  due_on: day('Day on which its validity ends.', '2026-11-20'),
});

export type DueRow = z.infer<typeof person> & Record<string, unknown>;

const isoDay = z.iso.date().openapi({ format: 'date' });
const size = z.coerce.number().int().min(0).max(100).default(50);

export const listDueAgain = route('listDueAgain', 'get', '/booking/due', {
  summary: 'Who is due again',
  description:
    'People whose last examination for a package with a validity ends in the days asked for, the longest ago first. Who ' +
    'has a booking of that kind to come is not due. Whose: as in the booking list.',
  graphql: {
    query: 'dueAgain',
    groups: {
      filter: { type: 'DueFilter', fields: ['org', 'subsidiary', 'site_id', 'position', 'due_from', 'due_to'] },
    },
  },
  request: {
    query: z.object({
      org: orgQuery,
      subsidiary: z.uuid().optional().openapi({ description: 'Subsidiary.' }),
      site_id: z.uuid().optional().openapi({ description: 'Clinic of the last examination.' }),
      position: z.string().trim().max(200).optional().openapi({ description: 'Part of the position.' }),
      due_from: isoDay.optional().openapi({ description: 'First day; a year ago without it.', example: '2025-11-24' }),
      due_to: isoDay.optional().openapi({ description: 'Last day; 60 days ahead without it.', example: '2027-01-23' }),
      time_zone: timeZone.default('Australia/Perth'),
      page: z.coerce.number().int().min(1).max(100).default(1).openapi({ description: 'Page, from 1.' }),
      page_size: size.openapi({ description: 'Rows of a page; 0 counts alone.', example: 50 }),
    }),
  },
  responses: {
    200: answer(
      'One page.',
      namedObject('DueAgain', {
        today: day('In `time_zone`.', '2026-11-24'),
        due_from: day('First day of the list.', '2025-11-24'),
        due_to: day('Last day of the list.', '2027-01-23'),
        total: z.int().openapi({ description: 'Capped at 2,000.', example: 12 }),
        total_capped: z.boolean(),
        expired: z.int().openapi({ description: 'How many of them were due before today.', example: 4 }),
        filter_names: filterNamesAnswer.openapi({
          description: 'What the filter names by id, of what the caller may see.',
        }),
        rows: z.array(person),
      }),
    ),
    404: errorResponse('`org` is unknown, or another company’s.'),
    422: errorResponse('INVALID at `due_to`: it is before the first day, or more than three years after it.'),
  },
});
