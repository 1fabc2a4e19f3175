import { z } from '@hono/zod-openapi';
import { MAX_OVERVIEW_DAYS } from '../../../../machines/rules/booking/overview-views.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, namedObject, routesOf } from '../../../shared/http/route.ts';
import { resourceKind } from '../../catalogue/visit-routes/needs.contract.ts';
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

const usedResource = namedObject('ResourceUse', {
  kind: resourceKind,
  name: z.string().openapi({ description: 'Empty where the row is of all resources of the kind.', example: 'Booth 1' }),
  resources: count('Resources that work in these days.', 1),
  open: count('Quarters of an hour of their rosters, without blocked ones that are nobody’s.', 448),
  used: count('Quarters of an hour that are booked or held.', 300),
});

const bottleneck = namedObject('Bottleneck', {
  kind: resourceKind,
  names: z.array(z.string()).openapi({ description: 'The clinic’s resources of the kind.', example: ['Booth 1'] }),
  full_at: z.string().openapi({
    description: 'The time of day at which all of them are taken on most days; empty where they never are.',
    example: '10:00',
  }),
  full_days: count('Days on which they are all taken then.', 12),
  days: count('Days that were planned and on which the kind works; 14 at most.', 14),
  gain: count('Visits that one more of the kind makes room for in these days.', 18),
  package_name: z.string().openapi({ description: 'The visit that was planned.', example: 'Express medical' }),
});

export const getResourceCapacity = route('getResourceCapacity', 'get', '/booking/overview/resources', {
  graphql: { query: 'resourceCapacity', args: { fromDay: 'from_date', dayCount: 'days' } },
  summary: 'How much of the time of people, rooms and things is used, and which of them is short',
  description:
    'Of clinics that have more than doctors: by kind, and of one clinic by resource. The bottleneck is found for one clinic alone: ' +
    'the visit that it takes most of is planned again and again into what is free, with one more resource of each kind and without.',
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
        'ResourceCapacity',
        {
          from_date: day('First day.'),
          days: count('How many.', 14),
          clinics: z.array(
            namedObject(
              'ClinicResources',
              { site_id: id('Clinic.'), site_name: siteName, timezone: timeZone, resources: z.array(usedResource) },
              { names: zoned, type: 'ClinicResourceUse' },
            ),
          ),
          bottleneck: bottleneck
            .nullable()
            .openapi({ description: 'Null for all clinics, and where one more of no kind would help.' }),
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
