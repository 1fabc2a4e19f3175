import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { MAX_INTEGER } from '../../../shared/http/row-number.ts';
import { day, id, instant } from '../../shared/booking.contract.ts';

const route = routesOf('rosters');

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
  roster_id: z.coerce.number().int().positive().max(MAX_INTEGER).openapi({ description: 'The day.', example: 4127 }),
});

const skipped = inGraphql(
  z.object({ day: day('The day.'), reason: z.string().openapi({ example: '26/01/2027 is a public holiday.' }) }),
  { type: 'SkippedDay' },
);
const added = inGraphql(z.object({ roster_id: z.int().openapi({ example: 4127 }), day: day('The day.') }), {
  type: 'AddedRoster',
});

export const addRosters = route('addRosters', 'post', '/booking/rosters', {
  graphql: { mutation: 'addRosters' },
  summary: 'Add days of a doctor at a site',
  description: 'Each day gets its slots of 15 minutes. A doctor cannot be at two clinics at overlapping times.',
  request: {
    body: namedBody('NewRosters', {
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
    }),
  },
  responses: {
    201: answer(
      'The days made, and those left out.',
      namedObject('AddedRosters', {
        rosters: z.array(added),
        skipped: z.array(skipped),
      }),
    ),
    404: errorResponse('The site or the doctor is unknown.'),
    409: errorResponse(
      'DAYS_REFUSED: a day is a holiday, has the doctor here already or at another clinic then; `details.skipped` says which.',
    ),
    422: errorResponse('The hours are none, or BOOKING_FREE: the site has no rosters.'),
  },
});

export const changeRoster = route('changeRoster', 'put', '/booking/rosters/{roster_id}', {
  graphql: { mutation: 'changeRoster', flat: true, isDone: true },
  summary: 'Change the hours of a day',
  description: 'Slots are added at its ends or taken away; what is booked or held there keeps it from being cut.',
  request: { params: rosterParam, body: namedBody('RosterHours', hours) },
  responses: {
    200: answer(
      'The hours now.',
      namedObject('ChangedRoster', {
        roster_id: z.int().openapi({ example: 4127 }),
        day: day('The day.'),
        from_time: instant('Begin.'),
        to_time: instant('End.', '2026-11-23T08:00:00Z'),
      }),
    ),
    404: errorResponse('No such day.'),
    409: errorResponse('SLOTS_IN_USE: booked or held outside the new hours; DOCTOR_ELSEWHERE.'),
    422: errorResponse('The hours are none.'),
  },
});
