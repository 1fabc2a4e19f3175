import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { orgQuery } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, instant, text, timeZone, words } from '../../shared/booking.contract.ts';

const route = routesOf('bookings');

/** As many as a booking has. */
const MAX_PEOPLE = 5;

const overlap = namedObject(
  'OverlappingAppointment',
  {
    person: z.int().openapi({ description: 'Place in the request, from 0.', example: 0 }),
    reference: words('Of the other booking.', 'PF-204817'),
    site_name: words('Clinic.', 'Kalgoorlie – Hannan Street'),
    site_tz: timeZone,
    appointment_time: instant('Start there.'),
  },
  { names: { siteTimeZone: 'site_tz' } },
);
export type OverlappingAppointment = z.output<typeof overlap>;

export const listOverlaps = route('listOverlaps', 'post', '/booking/overlapping-appointments', {
  graphql: { query: 'overlappingAppointments', flat: true, pick: 'overlaps' },
  summary: 'Other appointments of the same people at the same time',
  description:
    'Of the company, by name and date of birth: something to look at before a booking is sent, and no refusal. What the ' +
    'caller may not see is not listed.',
  request: {
    body: namedBody('ListOverlaps', {
      org: orgQuery,
      people: z
        .array(
          inGraphql(
            z.strictObject({
              candidate_name: text('Name.', 'Liam O’Connor'),
              candidate_dob: day('Date of birth.', '1991-03-14'),
              from_time: instant('Start of the time that is to be booked.'),
              to_time: instant('Its end.', '2026-11-23T02:15:00Z'),
            }),
            { type: 'PersonToBook' },
          ),
        )
        .min(1)
        .max(MAX_PEOPLE),
    }),
  },
  responses: {
    200: answer('In the order of the people.', namedObject('OverlappingAppointments', { overlaps: z.array(overlap) })),
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});
