import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, jsonBody, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, id, instant, timeZone } from '../../shared/booking.contract.ts';
import { placeNames } from '../../shared/booking.names.ts';
import { patternFields } from './patterns.contract.ts';

const route = routesOf('rosters');

const words = (example: string) => z.string().openapi({ example });

/** Days of a clinic that close together on the page for closings: nothing else of the doctor lies between them. */
const daysToClose = namedObject('DaysToClose', {
  site_id: id('Clinic site.'),
  site_name: words('Perth – Hay Street'),
  from_day: day('First day.'),
  to_day: day('Last day.'),
  people: z.int().openapi({ example: 3 }),
});
export type DaysToClose = z.output<typeof daysToClose>;

const outside = {
  people: z.array(
    namedObject(
      'OutsidePerson',
      {
        candidate_id: id('Candidate.'),
        reference: words('PF-204817'),
        candidate_name: words('Liam O’Connor'),
        company_name: words('Redgum Mining'),
        site_name: words('Perth – Hay Street'),
        timezone: timeZone,
        calendar_from_time: instant('Start now.'),
      },
      { names: placeNames },
    ),
  ),
  plans: z.array(daysToClose).openapi({ description: 'Which of the doctor’s days to close for them.' }),
};

export const wantedPattern = z
  .strictObject({
    ...patternFields,
    replaces_pattern_id: z
      .uuid()
      .nullable()
      .openapi({ description: 'The weekly hours that end the day before; with empty `hours` nothing follows them.' }),
  })
  .openapi('WantedPattern', { 'x-graphql': { type: 'WeeklyHoursInput' } });

const patternErrors = {
  404: errorResponse('The doctor, the site or the weekly hours are unknown.'),
  409: errorResponse(
    'DUPLICATE: there are weekly hours then; CONFLICT: changed meanwhile; NOT_ACTIVE; DOCTOR_ELSEWHERE.',
  ),
  422: errorResponse(
    'A day or a period is at fault (`hours.0`); BOOKING_FREE: the site has no rosters; IDEMPOTENCY_KEY_REUSED: other hours were saved under this id.',
  ),
};

export const planRosterPattern = route('planRosterPattern', 'post', '/booking/roster-pattern-plans', {
  graphql: { query: 'weeklyHoursPlan' },
  summary: 'What weekly hours would make',
  description: 'The days they make and leave out, and who is booked outside of them. Nothing is changed.',
  request: { body: jsonBody(wantedPattern) },
  responses: {
    200: answer(
      'The plan.',
      namedObject(
        'PatternPlan',
        {
          days: z.int().openapi({ description: 'Days made within the weeks ahead.', example: 104 }),
          horizon: day('The last day that is made today.'),
          skipped: z.array(
            inGraphql(z.object({ day: day('The day.'), reason: words('26/01/2027 is a public holiday.') }), {
              type: 'SkippedDay',
            }),
          ),
          ...outside,
        },
        { type: 'WeeklyHoursPlan' },
      ),
    ),
    ...patternErrors,
  },
});

export const saveRosterPattern = route('saveRosterPattern', 'put', '/booking/roster-patterns/{new_pattern_id}', {
  graphql: { mutation: 'saveWeeklyHours' },
  summary: 'Begin, change or end weekly hours',
  description:
    'The id is made by the sender, so that the same one sent again changes nothing. Whoever is booked outside the new hours keeps the time.',
  request: { params: z.object({ new_pattern_id: id('Of the new weekly hours.') }), body: jsonBody(wantedPattern) },
  responses: { 204: { description: 'Saved.' }, ...patternErrors },
});

const doctorParam = z.object({ doctor_id: id('Doctor.') });

export const getOutsideHours = route('getOutsideHours', 'get', '/booking/doctors/{doctor_id}/outside-hours', {
  graphql: { query: 'outsideHours' },
  summary: 'Who is booked outside a doctor’s hours',
  description:
    'Now; or, with `from_day`, who would be if the doctor worked nowhere from then on, until `until_day` where it is given.',
  request: {
    params: doctorParam,
    query: z.object({
      from_day: day('First day of the absence.').optional(),
      until_day: day('Its last day.').optional(),
    }),
  },
  responses: {
    200: answer('By time.', namedObject('OutsideHours', outside)),
    404: errorResponse('No such doctor.'),
  },
});

export const addLeave = route('addLeave', 'post', '/booking/doctors/{doctor_id}/leaves', {
  graphql: { mutation: 'addLeave', flat: true },
  summary: 'Add leave of a doctor',
  description: 'Free days go at every clinic. Whoever is booked keeps the time until somebody moves them.',
  request: {
    params: doctorParam,
    body: namedBody('NewLeave', {
      leave_id: id('Made by the sender.'),
      from_day: day('First day.'),
      until_day: day('Last day.'),
      reason: z.string().trim().min(1, 'This field is required.').max(100).openapi({ example: 'Annual leave' }),
    }),
  },
  responses: {
    204: { description: 'Added.' },
    404: errorResponse('No such doctor.'),
    422: errorResponse(
      'The last day is before the first, or IDEMPOTENCY_KEY_REUSED: other leave was added under this id.',
    ),
  },
});

export const removeLeave = route('removeLeave', 'delete', '/booking/leaves/{leave_id}', {
  graphql: { mutation: 'removeLeave' },
  summary: 'Remove leave',
  description: 'The days of the weekly hours come back.',
  request: { params: z.object({ leave_id: id('Leave.') }) },
  responses: { 204: { description: 'Removed.' }, 404: errorResponse('No such leave.') },
});
