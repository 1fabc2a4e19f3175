import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { orgQuery, repeated } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { rowNumber } from '../../../shared/http/row-number.ts';
import { day, hold, id, instant, timeZone } from '../../shared/booking.contract.ts';
import { placeNames } from '../../shared/booking.names.ts';

const route = routesOf('slots');

const MOST_CANDIDATES = 5;

const times = {
  calendar_from_time: instant('Start.'),
  calendar_to_time: instant('End.', '2026-11-23T02:00:00Z'),
};

const proposal = namedObject(
  'GroupProposal',
  {
    site_id: id('Clinic site.'),
    site_name: z.string().openapi({ example: 'Perth – Hay Street' }),
    timezone: timeZone,
    day: day("Day of the site's own calendar."),
    doctors: z
      .int()
      .openapi({ description: '1: back to back with one doctor; more: side by side; 0: whole visits.', example: 1 }),
    ...times,
    places: z
      .array(
        namedObject(
          'GroupPlace',
          { calendar_id: z.int().openapi({ description: 'Roster.', example: 4127 }), ...times },
          { names: placeNames },
        ),
      )
      .openapi({ description: 'One for each candidate, in the order of `package_ids`.' }),
  },
  { names: placeNames },
);

export const listGroupTimes = route('listGroupTimes', 'get', '/booking/group-times', {
  graphql: { query: 'groupTimes' },
  summary: 'Times for all candidates together',
  description:
    'The earliest day and clinic where all candidates fit, back to back with one doctor or side by side with several, ' +
    'nobody waiting in between, and two alternatives. Their packages may differ in length. Of packages with several stops ' +
    'whole visits are found, which take turns at what they share. For up to 50 clinics and 31 days.',
  request: {
    query: z.object({
      package_ids: repeated(z.uuid(), MOST_CANDIDATES).openapi({
        description: 'Each candidate’s package, repeated, in their order; one may be named more often.',
      }),
      site_ids: repeated(z.uuid(), 50).openapi({ description: 'Clinic sites, repeated.' }),
      from_date: day("First day, of each site's own calendar."),
      to_date: day('Last day.', '2026-11-27'),
      part: inGraphql(z.enum(['any', 'morning', 'afternoon']), { type: 'DayPart' })
        .default('any')
        .openapi({
          description: 'morning: all are done by 12:00. afternoon: nobody begins before it. By the clock of the site.',
        }),
      draft_id: z.uuid().optional().openapi({ description: 'The draft, whose custom packages count.' }),
      org: orgQuery,
    }),
  },
  responses: {
    200: answer(
      'Up to three proposals, earliest first; without any, why.',
      namedObject('GroupTimes', {
        proposals: z.array(proposal),
        why_not: namedObject('GroupWhyNot', {
          code: z.enum(['NO_ROOM', 'FULL', 'NO_ROSTER', 'BOOKING_FREE']),
          message: z.string().openapi({ example: 'Every doctor is full on these days.' }),
        }).optional(),
      }),
    ),
    404: errorResponse('A package or a site is unknown.'),
    422: errorResponse('The window ends before it starts or is longer than 31 days.'),
  },
});

export const holdGroup = route('holdGroup', 'post', '/booking/group-reservations', {
  graphql: { mutation: 'holdGroup', flat: true, pick: 'holds' },
  summary: 'Hold times for several candidates, all or none',
  description:
    'Takes every named time in one step, or nothing. What these candidates of the draft held before counts as free and ' +
    'is given back, so two of them can change places; it stays held where the group is refused. Of a package with several ' +
    'stops the start counts, and all stops are taken.',
  request: {
    body: namedBody('NewGroupReservation', {
      draft_id: id('The draft the holds belong to.'),
      places: z
        .array(
          inGraphql(
            z.strictObject({
              candidate_index: z.int().min(0).max(4).openapi({ description: 'The candidate’s place.', example: 0 }),
              site_id: id('Clinic site.'),
              package_id: id('Its length decides how many slots are taken.'),
              calendar_id: rowNumber.openapi({ description: 'The roster.', example: 4127 }),
              calendar_from_time: instant('Start of the appointment.'),
            }),
            { type: 'GroupPlaceInput', names: placeNames },
          ),
        )
        .min(1)
        .max(MOST_CANDIDATES)
        .refine((places) => new Set(places.map((place) => place.candidate_index)).size === places.length, {
          message: 'must name each candidate once',
        }),
    }),
  },
  responses: {
    201: answer('Held.', namedObject('GroupHolds', { holds: z.array(hold) })),
    404: errorResponse('The draft is unknown, or a package, a site or a roster of a place.'),
    409: errorResponse('SLOT_TAKEN: one of the times is not free; `message` says whose and why. DRAFT_SENT.'),
    422: errorResponse('SLOT_PAST, or INVALID where two of the times overlap with one doctor.'),
  },
});
