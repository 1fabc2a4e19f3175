import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse } from '../../shared/http/service.ts';
import { day } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const tags = ['holidays'];
const state = z.string().min(2).max(3).openapi({ description: 'State or territory.', example: 'WA' });

const holiday = z
  .object({
    state,
    day: day('The day.', '2026-12-25'),
    name: z.string().openapi({ example: 'Christmas Day' }),
    source: z
      .string()
      .openapi({ description: 'The calendar it came from; own where the provider entered it.', example: 'own' }),
    year: z.int().openapi({ description: 'The year it was entered for.', example: 2026 }),
  })
  .openapi('StateHoliday');

export const listStateHolidays = createRoute({
  method: 'get',
  path: '/booking/state-holidays',
  operationId: 'listStateHolidays',
  summary: 'Holidays of a state and year, with where they come from',
  description: 'And the states and years that have none: this year and the next, for every state with a clinic.',
  tags,
  request: {
    query: z.object({
      state,
      year: z.coerce.number().int().min(2000).max(2100).openapi({ description: 'Year.', example: 2026 }),
    }),
  },
  responses: {
    200: {
      description: 'Holidays in order.',
      content: json(
        z
          .object({
            holidays: z.array(holiday),
            states: z.array(z.string()).openapi({ description: 'States with a clinic.', example: ['WA', 'SA'] }),
            missing: z
              .array(z.object({ state, year: z.int().openapi({ example: 2029 }) }))
              .openapi({ description: 'Years without data.' }),
          })
          .openapi('StateHolidays'),
      ),
    },
  },
});

export const addStateHoliday = createRoute({
  method: 'post',
  path: '/booking/state-holidays',
  operationId: 'addStateHoliday',
  summary: 'Add an own day',
  description: 'Free-booking sites offer no times on it, and new rosters leave it out.',
  tags,
  request: {
    body: {
      content: json(
        z
          .strictObject({
            state,
            day: day('The day.', '2026-12-24'),
            name: z.string().trim().min(1, 'This field is required.').max(100).openapi({ example: 'Clinic shutdown' }),
          })
          .openapi('NewHoliday'),
      ),
    },
  },
  responses: {
    201: { description: 'Added.', content: json(holiday) },
    409: errorResponse('HOLIDAY_EXISTS: the day is one already.'),
  },
});

export const removeStateHoliday = createRoute({
  method: 'delete',
  path: '/booking/state-holidays/{state}/{day}',
  operationId: 'removeStateHoliday',
  summary: 'Remove an own day',
  description: 'Only days that the provider entered itself.',
  tags,
  request: { params: z.object({ state, day: day('The day.', '2026-12-24') }) },
  responses: {
    204: { description: 'Removed.' },
    404: errorResponse('The day is no holiday there.'),
    409: errorResponse('NOT_OWN_DAY: it comes from the calendar.'),
  },
});
