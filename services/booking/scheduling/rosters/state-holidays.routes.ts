import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { repeated } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, id } from '../../shared/booking.contract.ts';

const route = routesOf('holidays');

/** As many as one press may name. */
const MOST_SITES = 200;

const state = z.string().min(2).max(3).openapi({ description: 'State or territory.', example: 'WA' });

const holidaySite = inGraphql(
  z.object({ site_id: id('Clinic site.'), name: z.string().openapi({ example: 'Karratha' }) }),
  { type: 'HolidaySite' },
);

const holiday = namedObject('StateHoliday', {
  state,
  day: day('The day.', '2026-12-25'),
  name: z.string().openapi({ example: 'Christmas Day' }),
  source: z
    .string()
    .openapi({ description: 'The calendar it came from; own where the provider entered it.', example: 'own' }),
  year: z.int().openapi({ description: 'The year it was entered for.', example: 2026 }),
  sites: z
    .array(holidaySite)
    .openapi({ description: 'The clinics that it closes; none where it closes all of the state.' }),
  open_at: z.array(holidaySite).openapi({ description: 'Clinics of the state that are open on it all the same.' }),
});
export type StateHoliday = z.output<typeof holiday>;

export const listStateHolidays = route('listStateHolidays', 'get', '/booking/state-holidays', {
  summary: 'Holidays of a state and year, with where they come from',
  description: 'And the states and years that have none: this year and the next, for every state with a clinic.',
  graphql: { query: 'stateHolidays' },
  request: {
    query: z.object({
      state,
      year: z.coerce.number().int().min(2000).max(2100).openapi({ description: 'Year.', example: 2026 }),
    }),
  },
  responses: {
    200: answer(
      'Holidays in order.',
      namedObject('StateHolidays', {
        holidays: z.array(holiday),
        states: z.array(z.string()).openapi({ description: 'States with a clinic.', example: ['WA', 'SA'] }),
        missing: z
          .array(inGraphql(z.object({ state, year: z.int().openapi({ example: 2029 }) }), { type: 'MissingYear' }))
          .openapi({ description: 'Years without data.' }),
      }),
    ),
  },
});

export const addStateHoliday = route('addStateHoliday', 'post', '/booking/state-holidays', {
  summary: 'Add an own day',
  description: 'Free-booking sites offer no times on it, and new rosters leave it out.',
  graphql: { mutation: 'addHoliday', flat: true, isDone: true },
  request: {
    body: namedBody('NewHoliday', {
      state,
      day: day('The day.', '2026-12-24'),
      name: z.string().trim().min(1, 'This field is required.').max(100).openapi({ example: 'Clinic shutdown' }),
      site_ids: z
        .array(id('Clinic site.'))
        .max(MOST_SITES)
        .optional()
        .openapi({ description: 'The clinics that it closes; without any, all of the state.' }),
    }),
  },
  responses: {
    201: answer('Added.', holiday),
    409: errorResponse('HOLIDAY_EXISTS: the day is one already.'),
    422: errorResponse('INVALID: a clinic is not in the state.'),
  },
});

export const removeStateHoliday = route('removeStateHoliday', 'delete', '/booking/state-holidays/{state}/{day}', {
  summary: 'Remove an own day',
  description: 'Only days that the provider entered itself.',
  graphql: { mutation: 'removeHoliday', isDone: true },
  request: {
    params: z.object({ state, day: day('The day.', '2026-12-24') }),
    query: z.object({
      site_ids: repeated(z.uuid(), MOST_SITES)
        .optional()
        .openapi({
          type: 'array',
          items: { type: 'string', format: 'uuid' },
          description: 'The clinics that open again, repeated; without any, a day of all the state goes.',
        }),
    }),
  },
  responses: {
    204: { description: 'Removed.' },
    404: errorResponse('The day is no holiday there.'),
    409: errorResponse('NOT_OWN_DAY: it comes from the calendar.'),
  },
});

export const openOnHoliday = route('openOnHoliday', 'put', '/booking/state-holidays/{state}/{day}/open-sites', {
  summary: 'Choose the clinics that are open on a holiday of the state',
  description: 'Weekly hours make their days there. Without any clinic, the holiday closes all of the state again.',
  graphql: { mutation: 'openOnHoliday', flat: true, isDone: true },
  request: {
    params: z.object({ state, day: day('The day.', '2026-12-25') }),
    body: namedBody('HolidayOpenSites', {
      site_ids: z
        .array(id('Clinic site.'))
        .max(MOST_SITES)
        .openapi({ description: 'All clinics that are open on it; others of the state are closed.' }),
    }),
  },
  responses: {
    200: answer('The holiday now.', holiday),
    404: errorResponse('The day is no holiday of all the state.'),
    422: errorResponse('INVALID: a clinic is not in the state.'),
  },
});
