import { createRoute, z } from '@hono/zod-openapi';
import { flag } from '../../shared/http/query.ts';
import { errorResponse } from '../../shared/http/service.ts';
import { lookupPage, lookupQuery } from '../../shared/sql/lookup.ts';
import { reason } from '../board/scheduler.contract.ts';
import { day, id, instant, timeZone } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const tags = ['rosters'];
const clock = (description: string, example: string) =>
  z
    .string()
    .regex(/^\d{2}:\d{2}$/, 'must be HH:mm')
    .openapi({ description, example });
const hours = {
  from_time: clock('Begin, HH:mm at the site, in quarters of an hour.', '08:00'),
  to_time: clock('End, HH:mm at the site.', '16:00'),
};
const rosterParam = z.object({
  roster_id: z.coerce.number().int().positive().openapi({ description: 'The day.', example: 4127 }),
});

const doctor = z
  .object({ doctor_id: id('Doctor.'), doctor_name: z.string().openapi({ example: 'Dr Anjali Rao' }) })
  .openapi('Doctor');

export const listDoctors = createRoute({
  method: 'get',
  path: '/booking/doctors',
  operationId: 'listDoctors',
  summary: 'Doctors by name',
  description: 'All of the provider’s doctors, wherever they work.',
  tags,
  request: { query: z.object(lookupQuery) },
  responses: {
    200: {
      description: 'A page.',
      content: json(z.object({ data: z.array(doctor), ...lookupPage }).openapi('Doctors')),
    },
  },
});

export const addDoctor = createRoute({
  method: 'post',
  path: '/booking/doctors',
  operationId: 'addDoctor',
  summary: 'Add a doctor',
  description: 'A name; days come with rosters.',
  tags,
  request: {
    body: {
      content: json(
        z
          .strictObject({
            name: z.string().trim().min(1, 'This field is required.').max(100).openapi({ example: 'Dr Anjali Rao' }),
          })
          .openapi('NewDoctor'),
      ),
    },
  },
  responses: { 201: { description: 'Added.', content: json(doctor) } },
});

const skipped = z.object({
  day: day('The day.'),
  reason: z.string().openapi({ example: '26/01/2027 is a public holiday.' }),
});

export const addRosters = createRoute({
  method: 'post',
  path: '/booking/rosters',
  operationId: 'addRosters',
  summary: 'Add days of a doctor at a site',
  description: 'Each day gets its slots of 15 minutes. A doctor cannot be at two clinics at overlapping times.',
  tags,
  request: {
    body: {
      content: json(
        z
          .strictObject({
            site_id: id('Clinic site.'),
            doctor_id: id('Doctor.'),
            days: z
              .array(z.iso.date())
              .min(1)
              .max(93)
              .openapi({ example: ['2026-11-23', '2026-11-24'] }),
            ...hours,
            skip: z.boolean().default(false).openapi({ description: 'Leave out days that cannot be, saying why.' }),
            on_holidays: z.boolean().default(false).openapi({ description: 'Public holidays too.' }),
          })
          .openapi('NewRosters'),
      ),
    },
  },
  responses: {
    201: {
      description: 'The days made, and those left out.',
      content: json(
        z
          .object({
            rosters: z.array(z.object({ roster_id: z.int().openapi({ example: 4127 }), day: day('The day.') })),
            skipped: z.array(skipped),
          })
          .openapi('AddedRosters'),
      ),
    },
    404: errorResponse('The site or the doctor is unknown.'),
    409: errorResponse(
      'DAYS_REFUSED: a day is a holiday, has the doctor here already or at another clinic then; `details.skipped` says which.',
    ),
    422: errorResponse('The hours are none, or BOOKING_FREE: the site has no rosters.'),
  },
});

export const changeRoster = createRoute({
  method: 'put',
  path: '/booking/rosters/{roster_id}',
  operationId: 'changeRoster',
  summary: 'Change the hours of a day',
  description: 'Slots are added at its ends or taken away; what is booked or held there keeps it from being cut.',
  tags,
  request: { params: rosterParam, body: { content: json(z.strictObject(hours).openapi('RosterHours')) } },
  responses: {
    200: {
      description: 'The hours now.',
      content: json(
        z
          .object({
            roster_id: z.int().openapi({ example: 4127 }),
            day: day('The day.'),
            from_time: instant('Begin.'),
            to_time: instant('End.', '2026-11-23T08:00:00Z'),
          })
          .openapi('ChangedRoster'),
      ),
    },
    404: errorResponse('No such day.'),
    409: errorResponse('SLOTS_IN_USE: booked or held outside the new hours; DOCTOR_ELSEWHERE.'),
    422: errorResponse('The hours are none.'),
  },
});

