import { z } from '@hono/zod-openapi';
import { MAX_OVERVIEW_DAYS } from '../../../../machines/rules/booking/overview-views.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, id, serviceType, timeZone } from '../../shared/booking.contract.ts';
import { packageNames } from '../../shared/booking.names.ts';

const route = routesOf('overview');

const count = (description: string, example: number) => z.int().openapi({ description, example });
const zoned = { timeZone: 'timezone' } as const;

const siteId = z.uuid().optional().openapi({ description: 'This clinic alone.' });
const days = (description: string) =>
  inGraphql(z.coerce.number().int().min(1).max(MAX_OVERVIEW_DAYS).default(14).openapi({ description, example: 14 }), {
    required: true,
  });
const siteName = z.string().openapi({ example: 'Perth – Hay Street' });

const capacityDay = namedObject('CapacityDay', {
  day: day('Of the clinic’s own calendar.'),
  doctors: count('Doctors who work there.', 2),
  slots: count(
    'Quarters of an hour of their rosters: booked, held, blocked and free ones, and those that passed unused.',
    72,
  ),
  booked: count('Booked.', 40),
  held: count('Held by a hold that has not run out.', 2),
  blocked: count('Blocked, and nobody’s.', 4),
  free: count('Nobody’s, open, and still to come.', 26),
  ahead: count('Still to come, whoever has them: none of a day that is over.', 60),
});

export const getCapacity = route('getCapacity', 'get', '/booking/overview/capacity', {
  graphql: { query: 'capacity', args: { fromDay: 'from_date', dayCount: 'days' } },
  summary: 'How full every clinic is, day by day',
  description:
    'Quarters of an hour by clinic and day. Clinics that are switched off and free-booking clinics, which have no rosters, are not ' +
    'there. A day on which no doctor works is absent.',
  request: {
    query: z.object({
      from_date: day('First day; today in the portal’s zone without it.').optional(),
      days: days('How many days.'),
      site_id: siteId,
    }),
  },
  responses: {
    200: answer(
      'The clinics by name.',
      namedObject(
        'Capacity',
        {
          from_date: day('First day.'),
          days: count('How many.', 14),
          clinics: z.array(
            namedObject(
              'ClinicCapacity',
              {
                site_id: id('Clinic.'),
                site_name: siteName,
                timezone: timeZone,
                days: z
                  .array(capacityDay)
                  .openapi({ description: 'Days of the clinic’s own calendar on which a doctor works.' }),
              },
              { names: zoned },
            ),
          ),
        },
        { names: { fromDay: 'from_date', dayCount: 'days' } },
      ),
    ),
  },
});

/** The first day with a free time of such a length; null where the next 60 days have none. */
const freeDay = namedObject('FreeDay', {
  minutes: count('Length of the appointment.', 45),
  day: inGraphql(
    z.string().nullable().openapi({ description: 'Of the clinic’s own calendar.', example: '2026-11-25' }),
    { type: 'LocalDate' },
  ),
  days: z.int().nullable().openapi({ description: 'From the clinic’s today, which is 0.', example: 2 }),
});
export type FreeDay = z.output<typeof freeDay>;

export const getNextFreeTimes = route('getNextFreeTimes', 'get', '/booking/overview/free-times', {
  graphql: { query: 'nextFreeTimes' },
  summary: 'Days to the next free time by clinic and package',
  description:
    'By length, as packages of one length have the same times. At most 100 packages: those that every company may book.',
  request: { query: z.object({ site_id: siteId }) },
  responses: {
    200: answer(
      'The clinics by name. `day` is null where no day that is looked at has a time.',
      namedObject('NextFreeTimes', {
        look_ahead_days: count('How many days ahead are looked at.', 60),
        packages: z.array(
          namedObject(
            'OverviewPackage',
            {
              package_id: id('Package.'),
              name: z.string().openapi({ example: 'Standard medical' }),
              service_type: serviceType,
              minutes: count('In whole quarters of an hour.', 45),
            },
            { names: packageNames },
          ),
        ),
        clinics: z.array(
          namedObject(
            'ClinicFreeDays',
            {
              site_id: id('Clinic.'),
              site_name: siteName,
              timezone: timeZone,
              service_types: z.array(serviceType),
              free: z.array(freeDay),
            },
            { names: zoned },
          ),
        ),
      }),
    ),
  },
});

const hours = (description: string) => z.number().nullable().openapi({ description, example: 26.5 });
const numbers = {
  pending: z
    .array(z.int())
    .openapi({ description: 'Pending made up to 1, 2–3, 4–7 and more days ago.', example: [3, 2, 1, 0] }),
  missed: count('Did Not Attend.', 4),
  expected: count('Those, and whoever came.', 80),
  completed: count('Completed, of whom is known when they were examined.', 61),
  median_hours: hours('From examined to Completed; half of them took no longer.'),
  of_90_hours: hours('Nine in ten took no longer.'),
};

export const getOverviewNumbers = route('getOverviewNumbers', 'get', '/booking/overview/numbers', {
  graphql: { query: 'overviewNumbers', args: { dayCount: 'days' } },
  summary: 'Pending by age, missed appointments and time to results',
  description:
    'Of every clinic, and of each that has any. Appointments count by the status that they have now, of the last `days` days. ' +
    'Days are those of the booking list.',
  request: {
    query: z.object({
      days: days('How many days back, today among them.'),
      time_zone: timeZone.default('Australia/Perth'),
      site_id: siteId,
    }),
  },
  responses: {
    200: answer(
      'The numbers.',
      namedObject(
        'Overview',
        {
          today: day('The last day, in `time_zone`.'),
          all: namedObject('OverviewNumbers', numbers, { type: 'BookingNumbers' }),
          clinics: z.array(namedObject('ClinicNumbers', { site_id: id('Clinic.'), site_name: siteName, ...numbers })),
        },
        { type: 'OverviewNumbers' },
      ),
    ),
  },
});
