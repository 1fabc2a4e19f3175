import { z } from '@hono/zod-openapi';
import { FILL_IN_FIELDS } from '../../../../machines/rules/booking/fill-in.ts';
import { VISIT_STEPS } from '../../../../machines/visit-route/visit-route.types.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { visitStop } from '../../scheduling/slots/visit-stop.contract.ts';
import { day, id, instant, overPlan, timeZone } from '../../shared/booking.contract.ts';
import { dayListNames } from '../../shared/booking.names.ts';

const route = routesOf('scheduler');

const entry = namedObject(
  'DayListEntry',
  {
    candidate_id: id('The candidate.'),
    reference: z.string().openapi({ example: 'PF-204817' }),
    candidate_name: z.string().openapi({ example: 'Liam O’Connor' }),
    candidate_dob: day('Date of birth.', '1991-03-14'),
    candidate_phone: z.string().openapi({ example: '0487 987 987' }),
    company_name: z.string().openapi({ example: 'Redgum Mining' }),
    package_name: z.string().openapi({ example: 'Standard medical' }),
    assessments: z.array(z.string()).openapi({ description: 'Names, in the order of the package.' }),
    paperworks: z
      .array(
        namedObject(
          'DayListPaperwork',
          {
            paperwork_id: id('The form.'),
            paper_work: z.string().openapi({ example: 'Health questionnaire' }),
            handed_in: z.boolean().openapi({ description: 'The clinic has it from this candidate.' }),
            candidate_file_id: z.uuid().nullable().openapi({ description: 'What the candidate sent as it.' }),
          },
          { names: { id: 'paperwork_id', name: 'paper_work', isHandedIn: 'handed_in' } },
        ),
      )
      .openapi({ description: 'Forms that the candidate brings, by name.' }),
    identification_file_id: z
      .uuid()
      .nullable()
      .openapi({ description: 'What the candidate sent as photo identification.' }),
    visit_stops: z
      .array(visitStop)
      .openapi({ description: 'The stops of a visit route; empty for one doctor’s time.' }),
    has_left: z.boolean().openapi({ description: 'The visit was broken off.', example: false }),
    missing: z
      .array(z.enum(FILL_IN_FIELDS))
      .openapi({ description: 'Details that the candidate has not filled in yet.' }),
    appointment_note: z.string().openapi({ description: 'About this candidate.', example: 'Needs a hearing booth.' }),
    booking_comment: z.string().openapi({ description: 'About the whole booking.', example: 'Gate 4 by 6 am.' }),
    doctor_name: z.string().nullable().openapi({ description: 'Null where the time is no doctor’s any more.' }),
    over_plan: overPlan,
    appointment_time: instant('Start.'),
    appointment_end: instant('End.', '2026-11-23T02:30:00Z'),
    status: z.string().openapi({ example: 'Confirmed' }),
    status_color: z.string().openapi({ description: 'A CSS colour.', example: '#16a34a' }),
    status_before: z.string().nullable().openapi({ description: 'What a mistake of the same day goes back to.' }),
    status_changed_at: instant('When the status was set, where that can be a mistake.').nullable(),
  },
  { names: dayListNames },
);

export const getDayList = route('getDayList', 'get', '/booking/scheduler/day-list', {
  graphql: { query: 'dayList' },
  summary: 'Everybody with an appointment at a site on a day',
  description: 'By time, at most 500, with what each of them needs. Who is Pending or Cancelled is not there.',
  request: {
    query: z.object({
      site_id: id('Clinic site.'),
      day: day('Day of the site’s own calendar.'),
      candidate_id: z.uuid().optional().openapi({ description: 'This candidate alone.' }),
    }),
  },
  responses: {
    200: answer(
      'The day.',
      namedObject(
        'DayList',
        {
          site_id: id('Clinic site.'),
          timezone: timeZone,
          day: day('The day.'),
          entries: z.array(entry),
        },
        { names: { timeZone: 'timezone' } },
      ),
    ),
    404: errorResponse('The site is unknown.'),
  },
});

export const setPaperworkHandedIn = route(
  'setPaperworkHandedIn',
  'put',
  '/booking/scheduler/day-list/{candidate_id}/paperworks/{paperwork_id}',
  {
    graphql: { mutation: 'setPaperworkHandedIn', flat: true, args: { isHandedIn: 'handed_in' } },
    summary: 'Say whether a form of the booking was handed in',
    description: 'Of one candidate. Every open day list of the clinic is told.',
    request: {
      params: z.object({ candidate_id: id('The candidate.'), paperwork_id: id('A form of the booking.') }),
      body: namedBody('PaperworkHandedIn', {
        handed_in: z.boolean().openapi({ description: 'False takes a mistake back.' }),
      }),
    },
    responses: {
      204: { description: 'Saved.' },
      404: errorResponse('The candidate is unknown, or the form is none of the booking.'),
    },
  },
);

export const moveVisitOn = route('moveVisitOn', 'put', '/booking/scheduler/day-list/{candidate_id}/visit', {
  graphql: { mutation: 'moveVisitOn', flat: true, args: { candidateId: 'candidate_id' } },
  summary: 'Move a person on in a visit route',
  description:
    'A stop that is begun ends the one before it. The same step sent twice is one step. Every open day list of the clinic is told.',
  request: {
    params: z.object({ candidate_id: id('The candidate.') }),
    body: namedBody('VisitStepTaken', {
      step: inGraphql(z.enum(VISIT_STEPS).openapi({ description: 'What happened.', example: 'begun' }), {
        type: 'VisitStep',
      }),
      stop: z
        .string()
        .max(2000)
        .openapi({ description: 'The name of the stop; empty where it is about the person.', example: 'Audiometry' }),
    }),
  },
  responses: {
    204: { description: 'Saved.' },
    404: errorResponse('The candidate is unknown.'),
    409: errorResponse(
      'CONFLICT: there is no visit route, the person is not at the clinic, or the visit is elsewhere by now.',
    ),
  },
});
