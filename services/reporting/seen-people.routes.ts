import { z } from '@hono/zod-openapi';
import { timeZone } from '../booking/shared/booking.contract.ts';
import { answer, errorResponse, namedObject, routesOf } from '../shared/http/route.ts';
import { id, instant, pageSize } from './audit.routes.ts';
import { CSV } from './exports.routes.ts';

const route = routesOf('audit');

export const MAX_SEEN_DAYS = 366;

const day = (description: string, example: string) => z.iso.date().openapi({ format: 'date', description, example });

const seenFilter = z.object({
  account_id: id('Whose reading and work is looked at.'),
  from_date: day('From the start of this day.', '2026-11-17'),
  to_date: day(`To the end of this day, at most ${MAX_SEEN_DAYS} days later.`, '2026-11-30'),
  time_zone: timeZone.default('Australia/Perth'),
});
export type SeenFilter = z.output<typeof seenFilter>;
const seenQuery = seenFilter.extend({
  cursor: z.string().max(300).optional().openapi({ description: '`next_cursor` of the page before, same filter.' }),
  page_size: pageSize,
});
export type SeenQuery = z.output<typeof seenQuery>;

const seenPerson = namedObject('SeenPerson', {
  candidate_id: id('The candidate.'),
  name: z.string().nullable().openapi({ description: 'Null of a person who was erased.', example: 'Liam O’Connor' }),
  reference: z.string().nullable().openapi({ description: 'Of the booking.', example: 'PF-204817' }),
  company_name: z.string().nullable().openapi({ description: 'Of the booking.', example: 'Redgum Mining' }),
  first_at: instant,
  last_at: instant,
  times: z.int().openapi({ description: 'How often.', example: 12 }),
  actions: z
    .array(z.string())
    .openapi({ description: 'In which ways, as codes.', example: ['bookings.listed', 'candidate.opened'] }),
});

export const listSeenPeople = route('listSeenPeople', 'get', '/reporting/seen-people', {
  summary: 'Whose data an account saw',
  description:
    'For a breach: each candidate whose data the account was shown or changed in a period, those of the last time first. ' +
    'For administrators of the provider who may manage administrators. Each page is written to the audit.',
  graphql: {
    query: 'seenPeople',
    args: { after: 'cursor' },
    only: ['account_id', 'from_date', 'to_date', 'cursor', 'time_zone'],
  },
  request: { query: seenQuery },
  responses: {
    200: answer(
      'A page.',
      namedObject('SeenPeople', {
        people: z.array(seenPerson),
        account_name: z.string().nullable().openapi({ description: 'Null of an account without entries.' }),
        whole_exports: z.int().openapi({
          description: 'Exports that were too large to keep ids: they had every booking that the account may see.',
          example: 0,
        }),
        next_cursor: z.string().nullable().openapi({ description: 'Null on the last page.' }),
      }),
    ),
    422: errorResponse('`cursor` is none of this list, or the dates are in the wrong order or too far apart.'),
  },
});

export const exportSeenPeople = route('exportSeenPeople', 'get', '/reporting/seen-people/export', {
  summary: 'Whose data an account saw, as CSV',
  description: 'The same filter, without its pages. That it was exported is written to the audit first.',
  request: { query: seenFilter },
  responses: {
    200: {
      description: 'The file: one row a candidate.',
      content: { [CSV]: { schema: z.string().openapi({ format: 'binary' }) } },
    },
    422: errorResponse('The dates are in the wrong order or too far apart.'),
  },
});
