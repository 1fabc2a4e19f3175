import { z } from '@hono/zod-openapi';
import { namedObject } from '../../../shared/http/route.ts';
import { day, id, timeZone } from '../../shared/booking.contract.ts';

const clock = (description: string, example: string) =>
  z
    .string()
    .regex(/^\d{2}:\d{2}$/, 'must be HH:mm')
    .openapi({ description, example });

/** Hours of one weekday. */
export const period = z
  .strictObject({
    week: z.int().min(0).max(1).openapi({ description: '0: week A, or every week; 1: week B.', example: 0 }),
    weekday: z.int().min(1).max(7).openapi({ description: '1 is Monday.', example: 1 }),
    from_time: clock('Begin, HH:mm at the site, in quarters of an hour.', '08:00'),
    to_time: clock('End, HH:mm at the site.', '12:00'),
  })
  .openapi('WeeklyPeriod', { description: 'Hours of one weekday, on the clinic’s clock.' });

export const MOST_PERIODS = 100;
export const periods = z
  .array(period)
  .max(MOST_PERIODS)
  .openapi({ description: 'Those of a day in order; what lies between two of them is a break.' });

export const patternFields = {
  doctor_id: id('Doctor.'),
  site_id: id('Clinic site.'),
  from_day: day('First day.', '2026-11-30'),
  until_day: day('Last day; null while no end is known.', '2027-06-30').nullable(),
  weeks: z.int().min(1).max(2).openapi({ description: '2 where weeks A and B alternate.', example: 1 }),
  week_a: day('A day of a week A.'),
  hours: periods,
  on_holidays: z.boolean().openapi({ description: 'Public holidays too.', example: false }),
};

/** Weekly hours as they are stored. */
export const patternRecord = namedObject(
  'RosterPattern',
  {
    ...patternFields,
    pattern_id: id('Weekly hours.'),
    site_name: z.string().openapi({ example: 'Perth – Hay Street' }),
    timezone: timeZone,
    made_until: day('Days are made until this one.'),
  },
  { type: 'WeeklyHours', names: { timeZone: 'timezone' } },
);
