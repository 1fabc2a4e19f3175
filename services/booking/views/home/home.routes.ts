import { z } from '@hono/zod-openapi';
import { HOME_VIEWS } from '../../../../machines/rules/booking/home-views.ts';
import { emptyIsNull } from '../../../shared/http/graphql.ts';
import { orgQuery } from '../../../shared/http/query.ts';
import { answer, errorResponse, liveAnswer, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, id, instant, timeZone, words } from '../../shared/booking.contract.ts';
import { bookingNames } from '../../shared/booking.names.ts';

const route = routesOf('bookings');

const view = z.enum(HOME_VIEWS).openapi({ description: 'A filter of the booking list.', example: 'Awaiting Company' });

const count = namedObject('HomeCount', {
  view,
  total: z.int().openapi({ description: 'As the list counts, capped at 2,000.', example: 3 }),
  total_capped: z.boolean().openapi({ description: 'Whether there are more than `total`.', example: false }),
});

const booking = namedObject(
  'HomeBooking',
  {
    view,
    candidate_id: id('Candidate.'),
    reference: words('Short readable number.', 'PF-204817'),
    candidate_name: words('Name.', 'Liam O’Connor'),
    candidate_phone: emptyIsNull(words('Phone.', '0491 570 006')),
    subsidiary_name: z.string().nullable().openapi({ example: 'Newman Operations' }),
    package_name: words('Package.', 'PEM – Standard'),
    appointment_status: words('Status.', 'Awaiting Company'),
    appointment_status_color: words('A CSS colour.', '#ea580c'),
    appointment_time: emptyIsNull(instant('Start, or 0001-01-01T00:00:00Z where there is none.')),
    site_name: z
      .string()
      .nullable()
      .openapi({ description: 'Clinic site of the time.', example: 'Perth – Hay Street' }),
    site_tz: timeZone.nullable().openapi({ description: 'Its zone.' }),
    site_phone: z.string().nullable().openapi({ example: '08 5550 0140' }),
    booking_comment: emptyIsNull(words('Comment on the booking.', 'Which site does he start at?')),
    appointment_note: emptyIsNull(words('Note on the candidate.', 'Starts on swing 02/12/2026.')),
  },
  { names: bookingNames },
);

export const getHome = route('getHome', 'get', '/booking/home', {
  summary: 'What waits for a company',
  description:
    'How many bookings each of the home page’s views of the list has, and the first rows of those that need something: ' +
    'three of a status that waits for the company, the next five appointments, three new results. Whose: as in the list.',
  graphql: { query: 'home', only: ['time_zone'] },
  request: { query: z.object({ time_zone: timeZone.default('Australia/Perth'), org: orgQuery }) },
  responses: {
    200: answer(
      'The home page.',
      namedObject('Home', {
        today: day('The day that the views are of, in `time_zone`.', '2026-11-24'),
        counts: z.array(count),
        bookings: z.array(booking).openapi({ description: 'By view, in its order.' }),
      }),
    ),
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});

export const bookingsChanged = route('bookingsChanged', 'get', '/booking/booking-changes', {
  graphql: { subscription: 'bookingsChanged', only: [], isDone: true },
  summary: 'Live changes of a company’s bookings',
  description:
    'A stream of server-sent events, one `data: {}` whenever bookings or results of the company changed or a notice may ' +
    'have been missed, and a comment every 15 seconds. It says that something changed, and not what.',
  request: { query: z.object({ org: orgQuery }) },
  responses: {
    ...liveAnswer(z.object({})),
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});