const hit = z
  .object({
    candidate_id: id('Candidate.'),
    candidate_name: z.string().openapi({ example: 'Liam O’Connor' }),
    company_name: z.string().openapi({ example: 'Redgum Mining' }),
    package_name: z.string().openapi({ example: 'PEM – Standard' }),
    status: z.string().openapi({ example: 'Confirmed' }),
    calendar_from_time: instant('Start now.'),
    calendar_to_time: instant('End now.', '2026-11-23T02:30:00Z'),
    must_move: z.boolean().openapi({ description: 'False for what is over: it stays in the record.', example: true }),
    to: z
      .object({
        roster_id: z.int().openapi({ example: 4131 }),
        doctor_name: z.string().openapi({ example: 'Dr Kwame Osei' }),
        calendar_from_time: instant('Nearest free time.', '2026-11-23T03:00:00Z'),
      })
      .nullable(),
    reason: z.string().nullable().openapi({ description: 'Why it stays.' }),
  })
  .openapi('ClosingHit');

const closing = z
  .object({
    roster_id: z.int().openapi({ example: 4127 }),
    site_id: id('Clinic site.'),
    doctor_name: z.string().openapi({ example: 'Dr Anjali Rao' }),
    doctors: z.array(z.string()).openapi({ description: 'Everybody whose day closes.', example: ['Dr Anjali Rao'] }),
    day: day('The day.'),
    timezone: timeZone,
    bookings: z.array(hit),
    holds: z.array(
      z.object({
        calendar_from_time: instant('Start.'),
        calendar_to_time: instant('End.', '2026-11-23T02:30:00Z'),
        expires_at: instant('When the hold ends.', '2026-11-23T01:10:00Z'),
      }),
    ),
  })
  .openapi('Closing');

export const getRosterClosing = createRoute({
  method: 'get',
  path: '/booking/rosters/{roster_id}/closing',
  operationId: 'getRosterClosing',
  summary: 'What closing a day would hit',
  description:
    'Its bookings with the nearest free times at the site, and its holds. Nothing is changed. Days that close together ' +
    'take none of one another’s bookings.',
  tags,
  request: {
    params: rosterParam,
    query: z.object({ whole_clinic: flag('Whether the days of all doctors at the clinic close with it.').optional() }),
  },
  responses: { 200: { description: 'The plan.', content: json(closing) }, 404: errorResponse('No such day.') },
});

export const closeRoster = createRoute({
  method: 'post',
  path: '/booking/rosters/{roster_id}/close',
  operationId: 'closeRoster',
  summary: 'Close a day',
  description:
    'Moves its bookings to the nearest free times in one step, with notices. A day that nothing is left in goes; else ' +
    'what stays keeps its time and the rest is blocked.',
  tags,
  request: {
    params: rosterParam,
    body: {
      content: json(
        z
          .strictObject({
            how: z.enum(['all', 'possible']).openapi({ description: 'all: or nothing · possible: the others stay.' }),
            reason: reason('Why, as the board shows it and the mails say.').min(1, 'must say why'),
            whole_clinic: z
              .boolean()
              .default(false)
              .openapi({ description: 'Closes the days of all doctors at the clinic with it, in one step.' }),
          })
          .openapi('CloseRoster'),
      ),
    },
  },
  responses: {
    200: {
      description: 'Closed.',
      content: json(
        z
          .object({
            moved: z.array(
              z.object({
                move_id: id('The move.'),
                candidate_id: id('Candidate.'),
                calendar_from_time: instant('Start now.'),
              }),
            ),
            stayed: z.array(z.object({ candidate_name: z.string(), reason: z.string() })),
            gone: z.boolean().openapi({ description: 'Whether nothing is left of the day.', example: true }),
          })
          .openapi('ClosedRoster'),
      ),
    },
    404: errorResponse('No such day.'),
    409: errorResponse('CANNOT_MOVE_ALL: `message` says who and why; nothing moved.'),
  },
});
